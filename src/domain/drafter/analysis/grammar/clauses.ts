import { couldBeActor, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import { runEnd, type Subject } from "#domain/drafter/analysis/reading/runs.ts";
import type { Group } from "#domain/drafter/analysis/reading/verb-group.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { CONDITION } from "./markers.ts";
import { parse } from "./parse.ts";
import type { Deed } from "./state.ts";
import { subjectAt } from "./subject.ts";

export type ReadClause = {
  /** What opens it: "" for what is said outright, else "when", "who", "that" and the like. */
  marker: string;
  from: number;
  to: number;
  subject: Subject | undefined;
  group: Group;
  parent: ReadClause | undefined;
  /** What it hangs on: "when a lease runs out". */
  conditions: ReadClause[];
  /** Set where it says more about who or what stands before it: ", who may extend it". */
  aside: boolean;
  /** Set where it goes on under the helpers of the clause before it: "may not [print, copy] or keep". */
  continues?: boolean | undefined;
};

/** What is forbidden or avoided is a rule and nobody's wish. */
const FORBIDS = wordSet("forbid prohibit ban bar avoid refrain");

/** "ban users for a week": who has to go is somebody, and it is done to them. */
function isOfPeople(words: readonly Word[], { base, end, passive }: Group): boolean {
  const head = words.slice(end, runEnd(words, end)).findLast(({ tag }) => tag === "noun");
  return base === "ban" && !passive && head !== undefined && couldBeActor(singular(head.word));
}

/** The clauses of a statement in their order, each with what it hangs on. */
export function readClauses(words: readonly Word[]): ReadClause[] {
  const deeds = parse(words);
  const clauses = new Map<Deed, ReadClause>();
  const waiting: ReadClause[] = [];
  let main: ReadClause | undefined;
  for (const deed of deeds) {
    const { group, place } = deed;
    const before = deed.shares && clauses.get(deed.shares);
    const subject = before ? before.subject : place && subjectAt(words, place.from, place.to, place.listed);
    const passed = before !== undefined && passesDenial(words, before, deed);
    const continues = before !== undefined && ((group.helpers?.length ?? 0) > 0 || passed);
    const helper = deed.helps && clauses.get(deed.helps);
    // "it mustn't let you give away more than there is"
    const isBanned = helper?.group.denied === true;
    const denied =
      group.denied ||
      passed ||
      isBanned ||
      (FORBIDS.has(group.base) && !isOfPeople(words, group)) ||
      isDeniedBefore(words, group.at) ||
      isDeniedSubject(words, subject);
    if (helper) helper.marker = "helping";
    const clause: ReadClause = {
      marker: before ? before.marker.replace("helping", "") : markerOf(words, deed, deeds),
      from: before ? deed.from : isBanned ? helper.from : skipJoint(words, deed.from),
      to: words.length,
      subject,
      group: { ...group, denied },
      parent: isOwnPlace(words, deed, deeds) ? undefined : deed.parent && clauses.get(deed.parent),
      conditions: [],
      aside: before ? before.aside : deed.aside || pointsOut(words, deed),
      ...(continues ? { continues } : {}),
    };
    clauses.set(deed, clause);
    // "sends the invoice and, when a lease runs out, writes": it is told of what comes next
    const told = before && clause.marker === "" ? main?.conditions.at(-1) : undefined;
    if (told && words[told.from - 1]?.tag === "comma" && words[told.from - 2]?.tag === "conj")
      waiting.push(...(main?.conditions.splice(-1) ?? []));
    if (clause.marker === "") {
      if (!before && waiting.length > 0) clause.from = subject?.from ?? group.at;
      clause.conditions.push(...waiting.splice(0));
      main = clause;
    } else if (CONDITION.test(clause.marker)) {
      if (deed.leading) waiting.push(clause);
      else main?.conditions.push(clause);
    }
  }
  for (const clause of clauses.values()) clause.conditions.push(...conditionsShared(clause));
  // "something for our choir so that singers see the dates", "a portfolio for a photographer who shows galleries"
  for (const clause of main ? [] : clauses.values())
    if (/^(who|so that)$/.test(clause.marker) && clause.group.form !== "past") clause.marker = "";
  const found = [...clauses.values()].sort((one, other) => one.group.at - other.group.at);
  for (const [at, clause] of found.entries()) clause.to = endOf(words, clause, found.slice(at + 1));
  for (const [at, clause] of found.entries()) clause.conditions.push(...occasionOf(words, clause, found.slice(0, at)));
  return found;
}

const TELLS = /^(?:tell|inform|notify|alert|warn|remind)$/;

/** "If a tutor falls ill, the lesson is cancelled and the parents are informed": of that, and then. */
function occasionOf(words: readonly Word[], clause: ReadClause, before: readonly ReadClause[]): ReadClause[] {
  const { group, marker, conditions } = clause;
  if (marker !== "" || conditions.length > 0 || group.denied || !TELLS.test(group.base)) return [];
  const past = group.passive ? group.end : runEnd(words, group.end);
  if (words.slice(past, clause.to).some(({ tag }) => !/^(?:comma|conj|break|adv)$/.test(tag))) return [];
  const last = before.findLast((one) => one.marker === "");
  return last?.conditions.filter(({ to, group: { at } }) => at < last.group.at && to <= last.group.at) ?? [];
}

const IS_THEIR_WORK = /^(?:be|look|work|live|run|have|own|know|sit|stand)$/;

/** "If a lamp fails, the office calls the fitter, who replaces it": he does so then. */
function conditionsShared({ aside, marker, parent, group }: ReadClause): ReadClause[] {
  const isDeed = aside && marker === "who" && !group.state && group.form !== "past" && !IS_THEIR_WORK.test(group.base);
  return isDeed && parent?.marker === "" ? parent.conditions.filter(({ group: { at } }) => at < parent.group.at) : [];
}

function skipJoint(words: readonly Word[], from: number): number {
  let at = from;
  while (
    /^(comma|conj)$/.test(words[at]?.tag ?? "") &&
    !/^(when|whenever|if|unless|until|till|because|although|once|while|whereas|so)$/.test(words[at]?.word ?? "")
  )
    at += 1;
  return at;
}

/** The words of a statement with each deed told as one. */
export function withDeeds(words: readonly Word[], clauses: readonly ReadClause[]): Word[] {
  const told = new Map(clauses.map(({ group }) => [group.end - 1, group]));
  return words.map((word, at) => {
    const group = /^(noun|adj|adv)$/.test(word.tag) && !told.get(at)?.state ? told.get(at) : undefined;
    if (!group) return word;
    return { ...word, tag: "verb", verb: word.verb ?? { base: group.base, form: "base", known: true } };
  });
}

/** A clause goes on until one begins that does not hang on it. */
function endOf(words: readonly Word[], clause: ReadClause, later: readonly ReadClause[]): number {
  const end = words.findIndex(({ tag }, at) => tag === "break" && at >= clause.group.end);
  const others = later.filter((other) => !hangsOn(other, clause));
  const begins = Math.min(words.length, ...others.map((other) => startAfter(other, clause.group.end)));
  return Math.max(clause.group.end, Math.min(end < 0 ? words.length : end, begins));
}

function startAfter({ from, subject, group, conditions }: ReadClause, end: number): number {
  const led = conditions.filter((one) => one.from >= end && one.group.at < group.at).map((one) => one.from);
  if (from >= end) return Math.min(from, ...led);
  return Math.min(subject && subject.from >= end ? subject.from : group.at, ...led);
}

function hangsOn(clause: ReadClause, on: ReadClause): boolean {
  for (let one: ReadClause | undefined = clause.parent; one; one = one.parent) if (one === on) return true;
  return false;
}

/** "a shop where knitters pick a colourway": the product, and what is done with it. */
function markerOf(words: readonly Word[], deed: Deed, deeds: readonly Deed[]): string {
  if (!/^(who|which|that|where)$/.test(deed.marker)) return deed.marker;
  const before = words[deed.from - 1]?.tag === "prep" ? words[deed.from - 2] : words[deed.from - 1];
  const product = PRODUCT_WORDS.has(before?.word ?? "");
  const told = deed.place !== undefined && deed.place.from > deed.from;
  const placed = told && before?.tag === "noun" && (deed.marker === "where" || words[deed.from - 1]?.tag === "prep");
  if (isOwnPlace(words, deed, deeds)) return "";
  if (deed.parent === undefined && deed === deeds[0] && (product || deed.from === 0 || placed)) return "";
  // "we want a subscription where readers pick a book"
  const isWished = deed.marker === "where" && before?.tag === "noun";
  return (product || isWished) && told && /^(want|need|like|build|make|be|have|plan|create)$/.test(deed.parent?.group.base ?? "")
    ? ""
    : deed.marker;
}

/** "a board where members collect cards, and where the host assigns tasks" */
function isOwnPlace(words: readonly Word[], { marker, from }: Deed, deeds: readonly Deed[]): boolean {
  if (!/^(which|that|where)$/.test(marker) || !/^(comma|conj)$/.test(words[from - 1]?.tag ?? "")) return false;
  const first = deeds.find((one) => one.marker === marker && one.from < from);
  return first !== undefined && markerOf(words, first, deeds) === "";
}

/** "it is the sorters who compare" */
function pointsOut(words: readonly Word[], { marker, parent }: Deed): boolean {
  return /^(who|that)$/.test(marker) && parent?.group.base === "be" && words[parent.place?.from ?? 0]?.word === "it";
}

/** "never | sees" */
function isDeniedBefore(words: readonly Word[], at: number): boolean {
  let index = at - 1;
  while (words[index]?.tag === "adv" && !/^(not|never)$/.test(words[index]?.word ?? "")) index -= 1;
  return /^(not|never)$/.test(words[index]?.word ?? "");
}

/** "no player may", "neither parents nor pupils may" */
function isDeniedSubject(words: readonly Word[], subject: Subject | undefined): boolean {
  if (!subject || !/^(no|neither|none)$/.test(words[subject.from]?.word ?? "")) return false;
  return !words.slice(subject.from, subject.to + 2).some(({ word }) => /^(but|except)$/.test(word));
}

/** "must never open the gate or start the race" forbids both, "never drives alone and reports" only the first. */
function passesDenial(words: readonly Word[], { group }: ReadClause, { from, group: own }: Deed): boolean {
  const shares = (own.helpers?.length ?? 0) > 0;
  if (!group.denied || (!shares && /^(aux|modal)$/.test(words[own.at]?.tag ?? ""))) return false;
  const lead = words.slice(from, own.at);
  if (lead.some(({ word }) => /^(but|yet|then)$/.test(word))) return false;
  const joiner = lead.find(({ tag }) => tag === "conj") ?? words.slice(own.at).find(({ tag }) => /^(conj|break)$/.test(tag));
  return shares || /^(or|nor)$/.test(joiner?.word ?? "");
}
