import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { HELPING_VERBS, JOINING_VERBS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import type { NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { TELLERS } from "#domain/drafter/analysis/reading/agents-by.ts";
import { nameOf } from "#domain/drafter/analysis/reading/context.ts";
import { phraseAt } from "#domain/drafter/analysis/reading/people.ts";
import { toldBy } from "#domain/drafter/analysis/reading/pointed-to.ts";
import { isCalledProduct, isDeedOfProduct, isProduct } from "#domain/drafter/analysis/reading/product.ts";
import { runEnd, TEAM } from "#domain/drafter/analysis/reading/runs.ts";
import { namedAt } from "#domain/drafter/analysis/reading/subjects.ts";
import { verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { namedAhead, openingWord, subjectWords } from "./before-deed.ts";
import { deedOf, whenOf } from "./deed.ts";
import { NO_DEED } from "./deed-words.ts";
import { sidesIn } from "./named-beside.ts";
import { ownWords } from "./own-words.ts";
import { tailOf, withoutEnding } from "./tail.ts";
import type { Reading, ToRead } from "./to-read.ts";
import { isOutright } from "./which-tell.ts";

/** What is so of a product, or what it is for. */
const IS_SO = wordSet(
  "run work go cost replace serve exist start stop end hold fit look sound follow use come live make save do die crash hang",
);
/** "An app that keeps the leases": what a product is, told as what it does. */
const SAYS_WHAT_IT_IS = wordSet(
  "keep manage track handle organise organize provide offer cover contain show collect store combine deal give bring run",
);
/** Whom it is done to hears or gets of it. */
const TOLD = /^(?:tell|inform|remind|notify|warn|alert|nag|ask|thank|text|email|message|phone|call|ring)$/;
const OF_WHAT = /^(?:remind|inform|notify|warn|tell)$/;
const SENT = /^(?:text|email|message)$/;
const GIVEN = /^(?:send|give|offer|show)$/;

/** Where it is said that the product does what is told as done: "by the system". */
function byProduct({ words, clause }: ToRead): { from: number; to: number } | undefined {
  if (!clause.group.passive) return undefined;
  const from = words.findIndex(({ word }, at) => word === "by" && at >= clause.group.end && at < clause.to);
  const to = runEnd(words, from + 1);
  return from >= 0 && isProduct(phraseAt(words, from + 1, to)) ? { from, to } : undefined;
}

/** Whether the product itself does what a clause says. */
export function isDoneByProduct(reading: Reading): boolean {
  const { clause, doers } = reading;
  const { group } = clause;
  const isIntroduced = reading.words[clause.subject?.from ?? 0]?.tag === "rel" && SAYS_WHAT_IT_IS.has(group.base);
  if (!isOutright(reading) || isIntroduced || group.denied || group.state || group.form === "past") return false;
  if (byProduct(reading)) return true;
  // "connects growers with cooks": they find each other
  const brings = JOINING_VERBS.has(group.base) && sidesIn(tailOf(reading)).length > 1;
  const next = reading.words[group.end];
  // "replaces the old binder", but "replaces a missing part with another"
  const isDeed = isDeedOfProduct(group.base, next) || (group.base === "replace" && putsInPlace(tailOf(reading)));
  const isOther = brings || NO_DEED.has(group.base) || HELPING_VERBS.has(group.base) || (IS_SO.has(group.base) && !isDeed);
  const phrase = doers.things[0]?.phrase;
  if (phrase && isCalledProduct(phrase) && !isDeed) return false;
  if (phrase?.noun.head === "application" && reading.context.areApplicationsFiled) return false;
  if (isOrderToProduct(reading)) return true;
  return !group.passive && !isOther && doers.people.length === 0 && isProduct(phrase);
}

const putsInPlace = ([first, ...rest]: readonly Word[]) =>
  /^(?:an?|each|every|any)$/.test(first?.word ?? "") && rest.some(({ word }) => /^(?:with|by)$/.test(word));

/** What nobody does by hand, whoever is asked to. */
const BY_MACHINE = /^(?:remind|notify|alert|warn|calculate|compute|generate|sync|synchroni[sz]e)$/;

/** "Remind the drivers a day before", "calculate the fee and send it": nobody is said to, and only a program does it. */
function isOrderToProduct({ clause: { group, subject }, doers, object, context, heard }: Reading): boolean {
  const isOrder = !subject && group.form === "base" && group.modal === undefined && object.phrase !== undefined;
  if (!isOrder || doers.people.length > 0 || doers.teller !== undefined || context.headed) return false;
  const last = heard.rules.at(-1);
  return BY_MACHINE.test(group.base) || (last?.duty !== undefined && last.heardIn?.statement === context.statement);
}

/** What the product does by itself: "suggest three referees for each match". */
export function doneByProduct(reading: Reading): Activity {
  const { clause, words, doers, object } = reading;
  const by = byProduct(reading);
  if (!by) {
    // "a number, which the system prints"
    const ahead = namedAhead(reading);
    const what = ahead ? nameOf(ahead.phrase, ahead.plural) : "";
    const said = [clause.group.base, what, ownWords(reading, tailOf(reading)), occasionOf(reading)];
    const deed = deedOf(reading, undefined, said, object.phrase);
    return { ...deed, condition: conditionOn(reading) ?? deed.condition };
  }
  const rest = tailOf(reading).filter((word) => words.indexOf(word) < by.from || words.indexOf(word) >= by.to);
  const thing = doers.things[0] ?? doers.named[0];
  const points = /^(?:it|they|he|she|which|who)$/.test(openingWord(words, clause.subject));
  const what = points && thing ? nameOf(thing.phrase, thing.plural) : ownWords(reading, subjectWords(reading));
  return deedOf(reading, undefined, [clause.group.base, what, ownWords(reading, rest)], thing?.phrase);
}

/** "mark a seat as free if nobody has claimed it": what it is done to, where that alone is named. */
function conditionOn(reading: Reading): string | undefined {
  const { clause, object, words } = reading;
  const [when, ...others] = whenOf(reading);
  if (!when || others.length > 0 || when.from < clause.group.end || !object.named) return undefined;
  const own = words.slice(when.from, when.to);
  const points = own.filter(({ tag, word }) => tag === "pron" && /^(?:it|them|him|her|they|he|she)$/.test(word));
  const named = object.named.phrase.noun;
  if (points.length !== 1) return undefined;
  return own
    .map((word) => (points.includes(word) ? `the ${object.named?.plural ? named.plural : named.singular}` : word.text))
    .join(" ");
}

/** "the app reminds members", "the system warns me", "they are thanked by the system": what people are told, shown or given by the product. */
export function toldByProduct(reading: Reading): Activity[] {
  const { clause, doers, heard, words } = reading;
  const { base } = clause.group;
  const by = byProduct(reading);
  if (by) {
    if (!TOLD.test(base)) return [];
    const rest = tailOf(reading).filter((word) => words.indexOf(word) < by.from || words.indexOf(word) >= by.to);
    const said = ["be", formsOf(base).past, ownWords(reading, rest)];
    return doers.named.map(({ phrase }) => ({ ...deedOf(reading, asRole(phrase.noun), said, phrase), verb: "get" }));
  }
  if (!TOLD.test(base) && !GIVEN.test(base)) return [];
  const whom = toldWhom(reading);
  if (!whom) return [];
  if (words[whom.to]?.tag === "rel") return [];
  const rest = [restOf(reading, whom), occasionOf(reading)].filter(Boolean).join(" ");
  if (GIVEN.test(base) && rest === "") return [];
  const isSent = SENT.test(base) && /^(?:det|num)$/.test(words[whom.to]?.tag ?? "");
  const said =
    base === "show"
      ? ["see", rest]
      : GIVEN.test(base)
        ? ["get", rest]
        : isSent
          ? ["get", rest, `by ${base}`]
          : ["be", formsOf(base).past, rest];
  for (const phrase of whom.phrases) heard.people.push({ phrase, weight: 3 });
  return whom.nouns.map((noun) => ({ ...deedOf(reading, noun, said, whom.phrases[0]), verb: base === "show" ? "see" : "get" }));
}

const OCCASION = /^(?:at|on|in|after|before|every|each|within|during|for|above|below|over|under|without|outside)$/;

/** "At the end of the day it prints the list": when that is. */
function occasionOf({ words, clause: { from, subject } }: Reading): string {
  const ahead = withoutEnding(words.slice(from, subject?.from ?? from)).filter(({ tag }, at) => at > 0 || tag !== "conj");
  const isExample = /^(?:example|instance|now)$/.test(ahead[1]?.word ?? "");
  const isPlain =
    !isExample && OCCASION.test(ahead[0]?.word ?? "") && ahead.every(({ tag }) => !/^(?:pron|poss|rel|verb|aux)$/.test(tag));
  return isPlain ? verbatim(ahead) : "";
}

/** "my deputy, Jonas, who moves people": who that is says nothing of what is told. */
function restOf(reading: Reading, { to }: Whom): string {
  const { words } = reading;
  const rest = tailOf(reading).filter((word) => words.indexOf(word) >= to);
  return rest[0]?.tag === "comma" ? "" : ownWords(reading, rest);
}

type Whom = { nouns: Activity["towards"]; phrases: NounPhrase[]; to: number };

/** Whom the product tells or gives something, by name or as "me" and "him". */
function toldWhom({ clause, context, words, to: last }: Reading): Whom | undefined {
  const { end } = clause.group;
  const word: Word | undefined = words[end];
  const teller = TELLERS[word?.word ?? ""];
  if (teller) return { nouns: [toldBy(teller, context)], phrases: [], to: end + 1 };
  if (/^(?:him|her|them)$/.test(word?.word ?? "") && word?.tag === "pron") {
    const meant = word?.word === "them" ? context.they() : context.one();
    return meant && { nouns: [asRole(meant.phrase.noun)], phrases: [meant.phrase], to: end + 1 };
  }
  const number = words.findIndex(({ tag }, at) => tag === "num" && at > end && words[at - 1]?.tag === "noun");
  // "reminds singers | of the next rehearsal"
  const of = words.findIndex(
    ({ word }, at) => word === "of" && at > end && OF_WHAT.test(clause.group.base) && !isOfTheirs(words, at),
  );
  const to = Math.min(runEnd(words, end), number < 0 ? words.length : number, of < 0 ? words.length : of);
  const named = to > end ? namedAt(words, end, to) : undefined;
  if (!named || named.proper || named.phrase.kind !== "actor") return undefined;
  const others = furtherPeople(words.slice(0, last), to);
  const phrases = [named.phrase, ...others.phrases];
  return { nouns: phrases.map(({ noun }) => asRole(noun)), phrases, to: others.to };
}

/** "the owner of the dog", "members of the board": of whom or what they are. */
function isOfTheirs(words: readonly Word[], of: number): boolean {
  const name = words.slice(of + 1, runEnd(words, of + 1));
  const next = name.findIndex(({ word }) => word === "of");
  const among = name.at(next < 0 ? -1 : next - 1)?.word ?? "";
  return (
    TEAM.test(among) || /^(?:(?:owner|parent|relative|keeper|holder)s?|one|each|all|both|some)$/.test(words[of - 1]?.word ?? "")
  );
}

/** "reminds the rider | and the driver": whoever is told as well, up to where the last one is named. */
function furtherPeople(words: readonly Word[], from: number): { phrases: NounPhrase[]; to: number } {
  const joint = words.slice(from, from + 2).findIndex(({ tag }) => tag !== "comma" && tag !== "conj");
  const at = from + Math.max(joint, 0);
  const to = runEnd(words, at);
  const other = joint > 0 && to > at ? phraseAt(words, at, to) : undefined;
  if (other?.kind !== "actor") return { phrases: [], to: from };
  const more = furtherPeople(words, to);
  return { phrases: [other, ...more.phrases], to: more.to };
}
