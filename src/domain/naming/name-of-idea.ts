import { opening, subjectOfLetter } from "./opening.ts";
import { AMOUNT, BEGINS_SENTENCE, DANGLING, DOES, isVerb, OWN, PRODUCT, TELLS_NOTHING } from "./words.ts";

const MOST_WORDS = 7;
const MOST_LETTERS = 200;
/** In characters: how far into an idea its product is looked for. */
const NEAR = 1200;
/** How many of the first sentences may say what is run or looked after. */
const SENTENCES = 4;
const WISH =
  /^(?:(?:i|we)(?:'d| would)?\s+(?:want|need|like|plan|wish)\s+(?:to\s+(?:build|make|create|have|develop)\s+)?|(?:build|make|create|develop)\s+(?:me\s+|us\s+)?|(?:it|this)\s+is\s+|what we need for\s+|what (?:the|our)\s+)/i;
const ARTICLE = /^(?:an?|the|our|my|some|something)\s+/i;
/** Where a name ends: at what the product does, or at the end of the clause. */
const REST = /[;:!?\n(–—"]|[.,](?!\d)|\s[-+&|]+\s|\s(?:that|which|who|whom|where|so that|because|when|with which|in which)\s/i;
const ENDING = /[;:!?\n(–—"]|[.,](?!\d)|\s-+\s/;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/**
 * The project's name as its idea says it: "We need a booking site for yoga teachers. Students…" is "Booking site for yoga teachers".
 * Pure; at most 200 characters; "My first project" where the idea names nothing.
 */
export function nameOfIdea(idea: string): string {
  const subject = subjectOfLetter(idea);
  const said = opening(idea);
  const sentences = said.split(/(?<=[.!?])\s+|\n+/).slice(0, SENTENCES);
  const name =
    (subject && shortened(subject)) ||
    titleOf(said) ||
    productIn(said) ||
    ownThing(sentences.slice(0, 2).join(" ")) ||
    sentences.map((sentence) => whatIsDone(sentence)).find((one) => one !== null) ||
    spokenOf(said);
  const short = name.slice(0, MOST_LETTERS).trim();
  return short === "" ? "My first project" : short.charAt(0).toUpperCase() + short.slice(1);
}

/** The first clause where it names something; of a sentence what it speaks of. */
function titleOf(said: string): string | null {
  const words = bare(said);
  const clause = words.split(REST)[0]?.trim() ?? "";
  if (BEGINS_SENTENCE.test(clause) || BEGINS_SENTENCE.test(said.replace(WISH, "")) || /^[^.!\n]*\?/.test(said)) return null;
  const spoken = beforeVerb(clause);
  // "tool" alone names nothing: what it does names it
  if (PRODUCT.test(spoken) && !/\s/.test(spoken)) return shortened(words.split(ENDING)[0] ?? "");
  const isWhole = spoken === clause;
  return /\s/.test(spoken) || (isWhole && spoken.length > 3) ? shortened(spoken) : null;
}

/** "scoring app" of "our rules for the scoring app": a product with a word that tells it from others, or whom it is for. */
function productIn(said: string): string | null {
  const near = said.slice(0, NEAR);
  for (const clause of near.split(/[.,;:!?\n()–—"“”]/)) {
    const words = clause.match(WORD) ?? [];
    const at = words.findIndex((word) => PRODUCT.test(word));
    if (at < 0) continue;
    const before = untilSmall(words.slice(Math.max(0, at - 3), at).reverse()).reverse();
    const after = /^(?:for|of|für|pour|para)$/i.test(words[at + 1] ?? "") ? words.slice(at + 1, at + 5) : [];
    const named = shortened(beforeVerb([...before, words[at], ...after].join(" ")));
    if (/\s/.test(named)) return named;
  }
  return null;
}

/** "bells of forty parishes" of "You look after the bells of forty parishes". */
function whatIsDone(said: string): string | null {
  const [clause = ""] = said.split(REST);
  const done = DOES.exec(clause);
  if (!done) return null;
  const thing = beforeVerb(clause.slice(done[0].length).replace(ARTICLE, "").replace(AMOUNT, "").trim());
  return thing.length > 3 && !BEGINS_SENTENCE.test(thing) ? shortened(thing) : null;
}

/** "wedding cakes" of "we run our wedding cakes from a garage", near the beginning; whose people and whose house tells nothing. */
function ownThing(said: string): string | null {
  for (const { 0: all, index } of said.matchAll(OWN)) {
    const clause = said.slice(index + all.length).split(ENDING)[0] ?? "";
    const words = untilSmall((clause.match(WORD) ?? []).slice(0, 4));
    const name = words.join(" ");
    if (name.length > 4 && !words.some((word) => TELLS_NOTHING.test(word))) return name;
  }
  return null;
}

/** The words before the first verb or the first word that begins another thought. */
function beforeVerb(clause: string): string {
  const words = clause.split(/\s+/);
  const at = words.findIndex((word, place) => place > 0 && isVerb(word));
  return at < 0 ? clause : shortened(words.slice(0, at).join(" "));
}

/** What the first clause speaks of, else its first words. */
function spokenOf(said: string): string {
  const words = bare(said);
  const spoken = BEGINS_SENTENCE.test(words) ? "" : beforeVerb(words.split(REST)[0]?.trim() ?? "");
  return spoken.length > 3 ? spoken : shortened(words.split(ENDING)[0] ?? "");
}

const bare = (said: string) => said.replace(WISH, "").replace(ARTICLE, "");

/** The words before the first that is a small one or a verb. */
function untilSmall(words: readonly string[]): string[] {
  const at = words.findIndex((word) => DANGLING.test(word) || isVerb(word));
  return words.slice(0, at < 0 ? words.length : at);
}

function shortened(words: string): string {
  let name = (words.split(ENDING)[0] ?? "").trim().split(/\s+/).slice(0, MOST_WORDS).join(" ");
  while (DANGLING.test(name)) name = name.replace(DANGLING, "");
  return name.replace(ARTICLE, "").trim();
}
