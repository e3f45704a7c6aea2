import { onceEach } from "#domain/once.ts";
import { closeness } from "#domain/quality/contradictions/one-thing.ts";
import type { About, Fact, Term } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { areOne } from "#domain/quality/facts/words.ts";

const EVERYONE = new Set(["user", "everyone", "anyone"]);

/** The people a sentence is of: those it begins with. */
const subjectsOf = onceEach(({ said }: About): readonly Term[] => {
  const from = said.findIndex((term) => isPerson(term) && term.place?.role === "theme");
  const deed = said.findIndex(({ place }) => place?.role === "deed");
  if (from === 0 && deed < 0) return said.slice(0, 1);
  return from === 0 && deed > 0 ? said.slice(0, deed).filter((term) => isPerson(term) && term.place?.role === "theme") : [];
});

const mayBeOne = (a: Term, b: Term) => areOne(a, b) || /^(?:same|kind)$/.test(closeness(a, b).relation);

/** Whether each tells of people of its own what they may: managers and directors. */
export function areOfOtherRoles(a: Fact, b: Fact): boolean {
  const [mine, theirs] = [subjectsOf(a.about), subjectsOf(b.about)];
  const isAnyone = ({ ids }: Term) => ids.some((id) => EVERYONE.has(id));
  if (mine.length === 0 || theirs.length === 0 || [...mine, ...theirs].some(isAnyone)) return false;
  return !mine.some((one) => theirs.some((other) => mayBeOne(one, other)));
}
