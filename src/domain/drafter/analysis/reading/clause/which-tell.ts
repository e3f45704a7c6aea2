import { CONDITION } from "#domain/drafter/analysis/grammar/markers.ts";
import { isBody } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { agentsOf } from "#domain/drafter/analysis/reading/agents-by.ts";
import { DONE_BY_PEOPLE, DONE_BY_THINGS } from "#domain/drafter/analysis/reading/people.ts";
import { textOf } from "#domain/drafter/analysis/reading/rules.ts";
import { runEnd } from "#domain/drafter/analysis/reading/runs.ts";
import { byWhom } from "./agents.ts";
import { openingWord } from "./before-deed.ts";
import { ASKS_READERS, INTRODUCES, NO_DEED, PURPOSE, SAYS_MORE } from "./deed-words.ts";
import { tailOf } from "./tail.ts";
import type { Reading, ToRead } from "./to-read.ts";

/** Whether a clause is said for itself, or beside what it says more about. */
export function isOutright({ clause }: ToRead): boolean {
  return clause.marker === "" || clause.aside;
}

/** Whether what a clause says is somebody's deed or wish. */
export function tellsDeed(reading: Reading): boolean {
  const { group } = reading.clause;
  return (
    (isOutright(reading) || isOfDevice(reading) || isPrerequisite(reading) || isTold(reading)) &&
    !introduces(reading) &&
    !happenedOnce(reading) &&
    !isSurroundings(reading) &&
    !group.state &&
    !group.denied &&
    (!NO_DEED.has(group.base) || group.passive || letsKnow(reading) || isDoneTo(reading) || allows(reading))
  );
}

export function isOfDevice({ doers }: Reading): boolean {
  return doers.things[0]?.phrase.kind === "device";
}

const COUNTED =
  /^(?:around |about |some |roughly |over |nearly )*(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)/;

/** "We cast bells, 30 a year" */
const EACH_PERIOD =
  /\b(?:\d[\d,.]*|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundreds of)(?: [\p{L}-]+){0,3} (?:an?|per|each|every) (?:day|week|month|season|year)\b/u;
const LIMITS = /\b(?:at (?:most|least)|(?:no|not) more than|up to|only|max(?:imum)?)\b/u;

const BUILDS = /^(?:build|make|create|develop|design|program|launch|commission|set|have|get|start)$/;
const BUILT =
  /^(?:app|application|system|software|tool|platform|website|site|portal|program|programme|database|webshop|product)$/;

/** "I want to build a web app": what is to be built is no deed in it. */
function buildsProduct({ clause, doers, words }: Pick<Reading, "clause" | "doers" | "words">): boolean {
  const { group } = clause;
  const end = runEnd(words, group.end);
  const isNew = /^(?:an?|one|our|some)$/.test(words[group.end]?.word ?? "");
  return /^(?:I|we)$/.test(doers.teller ?? "") && BUILDS.test(group.base) && isNew && BUILT.test(words[end - 1]?.word ?? "");
}

const RUNS = /^(?:run|own|manage|lead|have|keep|look)$/;
const HOUSE =
  /^(?:business|shop|store|company|firm|studio|practice|clinic|school|farm|club|office|workshop|agency|restaurant|cafe|bakery|hotel|garage|yard|boatyard|nursery|salon|theatre|museum|charity|association|cooperative)$/;

/** "My name is Gwen and I run a piano tuning business": who speaks, wherever it is said. */
function runsHouse({ clause, doers, words }: Pick<Reading, "clause" | "doers" | "words">): boolean {
  const { group } = clause;
  const past = words.findIndex(({ tag }, at) => at > group.end && /^(?:comma|break|conj|prep|rel)$/.test(tag));
  const end = past < 0 ? words.length : past;
  const isOne = /^(?:an?|the|our|my|one|two|three)$/.test(words[group.end]?.word ?? "");
  const isTeller = /^(?:I|we)$/.test(doers.teller ?? "") && group.modal === undefined;
  return isTeller && RUNS.test(group.base) && isOne && HOUSE.test(words[end - 1]?.word ?? "");
}

