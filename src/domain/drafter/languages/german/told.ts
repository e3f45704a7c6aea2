import type { Course } from "./course.ts";
import { isParted } from "./frames.ts";
import { mine, type Named, textOf } from "./named.ts";
import { withThing } from "./objects.ts";
import { passive, suffers } from "./passive.ts";
import { germanStanding } from "./people.ts";
import { servedBy } from "./served.ts";
import {
  BECOMING,
  BEING,
  finalOf,
  finiteOf,
  HAVING,
  infinitiveOfDone,
  isKnownVerb,
  isVerbLike,
  MODALS,
  NO_DEED,
} from "./verbs.ts";
import { type GermanWord, isClosed } from "./words.ts";

/** What is done, told so that it can stand behind "möchte ich". */
export function tellingOf(
  course: Course,
  own: readonly GermanWord[],
  finite: GermanWord,
  named: Named | undefined,
  all: readonly GermanWord[],
): { who?: string; said: string; thing: string | undefined; duty?: string } | undefined {
  const { memory } = course;
  const { word } = finite;
  const last = own.at(-1)?.word ?? "";
  if (BECOMING.has(word)) {
    const done = own.findLast((one) => !one.noun && infinitiveOfDone(one.word));
    if (!done) return finiteOf(last)?.person === "3p" ? withThing(memory, own) : undefined;
    return passive(course, own, done, named);
  }
  if (HAVING.has(word) || BEING.has(word)) {
    const zu = own.findLastIndex((one) => one.word === "zu");
    const glued = /^(\p{Ll}+)zu(\p{Ll}{3,}n)$/u.exec(last);
    if (zu < 0 && !glued) return undefined;
    const base = glued ? `${glued[1]}${glued[2]}` : last;
    // "ist vom Magaziner zu bestätigen"
    if (BEING.has(word)) {
      const told = suffers(course, own.slice(0, glued ? -1 : zu), base, named);
      course.owing = told?.who;
      return told;
    }
    return withThing(memory, [...own.slice(0, glued ? -1 : zu), { text: base, word: base, noun: false }]);
  }
  if (MODALS.has(word)) {
    const infinitive = infinitiveIn(all.filter((one) => one !== finite));
    const done = all.some((one) => BECOMING.has(one.word))
      ? own.findLast((one) => !one.noun && infinitiveOfDone(one.word))
      : undefined;
    if (done)
      return passive(
        course,
        own.filter(({ word: one }) => one !== "werden"),
        done,
        named,
      );
    if (!infinitive || NO_WISH.test(infinitive.word) || all.some((one) => BECOMING.has(one.word))) return undefined;
    course.modal = true;
    const others = own.filter((one) => one !== infinitive && !MODALS.has(one.word));
    return withThing(memory, [...others, infinitive]);
  }
  // "Plätze lassen sich vom Wirt sperren"
  if (/^(?:lässt|lassen)$/.test(word) && named && germanStanding(named.who) !== "person") {
    const base = infinitiveIn(own)?.word;
    const told =
      base &&
      suffers(
        course,
        own.filter(({ word: one }) => one !== "sich" && one !== base),
        base,
        named,
      );
    course.open ||= !told;
    return told || undefined;
  }
  const parted = all.at(-1) !== finite && own.length > 0 && isParted(own, own.length - 1) ? own.at(-1) : undefined;
  const base = parted ? finiteOf(word)?.base : finalOf(word);
  if (!base || base === "bleiben" || (NO_DEED.has(base) && !parted)) return undefined;
  const whole = `${parted?.word ?? ""}${base}`;
  if (whole === "geben" && all.some(({ word: one }) => one === "es")) return undefined;
  if (NO_DEED.has(whole)) return undefined;
  const done = parted ? own.slice(0, -1) : own;
  const served = memory.product ? servedBy(done, whole) : undefined;
  if (served) return { ...served, said: mine(served.said), thing: undefined, duty: [textOf(done), whole].join(" ") };
  course.parted = parted ? { base, tail: textOf(own.slice(0, -1)) } : undefined;
  if (own.length === 0 && course.afterFinal && memory.thing && isVerbLike(word))
    return { said: mine(`${memory.thing.words} ${whole}`), thing: memory.thing.head };
  if (!isKnownVerb(base) && !isVerbLike(word) && own.length === 0) return undefined;
  return withThing(memory, [...(parted ? own.slice(0, -1) : own), { text: whole, word: whole, noun: false }]);
}

export function infinitiveIn(words: readonly GermanWord[]): GermanWord | undefined {
  return words.findLast(({ noun, word }) => !noun && /(?:en|ern|eln|tun)$/.test(word) && !isClosed(word));
}

/** What things shall do by themselves. */
const NO_WISH =
  /^(?:aufhören|verschwinden|enden|wegfallen|entfallen|funktionieren|laufen|bleiben|passieren|gelten|genügen|reichen)$/;
