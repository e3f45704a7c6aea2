import type { Found } from "#domain/quality/finding.ts";
import type { Sentence } from "#domain/quality/reading/sentence.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import type { Word } from "#domain/quality/reading/word.ts";
import { MOSTLY_NOUNS } from "#domain/quality/words/mostly-nouns.ts";
import { furtherDuties } from "./duties.ts";
import { replaced } from "./fixes.ts";

const AND_OR =
  /(?<![\p{L}\p{N}])(?:and\s*\/\s*or|or\s*\/\s*and|and\s*\(\s*or\s*\)|\(?and\)?\s+or(?=\s)|or\s+and(?=\s))(?![\p{L}\p{N}])/giu;
const SLASH =
  /(?<![\p{L}\p{N}/.:@<-])(\p{L}[\p{L}-]*)\s?\/\s?(\p{L}[\p{L}-]*)(?:\s?\/\s?\p{L}[\p{L}-]*)*(?![\p{L}\p{N}/:-]|\.\p{L})/gu;
const UNIT =
  /^(?:[munkµ]?[gml]|mol|[kmg]?bits?|[kmg]?bytes?|[kmgt]b|km|cm|mm|h|s|min|kwh|mwh|kw|w|pa|hpa|bar|l|ml|dl|t|ha|m|eur|usd|gbp|chf|req|requests|v|a|n|c|f|hr|sec|day|year|month|week|hour|person|user|minute|second)$/iu;
/** Written with a slash and one thing all the same. */
const ONE_THING =
  /^(?:km\/h|m\/s|l\/h|kb\/s|mb\/s|gb\/s|mbit\/s|kbit\/s|gbit\/s|req\/s|requests\/s|n\/a|w\/o|c\/o|a\/b|i\/o|on\/off|true\/false|yes\/no|am\/pm|pass\/fail|up\/down|client\/server|read\/write|input\/output|play\/pause|open\/closed|day\/night|tcp\/ip|ci\/cd|he\/she|she\/he|his\/her|him\/her|s\/he|kwh\/m|left\/right|plug\/play|rear\/front|dd\/mm(?:\/yyyy)?|mm\/dd(?:\/yyyy)?|yyyy\/mm(?:\/dd)?|mm\/yy(?:yy)?|iso\/iec(?:\/ieee)?|start\/stop|text\/html|application\/\p{L}+|image\/\p{L}+|text\/\p{L}+|video\/\p{L}+|audio\/\p{L}+)$/iu;
const DOUBLE_NOT =
  /\b(?:(?:shall|must|should|will|can|may|does|do|is|are|be)\s+(?:not|never)|cannot|can't|mustn't|shan't|won't|never)\s+(?:\p{L}+\s+){0,3}?(?:un(?:able|authori[sz]ed|available|known|usable|readable|reachable|necessary|willing|safe|clear)|in(?:accurate|correct|valid|visible|accessible|active|complete)|im(?:possible|properly)|dis(?:allow|able|abled|regard|connect)|fail(?:s)? to|prevent|prohibit|forbid|refuse|deny|omit|avoid|neglect|without|not|none|nothing|nobody|never)\b/giu;