/** "We run a boatyard": who speaks, before anything is asked for. */
export function introduces({ clause, context, doers, first, words }: Reading): boolean {
  const spokenFor = context.me !== undefined || context.us !== undefined;
  // "You arrive with two kids. As a renter you enter": nobody yet
  if (first && doers.teller === "you" && context.isYouNamed && !context.you && clause.group.modal === undefined) return true;
  if (buildsProduct({ clause, doers, words }) || runsHouse({ clause, doers, words })) return true;
  if (!first || clause.group.modal !== undefined) return false;
  const counts = textOf(words.slice(clause.group.end, clause.to));
  if (doers.teller === "we" && EACH_PERIOD.test(counts) && !LIMITS.test(counts)) return true;
  if (!INTRODUCES.has(clause.group.base)) return false;
  // "the association manages 2,300 flats", "as a vet I drive around 20 farms a week"
  const isCounted =
    COUNTED.test(counts) && (doers.teller !== undefined || doers.named.some(({ phrase }) => isBody(phrase.noun.head)));
  return isCounted || (!spokenFor && doers.teller !== undefined);
}

export function addressesReaders({ clause, first }: ToRead): boolean {
  return !clause.subject && first && ASKS_READERS.has(clause.group.base);
}

const SERVICE =
  /\b(?:payment|card|credit card|hosting|internet|phone|telephone|sms|e-?mail|text|mapping|map|identity|login) (?:provider|processor|gateway|service|company)$/i;
/** What does its part outside the product and is connected with it. */
const isService = (name: string) => SERVICE.test(name);

const GOES_ON = /^(?:still|today|currently|nowadays)$/;
/** "bear with me", "I set out here what would serve us": said to whoever reads. */
const TO_READER =
  /^(?:bear with (?:me|us)|forgive (?:me|us)|set (?:out|down) (?:here|below)|(?:write|put) (?:it |this )?(?:here|below|down here)|put an end to (?:that|this|it|all)|(?:note|bear in mind|keep in mind) that|go (?:mad|crazy|nuts))\b/;

/** "I'd rather count worms than do that again": a way of saying no. */
function isRather({ clause, words }: Reading): boolean {
  const after = words.slice(clause.group.at, clause.to).map(({ word }) => word);
  return words[clause.group.end - 2]?.word === "rather" && after.includes("than");
}

