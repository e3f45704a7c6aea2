import { isPlural, isUncountable } from "#domain/drafter/language/words.ts";
import { isAdjective } from "./lexicon/adjectives.ts";
import { NEVER_NOUNS, verbForm } from "./lexicon/verbs.ts";
import { verbOf } from "./reading/word.ts";
import { closedTag } from "./token.ts";

const FRONT = /^(?:(?:also|optionally|automatically|later|easily|quickly|then|and|or|simply|always|never|only|please) )+/i;

/** "can pause the delivery", "has to sign" */
const HELPED =
  /^(?:(?<one>is|(?:has|needs|wants|is able|is allowed) to|does(?: not|n't))|(?:are|do(?: not|n't)|can(?:not|'t)?|may|must(?:n't)?|should(?:n't)?|shall|will|(?:have|need|want|are able|are allowed) to)) (?:also |not |never |only )*\p{L}/u;

/** Whether an item begins with what is done: not "Orders expire"; sure where it can be no name such as "search results". */
export function deedOpening(item: string): { form: "base" | "third"; isSure: boolean } | undefined {
  const said = item.replace(FRONT, "").toLowerCase();
  const [first = "", next = "", third = ""] = said.match(/[\p{L}'-]+|[,:;(\d]/gu) ?? [];
  if (first === "be") return { form: "base", isSure: true };
  const helped = HELPED.exec(said)?.groups;
  if (helped) return { form: helped.one ? "third" : "base", isSure: true };
  const verb = closedTag(first) === undefined ? verbOf(first) : undefined;
  if (!verb || verb.form === "past" || verb.form === "ing") return undefined;
  const { form, known } = verb;
  // "prices per season" and "list of boats" are things
  if (next === "per" || (next === "of" && !/^(?:dispose|think|approve|speak)$/.test(first))) return undefined;
  const tag = closedTag(next);
  // "enter wishes until noon"
  if (/^(?:modal|aux)$/.test(tag ?? "") && !(/^(?:wishes|needs)$/.test(next) && third !== "to")) return undefined;
  if ((tag !== undefined && tag !== "aux") || /^\P{L}/u.test(next))
    return { form, isSure: known || /^(?:det|poss|pron|prep|adv)$/.test(tag ?? "") };
  if (form === "third" && verbForm(next)?.form === "base") return undefined;
  // "refund cancelled orders"
  const isDone = verbForm(next)?.form === "past" && isPlural(third);
  const isObject = isPlural(next) || isUncountable(next) || isAdjective(next) || isDone;
  if (NEVER_NOUNS.has(verb.base)) return { form, isSure: true };
  // "issue credit notes"
  const isCompound = form === "base" && known && isPlural(third) && closedTag(third) === undefined;
  if (isCompound && !isObject && !NAMES_FIRST.test(first)) return { form, isSure: false };
  return form === "third" || isObject ? { form, isSure: known && isObject && !NAMES_FIRST.test(first) } : undefined;
}

/** "view, edit and delete posts", "list up to three dishes": whatever the first word may name. */
export function isDoneFirst(item: string): boolean {
  const said = item.replace(FRONT, "").toLowerCase();
  const [first = ""] = said.split(/[ ,]/);
  const listed = /^(\p{L}+(?:, \p{L}+)*,? (?:and|or) \p{L}+)(?: (?!of\b)\p{L}|$)/u.exec(said)?.[1];
  const isBase = (word: string) => verbForm(word)?.form === "base";
  return (
    isBase(first) &&
    (listed?.split(/,? (?:and|or) |, /).every(isBase) === true || /^\p{L}+ up to (?:\d|\p{L}+ \p{L}+s\b)/u.test(said))
  );
}

const NAMES_FIRST =
  /^(?:price|search|order|stock|work|time|test|trade|travel|market|waste|water|feed|list|map|name|service|state|support|program|label|guest|patient|book|photo)$/;
