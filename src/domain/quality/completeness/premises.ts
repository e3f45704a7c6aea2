import { stackPremises } from "./premises/stack.ts";
import { subjectPremises } from "./premises/subjects.ts";
import { namedPlace, type Spoken, speaksOf } from "./spoken.ts";

/**
 * Why a requirement of ASVS may not concern a product. `covers` names chapters, sections or requirements; it holds while nothing speaks
 * of what is `absent` and, where a technology must be known for it, something speaks of what is `present`.
 */
export type Premise = { id: string; covers: readonly string[]; absent: RegExp; present?: RegExp; reason: string };

export const premises: readonly Premise[] = [...subjectPremises, ...stackPremises];

/** Whether a premise holds, and if not, which words stand against it. */
export type Standing = { holds: boolean; against: readonly Spoken[] };

export function standingOf({ absent, present }: Premise, spoken: readonly Spoken[]): Standing {
  const against = speaksOf(spoken, absent);
  const isKnown = !present || speaksOf(spoken, present).length > 0;
  return { holds: against.length === 0 && isKnown, against };
}

/** Why what was concluded counts no more. */
export function whyNoMore({ against }: Standing): string {
  const [first] = against;
  if (!first) return "It was concluded from the technology, which is not said any more.";
  const others = against.length - 1;
  const more = others > 0 ? ` and ${others} ${others === 1 ? "other place" : "other places"}` : "";
  return `${capitalised(namedPlace(first))}${more} ${others > 0 ? "speak" : "speaks"} of it now.`;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
