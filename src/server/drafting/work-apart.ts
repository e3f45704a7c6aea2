import { fileURLToPath } from "node:url";
import { keepApart } from "#server/apart/keep-apart.ts";
import { createTurns } from "#server/reading/turns.ts";
import type { Work } from "./work.ts";

export type Whose = { who?: string | undefined; signal?: AbortSignal | undefined; patience?: number };

const turns = createTurns({
  at_once: 2,
  each: 1,
  waiting: 48,
  patience: 120_000,
  busy: "More is being drafted now than this server can take.",
});

const drafters = keepApart<Work, unknown>({
  program: fileURLToPath(new URL("./worker.ts", import.meta.url)),
  tooMuch: "This is too much to draft from at once. Shorten the description or the answers, or take away documents.",
});

/**
 * Has the built-in drafter work beside the server and not in it, which answers others meanwhile, in the turn of `who`. What takes
 * longer than `patience`, in milliseconds, or is no longer wanted, is given up with its process.
 */
export function workApart(work: Work, { who = "", ...wanted }: Whose = {}): Promise<unknown> {
  return turns.take(who, () => drafters.have(work, wanted));
}
