import type { Segment } from "./frames.ts";
import { isThing, isVerb, type Named, namedIn } from "./named.ts";
import { germanStanding } from "./people.ts";
import { finiteOf, PREFIXES } from "./verbs.ts";
import { ADVERBS, DETERMINERS, type GermanWord, JOINS, NOMINATIVE, OPENS, SURELY_ONE } from "./words.ts";

/** "nachliest", "weglässt" as they stand last. */
function withoutPrefix(word: string) {
  return [...PREFIXES]
    .filter((lead) => word.startsWith(lead) && word.length > lead.length + 3)
    .map((lead) => finiteOf(word.slice(lead.length)))
    .find((found) => found?.known);
}

/** Number and person of a finite form. */
export function personOf(word: string): string {
  if (/^(?:ist|hat|wird|kann|darf|soll|muss|möchte|will|wurde|sollte|könnte)$/.test(word)) return "3s";
  if (/^(?:sind|haben|werden|können|dürfen|sollen|müssen|möchten|wollen|wurden|sollten|könnten)$/.test(word)) return "3p";
  if (/^(?:bin|habe|werde)$/.test(word)) return "1s";
  if (/st$/.test(word) && /^(?:bist|hast|wirst|kannst|darfst|sollst|musst|möchtest|willst)$/.test(word)) return "2s";
  const found = finiteOf(word);
  return (found?.known ? found : (withoutPrefix(word) ?? found))?.person ?? "3s";
}

/** "Fehlt ein Teil, bestellt es die Kassenwartin", but not "und weist ein Tier zurück" */
export function mayStandBehind(
  { lead }: Segment,
  before: readonly GermanWord[],
  rest: readonly GermanWord[],
  last: Segment | undefined,
): boolean {
  if (before.length > 0 || lead === "" || /[:;]/.test(lead)) return true;
  if (/^(?:es|ihn|sie)$/.test(rest[0]?.word ?? "")) return true;
  if (lead === "," && /^(?:der|ein|jeder|unser|mein)$/.test(rest[0]?.word ?? "") && rest.slice(1, 4).some(({ noun }) => noun))
    return true;
  if (JOINS.has(lead.replace(",", "")) || !last) return false;
  return OPENS.has(last.words[0]?.word ?? "") || isVerb(last.words[0] as GermanWord);
}

