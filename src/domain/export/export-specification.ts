import * as z from "zod";
import { defineFileContract } from "#domain/contract.ts";
import { exportFormats } from "./formats.ts";

const chapter = z.string().regex(/^\d{1,3}(\.\d{1,3}){0,5}$/, 'name chapters by their numbers, such as "3.1"');
const citation = z.string().regex(/^[A-Z]{1,4}-[1-9]\d{0,8}$/, 'name rows by their numbers, such as "US-14"');

/** A version of a project, whole or in part, as a file of one format. */
export const exportSpecification = defineFileContract({
  name: "export-specification",
  input: z.object({
    projectId: z.uuid(),
    format: z.enum(exportFormats, `choose one of ${exportFormats.join(", ")}`),
    version: z.string().min(1).max(50).optional().describe("The current one where none is named"),
    part: z
      .union([
        z.strictObject({ chapters: z.array(chapter).min(1).max(500) }),
        z.strictObject({ rows: z.array(citation).min(1).max(20_000) }),
      ])
      .optional(),
  }),
});
