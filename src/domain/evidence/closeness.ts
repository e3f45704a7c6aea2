import type { PageSight, SeenPart } from "./sight.ts";

/** How many elements two parts share. */
export function shared(one: SeenPart, other: SeenPart): number {
  let at = 0;
  while (at < one.path.length && one.path[at] === other.path[at]) at += 1;
  return at;
}

/** The heading a part stands below: of those before it the last one in the smallest element around both. */
export function headingOf(parts: PageSight["parts"], part: SeenPart): SeenPart | undefined {
  const all = parts.slice(0, parts.indexOf(part)).filter(({ kind }) => kind === "heading");
  // a heading that lies deeper in something else heads only that
  const own = all.filter((one) => one.path.length - shared(one, part) <= 2);
  const before = own.length > 0 ? own : all;
  return before.toReversed().reduce<SeenPart | undefined>((best, one) => {
    if (!best) return one;
    return shared(one, part) > shared(best, part) && one.level >= best.level ? one : best;
  }, undefined);
}

/** Sentences of a text as they are written. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’»)]?)\s+(?=[\p{Lu}\d"“„«(¿¡])/u)
    .map((one) => one.trim())
    .filter(Boolean);
}
