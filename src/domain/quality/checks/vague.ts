import type { Found } from "#domain/quality/finding.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { type Phrase, phraseFinder, phrasesIn } from "#domain/quality/words/phrases.ts";
import { saysHowLong, saysHowMuch } from "#domain/quality/words/quantity.ts";
import { BLURRING, GRADED, JUDGED, SPARED } from "#domain/quality/words/vague-words.ts";
import { replaced } from "./fixes.ts";

const JUDGING = phraseFinder(JUDGED);
const GRADING = phraseFinder(GRADED);
const SPARING = phraseFinder(SPARED);
const HOW_MANY =
  /^(?:several|few|a few|various|numerous|many|lots of|a lot of|plenty of|countless|a number of|a couple of|multiple)$/i;
const HOW_SOON =
  /^(?:quickly|rapidly|swiftly|speedily|promptly|instantly|immediately|shortly|soon|timely|as soon as possible|as fast as possible|as quickly as possible|in a timely manner)$/i;

const OF_TIME =
  /^(?:fast|quick|rapid|swift|speed|prompt|timely|instant|immediate|soon|shortly|as soon|as quickly|as fast|frequent|infrequent|often|seldom|rarely|occasional|regularly|periodically|recent|slow|responsive|high[- ]speed)/i;

export function vagueWords(statement: Statement): Found[] {
  const spared = phrasesAnywhere(statement.plain);
  const within = ({ start, end }: Phrase) => spared.some((one) => one.start < end && start < one.end);
  const judged = phrasesIn(statement, JUDGING).filter((phrase) => !within(phrase));
  const graded = phrasesIn(statement, GRADING).filter((phrase) => !within(phrase) && !isMeasured(statement, phrase));
  return [
    ...judged.map((phrase) => vague(phrase, "means something else to everybody: say what can be seen or counted instead.")),
    ...graded.map((phrase) => {
      const fix = slotFor(statement.text, phrase);
      return { ...vague(phrase, "has no number: say how much, how many or how fast."), ...(fix && { fix }) };
    }),
  ];
}

function vague({ start, end, said }: Phrase, why: string): Found {
  const kept = said.trimEnd();
  return { rule: "vague", start, end: end - (said.length - kept.length), why: `“${kept}” ${why}` };
}

function phrasesAnywhere(plain: string): Phrase[] {
  return [...plain.matchAll(SPARING)].map(({ 0: said, index }) => ({ start: index, end: index + said.length, said }));
}

/** Whether the sentence says how much, or what it is compared with. */
function isMeasured({ plain, sentences }: Statement, { start, end, said: phrase }: Phrase): boolean {
  if (/^\s+than\b/i.test(plain.slice(end))) return true;
  if (BLURRING.test(phrase.trim()) && /^\s*\d/.test(plain.slice(end))) return false;
  const sentence = sentences.find(({ words }) => (words[0]?.start ?? 0) <= start && end <= (words.at(-1)?.end ?? 0));
  const first = sentence?.words[0]?.start ?? 0;
  const said = plain.slice(first, sentence?.words.at(-1)?.end ?? plain.length);
  return OF_TIME.test(plain.slice(start, end)) ? saysHowLong(said) : saysHowMuch(said);
}

/** Leaves the place of the number open; nobody but the person knows it. */
function slotFor(text: string, { start, end, said }: Phrase): Found["fix"] {
  const word = said.trim();
  if (HOW_MANY.test(word))
    return { label: "Leave room for the number", kind: "replace", text: replaced(text, start, end, "[number]") };
  if (!HOW_SOON.test(word)) return undefined;
  return { label: "Leave room for the time", kind: "replace", text: replaced(text, start, end, "within [number unit]") };
}
