import { stackPremises } from "./premises/stack.ts";
import { subjectPremises } from "./premises/subjects.ts";
import { namedPlace, type Spoken, speaksOf } from "./spoken.ts";

/**
 * Why a requirement of ASVS may not concern a product. `covers` names chapters, sections or requirements; it holds while nothing speaks
 * of what is `absent` and, where a technology must be known for it, something speaks of what is `present`.
 */
export type Premise = {
  id: string;
  covers: readonly string[];
  absent: RegExp;
  present?: RegExp;
  reason: string;
  /** Both go by names of technology, which are the same in every language; the other words are English. */
  isNamed?: true;
};

export const premises: readonly Premise[] = [...subjectPremises, ...stackPremises];

/** Whether a premise holds, and if not, which words stand against it, or that nobody can read it from this language. */
export type Standing = { holds: boolean; against: readonly Spoken[]; isUnread: boolean };

/** That English words are not there says nothing of a project that is written in another language. */
export function standingOf({ absent, present, isNamed }: Premise, spoken: readonly Spoken[], isEnglish: boolean): Standing {
  const against = speaksOf(spoken, absent);
  const isKnown = !present || speaksOf(spoken, present).length > 0;
  const isUnread = !isEnglish && !isNamed;
  return { holds: against.length === 0 && isKnown && !isUnread, against, isUnread };
}

/** Why what was concluded counts no more. */
export function whyNoMore({ against, isUnread }: Standing): string {
  const [first] = against;
  if (!first && isUnread) return "It was concluded from English words, and most of the specification is in another language.";
  if (!first) return "It was concluded from the technology, which is not said any more.";
  const others = against.length - 1;
  const more = others > 0 ? ` and ${others} ${others === 1 ? "other place" : "other places"}` : "";
  return `${capitalised(namedPlace(first))}${more} ${others > 0 ? "speak" : "speaks"} of it now.`;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
