import { type Gender, genderOfName, isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { couldBeActor, couldNotBeActor, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { closedTag } from "#domain/drafter/analysis/token.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { NO_DEED } from "./clause/deed-words.ts";
import { ONE, TITLE } from "./name-patterns.ts";
import { DONE_BY_THINGS } from "./people.ts";

const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/;

export function isPerson(name: string): boolean {
  return new RegExp(`^${TITLE} `, "u").test(name) || isGivenName(name.split(/[- ]/)[0] ?? "");
}

/** Whether a word with a capital is a name: a first name, or no other word and in the text never written small. */
export function isName(name: string, text: string): boolean {
  if (isPerson(name)) return true;
  return name.split(/[- ]/).every((part) => {
    const word = part.toLowerCase();
    const isWithin = new RegExp(`\\p{Ll},? ${part}(?!\\p{L})`, "u").test(text);
    const isWord =
      closedTag(word) !== undefined ||
      (!isWithin && verbForm(word) !== undefined) ||
      couldBeActor(singular(word)) ||
      couldNotBeActor(singular(word)) ||
      PRODUCT_WORDS.has(singular(word)) ||
      CALENDAR.test(word);
    return !isWord && !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(text);
  });
}

/** "our office manager Pat": beside a role it is a name, whatever else the word may be, unless it is written small elsewhere. */
export function isNameBesideRole(name: string, text: string): boolean {
  return name
    .split(/[- ]/)
    .every(
      (part) =>
        !PRODUCT_WORDS.has(singular(part.toLowerCase())) &&
        !new RegExp(`(?<!\\p{L})${part.toLowerCase()}(?!\\p{L})`, "u").test(text),
    );
}

/** "Otto is an app", "an app called Clara" */
export function isProduct(name: string, text: string): boolean {
  const product = [...PRODUCT_WORDS].join("|");
  return (
    new RegExp(
      `(?<!\\p{L})${name} (?:is|will be) (?:an?|the|our|meant|supposed|for)\\b[^.]{0,40}\\b(?:${product}|to)\\b`,
      "iu",
    ).test(text) ||
    new RegExp(`\\b(?:${product}|project|product|working title),? (?:is )?(?:called|named|:)? ?${name}(?!\\p{L})`, "iu").test(
      text,
    )
  );
}

/** "Ada Hill" is "Ada" as well, "Dr Ada Hill" "Dr Hill". */
export function variantsOf(name: string): string[] {
  const title = new RegExp(`^${TITLE} `, "u").exec(name)?.[0] ?? "";
  const bare = name.slice(title.length);
  const [first = "", ...others] = bare.split(" ");
  const last = others.at(-1);
  return [...new Set([name, bare, ...(title && !last ? [] : [first]), ...(last ? [`${title}${last}`] : [])])];
}

export function genderOf(name: string): Gender | undefined {
  if (/^(?:Mrs|Ms|Miss|Sister) /.test(name)) return "she";
  if (/^(?:Mr|Sir|Brother|Father) /.test(name)) return "he";
  const [first = ""] = name.replace(new RegExp(`^${TITLE} `, "u"), "").split(" ");
  return genderOfName(first);
}

const BESIDE_DEED = "then|also|always|usually|just|only|still|alone|first|himself|herself";
const HELPED =
  "(?:can|could|must|may|might|should|shall|will|would)(?: be (?:able|in a position) to)?|(?:has|have|needs?|wants?|gets?|is|is able|be able) to";
/** What is done to something, and by somebody then whatever the verb. */
const DONE_TO = /^(?:the|an?|his|her|their|our|my|your|its|it|them|him|each|every|all|any|which|what|whether|\d+|two|three)$/;

/** People called by a first name or with a title who do something, and do not only say, know or are something. */
export function namesIn(text: string): string[] {
  const found = text.matchAll(
    new RegExp(
      `(?<![\\p{L}'-])(${ONE})(?:, who [^,.;]{2,50},)?(?: (?:${BESIDE_DEED}))?((?: (?:${HELPED}))?) (\\p{Ll}+)(?: (\\p{Ll}+|\\d+))?`,
      "gu",
    ),
  );
  const names = [...found].flatMap(([, name = "", helped, next = "", after = ""]) => {
    const { base = "", form } = verbForm(next) ?? {};
    if (form === "past" || form === "ing") return [];
    const acts = !DONE_BY_THINGS.has(base) || helped !== "" || DONE_TO.test(after);
    return isPerson(name) && base && acts && !NO_DEED.has(base) && !TELLS.test(base) ? [name] : [];
  });
  const doing = [...text.matchAll(new RegExp(`\\p{Ll}(?:ed|en|wn|pt|nt|ut|ld) (?:\\p{Ll}+ )?by (${ONE})`, "gu"))];
  return [...new Set([...names, ...doing.flatMap(([, name = ""]) => (isPerson(name) ? [name] : []))])];
}

const TELLS = /^(?:say|tell|know|think|swear|remember|recall|insist|claim|joke|complain|mention|ask|turn|try|used?)$/;
