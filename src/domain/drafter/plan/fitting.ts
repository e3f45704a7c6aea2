import { DEEDS_BETWEEN_PEOPLE } from "#domain/catalog/patterns/deeds-exchange.ts";
import { DEEDS_OF_HANDING } from "#domain/catalog/patterns/deeds-handing.ts";
import { ANY_DEED, BEING_TOLD, PLAIN_DEEDS, SEEING } from "#domain/catalog/patterns/deeds-plain.ts";
import { DEEDS_WITH_THINGS } from "#domain/catalog/patterns/deeds-work.ts";
import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import type { Activity } from "#domain/drafter/analysis/activity.ts";

const DEEDS = [...DEEDS_BETWEEN_PEOPLE, ...DEEDS_OF_HANDING, ...DEEDS_WITH_THINGS];

const thing = ({ object, onPerson }: Activity) => object !== undefined && !onPerson;
const person = ({ onPerson }: Activity) => onPerson;
const passesOn = (activity: Activity) => thing(activity) && activity.towards.length > 0;
const verbs = (list: string) => {
  const allowed = new Set(list.split(" "));
  return (activity: Activity) => thing(activity) && allowed.has(activity.verb);
};
const TROUBLE =
  /^(damage|defect|fault|incident|problem|error|accident|leak|crime|swarm|outage|failure|violation|abuse|hazard|loss)$/;

/** What is ordered by those in charge, and is bought by nobody. */
const DECREED = /^(quarantine|test|inspection|evacuation|closure|stop|examination|repair|x-ray|retreat|audit)$/;
const AGREED = /^(booking|appointment|request|order|offer|reservation|date|slot|invitation|visit|shift|tour|ride|stay|viewing)$/;
/** What others choose by what those say who had it. */
const OFFERED =
  /^(product|article|item|course|class|lesson|tour|trip|stay|room|meal|dish|recipe|book|film|movie|song|show|seller|host|restaurant|place|app|game)$/;
/** What is told by one thing that a verb is done to and not by another. */
const SETTLED = /^(bill|invoice|account|debt|fee|balance|payment|claim|cost|amount|expense)$/;
const HANDED_OVER = /^(badge|key|card|laptop|device|parcel|box|tool|uniform|kit|bike|bicycle|equipment|book)$/;
/** What is drawn by no pencil. */
const DRAWN = /^(sample|lot|blood|conclusion|winner|ticket|number|card|water|beer|wage|salary|pension)$/;

/** What has to be so before a pattern's words make sense of a deed. */
const FITS: Readonly<Record<string, (activity: Activity) => boolean>> = {
  offer: passesOn,
  acquire: (activity) =>
    verbs("buy order purchase borrow rent request claim redeem reserve book")(activity) &&
    !DECREED.test(activity.object?.head ?? ""),
  share: verbs("share upload"),
  communicate: (activity) => person(activity) && !/^(invite|tell|inform|call|meet|visit)$/.test(activity.verb),
  rate: (activity) => verbs("rate recommend")(activity) && OFFERED.test(activity.object?.head ?? ""),
  approve: (activity) =>
    !/^sign (?:up|in|out|on)\b/.test(activity.said) &&
    verbs("approve sign verify certify reject authorise authorize release validate")(activity),
  assign: (activity) => /^(assign|allocate|dispatch|appoint)$/.test(activity.verb) && activity.towards.length > 0,
  pay: verbs("invoice refund bill"),
  deliver: (activity) => passesOn(activity) && activity.verb !== "return" && !/ (?:out|on|away)$/.test(activity.said),
  join: verbs("join attend"),
  alert: (activity) => /^(warn|alert|complain)$/.test(activity.verb) || TROUBLE.test(activity.object?.head ?? ""),
  submit: thing,
  receive: () => false,
  accept: (activity) =>
    verbs("accept decline acknowledge")(activity) || (activity.verb === "confirm" && AGREED.test(activity.object?.head ?? "")),
  record: verbs("log record register note capture enter document photograph describe digitise digitize transcribe weigh"),
  plan: verbs("plan schedule arrange organise organize"),
  monitor: (activity) => /^(monitor|track|supervise|oversee|observe)$/.test(activity.verb) || activity.fromDevice === true,
  manage: verbs("manage maintain administer update edit curate"),
  find: verbs("find search browse discover explore"),
  learn: verbs("learn practise practice study"),
  teach: (activity) => /^(teach|coach|mentor|tutor)$/.test(activity.verb) && person(activity),
  analyse: verbs("analyse analyze forecast predict"),
  create: (activity) => verbs("design compose draw sketch")(activity) && !DRAWN.test(activity.object?.head ?? ""),
  perform: () => false,
  extract: verbs("export download print"),
  control: verbs("switch unlock activate deactivate"),
};

/** The pattern of what a deed calls for; where none fits, what holds for every deed. */
export function fittingPattern(activity: Activity): DeedPattern {
  if (
    activity.verb === "get" &&
    /^(?:get|be) (?:told|informed|reminded|notified|warned|alarmed|alerted|shown|asked|invited)\b/.test(activity.said)
  )
    return BEING_TOLD;
  // a discount is nothing in hand, and a hall is not entered in writing
  if (/^get \d+ ?%|^enter (?:the|an?|our) (?:building|hall|room|shop|house|site|premises)\b/.test(activity.said)) return ANY_DEED;
  const found = DEEDS.find((deed) => deed.verbs.includes(activity.verb) && FITS[deed.key]?.(activity) === true);
  if (/^(?:read|speak|sing) to\b/.test(activity.said)) return ANY_DEED;
  if (found) return found;
  const head = activity.object?.head ?? "";
  if (activity.verb === "settle" && !SETTLED.test(head)) return ANY_DEED;
  if (/^(?:issue|pass|bring|hand)$/.test(activity.verb) && !HANDED_OVER.test(head)) return ANY_DEED;
  if (/^(?:rate|rank|sample|select|set|choose)$/.test(activity.verb)) return ANY_DEED;
  if (activity.said.startsWith("be ")) return ANY_DEED;
  return [SEEING, ...PLAIN_DEEDS].find(({ verbs }) => verbs.includes(activity.verb)) ?? ANY_DEED;
}
