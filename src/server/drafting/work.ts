import type { Brief } from "#domain/brief.ts";
import { unusedParts } from "#domain/drafter/wish/unused.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { type DraftedLists, withUnits } from "#server/functions/rests-on.ts";
import { askedOf, type Told } from "./asked-of.ts";

export type JudgedOf = { rewrites?: boolean; among?: readonly string[] };

/** What the built-in drafter does; everything it is given and answers can be told to another process. */
export type Work =
  | { task: "draft"; told: Told }
  | { task: "unused"; told: Told; judged: JudgedOf }
  | { task: "units"; brief: Brief; lists: DraftedLists };

export function done(work: Work): unknown {
  if (work.task === "units") return withUnits(work.brief, work.lists);
  const { told } = work;
  return work.task === "draft" ? askedOf(told, told.brief).draft() : unusedOf(told, work.judged);
}

/** The parts of an instruction that changed nothing of a draft; of those in question, where not all are. */
function unusedOf({ brief, ...told }: Told, judged: JudgedOf): string[] {
  const { instruction } = brief;
  if (!instruction) return [];
  const name = told.name.replaceAll("-", "_");
  const list = allNouns.find((noun) => noun === name);
  return unusedParts(instruction, (other) => askedOf(told, { ...brief, instruction: other }).draft(), { list, ...judged });
}
