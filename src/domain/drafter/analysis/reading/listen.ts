import type { HeardIn } from "#domain/drafter/analysis/activity.ts";
import { besideBoundary } from "#domain/drafter/analysis/boundaries.ts";
import { type ReadClause, readClauses, withDeeds } from "#domain/drafter/analysis/grammar/clauses.ts";
import {
  besideInstead,
  besideLeftOut,
  leavesOut,
  leavesOutWhatItTells,
  leavesOutWhatWasTold,
} from "#domain/drafter/analysis/left-out.ts";
import { isBody, isMany } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import {
  asksFor,
  besideComment,
  besideReplaced,
  besideUnwanted,
  fromNowOn,
  isComment,
  tellsSoFar,
} from "#domain/drafter/analysis/rules.ts";
import { addressedIn } from "./addressed.ts";
import { askedOf, doneBeside, doneByNamed, withoutBeside } from "./agents-named.ts";
import { approvalsTold } from "./approvals.ts";
import { isByStranger } from "./by-strangers.ts";
import { type Placed, withoutPlace } from "./cast.ts";
import { hear } from "./clause/hear.ts";
import { Context } from "./context.ts";
import type { Told } from "./conversation.ts";
import { doersOf } from "./doers.ts";
import { tellsHowThingsAre } from "./how-things-are.ts";
import type { Introduced } from "./introduced.ts";
import { areOfKinds } from "./kinds-of-people.ts";
import type { Listened } from "./listened.ts";
import { keepBanAhead, keepLost } from "./lost.ts";
import { onesNamed } from "./ones-named.ts";
import { isOfSomebody, leavesSomebodyOut, staysOutside } from "./outside.ts";
import { pairNamed } from "./pair-named.ts";
import { DONE_BY_THINGS, isHouseNamed, phraseAt } from "./people.ts";
import { besideRevoked, revokedIn, withoutRevoked } from "./revoked.ts";
import { binds, denies, ruleOf, textOf } from "./rules.ts";
import { runEnd, TEAM } from "./runs.ts";
import { type Named, namedAt, somebody, subjectsNamed } from "./subjects.ts";
import { headingRole, ownerAmong } from "./tellers.ts";
import { verbatim } from "./telling.ts";
import { skipAdverbs } from "./verb-group.ts";
import { type Word, wordsOf } from "./word.ts";

/** A statement, with who says "I" in it and whom it says that "I", "we" or "you" are. */
type Spoken = Told & { placed: readonly Placed[] };

/** Reads statements one after the other: who does what to what, what has to hold, and what is done today. */
export function listen(statements: readonly Spoken[], introduced: Introduced, isToBuilder: boolean): Listened {
  const first = listenKnowing(statements, introduced, new Set(), isToBuilder);
  const known = first.people.filter(
    ({ phrase, weight }) => weight === 3 && (phrase.kind === "maybe" || isBody(phrase.noun.head)),
  );
  return known.length === 0
    ? first
    : listenKnowing(statements, introduced, new Set(known.map(({ phrase }) => asRole(phrase.noun).singular)), isToBuilder);
}

