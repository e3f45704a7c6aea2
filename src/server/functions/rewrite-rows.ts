import { createHash } from "node:crypto";
import { nouns } from "#domain/nouns/all.ts";
import { askRewriting, type RewrittenNoun } from "#server/prompts/rewriting.ts";
import type { FunctionContext } from "./function.ts";
import { draftedRows } from "./row-questions.ts";
import { runGeneration } from "./run-generation.ts";

type Chosen = { projectId: string; rowIds: readonly string[]; instruction?: string | undefined };

/** Other words for some rows of a list, as new revisions of them; all others stay as they are. */
export function rewriteRows(context: FunctionContext, noun: RewrittenNoun, { projectId, rowIds, instruction }: Chosen) {
  return runGeneration(context, {
    project_id: projectId,
    name: nouns[noun].generate.name,
    asked: createHash("sha256")
      .update([...rowIds].sort().join())
      .digest("hex"),
    instruction,
    question: (brief) => askRewriting(brief, { noun, ids: rowIds, draft: (other) => draftedRows(noun, other) }),
    kept: (rows) => ({ rewritten: { [noun]: rows } }),
  });
}
