import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { onceEachText } from "#domain/once.ts";
import { type Span, sentencesIn, trimmed } from "#domain/source-units/sentences.ts";
import type { About, Term } from "./fact.ts";
import { ownershipIn } from "./ownership.ts";
import { isPerson } from "./people.ts";
import { placedIn } from "./places.ts";
import { type Trial, trialIn, withoutLabels } from "./trials.ts";
import { amountsIn } from "./units.ts";
import { isDeed, type Token, termsOf, tokensOf } from "./words.ts";

export type Outcome = "allowed" | "refused" | undefined;
/** A statement, apart from its purpose: who, what, under which condition, and what a test sees. Spans are of the whole text. */
export type Clause = {
  text: string;
  span: Span;
  form: "story" | "test" | "prose";
  /** The part with the duty; of a test what is done and seen. */
  main: Span;
  /** Conditions: "if …", "when …", "unless …"; of a test what is given. */
  conditions: readonly Span[];
  actor: readonly Term[];
  outcome: Outcome;
  /** Where what a test sees begins; the end of the text where nothing is seen. */
  seenAt: number;
  tokens: readonly Token[];
  terms: readonly Term[];
  about: About;
};

const STORY = /^\s*as (?:an?|the|some(?:one|body))?\s*(.+?),?\s+i (?:want|wish|need|would like|can|may|must)(?: to)?\s+/isu;
const PURPOSE = /,?\s+(?:so that|in order to|in order that|because of that|so as to)\s.*$/isu;
const CONDITION = /(?:^|,\s*|\s)(?:if|when|whenever|once|unless|except|provided|as long as|in case|while)\s/giu;
const REFUSED =
  /\b(?:refus|reject|declin|den(?:y|ied|ies)|block|turned? (?:down|away)|not (?:possible|allowed|accepted|permitted|granted|made|saved|sent|shown)|cannot|can't|forbidden|prohibited|(?:an )?error|fails?|warn|greyed|no longer|read-only|asked to|(?:told|says?) that|message says|missing|impossible|not\b|marked (?:as )?(?:short|incomplete|late|overdue)|too (?:few|many|little|late|early|long|short))/iu;

/** "Nurse: takes samples …" tells what nurses do. */
const ROLE = /^(\s*\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,3}):(?= \p{Ll}+s\b)/u;

/** The statements of a text. */
export const clausesOf = onceEachText((written): readonly Clause[] => {
  const text = written.replace(ROLE, "$1 ");
  const trial = trialIn(text);
  if (trial) return testOf(withoutLabels(text), trial);
  const role = ROLE.exec(written)?.[1];
  if (role !== undefined) return duesOf(text, role.length);
  return sentencesIn(text).flatMap((sentence) => {
    const parts = partsOf(text, sentence).map((span) => clauseOf(text, span));
    return parts.map((part, at) => (ANAPHORA.test(textOf(part)) ? withTermsOf(part, parts[at - 1]) : part));
  });
});

/** Each thing a role does is a statement of its own, of that role. */
function duesOf(text: string, roleEnd: number): Clause[] {
  return sentencesIn(text).flatMap((sentence, place) => {
    const said = text.slice(sentence.start, sentence.end);
    const joints = [...said.matchAll(/,? and (?=(\p{Ll}+s) )/gu)].filter((joint) => verbForm(joint[1] ?? "")?.form === "third");
    const starts = [0, ...joints.map(({ index, 0: found }) => index + found.length)];
    const ends = [...joints.map(({ index }) => index), said.length];
    const parts = starts.map((from, at) =>
      clauseOf(text, trimmed(text, { start: sentence.start + from, end: sentence.start + (ends[at] ?? said.length) })),
    );
    const people = place === 0 ? (parts[0]?.terms ?? []).filter(({ end }) => end <= roleEnd) : [];
    return parts.map((part, at) => (at === 0 ? part : withPeople(part, people)));
  });
}

function withPeople(part: Clause, people: readonly Term[]): Clause {
  const terms = [...people, ...part.terms];
  return { ...part, terms, about: aboutOf(terms, part.conditions, { ...part.about, said: terms }) };
}

