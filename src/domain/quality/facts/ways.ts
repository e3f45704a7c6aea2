import type { Span } from "#domain/source-units/sentences.ts";
import type { Clause } from "./clause.ts";
import { KINDS_OF_WAYS, WAYS } from "./lexicon/ways.ts";

/** The ways of one family a clause names and where, whether there are no others, and which are ruled out. */
export type Ways = {
  family: string;
  values: readonly string[];
  denied: readonly string[];
  isOnly: boolean;
  spans: readonly Span[];
};

const families = Object.entries(WAYS).map(([family, ways]) => {
  const values = Object.entries(ways).map(([value, pattern]) => [value, new RegExp(`^(?:${pattern})$`, "iu")] as const);
  return { family, values, any: new RegExp(`(?<![\\p{L}-])(?:${Object.values(ways).join("|")})(?![\\p{L}-])`, "giu") };
});

export const isWay = (family: string): boolean => Object.hasOwn(WAYS, family);

const ONLY_BEFORE = /\b(?:only|solely|exclusively|nothing but) (?:(?:by|via|with|in|on|at|as|through|using|the|an?) )*$/iu;
const ONLY_AFTER = /^(?: (?!and\b|or\b)\p{L}+)? (?:only|alone|exclusively|solely)\b/iu;
const ONLY_ONE =
  /\bno other (?:way|means|method|channel|option|form|kind)|\bin no other way|\bnothing else\b|\b(?:apart from|other than|except(?: for)?|besides) [^,.;]+, no\b|\bno \p{L}+(?: of \p{L}+)? (?:other than|but|except|apart from)\b/iu;
const THE_ONLY = /\bthe (?:only|sole|one) (?:way|means|method|channel|option|form|kind)\b/iu;
const IS_BEFORE = /\b(?:is|are) (?:(?:by|via|with|in|on|at|as|through|using|the|an?|\p{L}+['’]s?) )*$/iu;
const DENIED_BEFORE =
  /\b(?:not|never|nor|instead of|rather than)(?: (?:by|via|with|in|on|at|as|through|using|the|an?|any))*\s*$/iu;
/** "Cards are not accepted" rules a means out, "no e-mail is sent" only one message. */
const OFFERED =
  /\b(?:accept|offer|use|support|provide|allow|permit)\w*|\b(?:possible|available|valid)\b|\bthere (?:is|are|will be) no\b/iu;
const DENIED =
  /\b(?:not|never|no longer|cannot|\p{L}+n['’]t|refused|rejected|impossible|excluded|there (?:is|are|will be) no)\b/iu;

/** What is told of things, and is a way only where it is ruled out. */
const ADJECTIVES = new Set(["electronic", "printed"]);

/** "Cash only", "only in cash", "the only way to pay is cash", "cash is the only way to pay" */
function isOnlyOne(before: string, after: string): boolean {
  if (ONLY_BEFORE.test(before) || ONLY_AFTER.test(after)) return true;
  return (THE_ONLY.test(before) && IS_BEFORE.test(before)) || (THE_ONLY.test(after) && /^ (?:is|are|remains?) /u.test(after));
}

export function waysIn({ text, main, outcome }: Clause): Ways[] {
  if (outcome === "refused") return [];
  const said = text.slice(main.start, main.end);
  return families.flatMap(({ family, values, any }) => {
    const found = [...said.matchAll(any)].flatMap(({ 0: name, index }) => {
      const value = values.find(([, pattern]) => pattern.test(name))?.[0];
      return value === undefined ? [] : [{ value, start: index, end: index + name.length }];
    });
    if (found.length === 0) return [];
    const isLocal = found.map(({ start }) => DENIED_BEFORE.test(said.slice(0, start)));
    const isOnly = ONLY_ONE.test(said) || found.some(({ start, end }) => isOnlyOne(said.slice(0, start), said.slice(end)));
    const isAllDenied = !isOnly && !isLocal.includes(true) && DENIED.test(said) && OFFERED.test(said);
    const isDenied = found.map((_, at) => isAllDenied || isLocal[at] === true);
    const valuesOf = (isTold: (at: number) => boolean) => [
      ...new Set(found.filter((_, at) => isTold(at)).map(({ value }) => value)),
    ];
    return [
      {
        family,
        values: valuesOf((at) => !isDenied[at] && !ADJECTIVES.has(found[at]?.value ?? "")),
        denied: valuesOf((at) => isDenied[at] === true),
        isOnly,
        spans: found.map(({ start, end }) => ({ start: start + main.start, end: end + main.start })),
      },
    ];
  });
}

const isKindOf = (one: string, other: string) => one === other || (KINDS_OF_WAYS[other]?.includes(one) ?? false);
const areKin = (one: string, other: string) => isKindOf(one, other) || isKindOf(other, one);

/** Whether what the one names is none of the only ways of the other, or is ruled out by it. */
export function excludesWays(
  only: readonly string[],
  isOnly: boolean,
  denied: readonly string[],
  others: readonly string[],
): boolean {
  if (others.length === 0) return false;
  if (isOnly && only.length > 0) return !others.some((way) => only.some((one) => areKin(one, way)));
  return others.every((way) => denied.some((one) => isKindOf(way, one)));
}
