import * as z from "zod";
import { defineContract } from "./contract.ts";
import { allNouns, type Noun } from "./nouns/all.ts";
import { keyScopes } from "./project-api-keys.ts";

const cite = z.string().regex(/^[A-Z]{1,4}-[1-9]\d{0,8}@[1-9]\d{0,8}$/, 'name a row and a revision, such as "US-14@3"');
const change = z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() });

/** What a project's key opens: every row at its revision, and what changed in some since revisions that are named. */
export const describeRequirements = defineContract({
  name: "describe-requirements",
  input: z.object({ since: z.array(cite).max(50).optional() }),
  output: z.object({
    project: z.object({ id: z.string(), name: z.string(), version: z.string() }),
    key: z.object({ name: z.string(), scope: z.enum(keyScopes), expires_at: z.string().nullable() }),
    requirements: z.array(
      z.object({
        noun: z.enum(allNouns as [Noun, ...Noun[]]),
        reference: z.string(),
        revision: z.int().positive(),
        name: z.string(),
      }),
    ),
    changes: z.array(z.object({ cite: z.string(), fields: z.array(change) })),
  }),
});
export type DescribedRequirements = z.output<typeof describeRequirements.output>;