const ANAPHORA = /\bdo (?:so|that|this|it)\b/iu;
const textOf = ({ text, main }: Clause) => text.slice(main.start, main.end);

/** "… may open it; visitors have no means to do so" */
function withTermsOf(part: Clause, before: Clause | undefined): Clause {
  const terms = [...(before?.terms ?? []).filter((term) => !isPerson(term)), ...part.terms];
  return {
    ...part,
    terms: [...part.terms.filter(isPerson), ...terms.filter((term) => !isPerson(term))],
    about: aboutOf(terms, part.conditions, part.about),
  };
}

/** A semicolon parts statements where both halves stand alone. */
function partsOf(text: string, { start, end }: Span): Span[] {
  const said = text.slice(start, end);
  if (/^\s*as an?\s/iu.test(said)) return [{ start, end }];
  const joints = [...said.matchAll(/;\s+|:\s+(?=\p{Lu})/gu)].map(({ index, 0: found }) => ({ at: index, length: found.length }));
  const starts = [0, ...joints.map(({ at, length }) => at + length)];
  const ends = [...joints.map(({ at }) => at), said.length];
  return starts.map((from, at) => trimmed(text, { start: start + from, end: start + (ends[at] ?? said.length) }));
}

function clauseOf(text: string, span: Span): Clause {
  const said = text.slice(span.start, span.end);
  const story = STORY.exec(said);
  const purpose = PURPOSE.exec(said);
  const end = purpose ? span.start + purpose.index : span.end;
  const lead = /^(?:in order )?to [^,]{3,60},\s+/iu.exec(said);
  const start = span.start + (story?.[0].length ?? lead?.[0].length ?? 0);
  const conditions = conditionsOf(text, { start, end });
  const actor = story ? termsOf(story[1] ?? "") : [];
  return madeOf(text, span, { start, end }, conditions, story ? "story" : "prose", actor, undefined);
}

function conditionsOf(text: string, { start, end }: Span): Span[] {
  const said = text.slice(start, end);
  return [...said.matchAll(CONDITION)].map(({ index, 0: found }) => {
    const from = index + found.length - found.trimStart().length;
    const rest = said.slice(from);
    const comma = from < 2 ? rest.search(/,\s/u) : -1;
    return { start: start + from, end: start + (comma > 0 ? from + comma : said.length) };
  });
}

