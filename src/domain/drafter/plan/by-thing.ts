import { DEEDS } from "#domain/catalog/patterns/deeds/all.ts";
import { COMING_AND_GOING, PASSING_ON, PROVING, WAITING } from "#domain/catalog/patterns/deeds/being-there.ts";
import {
  ASSIGNING,
  LOOKING_OVER,
  PUTTING_ELSEWHERE,
  PUTTING_TOGETHER,
  SENDING_BACK,
  STANDING_IN,
  TICKING_MINE,
} from "#domain/catalog/patterns/deeds/by-sense.ts";
import {
  BANNING,
  KEEPING_FREE,
  LIFTING,
  LOCKING,
  OPENING_UP,
  SUSPENDING,
  UNLOCKING,
} from "#domain/catalog/patterns/deeds/changing.ts";
import { CONFIRMING, GIVING_OUT, ISSUING, SCORING } from "#domain/catalog/patterns/deeds/deciding.ts";
import { GIVING_BACK, KEEPING_FOR, PAUSING } from "#domain/catalog/patterns/deeds/holding.ts";
import { MARKING, OWN_DETAILS, OWN_ENTRY, WITHDRAWING } from "#domain/catalog/patterns/deeds/own-entries.ts";
import { OFFERING_TO } from "#domain/catalog/patterns/deeds/paying.ts";
import { ANY_DEED } from "#domain/catalog/patterns/deeds/plain.ts";
import { CHECKING } from "#domain/catalog/patterns/deeds/recording.ts";
import { COUNTED, MEASURED, OPENING, SEEING } from "#domain/catalog/patterns/deeds/seeing.ts";
import { COMMENTING, PUBLISHING } from "#domain/catalog/patterns/deeds/showing.ts";
import { CALLING_OUT } from "#domain/catalog/patterns/deeds/telling.ts";
import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import { SIGNING_UP } from "#domain/catalog/patterns/registration.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { isUncountable } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import {
  ADS,
  ANSWERED,
  CASES,
  CLAIMS,
  COMPOSED,
  DECREED,
  DETAILS,
  DISPUTED,
  DONE_AGAIN,
  DRAWN,
  ENDING,
  EVENTS,
  FILMED,
  HANDED_IN,
  HELD,
  HOLDS,
  HOMEWORK,
  IN_HAND,
  LEAVES,
  LOOKED_UP,
  MEASURES,
  OCCASIONS,
  OWED,
  PAPERS,
  PICTURES,
  PLACES,
  POWERED,
  PROOFS,
  PUT_UP,
  READ_OFF,
  RECORDS,
  REMARKS,
  REPAID,
  RIGHTS,
  ROWS,
  SETTLED_BY_WORD,
  STORED,
  TAKEN_ON,
  TIMES,
  TROUBLES,
  WAITING_LISTS,
} from "./thing-kinds.ts";
import {
  isForOthers,
  isMine,
  isOwn,
  isOwnAccount,
  isProved,
  isStated,
  isToSomebody,
  of,
  ofNoThing,
  sees,
  type Told,
} from "./told.ts";

const key = (name: string) => DEEDS.find((deed) => deed.key === name) ?? ANY_DEED;

/** What has been dealt with when it is closed; all else is out of use. */
const DEALT_WITH = words(
  "auction deal sale matter affair application complaint list window registration book account file till brood batch lot harvest clutch season",
);
/** Several people who do something together. */
const OF_PEOPLE = words("band team crew squad jury line-up lineup panel choir eight cast side delegation");
/** "Assign a tutor to each lesson": at a time, so that it can collide. */
const AT_A_TIME =
  /\b(?:shifts?|slots?|times?|hours?|days?|dates?|weeks?|mornings?|evenings?|nights?|visits?|appointments?|lessons?|tours?|trips?|runs?|turns?|duty|duties|meetings?|sessions?|classes|class|matches|match|games?|services?)\b|\bat \d/;
const placed = ({ head, acted }: Told) =>
  [TIMES, HELD, ANSWERED, EVENTS].every((kind) => !kind.has(head)) && acted !== "occasions" && acted !== "nothing" && head !== "";
const withRemarks = / with (?:[\p{L}-]+ )?(?:comments?|remarks?|reasons?|notes?|corrections?|questions?|feedback)\b/u;

const changed = [
  [isOwn, OWN_DETAILS],
  [isMine, OWN_ENTRY],
] as const;

