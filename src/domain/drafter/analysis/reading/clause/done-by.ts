import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { Agent } from "#domain/drafter/analysis/reading/agents-by.ts";
import { type Context, nameOf } from "#domain/drafter/analysis/reading/context.ts";
import { deedsWithin } from "#domain/drafter/analysis/reading/further-deeds.ts";
import { phraseAt } from "#domain/drafter/analysis/reading/people.ts";
import type { Named } from "#domain/drafter/analysis/reading/subjects.ts";
import { verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { fronted, namedAhead, openingWord, subjectWords, topicOf } from "./before-deed.ts";
import { deedOf, withFurther } from "./deed.ts";
import { RECEIVES } from "./deed-words.ts";
import { lastDoneTo } from "./last-done.ts";
import { leftUnsaid, type Unsaid } from "./left-unsaid.ts";
import { ownWords } from "./own-words.ts";
import { tailOf, withoutEnding } from "./tail.ts";
import type { Reading } from "./to-read.ts";

/** What those do who are named after "by", each up to where the next one is named. */
export function doneByAgents(reading: Reading, agents: readonly Agent[]): Activity[] {
  return agents.flatMap((agent) => {
    const since = agents.findLast(({ from }) => from < agent.from)?.to;
    const next = agents.find(({ from }) => from > agent.from)?.from;
    // "are billed by our treasurer, who also thanks them"
    const aside = reading.further.find(
      (one) => (one.aside || (one.marker === "who" && one.from === agent.to)) && one.from >= agent.to,
    )?.from;
    // "small ones by the caretaker, | larger ones by the owner"
    // "by him they are settled | or passed up to an engineer"
    const more =
      agent.from < reading.clause.group.at
        ? reading.further.find(({ subject }) => subject === reading.clause.subject)
        : undefined;
    const until = next !== undefined && isGapped(reading.words, agent.to, next) ? agent.to : (next ?? aside ?? more?.from);
    if (since !== undefined && isGapped(reading.words, since, agent.from)) return doneToOther(reading, agent, since);
    return doneByAgent(reading, agent, since, until);
  });
}

/** Whether between two who do it something else is named that the second does it to. */
function isGapped(words: readonly Word[], from: number, to: number): boolean {
  const [comma, first, ...rest] = words.slice(from, to);
  const isNamed =
    /^(?:det|adj|noun|num|pron|poss)$/.test(first?.tag ?? "") || /^(?:everything|anything|all)$/.test(first?.word ?? "");
  return comma?.tag === "comma" && isNamed && [first, ...rest].some((word) => word && /^(?:noun|pron|num)$/.test(word.tag));
}

const BEYOND = /^(?:everything|anything|all|the rest|whatever is) (above|over|below|under|beyond)(?: (?:that|it))?$/;
const LIMIT = /\b(?:up to|under|below|over|above|from) (?=[€$£]? ?\d)/;

/** "Amounts up to 5,000 euros are decided by the director, everything above by the board" */
function doneToOther(reading: Reading, agent: Agent, since: number): Activity[] {
  const { heard, words, clause, doers } = reading;
  heard.people.push({ phrase: agent.named.phrase, weight: 3 });
  const named = words.slice(since + 1, agent.from);
  const [, beyond] = BEYOND.exec(verbatim(named)) ?? [];
  const first = ownWords(reading, subjectWords(reading));
  const thing = beyond && LIMIT.test(first) ? first.replace(LIMIT, `${beyond} `) : ownWords(reading, named);
  const phrase = beyond ? (doers.things[0] ?? doers.named[0])?.phrase : phraseAt(named, 0);
  return [deedOf(reading, asRole(agent.named.phrase.noun), [clause.group.base, thing], phrase)];
}

function doneByAgent(reading: Reading, agent: Agent, since: number | undefined, until: number | undefined): Activity[] {
  const { doers, heard, words } = reading;
  heard.people.push({ phrase: agent.named.phrase, weight: 3 });
  const own = tailOf(reading).filter((word) => {
    const at = words.indexOf(word);
    return (at < agent.from || at >= agent.to) && at >= (since === undefined ? 0 : agent.from) && at < (until ?? words.length);
  });
  const tail = withoutEnding(own);
  const thing = doers.things[0] ?? doers.named[0];
  const named = lastTold(reading) ?? (thing && nameOf(thing.phrase, thing.plural));
  const parts = deedsWithin(tail, true);
  const small = goesWithDeed(parts.own) ? parts.own.slice(0, 1) : [];
  const other = parts.own.findIndex(
    ({ tag }, at) => tag === "comma" && /^(?:not|never|except|but)$/.test(parts.own[at + 1]?.word ?? ""),
  );
  const rest = withoutOnly(withoutJoint(parts.own.slice(small.length, other < 0 ? undefined : other)));
  const said = [verbatim(small), whatIsDone(reading, named), ownWords(reading, rest)].filter(Boolean).join(" ");
  const who = asRole(agent.named.phrase.noun);
  const further = parts.further.map(({ base, words: rest }) => ({
    ...deedOf(reading, who, [base, named ?? "", ownWords(reading, rest)], thing?.phrase),
    verb: base,
  }));
  return withFurther(deedOf(reading, who, [reading.clause.group.base, said], thing?.phrase), further);
}

/** "may be written only by members": that it is only they is the rule. */
const withoutOnly = (words: readonly Word[]) => (words.at(-1)?.word === "only" ? words.slice(0, -1) : words);

/** "by tenants or | by owners" */
function withoutJoint(words: readonly Word[]): readonly Word[] {
  const end = words.findLastIndex(({ tag }) => tag !== "conj" && tag !== "comma");
  return words.slice(0, end + 1);
}

/** What something is done to that is told as done: by name where only "which" points to it. */
function whatIsDone(reading: Reading, named: string | undefined): string {
  const { clause, words } = reading;
  const points = words[clause.subject?.from ?? 0]?.tag === "rel";
  if (lastTold(reading)) return named ?? "";
  if (points && clause.marker !== "") return named ?? "";
  // "anyone who is late is reported by the warden"
  const isAnybody = /^(?:any|every)(?:one|body)$|^whoever$/.test(openingWord(words, clause.subject));
  return named !== undefined || points || isAnybody ? ownWords(reading, wholeSubject(reading, isAnybody)) : "";
}

function wholeSubject(reading: Reading, isAnybody: boolean): readonly Word[] {
  const { clause, words } = reading;
  return isAnybody && clause.subject ? words.slice(clause.subject.from, clause.group.at) : withoutAside(subjectWords(reading));
}

/** "requests, which arrive by letter,": what is said beside it is no part of what is done. */
function withoutAside(words: readonly Word[]): readonly Word[] {
  const aside = words.findIndex(
    ({ tag }, at) => tag === "comma" && /^(?:which|who|whose|such|both|all|mostly|usually)$/.test(words[at + 1]?.word ?? ""),
  );
  return aside > 0 ? words.slice(0, aside) : words;
}

const SMALL = /^(?:for|at|after|to|off|out|up|on|upon|with|into|over|down|back|away|about)$/;

/** "is applied for by the owner", "are signed off within a week" */
function goesWithDeed([small, next]: readonly Word[]): boolean {
  return (
    SMALL.test(small?.word ?? "") &&
    !(small?.word === "up" && next?.word === "to") &&
    !/^(?:det|poss|noun|adj|num|pron)$/.test(next?.tag ?? "")
  );
}

/** "orders are placed by joiners; they are checked by the clerk": what the last deed was done to. */
function lastTold(reading: Reading): string | undefined {
  const pronoun = openingWord(reading.words, reading.clause.subject);
  const { toldOf } = reading.context;
  const meant = reading.context.meant.get(reading.clause.subject?.from ?? -1);
  if (meant && /^(?:it|they)$/.test(pronoun)) return nameOf(meant.phrase, meant.plural);
  if (pronoun === "it" && toldOf) return `the ${toldOf.phrase.noun.singular}`;
  const last = /^(?:it|they)$/.test(pronoun) ? lastDoneTo(reading) : undefined;
  if (!last || last.isPerson || (pronoun === "they" && !last.noun.countable)) return undefined;
  return `the ${pronoun === "they" ? last.noun.plural : last.noun.singular}`;
}

/** "are told when it is ready": what those get whom something is done to. */
export function received(reading: Reading): Activity[] {
  const { clause, doers, object, words } = reading;
  const { base, at } = clause.group;
  if (!RECEIVES.test(base)) return [];
  // "the doctor is phoned": by somebody, and not by what is built
  if (/^(?:phone|ring|telephone)$/.test(base) && clause.conditions.length === 0) return [];
  const said = ownWords(reading, tailOf(reading));
  const got = /^(get|gets)$/.test(words[at]?.word ?? "") ? "get" : "be";
  return doers.people.map((noun) => ({ ...deedOf(reading, noun, [got, formsOf(base).past, said], object.phrase), verb: "get" }));
}

export function doneByDoers(reading: Reading): Activity[] {
  const { clause, context, doers, object } = reading;
  const { base, form } = clause.group;
  if (!isVerb(reading)) return [];
  const ahead = namedAhead(reading) ?? topicOf(reading);
  const tail = tailOf(reading);
  const parts = deedsWithin(tail, false, form === "third");
  const again = sameDone(reading);
  const same = again ?? (ahead || parts.further.length > 0 ? undefined : leftUnsaid(reading));
  if (same)
    return doers.people.map((noun) => ({
      ...deedOf(
        reading,
        noun,
        [base, same.small, `the ${same.many ? same.noun.plural : same.noun.singular}`, ownWords(reading, tail)],
        object.phrase,
      ),
      object: same.noun,
      ...(!again && { unsaid: true }),
    }));
  // "two nurses sign for it, never one", "never the author"
  const other = parts.own.findIndex(
    ({ tag }, at) =>
      tag === "comma" &&
      parts.own[at + 1]?.word === "never" &&
      parts.own.length <= at + (parts.own[at + 2]?.tag === "det" ? 4 : 3),
  );
  const own = other < 0 ? parts.own : parts.own.slice(0, other);
  // "a page that anyone can look through by year"
  const small = ahead && isStranded(own) ? own.slice(0, 1) : [];
  const what = ahead ? saidAhead(ahead, context) : "";
  const rest = ownWords(reading, own.slice(small.length));
  const said = [fronted(reading), verbatim(small), what, rest].filter(Boolean).join(" ");
  return doers.people.flatMap((noun) => {
    const first = deedOf(reading, noun, [base, said], object.phrase);
    const further = parts.further.map((one) => ({
      ...deedOf(reading, noun, [one.base, ownWords(reading, one.words)], phraseAt(one.words, skipPreposition(one.words))),
      verb: one.base,
    }));
    return withFurther(first, further);
  });
}

/** A small word that has what it belongs to before the deed. */
function isStranded([small, next]: readonly Word[]): boolean {
  return (
    /^(?:through|after|at|for|into|over|on|to)$/.test(small?.word ?? "") &&
    (next === undefined || /^(?:prep|comma|conj|adv)$/.test(next.tag))
  );
}

/** "the leader signs the claim, and the director signs too": what the same deed was done to right before. */
function sameDone(reading: Reading): Unsaid | undefined {
  const { clause, context, heard } = reading;
  const last = heard.activities.at(-1);
  const isBare = tailOf(reading).every(({ tag, word }) => tag === "adv" || /^(?:alone|first|last|next|too)$/.test(word));
  if (!isBare || !last?.object || last.onPerson || last.verb !== clause.group.base) return undefined;
  if (last.heardIn?.statement !== context.statement) return undefined;
  return {
    noun: last.object,
    small: "",
    many: new RegExp(`\\b${escapePattern(last.object.plural)}\\b`, "i").test(last.said) && last.object.countable,
  };
}

function saidAhead(ahead: Named, { topic }: Context): string {
  if (ahead !== topic) return nameOf(ahead.phrase, ahead.plural);
  return ahead.plural ? ahead.phrase.noun.plural : ahead.phrase.said;
}

/** "starters before mains": a word no list knows as a deed is none where nothing is done to anything. */
function isVerb({ words, clause: { group, to } }: Reading): boolean {
  const known = words.slice(group.at, group.end).some(({ verb }) => verb?.known) || group.modal !== undefined;
  return known || group.end >= to || words[group.end]?.tag !== "prep" || /(?:ise|ize|ify|ate)$/.test(group.base);
}

function skipPreposition(words: readonly Word[]): number {
  return words.findIndex(({ tag }) => tag !== "prep" && tag !== "adv");
}
