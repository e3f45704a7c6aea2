import type { Drafted } from "#data/generations.ts";
import type { Brief, DeletedName } from "#domain/brief.ts";
import { unusedParts } from "#domain/drafter/wish/unused.ts";
import { allNouns } from "#domain/nouns/all.ts";
import { type DraftedLists, withUnits } from "#server/functions/rests-on.ts";
import { askedOf, type Told } from "./asked-of.ts";
import { leftOutOf } from "./left-out-of.ts";

export type JudgedOf = { rewrites?: boolean; among?: readonly string[] };

/** What the built-in drafter does, and what is read and written for a model; everything it is given and answers can be told to another process. */
export type Work =
  | { task: "draft"; told: Told }
  /** What a model is told; nothing where what was answered leaves nothing to ask further. */
  | { task: "put"; told: Told }
  /** What is made of a model's answer. */
  | { task: "read"; told: Told; answer: unknown }
  | { task: "unused"; told: Told; judged: JudgedOf }
  | { task: "units"; brief: Brief; lists: DraftedLists }
  /** Rows that say what somebody deleted are told apart from the others. */
  | { task: "left_out"; drafted: Drafted; deleted: readonly DeletedName[] };

export function done(work: Work): unknown {
  if (work.task === "units") return withUnits(work.brief, work.lists);
  if (work.task === "left_out") return leftOutOf(work.drafted, work.deleted);
  const { told } = work;
  if (work.task === "draft") return askedOf(told, told.brief).draft();
  if (work.task === "unused") return unusedOf(told, work.judged);
  const asked = furtherOf(told);
  if (work.task === "put") return asked && { instructions: asked.instructions, prompt: asked.prompt };
  if (!asked) throw new Error("Nothing was asked further.");
  return asked.read(work.answer as never);
}

function furtherOf({ again, ...told }: Told) {
  const asked = askedOf(told, told.brief);
  return again ? asked.further?.(again.rows as never, new Set(again.held)) : asked;
}

/** The parts of an instruction that changed nothing of a draft; of those in question, where not all are. */
function unusedOf({ brief, ...told }: Told, judged: JudgedOf): string[] {
  const { instruction } = brief;
  if (!instruction) return [];
  const name = told.name.replaceAll("-", "_");
  const list = allNouns.find((noun) => noun === name);
  return unusedParts(instruction, (other) => askedOf(told, { ...brief, instruction: other }).draft(), { list, ...judged });
}
