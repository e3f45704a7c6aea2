import type { ToldDeed } from "#domain/drafter/languages/tongue.ts";
import { wordTable } from "#domain/word-table.ts";
import type { Course } from "./course.ts";
import { deedsOf } from "./deeds.ts";
import { whoOf } from "./doer.ts";
import type { Frame, Segment } from "./frames.ts";
import { isThing, isVerb, type Named, textOf } from "./named.ts";
import { withThing } from "./objects.ts";
import { germanSingular, germanStanding } from "./people.ts";
import { isSubjectPronoun, personOf, subjectIn } from "./subject.ts";
import { thingOf } from "./things.ts";
import { BECOMING, BEING, HAVING, infinitiveOfDone, MODALS, NO_DEED, PREFIXES } from "./verbs.ts";
import { isWished } from "./wishes.ts";
import { DENIES, type GermanWord, OPENS } from "./words.ts";

/** "Nimmt die Kundin es an", "wenn der Kunde das Angebot annimmt": what somebody may do to something. */
export function supposed(course: Course, segment: Segment, frame: Frame, at: number): ToldDeed[] {
  const { memory } = course;
  const finite = segment.words[frame.verb]?.word ?? "";
  if (HAVING.has(finite) && frame.final) return onceDone(course, segment, frame, at);
  if (MODALS.has(finite) || BEING.has(finite) || HAVING.has(finite) || BECOMING.has(finite)) return [];
  if (segment.words.some(({ word }) => DENIES.has(word) || /^(?:einer|jemand|man)$/.test(word))) return [];
  const kept = { who: memory.who, openSubject: course.openSubject, afterFinal: course.afterFinal };
  course.afterFinal = false;
  const told = deedsOf(course, segment, frame, false, at, undefined).filter(
    ({ thing, who }) => thing !== undefined && germanStanding(who) === "person",
  );
  course.openSubject = kept.openSubject;
  course.afterFinal = kept.afterFinal;
  if (told.length === 0) memory.who = kept.who;
  return told;
}

/** "nachdem er das Wetter eingeholt hat" */
export function onceDone(course: Course, segment: Segment, { verb }: Frame, at: number): ToldDeed[] {
  const { memory } = course;
  const words = segment.words.slice(1, verb);
  const done = words.at(-1);
  const base = done && !done.noun ? infinitiveOfDone(done.word) : undefined;
  const finite = segment.words[verb];
  if (!base || !finite || words.some(({ word }) => DENIES.has(word) || /^(?:einer|jemand|man)$/.test(word))) return [];
  const person = personOf(finite.word);
  const named = subjectIn(words, person, false);
  const who = whoOf(course, segment, named, words, words, finite, false, at, true) ?? [];
  const own = words.slice(0, -1).filter((word) => !named?.words.includes(word) && !isSubjectPronoun(word, person, words));
  const told = withThing(memory, [...own, { text: base, word: base, noun: false }]);
  if (told.thing === undefined || NO_DEED.has(base)) return [];
  return who.filter((name) => germanStanding(name) === "person").map((name) => ({ who: germanSingular(name), ...told }));
}

export function isCondition({ lead, words }: Segment, next: Segment | undefined): boolean {
  const opener = next?.words[0];
  if (lead !== "" || next?.lead !== "," || !opener || MODALS.has(words[0]?.word ?? "")) return false;
  return opener.word === "so" || (isVerb(opener) && !OPENS.has(opener.word));
}

/** "Fällt eine Kuh aus, | meldet es der Hirt" */
export function asCondition(course: Course, segments: readonly Segment[], at: number, frame: Frame): boolean {
  const segment = segments[at];
  if (!segment || frame.verb !== 0 || segments.length < 2 || !isCondition(segment, segments[at + 1])) return false;
  const [finite, ...rest] = segment.words;
  const told = supposed(course, segment, frame, at);
  if (told.length === 0) supposedOnly(course, subjectIn([], personOf(finite?.word ?? ""), true, rest), rest);
  course.found.push(...told);
  course.hasVerb = true;
  course.condition = asSubordinate(segment.words);
  return true;
}

/** "wenn …", "dass …", "wo …" */
export function opened(course: Course, segments: readonly Segment[], at: number, frame: Frame | undefined): boolean {
  const segment = segments[at];
  if (!segment) return false;
  const { words } = segment;
  const first = words[0]?.word ?? "";
  const last = course.found.at(-1);
  if (frame?.final && isWished(course.memory, segment, segments[at - 1])) {
    course.found.push(...deedsOf(course, segment, frame, false, at, undefined));
    course.endsFinal = true;
    return true;
  }
  if (first === "dass" && at === 0 && frame?.final) return true;
  // "deren Kinder mittanzen": whose
  if (/^(?:deren|dessen)$/.test(first) && segment.lead === ",") return true;
  if (!OPENS.has(first) || frame?.final === false) return false;
  const anybody = /^(?:einer|jemand|man)$/.test(words[1]?.word ?? "");
  const person = personOf(words[frame?.verb ?? -1]?.word ?? "");
  const named = frame && !anybody ? subjectIn(words.slice(1, frame.verb), person, false) : undefined;
  supposedOnly(course, named, words.slice(anybody ? 2 : 1));
  if (at === 0 && /^(?:ob|was|wie|wann|wo)$/.test(first)) course.asked = textOf(words);
  if (/^(?:wenn|falls|sobald)$/.test(first)) course.condition = textOf(words);
  if (last && isOf(course, last.who, words)) last.said = `${last.said}, ${textOf(words)}`;
  if (frame?.final && /^(?:wenn|falls|sobald|nachdem|sofern)$/.test(first))
    course.found.push(...supposed(course, segment, frame, at));
  course.openSubject ??= course.memory.who.length > 0 && at > 0 ? course.memory.who : undefined;
  return true;
}

/** What is only supposed is remembered for those who are spoken of next. */
function supposedOnly({ memory }: Course, named: Named | undefined, words: readonly GermanWord[]) {
  if (named && !isThing(named.who)) memory.meetPeople([named]);
  withThing(
    memory,
    words.filter((word) => !named?.words.includes(word)),
  );
  if (named && isThing(named.who)) memory.meet(thingOf(named.words, true, memory.genders));
}

/** "Fällt eine Kuh aus" is "wenn eine Kuh ausfällt". */
function asSubordinate([finite, ...rest]: readonly GermanWord[]): string {
  const last = rest.at(-1)?.word ?? "";
  return PREFIXES.has(last) ? `wenn ${textOf(rest)}${finite?.word}` : `wenn ${textOf(rest)} ${finite?.word}`;
}

/** "bevor du losfährst" is no part of what somebody else does. */
function isOf({ memory }: Course, who: string, words: readonly GermanWord[]): boolean {
  const speakers = wordTable<string>({ ich: memory.I, wir: memory.we, du: memory.you });
  return words.every(({ word }) => speakers[word] === undefined || speakers[word] === who);
}