function listenKnowing(
  statements: readonly Spoken[],
  introduced: Introduced,
  known: ReadonlySet<string>,
  isToBuilder: boolean,
): Listened {
  const context = new Context(
    known,
    statements.some(({ statement }) => /\b(?:he|she|his|her|him)\b/i.test(statement)),
    introduced.genders,
  );
  for (const name of introduced.nameless) context.names.set(name.toLowerCase(), somebody(name));
  const said = statements.map(({ statement }) => statement);
  context.owner = ownerAmong(said);
  context.areOfKinds = (noun) => areOfKinds(noun, said);
  const isOne = new Set(statements.map(({ teller }) => teller)).size === 1;
  const mine = isOne ? onlyRoleOf(statements) : undefined;
  if (mine) context.me = mine;
  const addressed = statements.flatMap(({ placed }) =>
    placed.flatMap(({ word, who }) => (word === "you" && typeof who !== "string" ? [who] : [])),
  )[0];
  context.you = addressedIn(said) ?? addressed;
  context.isToBuilder = isToBuilder;
  context.areApplicationsFiled = said.some((statement) => FILED.test(statement));
  context.isYouNamed = addressed !== undefined;
  const heard: Listened = {
    people: [],
    activities: [],
    rules: [],
    replaced: [],
    setting: [],
    outsiders: [],
    devices: [],
    fragments: [],
    excluded: [],
  };
  const pieces = statements.flatMap((one) =>
    one.statement
      .replace(PRICED, " ($1), ")
      .split(/\s*;\s+(?![^()]*\))/)
      .flatMap(besideReplaced)
      .flatMap(besideComment)
      .flatMap(fromNowOn)
      .flatMap(besideUnwanted)
      .flatMap(besideRevoked)
      .flatMap(besideInstead)
      .flatMap(besideBoundary)
      .flatMap(besideLeftOut)
      .flatMap(besideBrackets)
      .map(withoutPlace)
      .map((statement) => ({ ...one, statement, sentence: one.statement })),
  );
  const whole = said.join("\n").toLowerCase();
  let underHeading = false;
  let soFar = "";
  let turn: { teller: string | undefined; since: number } = { teller: undefined, since: 0 };
  let told: Named | undefined;
  let spokenOf: [readonly Named[], readonly Named[]] = [[], []];
  for (const [index, { statement: said, sentence, teller, to, placed, under }] of pieces.entries()) {
    if (sentence !== context.sentence) spokenOf = [context.pair(), context.both()];
    const statement = pairNamed(said, ...spokenOf);
    const { told: plainly, asSaid } = approvalsTold(statement);
    if (teller && !mine) {
      const speaking = somebody(introduced.roleOf(teller) ?? teller);
      const spoke = context.me;
      if (spoke && teller !== turn.teller && didSomething(heard.activities.slice(turn.since), spoke))
        context.mentionDoer("", statement.length, spoke);
      if (teller !== turn.teller) turn = { teller, since: heard.activities.length };
      context.me = speaking;
    }
    if (teller && !mine && !addressed) context.you = to ? somebody(introduced.roleOf(to) ?? to) : context.you;
    context.place(placed, sentence);
    context.agents = [];
    const heading = headingRole(statement);
    if (heading) {
      context.you = heading.named;
      if (heading.does) context.speakOf(heading.named);
      underHeading = heading.does;
      continue;
    }
    context.begin(statement, sentence);
    const plain = wordsOf(plainly);
    if (index === 0 && isTitle(plain, statement, pieces.length)) {
      heard.fragments.push(plain);
      continue;
    }
    const clauses = readClauses(plain);
    const before = context.named.map(({ mentions }) => mentions);
    const words = onesNamed(withDeeds(plain, clauses), before);
    context.mention(words, clauses);
    // "the fee is 20% of the price; it's entered by the porter": what the first half tells of
    context.toldOf = sentence === pieces[index - 1]?.sentence && words[0]?.word === "it" ? told : undefined;
    context.remember(context.toldOf, false);
    told = thingToldOf(words, clauses);
    const revoked = revokedIn(statement);
    const isOut = leavesOut(statement) && (leavesOutWhatItTells(statement) || !isOfSomebody(statement, words, clauses, context));
    const isStrangers = isByStranger(statement, pieces[index + 1]?.statement ?? "", words, clauses, whole);
    const goesOn = pieces[index + 1]?.sentence === sentence ? (pieces[index + 1]?.statement ?? "") : "";
    const isShutOut = SHUT_OUT.test(statement) && heard.excluded.at(-1) === pieces[index - 1]?.statement;
    const isOutNext = leavesOutWhatWasTold(goesOn) || SHUT_OUT.test(goesOn);
    if (under === "left out" || (under !== "setting" && (isOut || isOutNext || isShutOut || isStrangers)) || revoked) {
      heard.excluded.push(statement);
      // "the lab sends the result; the keeper types it in"
      const sent = isStrangers ? clauses.find(({ marker }) => marker === "") : undefined;
      const what = sent && namedAt(words, sent.group.end, runEnd(words, sent.group.end));
      if (what?.phrase.kind === "thing") context.remember(what, false);
      if (revoked) heard.activities = withoutRevoked(heard.activities, revoked);
      continue;
    }
    const since = { rules: heard.rules.length, activities: heard.activities.length };
    const isToldSoFar = tellsSoFar(statement) && !isBeside(words, clauses);
    // "all you have today is a whiteboard; the rain wipes it clean"
    const goesOnSoFar = soFar === sentence && sentence.includes(`; ${said}`) && !asksFor(statement);
    const isSoFar = under === "background" || isToldSoFar || goesOnSoFar;
    soFar = isSoFar && !asksFor(statement) ? sentence : "";
    const isSetting =
      under === "setting" ||
      isComment(statement) ||
      (under === undefined && tellsHowThingsAre(statement) && !isDoneBySomebody(words, clauses));
    if (isSoFar || isSetting) {
      (isSoFar ? heard.replaced : heard.setting).push(statement);
      const doer = clauses.find(({ marker }) => marker === "");
      for (const named of doer ? doersOf(words, doer, context).named : []) {
        context.remember(named, true, true);
        context.mentionDoer("", doer?.subject?.from ?? 0, named);
      }
      // "until now I typed the report": it is spoken of all the same
      const thing = doer && namedAt(words, doer.group.end, runEnd(words, doer.group.end));
      if (thing?.phrase.kind === "thing") context.remember(thing, false);
      continue;
    }
    if (isWithout(statement, clauses)) {
      const since = { rules: heard.rules.length, activities: heard.activities.length };
      heard.rules.push(ruleOf(verbatim(words), true, phraseAt(words, 0)?.noun, undefined));
      remember(heard, since, { statement, clause: statement });
      continue;
    }
    const colon = words.findIndex(({ word }) => /^[:—]$/.test(word));
    if (colon > 0 && (clauses[0]?.from ?? 0) > colon) {
      const from = afterProduct(words);
      const named = namedAt(words, from, colon);
      const acts = named !== undefined && runEnd(words, from) === colon && isHeadingOf(named, words, colon + 1);
      context.remember(named, acts, acts);
      context.headed = acts ? named : undefined;
      context.topic = acts || named?.phrase.kind === "actor" ? undefined : named;
    } else {
      context.headed = undefined;
      context.topic = undefined;
    }
    if (clauses[0]?.subject) context.isUnderThing = false;
    for (const [at, clause] of clauses.entries()) {
      const further = clauses.slice(at + 1);
      const end = further.findIndex((other) => other.marker === clause.marker && other.continues !== true);
      const within = end < 0 ? further : further.slice(0, end);
      const to = Math.max(clause.to, ...within.filter(({ continues }) => continues).map((other) => other.to));
      const known = { rules: heard.rules.length, activities: heard.activities.length };
      hear({ words, clause, further, to, first: index === 0, context, heard });
      remember(heard, known, { statement, clause: asSaid(verbatim(words.slice(clause.from, to))) });
    }
    if (leavesSomebodyOut(statement))
      for (const named of staysOutside(words, clauses, context)) heard.outsiders.push(asRole(named.phrase.noun).singular);
    const beside = doneBeside(words, clauses, heard.activities.slice(since.activities));
    for (const main of heard.activities.slice(since.activities)) main.said = withoutBeside(main.said, beside);
    const byNamed = [...doneByNamed(words, clauses), ...askedOf(words), ...beside].filter(
      ({ actor, verb }) =>
        !heard.activities.slice(since.activities).some((one) => one.verb === verb && one.actor?.singular === actor?.singular),
    );
    heard.activities.push(...byNamed);
    remember(heard, since, { statement, clause: statement });
    if (clauses.length > 0) {
      // a list under "As a host:" goes on until somebody is named
      if (!underHeading || clauses[0]?.subject) context.asked = undefined;
      underHeading &&= context.asked !== undefined;
      keepBanAhead(words, clauses, heard);
      for (const rule of heard.rules.slice(since.rules)) rule.text = asSaid(rule.text);
      keepLost(statement, heard, since);
      if (addressed && context.you)
        for (const rule of heard.rules.slice(since.rules)) rule.text = ofWhoIsMeant(rule.text, context.you);
      remember(heard, since, { statement, clause: statement });
      continue;
    }
    context.lead = "";
    const opensList = /:\s*$/.test(statement);
    // what is limited or banned in it is nothing to keep track of
    if (!opensList && !binds(statement, false)) heard.fragments.push(words);
    // "Folks facing eviction.": an answer that names who the next statements are about
    const named = namedAt(words, 0, runEnd(words, 0));
    const next = wordsOf(pieces[index + 1]?.statement ?? "");
    const isWhole = named !== undefined && runEnd(words, 0) === words.length;
    const heads = isWhole && isHeadingOf(named, next, 0);
    underHeading = heads;
    context.isUnderThing = isWhole && !heads && named.phrase.kind === "thing";
    if (heads && named.phrase.kind === "maybe") {
      // "Bursar" on a line of its own, and then "Chases late payments"
      const role = somebody(asRole(named.phrase.noun).singular);
      context.names.set(named.phrase.noun.singular.toLowerCase(), role);
      context.speakOf(named.plural ? { ...role, plural: true } : role);
    } else if (/:/.test(statement) && !opensList && binds(statement, false)) {
      // "Minors: birthdays at most a year apart": what comes next is not of them
    } else if (named?.phrase.kind === "actor" || (named?.phrase.kind === "maybe" && named.plural && !opensList))
      context.speakOf(named);
    else if ((!statement.includes(" ") || (isWhole && SPOKEN_OF.test(statement))) && named?.phrase.kind !== "empty") {
      context.remember(named, false);
      if (statement.includes(" ")) context.turnedAt = heard.activities.length;
    }
    if (under === "rules" || binds(statement, false))
      heard.rules.push(ruleOf(verbatim(words), false, phraseAt(words, 0)?.noun, undefined));
    remember(heard, since, { statement, clause: statement });
  }
  // what stands before the rule that hangs on it needs no rule of its own
  heard.rules = heard.rules.filter(({ text }) => !heard.rules.some((other) => other.text.startsWith(`${text}; `)));
  // what whoever builds it is offered
  if (isToBuilder && !context.you) heard.rules = heard.rules.filter(({ text }) => !/^you (?:get|receive|earn)\b/i.test(text));
  if (isToBuilder && !context.you)
    for (const rule of heard.rules) rule.text = rule.text.replace(/\bby you\b/g, "by the supplier");
  return heard;
}

