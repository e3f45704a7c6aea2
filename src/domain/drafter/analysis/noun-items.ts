import { isPlural, isUncountable, plural, singular } from "#domain/drafter/language/words.ts";
import { wordTable } from "#domain/word-table.ts";
import { isAdjective } from "./lexicon/adjectives.ts";
import { couldBeActor } from "./lexicon/nouns.ts";
import { verbForm } from "./lexicon/verbs.ts";
import { words } from "./lexicon/words.ts";
import { isDoneFirst } from "./list-items.ts";
import { TEAM } from "./reading/runs.ts";
import { closedTag } from "./token.ts";

/** What an item without a verb lets somebody do: the deed it names, or that the product tells something by itself. */
type NamedDeed = { deed: string; by?: string } | { told: string };

/** "Booking of a boat": nouns of deeds that no rule of word formation tells. */
const DEED_OF_NOUN = wordTable<string>({
  absence: "be absent",
  administration: "manage",
  "check-in": "check in",
  "check-out": "check out",
  "clock-in": "clock in",
  "clock-out": "clock out",
  "hand-over": "hand over",
  handover: "hand over",
  "log-in": "sign in",
  login: "sign in",
  "sign-in": "sign in",
  "sign-off": "sign off",
  "sign-up": "sign up",
  signup: "sign up",
  "write-off": "write off",
  analysis: "analyse",
  choice: "choose",
  complaint: "complain",
  decision: "decide",
  delivery: "deliver",
  enquiry: "enquire",
  entry: "enter",
  inquiry: "inquire",
  maintenance: "maintain",
  management: "manage",
  proposal: "propose",
  purchase: "buy",
  registration: "register",
  sale: "sell",
  submission: "submit",
  subscription: "subscribe",
  transmission: "transmit",
});
/** Nouns that are called as their deed is. */
const SAME_AS_DEED = words(
  `archive assign audit backup block change check claim copy count download edit export import lock order print quote refund release rent repair report request reserve
  return review scan search swap switch test trade transfer update upload vote upgrade cancel issue`,
);
/** Called by a deed, and yet things. */
const RESULTS = words(
  `building ceiling clothing closing drawing evening finding heating housing landing lighting listing meeting morning opening painting parking rating reading recording saving setting training
  warning wedding writing`,
);
/** What is there to be looked at. */
const LOOKED_AT = words(
  `agenda archive balance calendar catalogue catalog chart dashboard diary directory figures gallery graph history index inventory leaderboard level list log map menu news overview plan
  queue ranking register results roster schedule statistics stats status summary table timetable timeline tracker view`,
);
/** What is done to what is looked at: "print list" is no name of a list. */
const DONE_TO_VIEWS = words(
  `add approve archive build change check choose clear close complete correct create delete download draw edit enter export file fill filter finish get import keep maintain make manage open post prepare
  print publish read receive review save see send set share show sign sort submit update upload use view write`,
);
/** What is done to what stands before a colon; none of them is called so itself. */
const DONE_TO_LABELS = words(
  `accept add adjust amend approve archive assign attach block book browse cancel change choose close collect compare complete confirm correct create decline delete deactivate download duplicate edit
  enter export extend extract filter import invite manage move order pay postpone print publish reject remove rename reopen reserve return review scan search see select send share sign sort submit
  suspend swap transfer unblock update upload verify view withdraw`,
);
/** What is written for somebody. */
const WRITTEN = words("bill certificate contract invoice quotation receipt");
/** What comes to somebody each time. */
const RECEIVED = words(
  "breakdown copy digest extract invoice list newsletter payout printout report roster sheet spreadsheet statement summary update",
);
const EACH_TIME = /^(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|half-yearly|yearly|annual|regular|automatic)$/i;
/** What comes by itself. */
const TOLD = words("alarm alert message notice notification reminder warning");

const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/isation$/, ["ise"]],
  [/ization$/, ["ize"]],
  [/ication$/, ["ify", "icate"]],
  [/llation$/, ["l"]],
  [/ation$/, ["ate", "", "e"]],
  [/ption$/, ["be"]],
  [/ction$/, ["ct"]],
  [/ision$/, ["ise", "ide"]],
  [/tion$/, ["te", "t"]],
  [/ment$/, [""]],
  [/al$/, ["e", ""]],
  [/ance$/, ["", "e"]],
  [/ure$/, ["e"]],
  [/y$/, [""]],
];

/** "Cancellation" is of "cancel"; what is only called like a deed, such as "check", counts where `same`. */
function deedOfNoun(noun: string, same = false): string | undefined {
  const one = singular(noun);
  const known = DEED_OF_NOUN[one];
  if (known) return known;
  const form = verbForm(one);
  if (form?.form === "ing") return isPlural(noun) || RESULTS.has(one) ? undefined : form.base;
  if (SAME_AS_DEED.has(one)) return same ? one : undefined;
  for (const [ending, bases] of ENDINGS) {
    if (!ending.test(one)) continue;
    const found = bases
      .map((base) => one.replace(ending, base))
      .find((base) => base.length > 2 && verbForm(base)?.form === "base");
    if (found) return found;
  }
  return undefined;
}

