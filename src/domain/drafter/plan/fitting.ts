import { DEEDS } from "#domain/catalog/patterns/deeds/all.ts";
import { BANNING, KEEPING_FREE, LOCKING } from "#domain/catalog/patterns/deeds/changing.ts";
import { ANY_DEED } from "#domain/catalog/patterns/deeds/plain.ts";
import { MEASURED, SEEING } from "#domain/catalog/patterns/deeds/seeing.ts";
import { BEING_TOLD, GETTING } from "#domain/catalog/patterns/deeds/telling.ts";
import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import {
  ADS,
  CASES,
  DECREED,
  DETAILS,
  DRAWN,
  HANDED_IN,
  IN_HAND,
  LOOKED_UP,
  OFFERED,
  OWED,
  PAPERS,
  PICTURES,
  PLACES,
  POWERED,
  READ_OFF,
  RECORDS,
  SETTLED_BY_WORD,
  STORED,
  TAKEN_ON,
  TIMES,
  TROUBLES,
} from "./thing-kinds.ts";

const PARTICLE = /^(?:out|up|off|over|down|away|back|in|on|for)$/;
const IS_TOLD =
  /^(?:get|be) (?:told|informed|reminded|notified|warned|alarmed|alerted|shown|asked|invited|phoned|called|texted|e?mailed)\b/;
/** A discount is nothing in hand, and nobody gets rid of something in the product. */
const NOTHING_GOT = /^get (?:\d+ ?%|rid\b|to\b|through\b|along\b|around\b|by\b|on with\b|ready\b|started\b|home\b)/;

type Told = Activity & { head: string };
const of =
  (...kinds: readonly ReadonlySet<string>[]) =>
  ({ head }: Told) =>
    kinds.some((kind) => kind.has(head));
const key = (name: string) => DEEDS.find((deed) => deed.key === name) ?? ANY_DEED;