const SHORT_TEXT = 4;
const LONGEST_TITLE = 12;
const OF_DOCUMENTS =
  /\b(?:chapter|section|part|version|draft|minutes|notes|brief|rfp|workshop|meeting|document|specification|spec|requirements|proposal|memo|agenda|concept|briefing|v\d[\d.]*)\b/i;

/** "Product brief, version 0.3": what opens a text of several statements, and is none itself. */
function isTitle(words: readonly Word[], statement: string, statements: number): boolean {
  const isCalledSo = OF_DOCUMENTS.test(statement) || /\p{Lu}{3,} \p{Lu}{3,}/u.test(statement);
  const tells = words.some(({ tag }) => /^(?:aux|modal|pron)$/.test(tag));
  return statements > SHORT_TEXT && words.length <= LONGEST_TITLE && isCalledSo && !tells && !denies(statement);
}

/** "submits the application", "applications are approved": what somebody hands in. */
const FILED =
  /\b(?:submit|file|lodge|withdraw|approve|reject|decline|accept|review|process|send in|hand in)(?:s|ted|ting|d|ing|es)? (?:\p{L}+ )?applications?\b|\bapplications? (?:[^,.;]{0,50} )?(?:is|are|can be|may be|must be) (?:[\p{L}]+ )?(?:submitted|filed|lodged|withdrawn|approved|rejected|denied|declined|accepted|reviewed|received)\b/iu;

