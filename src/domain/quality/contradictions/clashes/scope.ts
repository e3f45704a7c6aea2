import { onceEachText } from "#domain/once.ts";
import { areOne } from "#domain/quality/contradictions/one-thing.ts";
import { areApart, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { membersIn, topicsNamed } from "#domain/quality/facts/families.ts";
import { termsOf } from "#domain/quality/facts/words.ts";
import { wordTable } from "#domain/word-table.ts";
import { tellApart } from "./other-things.ts";
import type { Said } from "./said.ts";

const PALE = new Set(
  `scope project product release version part first system covered cover included include explicitly integration kind business concern supported support`.split(
    " ",
  ),
);
const PURPOSE = /,?\s+so that\s.*$/isu;
const NUMBERED =
  /\b(?:release|version|phase|stage) (\w+)|\b(first|second|third|later|next|initial) (?:\w+ )?(?:release|version|phase|stage)\b/iu;
const ORDER = wordTable<string>({ "1": "1", one: "1", first: "1", initial: "1", "2": "2", two: "2", second: "2" });

const withoutPurpose = onceEachText((text) => text.replace(PURPOSE, ""));
const termsSaid = onceEachText((text) => termsOf(text));
const fullTermsSaid = onceEachText((text) => termsSaid(text).filter((term) => term.weight === 1 && !PALE.has(term.text)));
const topicsSaid = onceEachText(topicsNamed);

/** What one leaves out and the other asks for; of `crowd` see `areAtOdds`. */
export function leavesOut(a: Said, b: Said, crowd: number): boolean {
  if (b.fact.kind === "scope" || b.fact.comparator === "does not" || b.fact.kind !== "polarity") return false;
  if (areOfOtherVersions(a.text, b.text)) return false;
  const left = a.fact.attribute;
  const said = withoutPurpose(b.text);
  if (areApart(termsSaid(left), termsSaid(said))) return false;
  const overlap = overlapOf(fullTermsSaid(left), termsSaid(said));
  const topics = topicsSaid(left);
  const isOfTopic = topics.some((topic) => membersIn(topic, said).some((name) => !isForOthers(name, b.fact.about.said)));
  if (isOfTopic && tellApart(withoutPlaces(a.fact), withoutPlaces(b.fact))) return false;
  if (isOfTopic && overlap.share >= 0.6 * crowd) return true;
  return overlap.count >= 1 + crowd && overlap.share >= 0.6 + 0.3 * crowd && !tellApart(a.fact.about.said, b.fact.about.said);
}

/** "by card" tells which payment is meant, "at the pier" only where it is done. */
const withoutPlaces = ({ about: { said } }: Fact) =>
  said.filter(({ place }) => place?.role !== "case" || /^(?:by|with|via|through)$/.test(place.prep));

/** "not in version one" and "in version two" */
function areOfOtherVersions(a: string, b: string): boolean {
  const [one, other] = [versionNamed(a), versionNamed(b)];
  return one !== "" && other !== "" && one !== other;
}

const versionNamed = onceEachText((text) => {
  const found = NUMBERED.exec(text);
  const word = (found?.[1] ?? found?.[2] ?? "").toLowerCase();
  return ORDER[word] ?? word;
});

const OUTSIDERS = new Set(`bureau office company department provider service partner authority`.split(" "));

/** "for the payroll bureau": what others do is no part of the product. */
function isForOthers(name: string, said: readonly Term[]): boolean {
  const named = termsOf(name);
  const shared = said.filter((term) => named.some((one) => areOne(one, term)));
  return (
    shared.length > 0 &&
    shared.every(({ place }) => {
      const owner = said.find(({ start, end }) => place?.role === "modifier" && place.head >= start && place.head < end);
      return owner !== undefined && OUTSIDERS.has(owner.text);
    })
  );
}