const MESSAGE =
  /\b(?:told|informed|messages?|says?|reads?|notice|hint|note|warning|error)\b[^.;'"“‘]{0,30}?(?:\bthat\s+|["'“‘:]\s?)([^.;'"”’]*\b(?:only|alone|exclusively|reserved)\b[^.;'"”’]*)/iu;
const POINTING = /\b(?:it|this|these|they|that)\b/iu;

/** What a message says of who alone may do something is a rule of the product. */
function messageIn(text: string, seenAt: number): Span | undefined {
  const found = MESSAGE.exec(text.slice(seenAt));
  const said = found?.[1];
  if (!found || said === undefined) return undefined;
  const start = seenAt + found.index + found[0].length - said.length;
  return { start, end: start + said.length };
}

function testOf(text: string, { doneAt, seenAt }: Trial): Clause[] {
  const seen = text.slice(seenAt);
  const message = messageIn(text, seenAt);
  const outcome: Outcome = seen === "" ? undefined : message || REFUSED.test(seen) ? "refused" : "allowed";
  const given = termsOf(text.slice(0, seenAt)).filter(isPerson).slice(0, 1);
  const span = { start: 0, end: text.length };
  const test = { ...madeOf(text, span, span, [{ start: 0, end: doneAt }], "test", given, outcome), seenAt };
  if (!message) return [test];
  const rule = clauseOf(text, trimmed(text, message));
  return [test, POINTING.test(textOf(rule)) ? withTermsOf(rule, test) : rule];
}

function madeOf(
  text: string,
  span: Span,
  main: Span,
  conditions: readonly Span[],
  form: Clause["form"],
  actor: readonly Term[],
  outcome: Outcome,
): Clause {
  const shifted = <WordPlace extends Span>(place: WordPlace): WordPlace => ({
    ...place,
    start: place.start + main.start,
    end: place.end + main.start,
  });
  const plain = tokensOf(text.slice(main.start, main.end));
  const placed = placedIn(text, main, termsOf(text.slice(main.start, main.end), plain).map(shifted), form === "story");
  const asides = [...conditions, ...relativesOf(text, main)];
  const isCase = ({ start }: Term) => form !== "test" && conditions.some((span) => start >= span.start && start < span.end);
  const terms = placed.map((term) => (isCase(term) ? { ...term, place: { role: "case" as const, prep: "if", head: -1 } } : term));
  const tokens = plain.map(shifted);
  return {
    text,
    span,
    form,
    main,
    conditions,
    actor,
    outcome,
    seenAt: text.length,
    tokens,
    terms,
    about: aboutOf(terms, asides, {
      said: terms,
      times: timesIn(tokens, text),
      whose: ownershipIn(text.slice(main.start, main.end)),
    }),
  };
}

const RELATIVE = /\b(?<=\p{L} )(?:that|which|who) (?:(?:has|have|had|is|are|was|were|been|once|already) )+[\p{L}-]+/giu;

/** "an order that has been shipped": which one, not what is done with it. */
function relativesOf(text: string, { start, end }: Span): Span[] {
  return [...text.slice(start, end).matchAll(RELATIVE)].map(({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));
}

const LAST = /\b(?:last|first|final|next) (?:second|minute|hour|day|night|week|month|year)\b/iu;

function timesIn(tokens: readonly Token[], text: string): number {
  return amountsIn(tokens).filter(({ dimension, value }) => dimension === "time" || value > 1).length + (LAST.test(text) ? 1 : 0);
}

const HELPING = new Set(
  `let lets allow allows allowed enable enables want wants need needs get gets got go goes make makes take takes use uses used`.split(
    " ",
  ),
);
/** What is done with a screen: the deed is what the button says. */
const GESTURES = new Set(
  `select selects selected press presses pressed click clicks clicked tap taps tapped choose chooses chosen try tries tried attempt attempts attempted`.split(
    " ",
  ),
);
const LIGHT = new Set(["expose", "run", "start", "load", "work"]);

/** All terms, the deeds among them, and the one the clause is about: the first outside conditions that is not a helping verb. */
export function aboutOf(
  terms: readonly Term[],
  conditions: readonly Span[] = [],
  more: Pick<About, "said" | "times" | "whose"> = { said: terms, times: 0, whose: "" },
): About {
  const free = terms.filter(({ start }) => !conditions.some((span) => start >= span.start && start < span.end));
  const outside = free.length > 0 ? free : terms;
  const done = outside.filter(({ place, text }) => place?.role === "deed" && !HELPING.has(text) && !GESTURES.has(text));
  // "cancellation" is a deed as well as a word for it; "prescription" is a thing
  const named = outside.filter(({ ids, place }) => place?.role !== "deed" && ids.every(isDeed));
  const isFull = ({ ids }: Term) => !ids.some((id) => LIGHT.has(id));
  const said = done.find(isFull) ?? named.find(isFull) ?? done[0] ?? named[0] ?? outside.find(({ ids }) => ids.some(isDeed));
  const mains = said ? (said.place?.role === "deed" ? said.ids : said.ids.filter(isDeed)) : [];
  const deeds = terms.flatMap(({ ids, place }) => (place?.role === "deed" ? ids : ids.filter(isDeed)));
  return { terms, deeds, main: mains[0] ?? "", mains, said: more.said, times: more.times, whose: more.whose };
}

/** What stands outside the conditions. */
export function mainText({ text, main, conditions }: Clause): string {
  let said = "";
  for (let at = main.start; at < main.end; at += 1) {
    if (!conditions.some(({ start, end }) => at >= start && at < end)) said += text[at] ?? "";
  }
  return said;
}