/** "The digest", on its own. */
const SPOKEN_OF = /^(?:the|our) [\p{L}'-]+(?: [\p{L}'-]+)?$/iu;

/** What a statement says how it is. */
function thingToldOf(words: readonly Word[], [first, ...others]: readonly ReadClause[]): Named | undefined {
  const [named, ...more] = first?.group.state && others.length === 0 ? subjectsNamed(words, first) : [];
  return more.length === 0 && named?.phrase.kind === "thing" && !named.plural ? named : undefined;
}

/** "No ticket, nothing leaves the hall": what has to be there first, and what does not happen without it. */
function isWithout(statement: string, clauses: readonly ReadClause[]): boolean {
  const [, without = "", rest = ""] = /^(No [^,;:]{2,60}), ((?!no\b|not\b|and\b|but\b|or\b)[^;:]+)$/u.exec(statement) ?? [];
  const [first] = clauses;
  if (!first?.subject || without === "" || first.from < wordsOf(without).length) return false;
  return (
    first.group.passive ||
    first.group.state ||
    /^(?:nothing|nobody|no one|it|that|this|he|she|they)\b/i.test(rest) ||
    (DONE_BY_THINGS.has(first.group.base) &&
      !/^(?:the |our |all )?\p{L}+s (?:pay|receive|call|take|bring|enter|use)\b/iu.test(rest))
  );
}

/** "The inspector looks at the books; he gets no access": what they do stands outside with them. */
const SHUT_OUT =
  /^(?:and |but )?(?:he|she|they) (?:(?:will|should|shall) )?(?:gets?|has|have|needs?) no (?:access|login|log-in|account|password)(?: (?:here|to (?:it|this)|for (?:it|this)|at all))?$/iu;

/** "The clerk keeps 12 copies": what somebody named does is more than how things are. */
function isDoneBySomebody(words: readonly Word[], clauses: readonly ReadClause[]): boolean {
  return clauses.some(
    (clause) =>
      clause.marker === "" &&
      !clause.group.state &&
      subjectsNamed(words, clause).some(({ phrase: { kind, noun } }) => kind === "actor" && !isBody(noun.head)),
  );
}

