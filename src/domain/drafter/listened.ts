import { formsOf } from "#domain/drafter/language/verbs.ts";
import { plural, singular } from "#domain/drafter/language/words.ts";
import type { FullDraft } from "./full-draft.ts";
import type { ListenedIdea, StatedDeed, StatedRule } from "./ideas/listened.ts";

type Kept = { of: number; missing: string[] };
export type Heard = { deeds: Kept; rules: Kept; strangers: string[] };

const SMALL = new Set(
  `a an the and or of to for in on at by with from as is are be been it its their his her our my your they he she we i you them him that which who this these those than then so if may must can could should shall will would has have had do does not`.split(
    " ",
  ),
);
const CLAUSE = /^(how|what|which|whether|that|when|where|who|whom|if|why)\b/;
const DENIES =
  /\b(not|never|no|nobody|nothing|none|only|unless|without|except|neither|nor|cannot|more than|at most|nowhere|prohibited|refused|forbidden|isn't|n't)\b|n't\b/;

const PRODUCT = /^(?:system|app|application|software|website|site|page|tool|platform|portal|program|product)$/;
/** What the product itself has to do: no rule that is only quoted, and nothing it only lets people do. */
const OWN_DUTY = /\bthe system shall (?!hold to this rule|let\b)/i;

/** How much of what was said stands in a draft: deeds with their person, rules with their numbers, and who is no person. */
export function heard(idea: ListenedIdea, draft: FullDraft): Heard {
  const classes = new Map(draft.user_classes.map(({ id, name }) => [id, name]));
  const stories = draft.user_stories.map((item) => ({
    who: classes.get(item.user_class_id ?? "") ?? "",
    want: /I want ([\s\S]+?), so that/.exec(item.story)?.[1] ?? item.story,
  }));
  const rows = [
    ...draft.user_stories.flatMap(({ story, acceptance_criteria }) => [story, ...acceptance_criteria.split(/\n\s*\n/)]),
    ...draft.features.map(({ name, description }) => `${name}. ${description}`),
    ...draft.quality_requirements.map(({ name, description, target }) => `${name}. ${description} ${target}`),
    ...draft.pricing.split("\n"),
    ...surroundingsIn(draft),
  ];
  const deeds = idea.deeds.filter(({ aside }) => !aside);
  const duties = draft.features.flatMap(({ description }) => (OWN_DUTY.test(description) ? [description] : []));
  const isKept = (deed: StatedDeed) =>
    isToldBySomebody(deed, idea, stories) ||
    (deed.who === null && isTold(deed, idea, rows)) ||
    (PRODUCT.test(deed.who ?? "") && isTold(deed, idea, duties));
  const lost = deeds.filter((deed) => !isKept(deed));
  const broken = idea.rules.filter((rule) => !rows.some((row) => keeps(row, rule)));
  return {
    deeds: { of: deeds.length, missing: lost.map(({ who, verb, thing }) => `${who}: ${verb} ${thing}`) },
    rules: { of: idea.rules.length, missing: broken.map(({ said, number }) => `${number}: ${said}`) },
    strangers: [...classes.values()].filter((name) =>
      idea.not_people.some(
        (stranger) => isSamePerson(stranger, name) && rootOf(headOf(stranger)) === rootOf(headOf(name.toLowerCase())),
      ),
    ),
  };
}

/** How big a business is and what the product leaves out: told, and built by nobody. */
function surroundingsIn({ overview, scope }: FullDraft): string[] {
  const context = overview.split("\n").filter((line) => line.startsWith("**Context.**"));
  return [...context.flatMap((line) => line.split(/(?<=[.!?]) /)), ...leftOutOf(scope)];
}

/** What the product leaves out is told, and built by nobody. */
export function leftOutOf(scope: string): string[] {
  return scope.slice(scope.indexOf("## Out of scope"), scope.indexOf("## Constraints")).split("\n");
}

export function isToldBySomebody(
  deed: StatedDeed,
  idea: ListenedIdea,
  stories: readonly { who: string; want: string }[],
): boolean {
  const people = [deed.who, deed.to].filter((name) => name !== null && name !== undefined);
  // "you" and "I" were given a name by the reader: any name fits
  const anybody = deed.who === null || people.some((name) => /^(i|we|you)$/i.test(name) || !mentions(idea.text, headOf(name)));
  return stories.some(
    ({ who, want }) => (anybody || people.some((name) => isSamePerson(name, who))) && isTold(deed, idea, [want]),
  );
}

function isTold({ verb, thing }: StatedDeed, idea: ListenedIdea, texts: readonly string[]): boolean {
  return texts.some((text) => hasVerb(text, verb) && (thing === null || hasThing(text, thing, idea.text)));
}

export function hasVerb(text: string, verb: string): boolean {
  const [base = ""] = verb.split(" ");
  const { third, ing, past, simple } = formsOf(base);
  const words = wordsOf(text);
  return [base, third, ing, past, simple, `${base}${base.at(-1)}ed`, `${base}${base.at(-1)}ing`].some((form) =>
    words.includes(form),
  );
}

function hasThing(text: string, thing: string, source: string): boolean {
  if (CLAUSE.test(thing)) return shareOf(thing, text) >= 0.5;
  const heads = thing.split(/,| and | or /).map((part) => headOf(part));
  // a head the reader chose himself cannot be asked for
  return heads.every((head) => !mentions(source, head) || mentions(text, head));
}

/** "hour of the funeral" is an hour. */
function headOf(name: string): string {
  const [front = ""] = name.trim().split(/ (?:of|for|from|in|on|to|with|that|which|who|about|by|at|into|under|after|before)\b/);
  return (front.split(" ").at(-1) ?? front).toLowerCase();
}

function isSamePerson(one: string, other: string): boolean {
  const mine = headOf(one);
  const words = contentOf(one);
  const theirs = contentOf(other);
  if (words.length === 0 || theirs.length === 0) return false;
  return (
    theirs.includes(rootOf(mine)) &&
    (words.every((word) => theirs.includes(word)) || theirs.every((word) => words.includes(word)))
  );
}

export function keeps(row: string, { said, number }: StatedRule): boolean {
  if (DENIES.test(said.toLowerCase()) && !DENIES.test(row.toLowerCase())) return false;
  const present = new Set(contentOf(row));
  const counted = contentOf((number ?? "").replace(/\(.*?\)/g, ""));
  const wholeNumber = counted.every((word) => present.has(word) || !contentOf(said).includes(word));
  return wholeNumber && shareOf(said, row) >= (number === null ? 0.65 : 0.5);
}

export function shareOf(said: string, row: string): number {
  const present = new Set(contentOf(row));
  const words = [...new Set(contentOf(said))];
  return words.length === 0 ? 1 : words.filter((word) => present.has(word)).length / words.length;
}

function mentions(text: string, word: string): boolean {
  const words = wordsOf(text);
  return [word, singular(word), plural(singular(word))].some((form) => words.includes(form.toLowerCase()));
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}€$£%]+(?:[.,'-][\p{L}\p{N}]+)*/gu)
      ?.map((word) => word.replace(/'s?$/, "")) ?? []
  );
}

function contentOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !SMALL.has(word))
    .map(rootOf);
}

function rootOf(word: string): string {
  return singular(word)
    .replace(/(?<=.{3})(ing|ed|es|e|s)$/, "")
    .replace(/(.)\1$/, "$1");
}