const NOT_UNLESS_NOT =
  /\b(?:unless|except when|except if|until)\s+(?:\p{L}+\s+){1,5}?(?:not|never|no longer|isn't|aren't|hasn't)\b/giu;

/** And/or, a slash for a word, "and" beside "or" without saying what belongs together, a denial denied. */
export function unclearLogic(statement: Statement): Found[] {
  const { plain, text } = statement;
  const choices = [...plain.matchAll(AND_OR)].map(({ 0: said, index }): Found => {
    const both = chosen(text, index, index + said.length);
    return {
      rule: "logic",
      start: index,
      end: index + said.length,
      why: `“${said}” can be read in three ways: say whether it is one of them, both, or either or both.`,
      ...(both && { fix: both }),
    };
  });
  const slashes = [...plain.matchAll(SLASH)]
    .filter(
      ({ 0: said, 1: one = "", 2: other = "", index }) =>
        !isOneThing(said, one, other) && !choices.some(({ start, end }) => index < end && start < index + said.length),
    )
    .map(
      ({ 0: said, index }): Found => ({
        rule: "logic",
        start: index,
        end: index + said.length,
        why: `The slash in “${said}” can mean “and” or “or”: write the word.`,
      }),
    );
  const denied = [
    ...plain.matchAll(DOUBLE_NOT),
    ...(/\b(?:not|never|cannot)\b/i.test(plain) ? plain.matchAll(NOT_UNLESS_NOT) : []),
  ].map(
    ({ 0: said, index }): Found => ({
      rule: "logic",
      start: index,
      end: index + said.length,
      why: `“${said}” denies a denial: say what is allowed or done.`,
    }),
  );
  return [...choices, ...slashes, ...denied, ...statement.sentences.flatMap((sentence) => mixed(sentence, plain))];
}

function chosen(text: string, start: number, end: number): Found["fix"] {
  return { label: "Say “or”, one or both of them", kind: "replace", text: replaced(text, start, end, "or") };
}

function isOneThing(said: string, one: string, other: string): boolean {
  if (ONE_THING.test(said.replace(/\s/g, ""))) return true;
  if (UNIT.test(one) && UNIT.test(other)) return true;
  const capitals = /^\p{Lu}[\p{Lu}\d-]*$/u;
  if (capitals.test(one) && capitals.test(other)) return !/^(?:AND|OR)$/.test(one);
  return /^\p{Lu}/u.test(one) && /^\p{Lu}/u.test(other) && !/\s/.test(said) && one.length < 3;
}

/** "a badge or a code and an escort": which two belong together? */
function mixed(sentence: Sentence, plain: string): Found[] {
  const { words: list } = sentence;
  const deeds = new Set(furtherDuties(sentence).map(({ joint }) => joint));
  const found: Found[] = [];
  let parts: number[] = [];
  const close = (to: number) => {
    const [first, last] = [parts[0], parts.at(-1)];
    const kinds = new Set(parts.map((at) => list[at]?.lower));
    if (
      first !== undefined &&
      last !== undefined &&
      kinds.size > 1 &&
      last - first <= 8 &&
      !list.slice(first, last).some(({ tag }) => tag === "prep")
    ) {
      const end = list[Math.min(to, last + 3, list.length - 1)];
      const start = list[Math.max(0, first - 2)];
      if (
        start &&
        end &&
        !/[()]|\b(?:either|both|whether|between)\b/i.test(plain.slice(list[Math.max(0, first - 6)]?.start ?? 0, end.end))
      )
        found.push({
          rule: "logic",
          start: start.start,
          end: end.end,
          why: "“and” and “or” stand side by side: say which of them belong together, or make a list.",
        });
    }
    parts = [];
  };
  list.forEach(({ lower, tag }, at) => {
    if (lower === "and" || lower === "or") {
      const next = list[at + 1];
      if (next?.text === "/" || list[at - 1]?.text === "/") return;
      if (
        !joinsNumbers(list, at) &&
        !deeds.has(at) &&
        !(next?.form === "base" && !MOSTLY_NOUNS.has(next.lower)) &&
        !isPair(list, at)
      )
        parts.push(at);
    } else if (tag === "comma" || tag === "break" || tag === "modal") close(at - 1);
  });
  close(list.length - 1);
  return found;
}

/** "search and filter", "black and white" */
function isPair(list: readonly Word[], at: number): boolean {
  const [one, other] = [list[at - 1], list[at + 1]];
  return (
    one !== undefined &&
    one.tag === other?.tag &&
    (one.tag === "adj" ||
      one.tag === "adv" ||
      (one.form === "base" && other.form === "base" && /^(modal|to)$/.test(list[at - 2]?.tag ?? "")))
  );
}

/** "two or more", "5 or less" */
function joinsNumbers(list: readonly Word[], at: number): boolean {
  return (
    /^(more|less|fewer|later|earlier|above|below|older|younger|not|higher|lower|longer|shorter)$/.test(
      list[at + 1]?.lower ?? "",
    ) || list[at - 1]?.tag === "num"
  );
}