/** "App for window cleaners: the cleaner ticks off": whom it is for. */
function afterProduct(words: readonly Word[]): number {
  const end = runEnd(words, 0);
  return words[end]?.word === "for" && phraseAt(words, 0, end)?.kind === "product" ? end + 1 : 0;
}

/** "You never get more than 8 lessons a day" in a text that speaks to several, each in their role: of those it is said to. */
function ofWhoIsMeant(rule: string, { phrase: { noun } }: Named): string {
  const [you = ""] = /^you(?:r| are|'re)?(?= )/i.exec(rule) ?? [];
  if (!you || /\b(?:i|we|us|me|my|our)\b/i.test(rule) || isGivenName(noun.singular)) return rule;
  const of = /^your$/i.test(you)
    ? `the ${noun.plural}'`.replace(/([^s])'$/, "$1's")
    : noun.plural + (/^you$/i.test(you) ? "" : " are");
  return (of + rule.slice(you.length)).replace(/\byour\b/gi, "their").replace(/\byou\b/gi, "they");
}

/** "I weigh the trailer": who spoke before is whom the next one calls "he". */
function didSomething(activities: Listened["activities"], { phrase }: Named): boolean {
  return activities.some(({ actor }) => actor?.singular === asRole(phrase.noun).singular);
}

/** "I am the only coordinator", wherever it is said; nobody where somebody speaks in two roles. */
function onlyRoleOf(statements: readonly Spoken[]): Named | undefined {
  const roles = statements.flatMap(({ placed }) =>
    placed.flatMap(({ word, who }) => (word === "i" && typeof who !== "string" ? [who] : [])),
  );
  const [only] = roles;
  return roles.every(({ phrase }) => phrase.noun.singular === only?.phrase.noun.singular) ? only : undefined;
}

/** "draws up a quote, it's 6.50 a portion, and sends it": what is said between of the thing. */
const PRICED = /, ((?:it|that|they)(?:'s| is|'re| are) [^,;()]{0,60}\d[^,;()]{0,80}), (?=(?:and|then|or) (?:then )?\p{Ll}+s\b)/u;
const BRACKETS = /\s*\(([^()]{12,120})\)(?=$|[\s,.:])/;

/** "mark it as sold (it then leaves the list)": what is a statement of its own in brackets is told after the other. */
function besideBrackets(statement: string): string[] {
  const [said = "", inner = ""] = BRACKETS.exec(statement) ?? [];
  const words = wordsOf(inner);
  const acts = readClauses(words).some(({ marker, subject }) => marker === "" && subject?.from === 0);
  return acts && !/^(?:we|they|I) (?:call|say|mean)\b/i.test(inner) && /^(?:pron|det|poss)$/.test(words[0]?.tag ?? "")
    ? [statement.replace(said, ""), ...inner.split(/\s*;\s+/)]
    : [statement];
}

/** "Instead of the binder, in which she used to draw, she marks": only what is said beside it is how it was done so far. */
function isBeside(words: readonly Word[], clauses: readonly ReadClause[]): boolean {
  const main = clauses.find(({ marker, subject }) => marker === "" && subject);
  const told = main?.subject?.from ?? 0;
  const inner = clauses.filter(({ marker, to }) => /^(?:who|which|that|where|whom|whose)$/.test(marker) && to <= told);
  const outer = words.filter((_, at) => !inner.some(({ from, to }) => at >= from && at < to));
  return inner.length > 0 && !tellsSoFar(textOf(outer));
}

/** Says of what was heard since then where it was said. */
function remember(heard: Listened, since: { rules: number; activities: number }, heardIn: HeardIn) {
  for (const one of [...heard.rules.slice(since.rules), ...heard.activities.slice(since.activities)]) one.heardIn ??= heardIn;
}

/** "Court clerk: enters hearings", "Volunteers — sign up": who does what stands behind the colon. */
function isHeadingOf({ phrase, plural }: Named, words: readonly Word[], at: number): boolean {
  const form = words[skipAdverbs(words, at)]?.verb?.form;
  const somebody = phrase.kind === "actor" || phrase.kind === "maybe" || isHouseNamed(phrase) || TEAM.test(phrase.noun.singular);
  const isKnown = phrase.kind === "actor" && words[at]?.verb?.known === true;
  const areMany = plural || isMany(phrase.noun.head) || TEAM.test(phrase.noun.head);
  return somebody && (form === "third" || (form === "base" && (areMany || isKnown)));
}
