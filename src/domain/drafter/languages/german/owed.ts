import type { Course } from "./course.ts";
import type { Segment } from "./frames.ts";
import { mine } from "./named.ts";
import { withThing } from "./objects.ts";
import { germanSingular, germanStanding } from "./people.ts";
import { definite } from "./things.ts";
import { PREFIXES } from "./verbs.ts";
import { DENIES, type GermanWord, JOINS, OPENS } from "./words.ts";

/** ", die Schlüssel auszugeben und | zurückzunehmen": what somebody may, is to or has to do. */
export function owed(course: Course, { lead, words }: Segment): boolean {
  const { memory } = course;
  const plain = withoutZu(words);
  const who = course.allowed ?? (JOINS.has(lead.replace(",", "")) || lead === "," ? course.owing : undefined);
  course.allowed = undefined;
  if (!plain || !who || OPENS.has(words[0]?.word ?? "") || words.some(({ word }) => DENIES.has(word))) {
    course.owing = undefined;
    return false;
  }
  course.owing = who;
  memory.who = [who];
  const last = memory.thing;
  const told = withThing(
    memory,
    plain.map((word) => (word.word === "der" ? { ...word, text: "den", word: "den" } : word)),
  );
  if (told.thing !== undefined || plain.length > 1 || !last) {
    course.found.push({ who, ...told });
    return true;
  }
  course.found.push({ who, said: mine(`${definite(last)} ${told.said}`), thing: last.head });
  return true;
}

/** "die Schlüssel auszugeben", "den Spind zu buchen" as they stand behind "want to". */
function withoutZu(words: readonly GermanWord[]): readonly GermanWord[] | undefined {
  const last = words.at(-1);
  if (!last || last.noun) return undefined;
  const [, lead = "", base = ""] = /^(\p{Ll}+)zu(\p{Ll}{3,}n)$/u.exec(last.word) ?? [];
  const whole = `${lead}${base}`;
  if (PREFIXES.has(lead)) return [...words.slice(0, -1), { text: whole, word: whole, noun: false }];
  return words.at(-2)?.word === "zu" && /n$/.test(last.word) ? [...words.slice(0, -2), last] : undefined;
}

/** "Mitglieder haben die Möglichkeit", "Es ist Aufgabe des Hallenwarts" */
export function chargedIn(words: readonly GermanWord[]): string | undefined {
  const at = words.findIndex(({ word }) => /^(?:möglichkeit|recht|aufgabe|pflicht|sache|gelegenheit)$/.test(word));
  if (at < 0) return undefined;
  const of = words.slice(at + 1, at + 4).find(({ noun }) => noun);
  const named = /^(?:des|der|von)$/.test(words[at + 1]?.word ?? "") ? of : words.slice(0, at).find(({ noun }) => noun);
  return named && germanStanding(named.text) !== "thing" ? germanSingular(named.text) : undefined;
}
