import { nameOf } from "#domain/drafter/analysis/reading/context.ts";
import { candidates, mentionsIn } from "#domain/drafter/analysis/reading/mentions.ts";
import { textOf } from "#domain/drafter/analysis/reading/rules.ts";
import { verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { article } from "#domain/drafter/language/words.ts";
import { adverbsBefore, subjectWords } from "./before-deed.ts";
import { withoutEnding } from "./tail.ts";
import type { Reading } from "./to-read.ts";

const POINTS = /^(?:he|she|it|they|him|her|them|his|its|their|theirs|hers|any|others?|those|these)$/;
const POINTS_BACK = /^(?:he|she|it|they|him|her|them|his|its|their)$/;
const LONGEST_QUOTE = 32;
/** "only vets", "about 400 sheets": no comma stands between them. */
const LIMITS_THE_NAME =
  /(?:^| )(?:only|not|about|roughly|approximately|nearly|almost|around|over|just|even|exactly|should|half|most|all|both|ago|lets?|helps?|allows?|permits?|enables?)$/i;

/** The clause as a sentence that can be understood alone. */
export function saidAlone(reading: Reading): string {
  return withTeller(reading, withLead(reading) ?? asSaid(reading) ?? sentenceOf(reading));
}

/** "If she doesn't, it is accepted", "after that it counts as used": what only the clause before it says stands before it. */
const HANGS_ON_LEAD =
  /^(?:(?:and|but|so) )?(?:(?:if|when|unless|should) (?:\p{L}+ ){0,2}?\p{L}+ (?:do|does|did|is|are|has|have|can|will)(?: not|n't),|(?:after|before|until|beyond|above|below|under|over) that\b|(?:later|earlier|sooner|more|less|longer) than that\b|if (?:not|so)\b|[^,;]{3,40} (?:is|are|gets?) then |[^,;]{2,60} only then )/iu;

function withLead({ clause, context }: Reading): string | undefined {
  const { lead, statement } = context;
  const isFirst = clause.marker === "" && context.clauses.find(({ marker }) => marker === "") === clause;
  if (!isFirst || lead === "" || !HANGS_ON_LEAD.test(statement)) return undefined;
  const told = `${lead}; ${statement.replace(/^(?:and|but|so) /i, "").replace(/^[A-Z](?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
  return told.split(" ").length > LONGEST_QUOTE ? undefined : told;
}

/** "I can't open tickets": with the role of whoever says so. */
function withTeller({ context }: Reading, said: string): string {
  const me = context.me?.phrase.noun.singular ?? "";
  if (!/^\p{Ll}/u.test(me) || !/^(?:I|My|If|When|Once|After)\b/i.test(said) || !/\bI\b/.test(said)) return said;
  return `As ${article(me)} ${me}, ${said}`;
}

/** The whole statement, where a part of it speaks of what only another part names: "and nobody else ever sees them". */
function asSaid({ words, clause, context, doers, to }: Reading): string | undefined {
  const own = words.slice(clause.from, to);
  const subject = words[clause.subject?.from ?? clause.from];
  const before = words.slice(0, clause.from).some(({ tag }) => tag === "noun");
  const points = (one: Word | undefined) => POINTS.test(one?.word ?? "") || (one?.word === "one" && one.tag === "pron");
  const pointed = points(subject) || own.some((one, at) => points(one) && !isNamedBefore(own, at));
  const leans = leansBack(own);
  const first = words.find(({ tag }) => /^(noun|pron|poss|num)$/.test(tag));
  const quoted = leans || POINTS_BACK.test(first?.word ?? "") ? context.sentence : context.statement;
  const led = quoted === context.statement ? before : quoted.length > context.statement.length;
  const isOfProduct = first === subject && first?.word === "it" && doers.things[0]?.phrase.kind === "product";
  if (!(pointed || leans) || isOfProduct || quoted.split(" ").length > LONGEST_QUOTE) return undefined;
  return led ? quoted : context.withName(first?.word);
}

const HANGS_ON = /^(?:when|before|after|until|if|once|unless)$/;

/** "publish the timetable a week before it takes effect": its own words name what it stands for, and nothing else that it could. */
function isNamedBefore(own: readonly Word[], at: number): boolean {
  const word = own[at]?.word ?? "";
  const since = own.findLastIndex((one, index) => index < at && HANGS_ON.test(one.word));
  return since > 0 && /^(?:it|they)$/.test(word) && candidates(word, mentionsIn(own.slice(0, since))).length === 1;
}

/** "the tool warns 60 days before", "the boxes do that": of what, only another part of the sentence says. */
export function leansBack(words: readonly Word[]): boolean {
  return LEANS.test(textOf(words));
}

const LEANS =
  /\b(?:days?|hours?|weeks?|months?|minutes?) (?:before|after)$|\bdo(?:es)? (?:that|so)$|\bthe (?:rest|remainder|others)(?! of\b)/i;

/** The clause as a statement of its own, with whom it tells of. */
export function sentenceOf(reading: Reading): string {
  const { clause, words } = reading;
  const lead = clause.conditions.filter(({ to }) => to <= clause.group.at).map(({ from, to }) => verbatim(words.slice(from, to)));
  const opening =
    clause.subject && clause.from < clause.subject.from
      ? verbatim(words.slice(clause.from, clause.subject.from)).replace(/^(and|but|or|then|where|in which)\b,?\s*/i, "")
      : "";
  const helpers = helpersOf(reading);
  const adverbs = adverbsBefore(words, clause.group.at);
  const not = helpers && clause.group.denied && adverbs.length === 0 ? "not" : "";
  const told = [subjectOf(reading), helpers, not, restOf(reading, adverbs.length)].filter(Boolean).join(" ");
  const before = [...lead, opening].filter(Boolean).join(", ");
  return [before, told].filter(Boolean).join(LIMITS_THE_NAME.test(opening) ? " " : ", ");
}

/** "It shall not be possible to": nothing that was named. */
const IMPERSONAL = /^(?:possible|impossible|necessary|important|allowed)$/;

function subjectOf(reading: Reading): string {
  const { clause, words, doers } = reading;
  const pronoun = clause.subject && words[clause.subject.from];
  const isNothing = clause.group.state && IMPERSONAL.test(words[clause.group.end]?.word ?? "");
  const told = (/^(it|they|he|she)$/.test(pronoun?.word ?? "") && !isNothing) || pronoun?.tag === "rel";
  const name = doers.named[0] ?? doers.things[0];
  return told && name ? nameOf(name.phrase, name.plural && !speaksOfOne(reading)) : verbatim(subjectWords(reading));
}

/** "gets washed, dried and checked": each is done */
function helpersOf({ clause, words, doers }: Reading): string {
  const { passive, at, helpers } = clause.group;
  const helped = /^(aux|modal)$/.test(words[at]?.tag ?? "") || /^gets?$/.test(words[at]?.word ?? "");
  const bare = passive && !helped && (clause.subject?.from ?? at) < clause.from;
  const name = doers.named[0] ?? doers.things[0];
  return verbatim(helpers ?? []) || (bare ? (name?.plural ? "are" : "is") : "");
}

function restOf({ clause, words, context, to }: Reading, adverbs: number): string {
  const { thing } = context.referents();
  const subject = words.slice(clause.subject?.from, clause.subject?.to);
  // "a lesson is deleted when nobody books it"
  const isNamed = clause.subject !== undefined && subject.some(({ tag }) => tag === "noun");
  const rest = words.slice(clause.group.at - adverbs, to).map((word, at, all) =>
    // where something is named before it, "it" is rather that
    word.word === "it" && thing && !isNamed && all[at - 1]?.tag !== "aux" && !all.slice(0, at).some(({ tag }) => tag === "noun")
      ? { ...word, text: thing, word: thing }
      : word,
  );
  return verbatim(withoutEnding(rest));
}

/** "who has": one of them, however many there are. */
function speaksOfOne({ words, clause: { group } }: Reading): boolean {
  return group.form === "third" || /^(is|has|was|does|doesn't|isn't|hasn't)$/.test(words[group.at]?.word ?? "");
}
