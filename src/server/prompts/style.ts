import type { Brief } from "#domain/brief.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { textsOfRow } from "#domain/source-units/row-words.ts";
import { rowsOf } from "./rows-of.ts";

const MOST = 6;
const EACH = 500;

type Origin = { generation_id?: string | null | undefined; revision?: number | undefined };

/** Rows somebody wrote, or rewrote after they were drafted; one that nobody touched says nothing of how people write. */
export function isByHand({ generation_id, revision }: Origin): boolean {
  return !generation_id || (revision ?? 1) > 1;
}

/** Examples of how the project's people write: of the list asked for first, the latest ones first. */
export function styleExamples(brief: Brief, of?: string): string[] {
  const examples = new Map(allNouns.map((noun) => [noun, writtenByHand(brief, noun)]));
  const asked = allNouns.filter((noun) => noun === of);
  const others = allNouns.filter((noun) => noun !== of);
  const chosen = [
    ...asked.flatMap((noun) => examples.get(noun)?.slice(0, MOST - 2) ?? []),
    ...others.flatMap((noun) => examples.get(noun)?.slice(0, 1) ?? []),
  ];
  return chosen.slice(0, MOST);
}

function writtenByHand(brief: Brief, noun: Noun): string[] {
  return rowsOf(brief, noun)
    .filter(isByHand)
    .toReversed()
    .map((row) => textsOfRow(noun, row))
    .filter((texts) => texts.length > 1)
    .map((texts) => texts.join(" — ").slice(0, EACH).toWellFormed());
}
