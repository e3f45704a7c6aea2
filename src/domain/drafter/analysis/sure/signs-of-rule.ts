import type { Rule } from "#domain/drafter/analysis/activity.ts";
import { wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { contentWords } from "#domain/drafter/similarity.ts";
import { alignedIn } from "./aligned.ts";
import { OF_NOW, signsOfStatement } from "./signs-of-statement.ts";
import { nameOf, type Signs, shareOf, type Told, type Whole } from "./told.ts";

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|once|twice|half|quarter)\b/i;
const MEASURE =
  /\d[^.]{0,4}\s?(?:days?|hours?|minutes?|weeks?|months?|years?|euros?|dollars?|%|percent|kg|metres?|meters?)|[€$£]\d/i;
const BOUND =
  /\b(?:within|at most|at least|no more than|not more than|more than|up to|no later|before|after|until|every|per|each|max)\b/i;
const BINDS =
  /\d|\b(?:must|never|nobody|nothing|only|unless|without|except|until|cannot|can't|may not|no|not|at most|at least|has to|have to|should|shall|can|may)\b|n't\b/i;
const NEVER = /\b(?:never|nobody|no one|nothing|none|neither|only|unless|without|except)\b|^no\b/i;
const OPEN = /\b(?:it|they|them|he|she|him)\b/i;
const OPENS = /^(?!(?:the|an?|our|each|every|no) )(?:[^,]{0,30}\b)?(?:it|they|them|he|she|him|one)\b/i;
const TOLD_IN_FULL = 0.85;
const LONG = 25;
const SHORT = 4;

/** What a rule and the words it was told with look like. */
export function signsOfRule(rule: Rule, whole: Whole): Signs {
  const told = whole.told(rule.heardIn);
  return {
    ...signsOfStatement(told, whole.statements.length),
    ...signsOfBinding(rule),
    ...signsOfWording(rule),
    ...signsInStatement(rule, told),
    ...signsBeside(rule, whole),
  };
}

function signsOfBinding({ text, duty, money, whole }: Rule): Signs {
  return {
    "binds: at all": BINDS.test(text),
    "binds: bound": BOUND.test(text),
    "binds: number": NUMBER.test(text),
    "binds: digits": /\d/.test(text),
    "binds: measure": MEASURE.test(text),
    "binds: never": NEVER.test(text),
    "binds: modal": /\b(?:can|may|must|should|shall|will)\b/i.test(text),
    "a duty": duty !== undefined,
    "of money": money,
    "a sentence": whole,
  };
}

function signsOfWording({ text }: Rule): Signs {
  const count = text.split(/\s+/).length;
  return {
    "words: length": Math.min(2, count / 12),
    "words: few": count <= SHORT,
    "words: many": count > LONG,
    "words: of me": /\b(?:I|me|my|I'm)\b/.test(text),
    "words: of us": /\b(?:we|our|us)\b/i.test(text),
    "words: of now": OF_NOW.test(text),
    "words: open": OPEN.test(text),
    "words: open at once": OPENS.test(text),
    "words: reason first": /^(?:because|as|since|so|otherwise)\b/i.test(text),
    "words: as a": /^as an? /i.test(text),
    "words: helper apart": / '(?:s|m|re|d|ll|ve)\b/.test(text),
    "words: contracted": /\b(?:it|that|there|i|we|you|they|he|she)'(?:s|m|re|d|ll|ve)\b/i.test(text),
    "words: semicolon": text.includes(";"),
    "words: commas": shareOf((text.match(/,/g) ?? []).length, 3),
    "words: comma at once": /^\S+(?: \S+)?, /.test(text),
    "words: perfect": /\b(?:has|have|had|was|were)\b(?! to\b)/.test(text),
  };
}

function signsInStatement({ text }: Rule, { said, words: statement, clauses, content }: Told): Signs {
  const words = wordsOf(text);
  const { skipped, before, next, from, to } = alignedIn(words, statement);
  const within = clauses.filter(({ group }) => group.at >= from && group.at < to);
  const main = within.find(({ marker }) => marker === "") ?? within[0];
  const plain = (one: string) => one.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return {
    "in its statement: all of it": plain(text) === plain(said),
    "in its statement: verbatim": plain(said).includes(plain(text)),
    "in its statement: left out": statement.length > 0 ? 1 - shareOf(words.length, statement.length) : 0,
    "in its statement: begins": before === undefined,
    "in its statement: comma next": next?.tag === "comma",
    "in its statement: cut": next !== undefined && !/^(?:comma|break|conj)$/.test(next.tag),
    "in its statement: skips": skipped.some(({ tag }) => /^(?:noun|num|verb|adj)$/.test(tag)),
    "in its statement: without its number": NUMBER.test(said) && !NUMBER.test(text),
    "in its statement: adds words": shareOf([...contentWords(text)].filter((word) => !content.has(word)).length, 2),
    "clause: none": main === undefined,
    "clause: relative": /^(?:who|which|that|where|whom|whose)$/.test(main?.marker ?? ""),
    "clause: how it is": main?.group.state,
    "clause: past": main?.group.form === "past" && !main.group.passive,
    "clause: denied": main?.group.denied,
  };
}

/** What else was heard, there and elsewhere. */
function signsBeside(rule: Rule, { heard }: Whole): Signs {
  const own = contentWords(rule.text);
  const isHere = ({ heardIn }: Pick<Rule, "heardIn">) => heardIn?.statement === rule.heardIn?.statement;
  const people = new Set(heard.activities.map(({ actor }) => actor?.head.toLowerCase()));
  const told = heard.activities
    .filter(isHere)
    .map(({ said, condition = "", actor }) => contentWords(`${said} ${condition} ${actor?.singular ?? ""}`))
    .map((deed) => (own.size === 0 ? 0 : [...own].filter((word) => deed.has(word)).length / own.size));
  return {
    "of somebody": rule.text.split(/[^\p{L}'-]+/u).some((word) => people.has(nameOf(word))),
    "told as a deed": Math.max(0, ...told) >= TOLD_IN_FULL,
    "beside a longer one": heard.rules.some(
      (other) => isHere(other) && other.text.length > rule.text.length && holds(contentWords(other.text), own),
    ),
    "beside a shorter one": heard.rules.some(
      (other) => isHere(other) && other.text.length < rule.text.length && holds(own, contentWords(other.text)),
    ),
  };
}

function holds(longer: ReadonlySet<string>, shorter: ReadonlySet<string>): boolean {
  return shorter.size > 0 && [...shorter].filter((word) => longer.has(word)).length / shorter.size > 0.9;
}