/** How far something is, said by whoever does it: nobody has to take care of that. */
const STAGES = words(
  "start end beginning finish arrival departure return progress status completion landing position mileage hours mile kilometre level result total catch attendance whereabouts",
);
const MISHAPS = words(
  "fault defect damage accident incident error mistake breach delay loss leak injury emergency hazard abuse case",
);
const SET_FOR_ONE = words("deadline order sequence line-up lineup agenda target due-date start-time");
const STAYS =
  / of (?:my|our|the|an?) (?:stay|visit|course|residency|show|event|trip|performance|workshop|class|exhibition|tour)s?\b/;

/** What is there once it was opened. */
const MADE_BY_OPENING = words("account case claim contract dispute file incident job order tab ticket");

/** Verbs that call for one thing or another by what they are done to: the first that fits. */
export const BY_THING = wordTable<readonly (readonly [(deed: Told) => boolean, DeedPattern])[]>({
  accept: [[of(IN_HAND), key("hand")]],
  block: [
    [({ onPerson }) => onPerson, BANNING],
    // "block the dates of my stay": they are taken, by whoever comes then
    [({ said }) => STAYS.test(said), key("book")],
    [of(TIMES), KEEPING_FREE],
    [of(RIGHTS), SUSPENDING],
  ],
  adjust: changed,
  amend: changed,
  change: changed,
  correct: changed,
  edit: changed,
  modify: changed,
  revise: changed,
  update: changed,
  assign: [
    [of(HOMEWORK), GIVING_OUT],
    [({ said, acted }) => acted !== "people" && !AT_A_TIME.test(said), ASSIGNING],
  ],
  allocate: [[({ said, acted }) => acted !== "people" && !AT_A_TIME.test(said), ASSIGNING]],
  choose: [[({ object }) => OF_PEOPLE.has(object?.head ?? ""), PUTTING_TOGETHER]],
  pick: [[({ object }) => OF_PEOPLE.has(object?.head ?? ""), PUTTING_TOGETHER]],
  select: [[({ object }) => OF_PEOPLE.has(object?.head ?? ""), PUTTING_TOGETHER]],
  review: [[({ head }) => !ANSWERED.has(head) && !HANDED_IN.has(head), LOOKING_OVER]],
  move: [[placed, PUTTING_ELSEWHERE]],
  shift: [[placed, PUTTING_ELSEWHERE]],
  swap: [[({ acted }) => acted === "people", STANDING_IN]],
  replace: [[({ acted }) => acted === "people", STANDING_IN]],
  exchange: [[({ acted }) => acted === "people", STANDING_IN]],
  "send back": [
    [({ said }) => withRemarks.test(said), SENDING_BACK],
    [({ acted }) => acted === "things", key("hand")],
    [() => true, key("send")],
  ],
  exclude: [[({ onPerson }) => !onPerson, ANY_DEED]],
  mark: [
    [({ said }) => / as (?!(?:present|absent|here|there|away|late|ill|sick|arrived|attending)\b)/.test(said), MARKING],
    [({ said, acted }) => acted === "people" || /^mark (?:my|our)(?:self|selves)\b/.test(said), COMING_AND_GOING],
    [({ said }) => / as /.test(said), MARKING],
  ],
  plan: [[of(COMPOSED), key("create")]],
  pause: [[({ acted }) => acted === "people", ANY_DEED]],
  extend: [[({ head }) => !ENDING.has(head), ANY_DEED]],
  prolong: [[({ head }) => !ENDING.has(head), ANY_DEED]],
  renew: [[({ head }) => !ENDING.has(head), ANY_DEED]],
  freeze: [[of(new Set(["account", "card"])), SUSPENDING]],
  group: [[({ acted }) => acted === "people", key("assign")]],
  name: [[({ said, acted }) => acted === "people" && / (?:as|for|to) /.test(said), key("assign")]],
  post: [[of(ADS), PUBLISHING]],
  reserve: [[isForOthers, KEEPING_FOR]],
  hold: [[isForOthers, KEEPING_FOR]],
  offer: [[isToSomebody, OFFERING_TO]],
  "give back": [[of(HELD), GIVING_BACK]],
  "give up": [[of(HELD), GIVING_BACK]],
  "hand back": [[of(HELD), GIVING_BACK]],
  withdraw: [[of(OWED, new Set(["cash"])), ANY_DEED]],
  revoke: [[() => true, WITHDRAWING]],
  declare: [[({ head, acted }) => acted === "people" || acted === "nothing" || HOLDS.has(head) || DECREED.has(head), key("say")]],
  state: [[({ acted }) => acted === "people" || acted === "nothing", key("say")]],
  ban: [[({ onPerson }) => !onPerson, ANY_DEED]],
  suspend: [
    [({ onPerson }) => onPerson, BANNING],
    [isMine, PAUSING],
    [of(RIGHTS), SUSPENDING],
  ],
  lock: [[of(RIGHTS), SUSPENDING]],
  disable: [[of(RIGHTS), SUSPENDING]],
  lift: [[of(HOLDS), LIFTING]],
  join: [
    [({ said, head }) => /\bwait/.test(said) && WAITING_LISTS.has(head), WAITING],
    [({ acted, head }) => acted !== "occasions" && acted !== "nothing" && !OCCASIONS.has(head), ANY_DEED],
  ],
  confirm: [
    [isProved, CONFIRMING],
    [of(EVENTS), CONFIRMING],
    [({ head, acted }) => head !== "" && acted !== "people" && !ANSWERED.has(head), CONFIRMING],
  ],
  judge: [[({ said }) => /^judge (?:whether|if|how|what)\b/.test(said), key("examine")]],
  "call out": [[({ onPerson }) => onPerson, CALLING_OUT]],
  "call in": [[({ onPerson }) => onPerson, CALLING_OUT]],
  summon: [[({ onPerson }) => onPerson, CALLING_OUT]],
  "check in": [[ofNoThing, COMING_AND_GOING]],
  "check out": [
    [ofNoThing, COMING_AND_GOING],
    [of(PAPERS), SEEING],
  ],
  "tick off": [
    [({ acted }) => acted === "people", COMING_AND_GOING],
    [({ said }) => /\b(?:I|my|we|our)\b/.test(said), TICKING_MINE],
  ],
  "check off": [
    [({ acted }) => acted === "people", COMING_AND_GOING],
    [({ said }) => /\b(?:I|my|we|our)\b/.test(said), TICKING_MINE],
  ],
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
  release: [
    [({ acted }) => acted === "people", ANY_DEED],
    [of(HELD), GIVING_BACK],
    // nobody waits for a decision on what is used again
    [({ said, acted, heardIn }) => acted === "things" || / again\b/.test(`${said} ${heardIn?.clause}`), UNLOCKING],
  ],
  pass: [
    [({ said }) => !/ (?:to|on|over|back|round|around)\b/.test(said), ANY_DEED],
    [of(CLAIMS, HANDED_IN), PASSING_ON],
  ],
  hear: [[of(CASES, DISPUTED), key("approve")]],
  alert: [[({ acted }) => acted === "people", key("say")]],
  notify: [[({ acted }) => acted === "people", key("say")]],
  warn: [[({ acted }) => acted === "people", key("say")]],
  run: [[({ acted }) => acted === "words" || acted === "occasions", ANY_DEED]],
  book: [[({ said, head }) => /^book (?:my|the|our) (?:hours|time)\b/.test(said) || OWED.has(head), key("record")]],
  build: [[({ head }) => !PAPERS.has(head), key("work")]],
  charge: [[of(POWERED), key("work")]],
  check: [
    [of(LOOKED_UP), SEEING],
    [({ said }) => /^check (?:whether|if|that)\b/.test(said), CHECKING],
    [of(PAPERS, CASES), CHECKING],
  ],
  claim: [
    [of(TAKEN_ON), key("take-on")],
    [of(HELD), key("book")],
    [of(OWED, REPAID), key("request")],
    [() => true, ANY_DEED],
  ],
  close: [
    [
      ({ head, acted }) =>
        head === "" ||
        acted === "words" ||
        acted === "people" ||
        (/(?:tion|sion|ment|ance|ence|ity)$/.test(head) && !PLACES.has(head)) ||
        [CASES, PAPERS, MADE_BY_OPENING, DEALT_WITH, OWED, ANSWERED].some((kind) => kind.has(head)),
      key("finish"),
    ],
    [() => true, LOCKING],
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
  give: [
    [of(REMARKS), COMMENTING],
    [of(DETAILS), key("record")],
  ],
  issue: [
    [({ head }) => (IN_HAND.has(head) || isUncountable(head)) && !PAPERS.has(head), key("hand")],
    [of(HOLDS), key("send")],
    [() => true, ISSUING],
  ],
  keep: [[({ head }) => !RECORDS.has(head), ANY_DEED]],
  leave: [
    [of(REMARKS), COMMENTING],
    [of(DETAILS), key("say")],
  ],
  look: [
    [({ said }) => said.startsWith("look after"), key("work")],
    [({ said }) => /^look (?:for|up)\b/.test(said), key("find")],
  ],
  // prices and members are kept up to date, a lift is repaired
  maintain: [
    [({ head, acted }) => !PAPERS.has(head) && !OWED.has(head) && !DETAILS.has(head) && acted !== "people", key("work")],
  ],
  make: [[({ head }) => !PAPERS.has(head), ANY_DEED]],
  open: [
    // "opens a hire contract": there is none before
    [({ said, head }) => /^open (?:an?|new)\b/.test(said) && MADE_BY_OPENING.has(head), key("record")],
    [isOwnAccount, SIGNING_UP],
    [
      ({ said }) =>
        /^open (?:(?:the|my|our|new|all|each|every|further|more) )*(?:slot|time|date|hour|day|place|booking|registration|enrolment)s?\b/.test(
          said,
        ),
      OPENING_UP,
    ],
    [({ head }) => PLACES.has(head) || !PAPERS.has(head), key("work")],
    [of(LEAVES), OPENING],
  ],
  order: [
    [of(DECREED), ANY_DEED],
    [of(DONE_AGAIN), key("request")],
  ],
  reorder: [
    [({ head }) => !ROWS.has(head), key("order")],
    [() => true, key("rank")],
  ],
  report: [
    [({ said }) => isStated(said), MARKING],
    [of(STAGES, DETAILS, MEASURES), key("record")],
  ],
  // a mark on something is no word to those in charge
  flag: [
    [
      ({ head, acted, onPerson }) =>
        head !== "" && !TROUBLES.has(head) && !MISHAPS.has(head) && (onPerson || acted !== "nothing"),
      MARKING,
    ],
  ],
  // a date or an order is set for one thing, and no setting
  set: [[of(STAGES, TIMES, SET_FOR_ONE), key("record")]],
  "turn down": [[() => true, key("accept")]],
  create: [[isOwnAccount, SIGNING_UP]],
  "set up": [
    [isOwnAccount, SIGNING_UP],
    [of(PUT_UP), key("work")],
  ],
  score: [[() => true, SCORING]],
  prepare: [[({ head }) => !PAPERS.has(head), key("work")]],
  "put up": [[({ head }) => !ADS.has(head), key("work")]],
  raise: [[({ head }) => !TROUBLES.has(head), ANY_DEED]],
  rate: [[of(new Set(["urgency", "risk", "severity", "difficulty", "danger", "importance", "priority"])), ANY_DEED]],
  know: [[sees("how (?:many|much)"), COUNTED]],
  see: [[sees("how (?:many|much)"), COUNTED]],
  view: [[sees("how (?:many|much)"), COUNTED]],
  read: [
    [of(LEAVES), OPENING],
    [of(READ_OFF), key("examine")],
    [({ said }) => said.startsWith("read to"), ANY_DEED],
  ],
  restore: [[({ head }) => !STORED.has(head), key("work")]],
  // a drill takes place, and is brought back
  return: [
    [({ said }) => withRemarks.test(said), SENDING_BACK],
    [of(PAPERS), key("send")],
    [({ acted }) => acted === "occasions", key("hand")],
  ],
  search: [[of(PLACES), key("work")]],
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
  list: [
    // "list all unpaid rents": they are there, and somebody looks at them
    [({ said }) => /^list (?:all|every|which|who|what|whose)\b/.test(said), SEEING],
    [({ said }) => !/\bfor (?:sale|rent|hire|lease|adoption|exchange)\b|\bprices?\b|\boffers?\b/.test(said), key("record")],
  ],
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
  put: [
    // "put a chair on hold for a customer": it is kept for them
    [
      ({ said, acted }) => / on hold\b/.test(said) && (acted === "things" || / on hold for (?!(?:now|later|good)\b)/.test(said)),
      key("book"),
    ],
    [({ said }) => / on (?:hold|ice)\b/.test(said), PAUSING],
    [of(CASES, PAPERS), ANY_DEED],
  ],
  store: [[of(IN_HAND), key("work")]],
  take: [
    [of(PICTURES), key("photograph")],
    [of(DETAILS), key("record")],
    [({ said }) => / (?:back|out|away)\b/.test(said) && !/ out of service\b/.test(said), key("hand")],
    [({ head }) => TAKEN_ON.has(head) && !/^(?:order|call|report|complaint)$/.test(head), key("take-on")],
    [() => true, ANY_DEED],
  ],
  bring: [
    [({ said }) => /^bring (?:up|about|together)\b/.test(said), ANY_DEED],
    // who has it afterwards is told only where it is handed over
    [
      ({ said, towards, acted }) => towards.length === 0 && acted !== "words" && !/ (?:back|to|in|with)\b/.test(said),
      key("work"),
    ],
  ],
  write: [[({ said }) => /^write to\b/.test(said), key("say")]],
  track: [[({ fromDevice }) => fromDevice === true, MEASURED]],
  monitor: [[({ fromDevice }) => fromDevice === true, MEASURED]],
  measure: [[({ fromDevice }) => fromDevice === true, MEASURED]],
});
