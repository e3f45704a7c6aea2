import { DEEDS } from "#domain/catalog/patterns/deeds/all.ts";
import { COMING_AND_GOING, PASSING_ON, PROVING, WAITING } from "#domain/catalog/patterns/deeds/being-there.ts";
import { BANNING, KEEPING_FREE, LOCKING, OWN_DETAILS, SUSPENDING, UNLOCKING } from "#domain/catalog/patterns/deeds/changing.ts";
import { CONFIRMING } from "#domain/catalog/patterns/deeds/deciding.ts";
import { ANY_DEED } from "#domain/catalog/patterns/deeds/plain.ts";
import { MEASURED, SEEING } from "#domain/catalog/patterns/deeds/seeing.ts";
import { CALLING_OUT } from "#domain/catalog/patterns/deeds/telling.ts";
import type { ActedOn, DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import {
  ADS,
  ANSWERED,
  CASES,
  CLAIMS,
  DECREED,
  DETAILS,
  DRAWN,
  FILMED,
  HANDED_IN,
  HOLDS,
  IN_HAND,
  LOOKED_UP,
  OCCASIONS,
  OF_ONESELF,
  OFFERED,
  OWED,
  PAPERS,
  PICTURES,
  PLACES,
  POWERED,
  PROOFS,
  READ_OFF,
  RECORDS,
  RIGHTS,
  SETTLED_BY_WORD,
  STORED,
  TAKEN_ON,
  TIMES,
  TROUBLES,
  WAITING_LISTS,
} from "./thing-kinds.ts";

export type Told = Activity & { head: string; acted: ActedOn | undefined };
const of =
  (...kinds: readonly ReadonlySet<string>[]) =>
  ({ head }: Told) =>
    kinds.some((kind) => kind.has(head));
const key = (name: string) => DEEDS.find((deed) => deed.key === name) ?? ANY_DEED;

/** Nobody hands a thing over there. */
const ofNoThing = ({ acted }: Told) => acted === "people" || acted === "nothing";
/** "my card and my address", and nobody else's */
const isOwn = ({ said, head }: Told) => /\b(?:my|our|their|his|her)\b/.test(said) && OF_ONESELF.has(head);

/** Verbs that call for one thing or another by what they are done to: the first that fits. */
export const BY_THING: Readonly<Record<string, readonly (readonly [(deed: Told) => boolean, DeedPattern])[]>> = {
  accept: [[of(IN_HAND), key("hand")]],
  block: [
    [({ onPerson }) => onPerson, BANNING],
    [of(TIMES), KEEPING_FREE],
    [of(RIGHTS), SUSPENDING],
  ],
  change: [[isOwn, OWN_DETAILS]],
  correct: [[isOwn, OWN_DETAILS]],
  edit: [[isOwn, OWN_DETAILS]],
  update: [[isOwn, OWN_DETAILS]],
  ban: [[({ onPerson }) => !onPerson, ANY_DEED]],
  suspend: [
    [({ onPerson }) => onPerson, BANNING],
    [of(RIGHTS), SUSPENDING],
  ],
  lock: [[of(RIGHTS), SUSPENDING]],
  disable: [[of(RIGHTS), SUSPENDING]],
  lift: [[of(HOLDS), UNLOCKING]],
  join: [
    [({ said, head }) => /\bwait/.test(said) && WAITING_LISTS.has(head), WAITING],
    [({ acted, head }) => acted !== "occasions" && acted !== "nothing" && !OCCASIONS.has(head), ANY_DEED],
  ],
  confirm: [[({ head, acted }) => head !== "" && acted !== "people" && !ANSWERED.has(head), CONFIRMING]],
  judge: [[({ said }) => /^judge (?:whether|if|how|what)\b/.test(said), key("examine")]],
  "call out": [[({ onPerson }) => onPerson, CALLING_OUT]],
  "call in": [[({ onPerson }) => onPerson, CALLING_OUT]],
  summon: [[({ onPerson }) => onPerson, CALLING_OUT]],
  "check in": [[ofNoThing, COMING_AND_GOING]],
  "check out": [
    [ofNoThing, COMING_AND_GOING],
    [of(PAPERS), SEEING],
  ],
  "tick off": [[({ acted }) => acted === "people", COMING_AND_GOING]],
  "check off": [[({ acted }) => acted === "people", COMING_AND_GOING]],
  "pass on": [
    [of(CLAIMS), PASSING_ON],
    [({ acted }) => acted === "words", key("say")],
  ],
  "hand over": [
    [({ acted }) => acted === "words", key("send")],
    [of(CLAIMS), PASSING_ON],
  ],
  "hand out": [[({ acted }) => acted === "words", key("send")]],
  deliver: [[({ acted }) => acted === "words", key("send")]],
  show: [
    [of(PROOFS), PROVING],
    [({ acted }) => acted !== "words", ANY_DEED],
  ],
  present: [
    [of(PROOFS), PROVING],
    [({ acted }) => acted !== "words", ANY_DEED],
  ],
  transfer: [
    [of(CLAIMS), PASSING_ON],
    [() => true, key("move")],
  ],
  attach: [[({ acted, head }) => acted !== "words" && !PICTURES.has(head), ANY_DEED]],
  send: [[({ acted }) => acted === "things", key("hand")]],
  release: [[({ acted }) => acted === "people", ANY_DEED]],
  run: [[({ acted }) => acted === "words" || acted === "occasions", ANY_DEED]],
  book: [[({ said, head }) => /^book (?:my|the|our) (?:hours|time)\b/.test(said) || OWED.has(head), key("record")]],
  build: [[({ head }) => !PAPERS.has(head), key("work")]],
  charge: [[of(POWERED), key("work")]],
  check: [[of(LOOKED_UP), SEEING]],
  claim: [[({ head }) => !TAKEN_ON.has(head), key("request")]],
  close: [
    [of(PLACES), LOCKING],
    [() => true, key("finish")],
  ],
  collect: [
    [of(OWED), key("charge")],
    [of(DETAILS, new Set(["card", "vote"])), key("record")],
  ],
  deposit: [[({ head }) => head !== "" && !OWED.has(head), key("hand")]],
  draw: [[of(DRAWN), key("work")]],
  enter: [
    [({ acted }) => acted === "occasions", key("join")],
    [({ said }) => /^enter (?:the|an?|our) (?:building|hall|room|shop|house|site|premises)\b/.test(said), ANY_DEED],
  ],
  file: [[({ head }) => !HANDED_IN.has(head), key("record")]],
  fill: [[({ said, head }) => !/^fill (?:in|out)\b| (?:in|out)$/.test(said) && !PAPERS.has(head), key("work")]],
  find: [[({ said }) => said.startsWith("find out"), SEEING]],
  fix: [[({ head }) => !SETTLED_BY_WORD.has(head), key("work")]],
  forward: [[of(IN_HAND), key("hand")]],
  give: [[of(DETAILS), key("record")]],
  issue: [
    [({ head }) => IN_HAND.has(head) && !PAPERS.has(head), key("hand")],
    [of(HOLDS), key("send")],
  ],
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
    [of(new Set(["request"])), key("request")],
    [of(new Set(["order"])), key("order")],
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
  "sign up": [
    [({ acted }) => acted === "people", key("record")],
    [({ acted }) => acted === "words" || acted === "things", ANY_DEED],
    [() => true, key("join")],
  ],
  "sign off": [[() => true, key("approve")]],
  "sign for": [
    [({ acted }) => acted === "words", key("sign")],
    [({ acted }) => acted !== "people", key("hand")],
  ],
  list: [[({ said }) => !/\bfor (?:sale|rent|hire|lease|adoption|exchange)\b|\bprices?\b|\boffers?\b/.test(said), key("record")]],
  record: [[of(FILMED), key("create")]],
  "sign in": [[() => true, ANY_DEED]],
  "sign out": [[() => true, ANY_DEED]],
  "sign on": [[() => true, ANY_DEED]],
  "book in": [[() => true, key("record")]],
  "fill in": [[() => true, key("record")]],
  "fill out": [[() => true, key("record")]],
  place: [
    [of(new Set(["order"])), key("order")],
    [
      ({ said }) => / on (?:the|an?|my|our|their) (?:[\p{L}-]+ )?(?:map|plan|drawing|sketch|diagram)\b/u.test(said),
      key("change"),
    ],
  ],
  put: [[of(CASES, PAPERS), ANY_DEED]],
  store: [[of(IN_HAND), key("work")]],
  take: [
    [of(PICTURES), key("photograph")],
    [of(DETAILS), key("record")],
    [({ said }) => / (?:back|out|away)\b/.test(said) && !/ out of service\b/.test(said), key("hand")],
    [({ head }) => TAKEN_ON.has(head) && !/^(?:order|call|report|complaint)$/.test(head), key("take-on")],
    [() => true, ANY_DEED],
  ],
  bring: [[({ said }) => /^bring (?:up|about|together)\b/.test(said), ANY_DEED]],
  write: [[({ said }) => /^write to\b/.test(said), key("say")]],
  track: [[({ fromDevice }) => fromDevice === true, MEASURED]],
  monitor: [[({ fromDevice }) => fromDevice === true, MEASURED]],
  measure: [[({ fromDevice }) => fromDevice === true, MEASURED]],
};
