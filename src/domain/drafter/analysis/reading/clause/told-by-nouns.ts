import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { isSomebody, phraseAt } from "#domain/drafter/analysis/reading/people.ts";
import { textOf } from "#domain/drafter/analysis/reading/rules.ts";
import { runEnd, TEAM } from "#domain/drafter/analysis/reading/runs.ts";
import { namedAt } from "#domain/drafter/analysis/reading/subjects.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { subjectWords } from "./before-deed.ts";
import { deedOf } from "./deed.ts";
import { ownWords } from "./own-words.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";

/** What is there to be looked at. */
const SEEN = wordSet(
  `address agenda archive balance board breakdown calendar chart comparison dashboard data diary figure forecast graph history index inventory leaderboard list log map number map overview plan
  ranking register roster schedule status statistic table temperature timeline timetable total tracker trend view`,
);
/** What is written for somebody and comes to them. */
const SENT = wordSet(
  `alarm alert bulletin confirmation copy digest e-mail email export extract file mail message newsletter notice notification page paper printout receipt reminder report spreadsheet statement
  summary text update warning`,
);
const AT_SIGHT = /\b(?:in front of|at a glance|on (?:\S+ )?(?:screen|phone|tablet|page|wall|map)s?)\b/u;
const EACH_TIME =
  /\b(?:(?:each|every|once an?|per) (?:day|night|morning|evening|week|fortnight|month|quarter|season|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|daily|weekly|monthly|quarterly|yearly|by (?:e-?mail|post|text|text message|sms))\b/iu;

/** Deeds told by a noun: what somebody needs or would like to have, and what goes to somebody. */
export function toldByNouns(reading: Reading): Activity[] {
  const { clause } = reading;
  if (clause.marker !== "" || clause.group.denied || clause.group.passive || clause.group.form === "past") return [];
  return [...wished(reading), ...handedOn(reading)];
}

const IS_PRODUCT = /^(?:page|calendar|map|board|table|tracker|register|roster|schedule|directory|diary|log|file|system)$/;
const WISHES = /^(?:need|want|like|love|require)$/;

/** "Planners need the whole board in front of them": it is seen or received, by what it is. */
function wished(reading: Reading): Activity[] {
  const { clause, doers, first, words } = reading;
  const { base, end, modal } = clause.group;
  if (!WISHES.test(base) || (/^(?:like|love)$/.test(base) && modal !== "would") || doers.people.length === 0) return [];
  if (first && doers.teller !== undefined) return [];
  const to = runEnd(words, end);
  const named = to > end ? namedAt(words, end, to) : undefined;
  const head = named?.phrase.noun.head ?? "";
  if (!named || /^(?:no|any|another)$/.test(words[end]?.word ?? "") || /^(?:to|rel)$/.test(words[to]?.tag ?? "")) return [];
  // "I'd like a page for bookings": that is what is to be built
  if (doers.teller !== undefined && IS_PRODUCT.test(head)) return [];
  const all = tailOf(reading);
  const told = textOf(all);
  const tail = withoutBeforeMe(all);
  const of = words.findIndex(({ word }, at) => word === "of" && at > end && at < to);
  if (of > 0 && /^(?:export|download)$/.test(words[of - 1]?.word ?? "")) return exported(reading, tail, named.phrase);
  const isSeen = (SEEN.has(head) && !EACH_TIME.test(told)) || (AT_SIGHT.test(told) && named.phrase.kind !== "actor");
  if (!isSeen && !SEEN.has(head) && !SENT.has(head)) return [];
  const verb = isSeen ? "see" : "receive";
  return doers.people.map((noun) => ({ ...deedOf(reading, noun, [verb, ownWords(reading, tail)], named.phrase), verb }));
}

/** "an export of approved hours": it is exported. */
function exported(reading: Reading, tail: readonly Word[], phrase: NounPhrase): Activity[] {
  const of = tail.findIndex(({ word }) => word === "of");
  const said = ["export", ownWords(reading, tail.slice(of + 1))];
  return reading.doers.people.map((noun) => ({ ...deedOf(reading, noun, said, phrase), verb: "export" }));
}

/** "the whole board in front of them": before whoever sees it. */
function withoutBeforeMe(tail: readonly Word[]): readonly Word[] {
  const at = tail.findIndex(
    ({ word }, index) => word === "in" && tail[index + 1]?.word === "front" && tail[index + 3]?.tag === "pron",
  );
  return at < 0 ? tail : [...tail.slice(0, at), ...tail.slice(at + 4)];
}

const GOES = /^(?:go|land|end up|reach)$/;
/** What can be handed on, and is no journey. */
const HANDED_ON = wordSet(
  `alarm alert appeal application bill booking case certificate claim complaint copy decision draft entry enquiry exception fault fee file form grade inquiry invoice item job list log message money note notice
  notification offer order paper payment payout picture photo proceeds proposal query question quote reading receipt record remark report request result rest review sample sheet slip summary swap ticket warning weather`,
);

/** "A complaint goes to the coordinator": who receives it. */
function handedOn(reading: Reading): Activity[] {
  const { clause, doers, words } = reading;
  const { base, end } = clause.group;
  const [thing, ...others] = doers.things;
  if (!GOES.test(base) || !thing || others.length > 0 || doers.people.length > 0) return [];
  const isPlain = clause.group.modal === undefined || /^(?:must|should|shall|will)$/.test(clause.group.modal);
  if (!isPlain || !HANDED_ON.has(thing.phrase.noun.head)) return [];
  const tail = words.slice(end, clause.to);
  const small = tail.findIndex(({ word }) => word === "to" || word === "with");
  const between = tail.slice(0, Math.max(0, small));
  if (
    base !== "reach" &&
    (small < 0 ||
      between.some(({ word }) => !/^(?:straight|directly|then|first|back|on|out|up|also|only|always|automatically)$/.test(word)))
  )
    return [];
  const from = base === "reach" ? end : end + small + 1;
  const to = runEnd(words, from);
  const whom = whoGets(reading, from, to);
  // "then go to the packers who weigh each box": what they do says more
  if (!whom || /^(?:who|which)$/.test((words[to]?.tag === "comma" ? words[to + 1] : words[to])?.word ?? "")) return [];
  const rest = tailOf(reading).filter((word) => words.indexOf(word) >= to);
  const opening = subjectWords(reading);
  const what =
    opening.length === 1 && opening[0]?.tag === "pron"
      ? `the ${thing.plural ? thing.phrase.noun.plural : thing.phrase.noun.singular}`
      : ownWords(reading, opening);
  const aside = WHEN.test(textOf(rest)) ? rest : [];
  return [
    { ...deedOf(reading, whom, ["receive", what, ownWords(reading, aside)], thing.phrase), verb: "receive", onPerson: false },
  ];
}

/** What says when, and not where those are who receive it. */
const WHEN =
  /^(?:within|by|each|every|before|after|as|at once|immediately|straight ?away|daily|weekly|monthly|the (?:same|next)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu;

function whoGets(reading: Reading, from: number, to: number): Noun | undefined {
  const { context, words } = reading;
  const phrase = to > from ? phraseAt(words, from, to) : undefined;
  if (words[from]?.word === "me") return context.me ? asRole(context.me.phrase.noun) : context.owner;
  if (!phrase || /^(?:no|any|every|another|anyone|next)$/.test(words[from]?.word ?? "")) return undefined;
  const isPerson = phrase.kind === "actor" || TEAM.test(phrase.noun.head) || isSomebody(phrase, "decide");
  return isPerson ? asRole(phrase.noun) : undefined;
}
