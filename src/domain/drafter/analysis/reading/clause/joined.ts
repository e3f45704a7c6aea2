import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { mentionsIn } from "#domain/drafter/analysis/reading/mentions.ts";
import { inOwnWords, verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import { wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { singular } from "#domain/drafter/language/words.ts";
import type { Pointed } from "./meant.ts";
import { names } from "./named-in.ts";
import { ownTailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";

const LONGEST = 45;
/** What one has or gets is rarely what one does the next thing to. */
const HAS = /^(?:be|(?:get|have|receive) an?)\b/;
/** "retire old ones", "report any that are missing": of what, the deed before it says. */
const OTHERS = /\b(?:ones|others|some|both)$|^\S+ (?:any|some|those)(?= (?:that|which|who|whose|of)\b|$)/;

const SELF = /^(?:he|she|they|his|her)$/;
/** "take a picture of the box and store it": the one or the other. */
const OF_ANOTHER = /\b(?:picture|photo|photograph|copy|note|scan|video|print|sketch) of\b/;

/** "describe the find and photograph it": a deed told with the one before it, which names what its pronouns stand for; the two are one deed from then on. */
export function joinedToLast(
  reading: Reading,
  deed: Activity,
  pointed: readonly Pointed[],
  isClear: boolean,
): Activity | undefined {
  const { clause, context, doers, heard, words, to } = reading;
  const last = heard.activities.at(-1);
  if (
    !last ||
    deed.unsaid ||
    clause.group.passive ||
    deed.verb !== clause.group.base ||
    HAS.test(last.said) ||
    !isOfSame(reading, last, deed)
  )
    return undefined;
  const before = [last.said, last.condition].filter(Boolean).join(" ");
  const others = pointed.filter(({ word }) => !SELF.test(word) || !isClear).map(({ word }) => word);
  const pronouns = [...others, ...(OTHERS.test(deed.said) ? ["them"] : [])];
  if (pronouns.length === 0 || !pronouns.every((word) => names(before, word, isClear))) return undefined;
  if (isClear && pointed.length > 0 && pointed.every(({ found }) => found.length === 1 && isOwn(reading, found[0] ?? "")))
    return undefined;
  // "and can assign a ride when nobody takes it": what it stands for is its own
  if (isClear && deed.condition && !pointed.some(({ found }) => found.some((head) => before.includes(head)))) return undefined;
  const isOfIts = /\bits\b/.test(last.heardIn?.clause ?? "");
  if (isClear && (isOfIts || isNamedIn(before, deed)) && !OF_ANOTHER.test(before)) return undefined;
  const own = [clause.group.base, inOwnWords(ownTailOf(reading), {}, doers.teller)].filter(Boolean).join(" ");
  const parts = [...(last.parts ?? [before]), own];
  const said = `${parts.slice(0, -1).join(", ")} ${joiner(reading)} ${own}`;
  if (said.split(" ").length > LONGEST) return undefined;
  heard.activities.pop();
  const clauses = `${last.heardIn?.clause}, ${verbatim(words.slice(clause.from, to))}`;
  return {
    ...last,
    said,
    parts,
    condition: deed.condition,
    reason: deed.reason ?? last.reason,
    heardIn: { statement: context.statement, clause: clauses },
  };
}

/** "agree or decline", "go and look": of what, only both say, if at all. */
export function joinedBare(reading: Reading, deed: Activity): Activity | undefined {
  const last = reading.heard.activities.at(-1);
  if (!last || last.condition || last.said.split(" ").length > 2 || !isOfSame(reading, last, deed)) return undefined;
  reading.heard.activities.pop();
  const said = `${last.said} ${joiner(reading)} ${deed.said}`;
  return { ...last, said, parts: [last.said, deed.said], condition: deed.condition };
}

/** "weighs the rifle before it leaves": what a pronoun stands for is named in the deed itself. */
function isOwn(reading: Reading, head: string): boolean {
  const own = ownTailOf(reading);
  return own.some(({ word, tag }) => tag === "noun" && singular(word) === head) && !own.some(({ tag }) => tag === "pron");
}

/** Whether somebody did both, one after the other in one statement. */
function isOfSame({ context }: Reading, last: Activity, { actor }: Activity): boolean {
  return last.heardIn?.statement === context.statement && last.actor !== undefined && last.actor.singular === actor?.singular;
}

/** Whether a deed is done to what is named in other words. */
function isNamedIn(said: string, deed: Activity): boolean {
  const known = wordsOf(said).map(({ word }) => singular(word.replace(/'s?$/, "")));
  return mentionsIn(wordsOf([deed.said, deed.condition].filter(Boolean).join(" ")).slice(1)).some(({ head }) =>
    known.includes(head),
  );
}

/** What stands between the two. */
function joiner({ clause, words }: Reading): string {
  const found = words.slice(0, clause.group.at).findLast(({ tag }) => tag === "conj")?.word ?? "and";
  return /^(?:or|but)$/.test(found) ? found : "and";
}
