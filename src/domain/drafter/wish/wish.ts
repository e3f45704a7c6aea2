import { readClauses } from "#domain/drafter/analysis/grammar/clauses.ts";
import { wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { asStatement } from "./as-statement.ts";

/** At most so many; `of` is what is counted, nothing where that is not said. */
export type Most = { count: number; of: string };
/** What an instruction asks for: more to tell of, in statements as a description has them, and bounds of what is drafted. */
export type Wish = {
  statements: string[];
  without: string[];
  only: string[];
  most: Most[];
  shorter: boolean;
};

const FIGURES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const ASKING = "(?:please |(?:write|draft|list|give me|make|keep|add) )*";
const COUNTED =
  "(?:(?:new|more|user|quality|security|test|external) )*(?:words?|rows?|entries|ones|of them|pages?|screens?|features?|stor(?:y|ies)|class(?:es)?|risks?|assumptions?|measures?|cases?|tests?|interfaces?|requirements?)";
const MOST = new RegExp(
  `^${ASKING}(?:it |them )?(?:at most|no more than|not more than|up to|a maximum of|max\\.?|only|just) (\\d{1,4}|${FIGURES.join("|")})(?: (${COUNTED}))?$`,
  "i",
);
const SHORTER =
  /^(?:please |make |write |keep |be |it |them |this |these |everything |much |a bit |even |and )*(?:shorter|short|briefer|brief|more concise|concise|less wordy)(?: please)?$/i;
const WITHOUT =
  /^(?:please )?(?:leave out|leave away|skip|drop|omit|exclude|avoid|no|without|nothing (?:about|on)|(?:do not|don't) (?:write|include|mention|add|draft))(?: any| anything| all| the)*(?: (?:about|on|with))? (.+)$/i;
const ONLY =
  /^(?:please )?(?:write |draft |list |keep )?(?:only|just|nothing but) (?:(?:what|those|things|everything) )?(?:(?:for|about|on|with|of) )?(?:the )?(.+)$/i;
/** "No refunds after 14 days" is a rule of the product. */
const BOUND = /\d|\b(?:after|before|within|until|unless|without|than|if|when|at|in|per)\b/i;
const LONGEST_NAME = 5;

const BOUNDS = "(?:no|not|without|only|just|at most|no more than|leave out|skip|omit|nothing about|shorter)\\b";
const ENDS = new RegExp(`(?<=[.!?])\\s+|[\\n;]+|,\\s+(?:(?:but|and)\\s+)?(?=${BOUNDS})`, "i");
const BOUNDED = new RegExp(`^${BOUNDS}`, "i");
const FURTHER = new RegExp(`\\s+and\\s+(?=${BOUNDS})`, "i");

/** The parts of an instruction that can be followed on their own. */
export function partsOf(instruction: string): string[] {
  return instruction
    .split(ENDS)
    .flatMap((part) => (BOUNDED.test(part) ? part.split(FURTHER) : [part]))
    .map((part) => part.trim().replace(/(?:[.!\s]|,?\s+please)+$/i, ""))
    .filter((part) => /\p{L}/u.test(part));
}

export function wishOf(instruction: string | undefined): Wish {
  const wish: Wish = { statements: [], without: [], only: [], most: [], shorter: false };
  for (const part of partsOf(instruction ?? "")) read(part, wish);
  return wish;
}

function read(part: string, wish: Wish): void {
  const most = MOST.exec(part);
  if (most?.[1]) {
    wish.most.push({ count: FIGURES.indexOf(most[1].toLowerCase()) + 1 || Number(most[1]), of: most[2]?.trim() ?? "" });
    return;
  }
  if (SHORTER.test(part)) {
    wish.shorter = true;
    return;
  }
  const [without, only] = [WITHOUT.exec(part)?.[1], ONLY.exec(part)?.[1]];
  if (without && isName(without)) wish.without.push(without);
  else if (only && isName(only)) wish.only.push(only);
  else wish.statements.push(asStatement(part));
}

/** What is left out or kept is named; what has a verb or a bound says what has to hold. */
function isName(words: string): boolean {
  return words.split(/\s+/).length <= LONGEST_NAME && !BOUND.test(words) && readClauses(wordsOf(words)).length === 0;
}
