import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { placedAt } from "#domain/drafter/analysis/reading/described.ts";
import { doersOf } from "#domain/drafter/analysis/reading/doers.ts";
import { DONE_BY_THINGS, isSomebody } from "#domain/drafter/analysis/reading/people.ts";
import { binds, ruleOf, ruleOfProduct } from "#domain/drafter/analysis/reading/rules.ts";
import { runEnd } from "#domain/drafter/analysis/reading/runs.ts";
import { namedAt } from "#domain/drafter/analysis/reading/subjects.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { actedOn } from "./acted-on.ts";
import { asideOfSubject } from "./before-deed.ts";
import { withinBounds } from "./bounded.ts";
import { NO_DEED } from "./deed-words.ts";
import { deedsIn } from "./deeds.ts";
import { doneByProduct, isDoneByProduct } from "./done-by-product.ts";
import { surely } from "./doubt.ts";
import { isRule } from "./is-rule.ts";
import { isDoneByAnother } from "./meant.ts";
import { mentionDoer } from "./mention-doer.ts";
import { peopleIn } from "./named-beside.ts";
import { referIn } from "./refer-in.ts";
import { rememberAfterwards, rememberPeople } from "./remember.ts";
import { leansBack, saidAlone, sentenceOf } from "./said-alone.ts";
import { tailOf } from "./tail.ts";
import type { Reading, ToRead } from "./to-read.ts";

/** "log theirs daily": of what, no word says. */
const POINTS_NOWHERE =
  /^(?:be|get) (?:told|informed|notified|asked)$|\b(?:to|of|for|from|with) it$|\b(?:theirs|hers|ours|yours|mine)\b/;

/** Hears one clause of a statement, read with what was said before it. */
export function hear(toRead: ToRead) {
  const { words, clause, context, heard } = toRead;
  const alike = soDone(toRead);
  if (alike.length > 0) {
    heard.activities.push(...alike);
    return;
  }
  const doers = doersOf(words, clause, context);
  referIn(toRead, doers);
  const reading: Reading = { ...toRead, doers, object: actedOn(toRead) };
  const { object } = reading;
  hearNamed(reading);
  const heardHere = deedsIn(reading);
  const bound = withinBounds(reading, heardHere);
  const found = bound ?? heardHere;
  rememberPeople(reading, asideOfSubject(reading));
  // told before "it" comes to mean the object of this clause
  const said = saidAlone(reading);
  const lost = found.length > 0 && (!bound || object.lost || found.some(pointsNowhere) || isDoneByAnother(reading));
  if (lost && (!object.lost || binds(context.statement, true)))
    heard.rules.push(ruleOf(context.statement, true, undefined, doers.people[0]));
  const lead = clause.marker === "" ? sentenceOf(reading) : undefined;
  const deeds = lost ? [] : found.flatMap((deed) => surely(reading, deed));
  heard.activities.push(...deeds);
  mentionDoer(reading, lost);
  // "the tool warns 60 days before": before what, only the whole of it says
  const isCut = leansBack(words.slice(clause.from, toRead.to)) && said.split(" ").length > toRead.to - clause.from;
  const [duty] = !isCut && found.length === 0 && isDoneByProduct(reading) ? surely(reading, doneByProduct(reading)) : [];
  if (duty) heard.rules.push(ruleOfProduct(duty));
  else if (isRule(reading, said, deeds.length > 0)) {
    const about = (doers.things[0] ?? object.named)?.phrase.noun;
    heard.rules.push(ruleOf(said, clause.subject !== undefined, about, doers.people[0] ?? deeds[0]?.actor));
  }
  if (lead) context.lead = lead;
  if (doers.teller === "you" && context.you && deeds.length > 0) heard.people.push({ phrase: context.you.phrase, weight: 3 });
  rememberAfterwards(reading);
}

/** "and so does the fireman": what was told last is done by another as well. */
function soDone({ clause: { group }, words, heard }: ToRead): Activity[] {
  const last = heard.activities.at(-1);
  if (group.base !== "do" || words[group.at - 1]?.word !== "so" || !last) return [];
  const to = runEnd(words, group.end);
  const named = namedAt(words, group.end, to);
  const who =
    placedAt(words, group.end, to)?.noun ??
    (named && isSomebody(named.phrase, last.verb) ? asRole(named.phrase.noun) : undefined);
  return who ? [{ ...last, actor: who, heardIn: undefined }] : [];
}

/** Who and what a clause names, whether it tells a deed or not. */
function hearNamed(reading: Reading) {
  const { clause, doers, heard, object } = reading;
  const weight = weightOf(clause);
  for (const { phrase } of doers.named) heard.people.push({ phrase, weight });
  for (const beside of peopleIn(tailOf(reading)))
    heard.people.push({ phrase: beside.phrase, weight: clause.marker === "" ? beside.weight : 0.5 });
  for (const phrase of [...doers.things.map((thing) => thing.phrase), object.phrase])
    if (phrase?.kind === "device") heard.devices.push(phrase.noun);
}

/** How sure it is that somebody is one who uses the product: they act, or only are. */
function weightOf({ group, marker }: ReadClause): number {
  if ((NO_DEED.has(group.base) && !group.state) || (group.denied && group.passive)) return 0.5;
  return DONE_BY_THINGS.has(group.base) || group.state || marker !== "" ? 1 : 3;
}

function pointsNowhere({ said, condition }: Activity): boolean {
  return !condition && POINTS_NOWHERE.test(said);
}
