import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import type { Listened } from "./listened.ts";
import { phraseAt } from "./people.ts";
import { binds, denies, figuresOf, ruleOf } from "./rules.ts";
import { verbatim } from "./telling.ts";
import { type Word, wordsOf } from "./word.ts";

/** What binds and came out as nothing of what was read stands as it was said, and takes the place of its parts. */
export function keepLost(statement: string, heard: Listened, since: { rules: number; activities: number }) {
  for (const piece of statement.split(OUTSIDE_BRACKETS)) {
    if (piece.split(" ").length > LONGEST_RULE || !binds(piece, true)) continue;
    const rules = heard.rules.slice(since.rules).map(({ text }) => text);
    const deeds = heard.activities.slice(since.activities).flatMap(({ said, condition }) => [said, condition ?? ""]);
    if (
      figuresOf(piece).every((figure) => figuresOf([...rules, ...deeds].join(" ")).includes(figure)) &&
      (rules.length > 0 || (deeds.length > 0 && !denies(piece)))
    )
      continue;
    const said = wordsOf(piece.replace(/ ?\(([^()]*)\)/g, ", $1,"));
    const present = new Set(said.map(({ word }) => word));
    const isPart = (text: string) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .every((word) => present.has(word));
    heard.rules.splice(
      since.rules,
      Infinity,
      ...heard.rules.slice(since.rules).filter(({ text, duty }) => duty || !isPart(text)),
    );
    heard.rules.push(ruleOf(whole(piece, statement), false, phraseAt(said, 0)?.noun, undefined));
  }
}

/** "No cash, and the app sends a receipt": what is banned before anybody does anything. */
export function keepBanAhead(words: readonly Word[], [first]: readonly ReadClause[], heard: Listened) {
  const ahead = words.slice(0, first?.from);
  const isBan = ahead[0]?.word === "no" && ahead.some(({ tag }) => tag === "comma");
  if (first?.marker === "" && isBan) heard.rules.push(ruleOf(verbatim(ahead), false, phraseAt(words, 0)?.noun, undefined));
}

const OUTSIDE_BRACKETS = /\s*[;—]\s*(?![^()]*\))/;
const LONGEST_RULE = 45;
const SHORTEST = 6;

/** "78 to 22, nothing else": of what, the statement says. */
function whole(piece: string, statement: string): string {
  const words = (text: string) => text.split(" ").length;
  return words(piece) < SHORTEST && words(statement) <= LONGEST_RULE && !statement.includes(";")
    ? statement
    : withoutBrackets(piece.trim());
}

/** Brackets at its end go on as any words do. */
function withoutBrackets(piece: string): string {
  const [first = ""] = verbatim(wordsOf(piece));
  return `${first}${piece.slice(1)}`.replace(/ \(([^()]*)\)$/, ", $1");
}