const NOT_ANYTHING = /^(?:nothing|none|nobody(?:'s)?)$/;

/** "swap all the time", "call ten times a day", "spend a week sorting slips", "run out of pads": a grief, and no wish. */
const GRIEVES =
  /^(?:\S+ ){1,9}?(?:all the time|constantly|all (?:day|year)(?: (?:long|round))?|over and over(?: again)?|again and again|(?:ten|twenty|a hundred|umpteen|countless|dozens of) times (?:a|an|per) (?:day|hour|week))\b|^(?:spend|waste) (?:(?:about|around|some|over|nearly|at least|up to) )?(?:an?|the|\d+|half|two|three|hours|days|weeks|most|much|a lot)\b.*\b(?:hours?|days?|weeks?|evenings?|mornings?|time|weekends?|months?)\b|^(?:run out|end up|get rid)\b|^(?:fall|feel|go|turn|grow|get) (?:ill|sick|asleep|behind|missing|lost|wrong|mad|bankrupt|hungry|tired|old)\b|^queue (?:at|in|for|outside)\b|^(?:log|sign) (?:in|on) (?:all )?at the same time\b|^(?:ring|call|phone|email|message|come|turn up|shout|queue)\b.*\b(?:at once|at the same time|at all hours|day and night|in the middle of the night)$/;
/** "Twenty farms share a press": how they are, before anything is asked for. */
const ARE_SO = /^(?:share|live|belong|own|use|run|split|work)$/;

/** "they know the cellars better than any computer": why something is not asked for. */
const BETTER_THAN = /^know\b.*\bbetter than (?:an?|any\p{L}*|every\p{L}*)\b/u;

/** "schools still send faxes", "they keep asking", "works for the owner", "asks nothing": how things are, and no wish. */
function isSurroundings(reading: Reading): boolean {
  const { clause, doers, words } = reading;
  const { group, marker, from } = clause;
  const [next, after] = words.slice(group.end);
  // "the council lends us the park"
  const isBodyAlone = doers.named.length > 0 && doers.named.every(({ phrase }) => isBody(phrase.noun.head));
  if (isBodyAlone && group.modal === undefined && /^(?:us|me)$/.test(next?.word ?? "")) return true;
  // "our payment provider charges the cards": done outside
  if (doers.named.length > 0 && doers.named.every(({ phrase }) => isService(phrase.noun.singular))) return true;
  if (group.modal === undefined && GOES_ON.test(words[group.at - 1]?.word ?? "")) return true;
  if (SAYS_MORE.test(marker) && words.slice(from, group.end + 1).some(({ word }) => GOES_ON.test(word))) return true;
  if (group.base === "keep" && next?.verb?.form === "ing" && !/^(?:det|poss)$/.test(after?.tag ?? "")) return true;
  if (group.passive && doers.teller === "I" && group.modal === undefined && group.base === "tell" && next?.word === "by")
    return true;
  if (group.modal === undefined && GRIEVES.test(`${group.base} ${textOf(words.slice(group.end, clause.to))}`)) return true;
  // "…, otherwise they sew it themselves": what follows, and no wish
  const opens = words[from]?.word === "otherwise" ? from : from - 1;
  const isPointed = /^(?:they|he|she|it)$/.test(words[clause.subject?.from ?? -1]?.word ?? "");
  if (group.modal === undefined && isPointed && opens > 0 && words[opens]?.word === "otherwise") return true;
  // "every roofer I know"
  if (doers.teller === "I" && group.modal === undefined && /^(?:know|think|guess|suppose)$/.test(group.base)) return true;
  const isSomeOfThem = words[clause.subject?.from ?? -1]?.tag === "num" && marker === "" && group.modal === undefined;
  if (isSomeOfThem && ARE_SO.test(group.base)) return true;
  // "the pupil counts as absent"
  if (group.base === "count" && next?.word === "as") return true;
  if (isRather(reading)) return true;
  // "so please tell me what you need": whoever asks is told
  if (doers.teller === "I" && group.form === "base" && group.modal === undefined && next?.word === "me") return true;
  // "I can pay you in leeks": to whoever builds it
  if (/^(?:I|we)$/.test(doers.teller ?? "") && next?.word === "you" && reading.context.isToBuilder && !reading.context.you)
    return true;
  // "my aunt would disown me"
  if (group.modal === "would" && /^(?:me|us)$/.test(next?.word ?? "") && clause.to <= group.end + 2) return true;
  if (TO_READER.test(`${group.base} ${textOf(words.slice(group.end, clause.to))}`)) return true;
  if (group.modal === undefined && BETTER_THAN.test(`${group.base} ${textOf(words.slice(group.end, clause.to))}`)) return true;
  if (group.base === "work" && /^(?:for|as|at|in|from)$/.test(next?.word ?? "")) return true;
  return (
    NOT_ANYTHING.test(next?.word ?? "") || (group.base === "leave" && /\balone$/.test(textOf(words.slice(group.end, clause.to))))
  );
}

const SAME_IN_THE_PAST = /^(?:quit|put|cut|set|hit|let|shut|cost|read|spread|split|hurt)$/;

/** What happened once is no wish. */
function happenedOnce({ clause, context, words }: Reading): boolean {
  const { group, marker } = clause;
  // "we tried that once, people quit over it"
  const others = context.clauses.filter((one) => one.marker === "" && one.group.at !== group.at);
  if (SAME_IN_THE_PAST.test(group.base) && group.form === "base" && group.modal === undefined && group.helpers === undefined)
    if (others.some((one) => one.group.form === "past" && !one.group.passive)) return true;
  // "the index was scanned last winter by a volunteer"
  const wasDone =
    group.passive && /^(?:was|were)$/.test(words[group.at]?.word ?? "") && !/^(?:if|when|once|unless|until)$/.test(marker);
  return wasDone || (group.form === "past" && !group.passive && (marker === "" || SAYS_MORE.test(marker)));
}

const CHANGES_MIND = /^(?:cancel|withdraw|appeal|complain|object|resign|unsubscribe)$/;

/** "until an inspector has released it": what has to be done first is done by somebody. */
function isPrerequisite(reading: Reading): boolean {
  const { clause, words, doers, object } = reading;
  const { group, marker } = clause;
  // "unless we cancel the show": those who run it are nobody in it by that
  if (doers.teller === "we" && !reading.context.us && words[clause.subject?.from ?? -1]?.word === "we") return false;
  if (!CONDITION.test(marker) || group.passive || !doers.people.length) return false;
  if (!DONE_BY_PEOPLE.has(group.base) && !isActOfSomebody(reading)) return false;
  const tail = tailOf(reading);
  // "unless the landlord has agreed", "before they have handed in theirs": of what, only the deed it hangs on says
  if (tail.length === 0 && (group.form === "past" || words[clause.subject?.from ?? 0]?.tag === "pron")) return false;
  if (tail.some(({ word }) => /^(?:own|theirs|hers|his|mine|yours|ours)$/.test(word)) && tail.at(-1)?.tag !== "noun")
    return false;
  if (tail.at(-1)?.word === "own") return false;
  if (doers.named.some(({ phrase }) => phrase.bare)) return false;
  const able = doers.named.some(({ phrase }) => phrase.kind === "actor") && object.phrase !== undefined && !object.placed;
  const points = words[clause.subject?.from ?? 0]?.tag === "pron";
  if (able && !points && /^(when|whenever|if)$/.test(marker)) return true;
  // "if he cancels in the last seven days, 80 % is due"
  if (/^(?:when|if)$/.test(marker) && group.form === "third" && tailOf(reading).length > 0 && CHANGES_MIND.test(group.base))
    return true;
  return group.form === "past" || /^(until|unless|only if|only when|provided that|once)$/.test(marker);
}

/** "until the keeper reopens it", "unless I grant the exception": somebody named or whoever speaks does something to something. */
function isActOfSomebody({ clause: { group, marker }, doers, words }: Reading): boolean {
  const next = words[group.end];
  const isNamed = group.form === "third" && doers.named.some(({ phrase }) => phrase.kind === "actor");
  return (
    /^(?:until|unless|only if|only when|once)$/.test(marker) &&
    (isNamed || (group.form === "base" && doers.teller === "I")) &&
    !IS_NO_ACT.test(group.base) &&
    (/^(?:det|poss|noun|adj|num)$/.test(next?.tag ?? "") || (isNamed && /^(?:it|them)$/.test(next?.word ?? "")))
  );
}

const IS_NO_ACT = /^(?:be|have|want|need|get|know|agree|like|wish|say|mean|leave|reach|turn|own|owe|live|stay|become|lose|pay)$/;

/** "a ladder that you report", "the technician who makes them": a deed that is told beside another. */
function isTold(reading: Reading): boolean {
  const { clause, words, doers } = reading;
  const { group, marker, subject, parent } = clause;
  if (group.passive && marker !== "")
    return (
      (CONDITION.test(marker) || !parent?.group.denied) && (byWhom(reading) !== undefined || agentsOf(words, clause).length > 0)
    );
  if (!subject || doers.people.length === 0 || parent?.group.denied) return false;
  if (isDuty(reading)) return true;
  if (PURPOSE.test(marker)) return isPurposeOfOthers(reading);
  // "they said they want to approve it"
  if (marker === "that" && group.modal === "want" && /^(say|tell)$/.test(parent?.group.base ?? "")) return true;
  if (group.form === "past" && words[group.at]?.tag !== "aux") return false;
  if (!/^(noun|prep)$/.test(words[clause.from - 1]?.tag ?? "") || !/^(who|which|that)$/.test(marker)) return false;
  // "the hours they have spent", "readings he doubts": which of them is meant
  const isContact = words[clause.from]?.tag !== "rel";
  const said = words[subject.from]?.tag === "pron" ? words[subject.from]?.word : undefined;
  // "Repairs I note with their cost" is nobody's remark, but a deed told by what it is done to
  if (isContact && /^(?:he|she|they)$/.test(said ?? "") && isOpenedByObject(reading)) return true;
  const pronoun = parent || (isContact && !/^(?:i|we)$/.test(said ?? "")) ? said : undefined;
  if (/^(?:they|he|she|it)$/.test(pronoun ?? "") || (isContact && pronoun !== undefined)) return false;
  if (subject.from !== clause.from || isContact)
    // "the recordings the tuner has made"
    return (
      !DONE_BY_THINGS.has(group.base) ||
      // "a page that anyone can look through"
      (group.modal === "can" && /^any(?:one|body)$/.test(words[subject.from]?.word ?? "")) ||
      (group.form === "past" && doers.named.some(({ phrase }) => phrase.kind === "actor"))
    );
  return isDeedOfWhom(reading);
}

/** "the broken ones he can send back", "small jobs she passes on to Ed": told by what it is done to, and nobody's remark. */
function isOpenedByObject({ clause: { group, parent, subject, to }, words }: Reading): boolean {
  const at = subject?.from ?? 0;
  const since = words.slice(0, at).findLastIndex(({ tag }) => /^(?:comma|break|conj)$/.test(tag)) + 1;
  const goesOn = words[group.end]?.tag === "prep" && group.end + 1 < to;
  return parent === undefined && at - since > 1 && runEnd(words, since) === at && (group.modal !== undefined || goesOn);
}

/** "as I have to notify the authority": a duty, named as the reason for something else. */
function isDuty({ clause: { group, marker } }: Reading): boolean {
  return group.modal === "must" && /^(?:as|because|since|while|although|though)$/.test(marker);
}

/** "There is a nurse who takes the samples": one who is told of by what they do. */
function isDeedOfWhom(reading: Reading): boolean {
  const { clause, words, object } = reading;
  const { group, marker, parent } = clause;
  const isThere = openingWord(words, parent?.subject) === "there" || parent?.group.base === "have";
  const exists = isThere && object.named !== undefined;
  // "an apprentice who takes out a pipe scans its tag", "logged by the technician who makes them"
  const isAct =
    group.form !== "past" &&
    marker === "who" &&
    words[clause.from - 1]?.tag === "noun" &&
    !/^(?:ones?|person|people)$/.test(words[clause.from - 1]?.word ?? "") &&
    object.phrase !== undefined &&
    !object.placed &&
    reading.doers.named.some(({ phrase }) => phrase.kind === "actor") &&
    !/^(?:know|want|wish|hope|think|say|see|look)$/.test(group.base) &&
    (DONE_BY_PEOPLE.has(group.base) || /^(?:take|bring|give|put|return|make)$/.test(group.base));
  if (!exists && isWhatTheyAre(reading)) return false;
  if (parent === undefined || (parent.group.passive && isAct)) return isAct;
  // "fine people who ride at night"
  if (!exists && reading.doers.named.some(({ phrase }) => /^(?:person|people)$/.test(phrase.noun.head))) return false;
  return (
    parent !== undefined &&
    group.form !== "past" &&
    tailOf(reading).length > 0 &&
    (DONE_BY_PEOPLE.has(group.base) || (exists && !object.placed))
  );
}

const IS_THEIRS = /^(?:look|manage|own|run|lead|head|supervise|oversee|handle|represent|teach|coach|serve|cover)$/;

/** "goes to the manager who looks after that house": which of them is meant. */
function isWhatTheyAre({ clause, words }: Reading): boolean {
  const { group, from } = clause;
  const antecedent = words.slice(0, from).findLast(({ tag }) => /^(?:det|poss)$/.test(tag))?.word;
  return IS_THEIRS.test(group.base) && group.modal === undefined && /^(?:the|whichever|each|every|a|an)$/.test(antecedent ?? "");
}

/** "so that the owner sees the balance": what somebody else shall be able to do. */
function isPurposeOfOthers(reading: Reading): boolean {
  const { clause, words, doers, context } = reading;
  if (words[clause.subject?.from ?? 0]?.tag === "pron" || tailOf(reading).length === 0) return false;
  const acting = context.doer?.phrase.noun.singular;
  return doers.named.some(({ phrase }) => phrase.kind === "actor" && phrase.noun.singular !== acting);
}

/** "lets the couple know", "lets it go" */
function letsKnow(reading: Reading): boolean {
  return reading.clause.group.base === "let" && /\b(?:know|go)\b/.test(textOf(tailOf(reading)));
}

/** "allows an exception": what is granted, and no machine that lets somebody do something. */
function allows({ clause: { group }, words }: Reading): boolean {
  const end = runEnd(words, group.end);
  return group.base === "allow" && GRANTED.test(words[end - 1]?.word ?? "") && words[end]?.tag !== "to";
}

const GRANTED =
  /^(?:exception|exemption|extension|delay|deviation|discount|refund|swap|change|absence|leave|overtime|transfer)s?$/;

/** "does the dough", "retires old devices" */
function isDoneTo({ clause, object, words }: Reading): boolean {
  const { base, end } = clause.group;
  const first = words[end]?.word ?? "";
  if (!/^(do|retire)$/.test(base) || object.placed || object.phrase?.kind === "empty") return false;
  return base === "do" ? /^(the|my|our|his|her|their)$/.test(first) : object.phrase !== undefined || first === "those";
}