/** Whoever can be the subject: by article, by number, and by standing first. */
export function subjectIn(
  before: readonly GermanWord[],
  person: string,
  fronted: boolean,
  after: readonly GermanWord[] = [],
): Named | undefined {
  if (!person.startsWith("3")) return undefined;
  const rate = (named: Named, first: boolean): number => {
    const lead = named.words[0]?.word ?? "";
    const joins = named.words.some(({ word }) => JOINS.has(word) || word === ",");
    if (DETERMINERS.has(lead) && !NOMINATIVE.has(lead)) return -9;
    if (person === "3p" && SURELY_ONE.has(lead) && !joins) return -9;
    if (person === "3s" && /^(?:alle|beide|zwei|drei|vier|fünf|sechs|mehrere|einige|viele)$/.test(lead)) return -9;
    if (person === "3s" && lead !== "die" && joins) return -9;
    const thing = isThing(named.who) ? 1 : 0;
    if (/^(?:jeder|ein|mein|unser)$/.test(lead)) return 3.2 - thing;
    if (lead === "der") return (first ? 4 : 2.4) - thing + (germanStanding(named.who) === "person" ? 0.8 : 0);
    const acts = /(?:er|erin|or|ist|ant|ent|eur|wart|leitung|schaft|kraft|frau|mann|amt|verwaltung)$/.test(named.who) ? 0.4 : 0;
    const standing = germanStanding(named.who);
    const likely = standing === "person" ? 1 : standing === "thing" ? -1.6 : standing === "body" ? 0.3 : 0;
    const neuter = lead === "das" && acts === 0 ? -0.9 : 0;
    return (DETERMINERS.has(lead) ? 2 : 1) + (first ? 1.5 : 0) + (isThing(named.who) ? -1 : 0) + acts + neuter + likely;
  };
  // "Eine verlorene Karte sperrt sie": a thing that stands first is what it is done to
  const fronts = namedIn(before);
  if (
    after[0]?.word === "sie" &&
    !after[1]?.noun &&
    fronts.length > 0 &&
    fronts.every(({ who }) => /^(?:thing|open)$/.test(germanStanding(who)))
  )
    return undefined;
  // "alarmiert das Programm den Betriebsleiter"
  const named = [...fronts, ...namedIn(after)];
  const product = named.find(({ who, words }) => PRODUCT.test(who) && /^(?:das|die|der|unsere?)$/.test(words[0]?.word ?? ""));
  const led = fronts.some(({ who }) => germanStanding(who) === "person" || germanStanding(who) === "body");
  if (product && person === "3s" && !led && !isDoneBySomebody(named)) return product;
  // "dass sie jeden Monat eine Statistik erhält"
  const leads = !fronted && before[0]?.word === "sie" && !before[1]?.noun;
  if (leads && !isDoneBySomebody(fronts)) return undefined;
  // "dann notiert sie das Gewicht": nobody behind it surely does it
  const she =
    after[0]?.word === "sie" && !namedIn(after).some(({ words }) => /^(?:der|ein|jeder|unser|mein)$/.test(words[0]?.word ?? ""));
  if (she && namedIn(before).length === 0) return undefined;
  const pronoun = [...before.slice(0, 2), ...after.slice(0, ADVERBS.has(after[0]?.word ?? "") ? 2 : 1)].some(({ word }) =>
    /^(?:ich|du|wir|er|man)$/.test(word),
  );
  if (pronoun || (fronted && before.length === 1 && before[0]?.word === "sie")) return undefined;
  const rated = [
    ...namedIn(before).map((named, at) => ({ named, score: rate(named, at === 0) })),
    ...namedIn(after).map((named, at) => ({
      named,
      score: rate(named, !fronted && at === 0) - (at === 0 && after.indexOf(named.words[0] as GermanWord) === 0 ? 0 : 0.4),
    })),
  ].sort((a, b) => b.score - a.score);
  const best = rated[0];
  if (!best || best.score < -5) return undefined;
  return best.named;
}

/** "Das Programm öffnet der Fahrer" */
const isDoneBySomebody = (named: readonly Named[]) =>
  named.some(({ who, words }) => germanStanding(who) === "person" && /^(?:der|ein|jeder|unser|mein)$/.test(words[0]?.word ?? ""));

/** What is to be built does nothing that somebody wants to do. */
export const PRODUCT = /^(?:programm|system|app|anwendung|software|plattform|portal|website|webseite|tool|automatik)$/i;

export function isSubjectPronoun(
  { word, text }: GermanWord,
  person: string,
  before: readonly GermanWord[],
  leads = false,
): boolean {
  if (/^(?:ich|du|wir|er|man)$/.test(word) || text === "Sie") return true;
  if (word === "ihr" && before.length === 1 && before[0]?.word === "ihr") return true;
  return word === "sie" && person.startsWith("3") && (leads || before.some((one) => one.word === "sie"));
}

/** "der auch die Ausweise prüft": the pronoun does it unless somebody else surely does. */
export function isGap(pronoun: string, named: readonly Named[], whom: string, person: string): boolean {
  if (!/^(?:der|die|das)$/.test(pronoun)) return false;
  const acting = germanStanding(whom) === "person" || pronoun === "der";
  if (
    !acting &&
    germanStanding(whom) !== "person" &&
    named.some(({ who, words }) => germanStanding(who) === "person" && NOMINATIVE.has(words[0]?.word ?? ""))
  )
    return false;
  const others = named.filter(
    ({ who, words }) => !(acting && isThing(who)) && !(person === "3p" && SURELY_ONE.has(words[0]?.word ?? "")),
  );
  return (
    !others.some(({ words }) => /^(?:der|ein|jeder|unser|mein)$/.test(words[0]?.word ?? "")) &&
    others.every(({ words }) => DETERMINERS.has(words[0]?.word ?? "") || pronoun === "der")
  );
}
