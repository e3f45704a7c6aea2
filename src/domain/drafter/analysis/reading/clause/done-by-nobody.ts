import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { JOINING_VERBS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { deedOf } from "./deed.ts";
import { sidesIn } from "./named-beside.ts";
import { ownWords } from "./own-words.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";
import { addressesReaders } from "./which-tell.ts";

/** What people can do where a machine, the product or nobody is said to do something. */
export function doneByNobody(reading: Reading): Activity[] {
  const { clause, doers, heard, object } = reading;
  const { base } = clause.group;
  const doer = doers.things[0]?.phrase;
  if (doer?.kind === "device" && object.phrase && SUPPLIES.test(base)) return [shownBy(reading, doer, object.phrase)];
  if (JOINING_VERBS.has(base)) {
    const people = sidesIn(tailOf(reading));
    for (const phrase of people) heard.people.push({ phrase, weight: 3 });
    if (people.length > 1) return meetings(people.map((phrase) => asRole(phrase.noun)));
  }
  if (clause.subject || doer?.kind === "product" || addressesReaders(reading)) return [];
  if (!object.phrase || object.phrase.kind === "product") return [];
  // "shift planning" is a name, "start charging" is not
  const next = reading.words[clause.group.end];
  if (next?.verb?.form === "ing" && next.verb.known && !GOES_ON.test(base)) return [];
  if (clause.group.form === "third" && /^(?:between|of|about|per)$/.test(next?.word ?? "")) return [];
  return [deedOf(reading, undefined, [base, ownWords(reading, tailOf(reading))], object.phrase)];
}

const GOES_ON = /^(?:start|stop|begin|keep|continue|avoid|finish|resume|allow|prevent|consider|schedule|plan)$/;
const SUPPLIES =
  /^(?:send|report|transmit|deliver|measure|record|log|supply|show|upload|stream|give|provide|register|count|track|monitor)$/;

/** "the scale sends the weight": what a machine supplies is seen. */
function shownBy(reading: Reading, device: NounPhrase, { noun }: NounPhrase): Activity {
  const said = `see ${ownWords(reading, tailOf(reading))} from ${device.noun.plural}`;
  return { actor: undefined, verb: "see", object: noun, onPerson: false, said, towards: [], fromDevice: true };
}

/** The first of the people finds each of the others, and they find them. */
function meetings([first, ...others]: readonly Noun[]): Activity[] {
  if (!first) return [];
  const find = (actor: Noun, object: Noun): Activity => ({
    actor,
    verb: "find",
    object,
    onPerson: true,
    said: `find ${object.plural}`,
    towards: [object],
  });
  return others.flatMap((other) => [find(first, other), find(other, first)]);
}
