import { onceEach, onceEachText } from "#domain/once.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isEveryone, isPerson } from "#domain/quality/facts/people.ts";
import { trialIn } from "#domain/quality/facts/trials.ts";
import { meanTheSame } from "#domain/words/closeness.ts";
import type { Part } from "#domain/words/table.ts";

const NOUN: readonly Part[] = ["noun"];

/** Whether each names people, and none of them may be who the other means. */
export function areOfOtherPeople(a: Fact, b: Fact): boolean {
  const [mine, theirs] = [namesOfPeople(a), namesOfPeople(b)];
  if (mine.length === 0 || theirs.length === 0 || isEveryone(mine) || isEveryone(theirs)) return false;
  return !mine.some((one) => theirs.some((other) => isOnePerson(one, other)));
}

const namesOfPeople = onceEach((fact: Fact) => [...new Set([...fact.actor, ...peopleIn(fact).flatMap(({ ids }) => ids)])]);

function isOnePerson(one: string, other: string): boolean {
  return meanTheSame({ form: one, parts: NOUN }, { form: other, parts: NOUN });
}

/** A fact with the text it stands in. */
export type Said = { fact: Fact; text: string };

export const termsAbout = ({ about: { terms } }: Fact): readonly Term[] => terms;
export const thingsOf = ({ about }: Fact): readonly Term[] => thingsAmong(about.terms);
export const peopleIn = ({ about }: Fact): readonly Term[] => peopleAmong(about.terms);

const thingsAmong = onceEach((terms: readonly Term[]) => terms.filter((term) => !isPerson(term)));
const peopleAmong = onceEach((terms: readonly Term[]) => terms.filter(isPerson));

const EXCEPTION =
  /\b(?:unless|except|apart from|other than|with the exception|but not|anything but|in the other|otherwise|exception)\b/iu;

/** Whether either names an exception of its own. */
export const isExcepted = (...said: readonly Said[]): boolean => said.some(({ text }) => saysException(text));

const saysException = onceEachText((text) => EXCEPTION.test(text));

/** Two scenarios are two cases. */
export const isTest = (text: string): boolean => trialIn(text) !== undefined;

/** Verbs that leave it to a noun what is done: "issue a prescription", "offer a download". */
const PALE_DEEDS = new Set(`create offer send donate expose give issue perform carry do run keep view approve`.split(" "));

/** Whether one does by a verb what the other says with a noun. */
export const namesDeed = (a: Fact, b: Fact): boolean =>
  (PALE_DEEDS.has(b.about.main) && b.about.deeds.includes(a.about.main)) ||
  (PALE_DEEDS.has(a.about.main) && a.about.deeds.includes(b.about.main));

export const sameDeed = (a: Fact, b: Fact): boolean =>
  (a.about.main === "" && b.about.main === "") || a.about.mains.some((id) => b.about.mains.includes(id));

export const isNear = (a: number, b: number): boolean =>
  a === b || (Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= 0.02 * Math.max(Math.abs(a), Math.abs(b)));
