import * as z from "zod";
import { defineContract } from "#domain/contract.ts";

/** Reads the documents of a project's questionnaire, so that their clauses are known; answers how many could be. */
export const readProjectDocuments = defineContract({
  name: "read-documents",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ count: z.int().nonnegative() }),
});