/** Verbs that call for one thing or another by what they are done to: the first that fits. */
const BY_THING: Readonly<Record<string, readonly (readonly [(deed: Told) => boolean, DeedPattern])[]>> = {
  accept: [[of(IN_HAND), key("hand")]],
  block: [
    [({ onPerson }) => onPerson, BANNING],
    [of(TIMES), KEEPING_FREE],
  ],
  ban: [[({ onPerson }) => !onPerson, ANY_DEED]],
  suspend: [[({ onPerson }) => onPerson, BANNING]],
  book: [[({ said, head }) => /^book (?:my|the|our) (?:hours|time)\b/.test(said) || OWED.has(head), key("record")]],
  build: [[({ head }) => !PAPERS.has(head), key("work")]],
  charge: [[of(POWERED), key("work")]],
  check: [[of(LOOKED_UP), SEEING]],
  claim: [[({ head }) => !TAKEN_ON.has(head), key("request")]],
  close: [
    [of(CASES, PAPERS), key("finish")],
    [() => true, LOCKING],
  ],
  collect: [
    [of(OWED), key("charge")],
    [of(DETAILS, new Set(["card", "vote"])), key("record")],
  ],
  deposit: [[({ head }) => head !== "" && !OWED.has(head), key("hand")]],
  draw: [[of(DRAWN), key("work")]],
  enter: [[({ said }) => /^enter (?:the|an?|our) (?:building|hall|room|shop|house|site|premises)\b/.test(said), ANY_DEED]],
  file: [[({ head }) => !HANDED_IN.has(head), key("record")]],
  fill: [[({ said, head }) => !/^fill (?:in|out)\b| (?:in|out)$/.test(said) && !PAPERS.has(head), key("work")]],
  find: [[({ said }) => said.startsWith("find out"), SEEING]],
  fix: [[({ head }) => !SETTLED_BY_WORD.has(head), key("work")]],
  forward: [[of(IN_HAND), key("hand")]],
  give: [[of(DETAILS), key("record")]],
  issue: [[({ head }) => IN_HAND.has(head) && !PAPERS.has(head), key("hand")]],
  keep: [[({ head }) => !RECORDS.has(head), ANY_DEED]],
  leave: [[of(DETAILS), key("say")]],
  look: [
    [({ said }) => said.startsWith("look after"), key("work")],
    [({ said }) => /^look (?:for|up)\b/.test(said), key("find")],
  ],
  maintain: [[({ head }) => !PAPERS.has(head), key("work")]],
  make: [
    [of(new Set(["booking", "reservation", "appointment"])), key("book")],
    [of(new Set(["payment"])), key("pay")],
    [of(new Set(["request", "order"])), key("request")],
    [of(new Set(["comment", "suggestion", "proposal"])), key("say")],
    [of(new Set(["note", "entry", "recording"])), key("record")],
    [({ head }) => !PAPERS.has(head), ANY_DEED],
  ],
  open: [[({ head }) => PLACES.has(head) || !PAPERS.has(head), key("work")]],
  order: [[of(DECREED), ANY_DEED]],
  prepare: [[({ head }) => !PAPERS.has(head), key("work")]],
  "put up": [[({ head }) => !ADS.has(head), key("work")]],
  raise: [[({ head }) => !TROUBLES.has(head), ANY_DEED]],
  rate: [[({ head }) => !OFFERED.has(head), ANY_DEED]],
  read: [
    [of(READ_OFF), key("examine")],
    [({ said }) => said.startsWith("read to"), ANY_DEED],
  ],
  restore: [[({ head }) => !STORED.has(head), key("work")]],
  return: [[of(PAPERS), key("send")]],
  search: [[of(PLACES), key("work")]],
  "set up": [[({ head }) => !PAPERS.has(head), key("work")]],
  settle: [[({ head }) => !OWED.has(head), ANY_DEED]],
  "sign up": [[() => true, key("join")]],
  "sign off": [[() => true, key("approve")]],
  "sign for": [[() => true, key("sign")]],
  "sign in": [[() => true, ANY_DEED]],
  "sign out": [[() => true, ANY_DEED]],
  "sign on": [[() => true, ANY_DEED]],
  "book in": [[() => true, key("record")]],
  "fill in": [[() => true, key("record")]],
  "fill out": [[() => true, key("record")]],
  place: [[of(new Set(["order"])), key("request")]],
  put: [[of(CASES, PAPERS), ANY_DEED]],
  store: [[of(IN_HAND), key("work")]],
  take: [
    [of(PICTURES), key("photograph")],
    [of(DETAILS), key("record")],
    [({ said }) => / (?:back|out|away)\b/.test(said) && !/ out of service\b/.test(said), key("hand")],
    [() => true, ANY_DEED],
  ],
  bring: [[({ said }) => /^bring (?:up|about|together)\b/.test(said), ANY_DEED]],
  write: [[({ said }) => /^write to\b/.test(said), key("say")]],
  track: [[({ fromDevice }) => fromDevice === true, MEASURED]],
  monitor: [[({ fromDevice }) => fromDevice === true, MEASURED]],
  measure: [[({ fromDevice }) => fromDevice === true, MEASURED]],
};

/** The pattern of what a deed calls for; where none fits, what holds for every deed. */
export function fittingPattern(activity: Activity): DeedPattern {
  const { verb, said, object, onPerson, fromDevice } = activity;
  if (IS_TOLD.test(said)) return BEING_TOLD;
  if (said.startsWith("be ") || NOTHING_GOT.test(said)) return ANY_DEED;
  if (/^(?:get|receive|obtain)$/.test(verb)) return GETTING;
  if (fromDevice) return MEASURED;
  const told = { ...activity, head: onPerson ? "" : (object?.head ?? "") };
  return (
    [verbWithParticle(said, verb), verb].map((name) => (name ? fittingVerb(name, told) : undefined)).find(Boolean) ?? ANY_DEED
  );
}

function fittingVerb(name: string, told: Told): DeedPattern | undefined {
  const special = BY_THING[name]?.find(([fits]) => fits(told))?.[1];
  return special ?? DEEDS.find((deed) => deed.verbs.includes(name));
}

/** "hand over the key", "take the key back", "sign the party out, by text" */
function verbWithParticle(said: string, verb: string): string | undefined {
  const [, next = "", ...rest] = said.split(/[ ,]+/);
  const behind = BEHIND_THING.exec(said)?.[1];
  const particle = [next, behind ?? "", rest.at(-1) ?? ""].find((word) => PARTICLE.test(word));
  return particle ? `${verb} ${particle}` : undefined;
}

const BEHIND_THING =
  /^\p{L}+ (?:the|an?|my|each|every|their|it|them)(?: [\p{L}-]+){0,3}? (out|up|off|over|down|away|back|in)(?=$|,)/u;