/** An item that only names what is done, as sentences of whoever `whom` says: "entry of hours, approval by the foreman". */
export function nounItemTold(item: string, whom: string | undefined): string | undefined {
  const done = doneToLabel(item);
  if (done) {
    const told = done.map((one) => sentenceOf(one, whom) ?? "").join(". ");
    return told === "" ? undefined : `${told}.`;
  }
  if (isDoneFirst(item)) return undefined;
  const sentences: string[] = [];
  let last: string | undefined;
  let isNamed = false;
  for (const part of partsOf(item.replace(/\b(of|for|in|with|on) own (?=\p{L})/gu, "$1 their own "))) {
    const found = namedDeed(part, last);
    const said = found && sentenceOf(found, whom);
    if (said) {
      sentences.push(said);
      isNamed = true;
      last = /^[\p{L}-]+(?= (?:of|for) )/u.exec(part)?.[0]?.toLowerCase() ?? last;
    } else if (sentences.length === 0) return undefined;
    else sentences.push(`${sentences.pop()}, ${part}`);
  }
  return isNamed ? `${sentences.join(". ")}.` : undefined;
}

const LABELLED = /^(?<thing>\p{L}[\p{L}' -]{1,40}): (?<deeds>\p{Ll}.*)$/u;
const NO_THING = /^(?:rights?|access|permissions?|roles?|actions?|functions?|options?|features?|tasks?|steps?)$/i;

/** "Tickets: create, assign to a fitter, close", "certificates: upload, reminder 4 weeks ahead": each is done to what stands before the colon. */
export function doneToLabel(item: string): NamedDeed[] | undefined {
  const { thing = "", deeds = "" } = LABELLED.exec(item)?.groups ?? {};
  const last = thing.split(" ").at(-1) ?? "";
  if (thing === "" || NO_THING.test(last) || verbForm(last.toLowerCase())?.form === "ing") return undefined;
  const own = /^\p{Lu}\p{Ll}/u.test(thing) ? thing.charAt(0).toLowerCase() + thing.slice(1) : thing;
  const what = isPlural(last) || isUncountable(last) ? own : `the ${own.replace(/^(?:the|an?) /, "")}`;
  const found = deeds.split(/,? (?:and|or) |, | ?\/ ?/).map((part): NamedDeed | undefined => {
    const told = toldBy(part);
    const [verb = "", ...rest] = part.split(" ");
    if (told) return { told: told.replace(/\.$/, "") };
    const isPlain =
      rest.length === 0 ||
      closedTag(rest[0] ?? "") === "prep" ||
      /^(?:to|as|by|for|with|from|in|on|out|off|up)$/.test(rest[0] ?? "");
    return DONE_TO_LABELS.has(verb) && isPlain ? { deed: [verb, what, ...rest].join(" ") } : undefined;
  });
  return found.some((one) => one && "deed" in one) && found.every((one) => one !== undefined) ? found : undefined;
}

/** "Booking of rooms and cleaning of floors" are two, "blocking and release of rooms" are done to one thing. */
function partsOf(item: string): string[] {
  // "Dashboard: open orders, late orders": all of it is there
  const colon = item.search(/: /);
  const label = item.slice(0, Math.max(0, colon)).split(" ").at(-1) ?? "";
  if (LOOKED_AT.has(label.toLowerCase()) || SAVED_AS.test(item)) return [item];
  return item
    .split(/, (?:and )?|; /)
    .flatMap((part) => (BOTH_OF.test(part) ? [part] : part.split(/ (?:and|plus) (?=[\p{L}-]+ of )/u)));
}

function sentenceOf(found: NamedDeed, whom: string | undefined): string | undefined {
  if ("told" in found) return found.told;
  if (found.by) return `${found.by.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} can ${found.deed}`;
  return whom && `${whom} ${found.deed}`;
}

const PIECE = /^(?<front>(?:(?:the|an?|automatic|simple|quick|easy|online|digital|full|complete) )*)(?<rest>.+)$/i;
const OF = /^(?<noun>[\p{L}-]+)(?<small> (?:in|out|off|up|over))? of (?<thing>.+)$/iu;
/** "Calendar view of all bookings" */
const VIEW_OF = /^[\p{L}-]+ (?:[\p{L}-]+ )?(?<head>[\p{L}-]+) of \p{L}/u;
/** "Blocking and release of scooters" */
const BOTH_OF = /^(?<one>[\p{L}-]+) (?<joint>and|or) (?<other>[\p{L}-]+) of (?<thing>.+)$/iu;
const BY_WHOM =
  /^(?<before>.+?) (?<small>by|for) (?<whom>(?:the|each|every|any|all) [\p{L}' -]+?)(?<after>[,:].*| (?:at|on|in|within|until|after|before|with|every|once|twice) .*)?$/iu;
/** A name, and what follows it: "damage report" and "with photo". */
const NAMED =
  /^(?<name>[\p{L}-]+(?: [\p{L}-]+){0,3}?)(?<rest>(?: (?:until|by|with|within|via|for|from|to|on|at|in|only|per|up|without|before|after|through|as|every (?:\d|hour|day|week|month|quarter|season|year|morning|evening|night)|once|twice|between|\d|\().*|:.*)?)$/u;

/** The deed that an item without a verb names; `last` is the noun of the deed before it. */
function namedDeed(item: string, last?: string): NamedDeed | undefined {
  const { front = "", rest: said = "" } = PIECE.exec(item.trim())?.groups ?? {};
  const small = said.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const told = toldBy(small);
  if (told) return { told };
  const { before, small: how, whom = "", after = "" } = BY_WHOM.exec(small)?.groups ?? {};
  if (before && isWho(whom)) {
    const found = deedIn(before, front, last);
    if (found && (how === "by" || found.startsWith("see "))) return { deed: found + after, by: whom };
  }
  const deed = deedIn(small, front, last);
  return deed === undefined ? undefined : { deed };
}

function isWho(whom: string): boolean {
  const head = singular(
    whom
      .split(/ (?:of|in|at|from) /)[0]
      ?.split(" ")
      .at(-1) ?? "",
  );
  return couldBeActor(head) || TEAM.test(head);
}

/** "Reminder to the tenant", "alert 2 days before" */
function toldBy(said: string): string | undefined {
  const { noun = "", rest = "" } =
    /^(?<noun>(?:(?:push|e-?mail|text|sms) )?\p{L}+)(?<rest> (?:to|\d|two|three|a|one|before|after|when|if|as soon as) .*)$/iu.exec(
      said,
    )?.groups ?? {};
  if (!TOLD.has(singular(noun.split(" ").at(-1) ?? ""))) return undefined;
  const one = isPlural(noun) ? noun : `${/^[aeiou]/i.test(noun) ? "an" : "a"} ${noun}`;
  return `The system sends ${one}${rest}`;
}

/** "Read-only access to the archive", "access incl. history": what may be looked at. */
const ACCESS =
  /^(?:(?:read-only|read|reading|view-only|viewing) access|(?:read-only|view-only) view) (?:to|of|incl(?:\.|uding|udes)) (?<thing>\p{L}.*)$/iu;
/** "Audit export: full history of any gauge" */
const SAVED_AS = /^(?:[\p{L}-]+ ){0,2}(?<deed>export|download|printout|print-out): (?<thing>\p{L}.*)$/iu;
/** "Litres per pickup", "hours per employee and week" */
const PER = /^\p{L}+s per \p{L}+/u;

function deedIn(said: string, front: string, last: string | undefined): string | undefined {
  const seen = ACCESS.exec(said)?.groups?.thing;
  if (seen) return `see ${seen}`;
  const saved = SAVED_AS.exec(said)?.groups;
  if (saved?.deed)
    return `${/^print/i.test(saved.deed) ? "print" : saved.deed.toLowerCase()} ${/^(?:the|an?|all|every|each|one|my|their) |^\p{L}+s\b/iu.test(saved.thing ?? "") ? saved.thing : `the ${saved.thing}`}`;
  if (PER.test(said) && !isDone(said.split(" ")[0] ?? "")) return `see ${said}`;
  const both = BOTH_OF.exec(said)?.groups;
  const deeds = [both?.one, both?.other].flatMap((noun) => deedOfNoun(noun ?? "", true) ?? []);
  if (both && deeds.length === 2) return `${deeds[0]} ${both.joint} ${deeds[1]} ${both.thing}`;
  const of = OF.exec(said)?.groups;
  if (of?.noun && of.thing) {
    const deed = deedOfNoun(of.noun, true);
    return deed ? `${deed}${of.small ?? ""} ${of.thing}` : viewOf(said, of.noun, front);
  }
  const viewed = VIEW_OF.exec(said)?.groups?.head;
  if (viewed && LOOKED_AT.has(viewed) && !isDone(said.split(" ")[0] ?? "")) return viewOf(said, viewed, front);
  const gerund = deedOfGerund(said);
  if (gerund) return gerund;
  const { name = "", rest = "" } = NAMED.exec(said)?.groups ?? {};
  const parts = name.split(" ");
  const head = parts.at(-1) ?? "";
  if (parts.some((word) => !/^(?:adv)?$/.test(closedTag(word) ?? ""))) return undefined;
  if (parts.length === 1) return deedAlone(head, rest, last) ?? viewOf(said, head, front);
  if (isDone(parts[0] ?? "")) return undefined;
  return (
    deedOfPair(parts, rest) ??
    viewOf(said, head, front) ??
    (WRITTEN.has(singular(head)) && !last ? `create ${withArticle(said, head, front)}` : undefined)
  );
}

/** What is called by what is done with it or in it: "opening hours", "booking fees". */
const CALLED_SO = words(
  `account address area bag bay board book card charge circle class code cost course date day desk equipment error fee file floor form gear goods ground group guide hour house instruction kit lesson licence
  license limit line link list lot machine material method number page paper pass period permit place plan point price problem process rate record room rule season service session shed shop slot space speed
  station step stock store system task team ticket time tool trip unit vehicle window yard`,
);

/** "Printing labels", "reviewing and approving the requests": what is done, and to what. */
function deedOfGerund(said: string): string | undefined {
  const [first = "", ...rest] = said.split(" ");
  const joint = /^(?:and|or)$/.test(rest[0] ?? "") ? rest[0] : undefined;
  const bases = [first, joint ? (rest[1] ?? "") : first].map((word) => {
    const verb = verbForm(word);
    return verb?.form === "ing" && !RESULTS.has(word) ? verb.base : undefined;
  });
  if (bases.some((base) => base === undefined)) return undefined;
  const tail = joint ? rest.slice(2) : rest;
  const small = /^(?:in|out|off|up|over|back|down|away)$/.test(tail[0] ?? "") ? tail[0] : undefined;
  const [object = "", ...more] = small ? tail.slice(1) : tail;
  const isMade = /^(?:the|a|an|all|each|every|their|my|our|new|own)$/.test(object) && more.length > 0;
  // "tracking hours per project", and "working hours per week"
  const isPlain =
    !CALLED_SO.has(singular(object)) || (more.length > 0 && !/^(?:working|waiting|dining|boarding|living)$/.test(first));
  const isNamed = isPlural(object) && isPlain && !closedTag(object);
  const deed = joint ? `${bases[0]} ${joint} ${bases[1]}` : bases[0];
  return isMade || isNamed ? [deed, ...tail].join(" ") : undefined;
}

/** "Print the list" and "print list" are deeds, "price list" is a thing. */
const isDone = (word: string) => DONE_TO_VIEWS.has(verbForm(word)?.base ?? "") && verbForm(word)?.form !== "ing";

/** "Damage report", "new guest registration", "monthly export" */
function deedOfPair(parts: readonly string[], rest: string): string | undefined {
  const head = parts.at(-1) ?? "";
  const deed = deedOfNoun(head, true);
  const [first = "", second = ""] = parts;
  // "weekly report": it comes
  if (EACH_TIME.test(first) && RECEIVED.has(singular(head)))
    return `receive ${isPlural(head) ? "" : "the "}${parts.join(" ")}${rest}`;
  // "two-factor login": nothing is done to that
  if (/ (?:in|up|out)$/.test(deed ?? "") && parts.length > 1) return undefined;
  // "answer complaints" is done, "damage report" is a name
  if (!deed || verbForm(first)?.form === "ing" || (isPlural(head) && /^(?:base|third)$/.test(verbForm(first)?.form ?? "")))
    return undefined;
  if (isAdjective(first) || /ly$/.test(first)) {
    if (parts.length === 2) return `make the ${parts.join(" ")}${rest}`;
    return parts.length === 3 && !/ly$/.test(first) ? `${deed} ${first} ${several(second)}${rest}` : undefined;
  }
  return parts.length === 2 ? `${deed} ${several(first)}${rest}` : undefined;
}

const several = (noun: string) => (isPlural(noun) || isUncountable(noun) ? noun : plural(noun));

/** "Cancellation until the evening before" is of what was booked. */
function deedAlone(noun: string, rest: string, last: string | undefined): string | undefined {
  if (WRITTEN.has(singular(noun))) return last ? undefined : `create ${noun}${rest}`;
  const deed = deedOfNoun(noun, isPlural(noun));
  if (!deed) return undefined;
  return /^(?:cancel|confirm|change|extend|move|postpone|approve|refuse)$/.test(deed) && last
    ? `${deed} the ${last}${rest}`
    : deed + rest;
}

function viewOf(said: string, head: string, front: string): string | undefined {
  return LOOKED_AT.has(head) || LOOKED_AT.has(singular(head)) ? `see ${withArticle(said, head, front)}` : undefined;
}

function withArticle(said: string, head: string, front: string): string {
  const own = front.trim().toLowerCase();
  const whole = own === "" ? said : `${own} ${said}`;
  return /\b(?:the|an?)\b/.test(own) || isPlural(head) ? whole : `the ${whole}`;
}
