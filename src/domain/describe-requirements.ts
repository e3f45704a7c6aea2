import * as z from "zod";
import { defineContract } from "./contract.ts";
import { allNouns, type Noun } from "./nouns/all.ts";
import { progressStates } from "./progress.ts";
import { keyScopes } from "./project-api-keys.ts";

const evidence = z.string().nullable();

/** What a project's key opens: every row at its revision and, where they are asked for, the last report of each. */
export const describeRequirements = defineContract({
  name: "describe-requirements",
  input: z.object({ reports: z.boolean().optional() }),
  output: z.object({
    project: z.object({ id: z.string(), name: z.string(), version: z.string() }),
    key: z.object({ name: z.string(), scope: z.enum(keyScopes), expires_at: z.string().nullable() }),
    /** Of the texts, such as the project scope; null before any was written. */
    texts_revision: z.int().positive().nullable(),
    requirements: z.array(
      z.object({
        noun: z.enum(allNouns as [Noun, ...Noun[]]),
        reference: z.string(),
        revision: z.int().positive(),
        name: z.string(),
      }),
    ),
    reports: z.array(
      z.object({
        reference: z.string(),
        at_revision: z.int().positive(),
        state: z.enum(progressStates),
        commit: evidence,
        test: evidence,
        note: evidence,
        reported_at: z.string(),
      }),
    ),
  }),
});
export type DescribedRequirements = z.output<typeof describeRequirements.output>;
