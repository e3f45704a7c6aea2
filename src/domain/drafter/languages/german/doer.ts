import type { Course } from "./course.ts";
import type { Segment } from "./frames.ts";
import type { Memory } from "./memory.ts";
import { isThing, type Named, namesOf } from "./named.ts";
import { germanStanding } from "./people.ts";
import { personOf } from "./subject.ts";
import { BECOMING } from "./verbs.ts";
import { type GermanWord, PREPOSITIONS } from "./words.ts";

export function whoOf(
  course: Course,
  segment: Segment,
  named: Named | undefined,
  before: readonly GermanWord[],
  rest: readonly GermanWord[],
  finite: GermanWord,
  relative: boolean,
  at: number,
  sheLeads: boolean,
): readonly string[] | undefined {
  const { memory } = course;
  const pronoun =
    [...before.slice(0, 2), ...rest.slice(0, 2)].find(({ word }) => /^(?:ich|du|wir|er|man|jemand|wer)$/.test(word))?.word ??
    ([...before, ...(sheLeads ? rest.slice(0, 1) : [])].some(({ word }) => word === "sie") && !named ? "sie" : undefined);
  if (before[0]?.word === "ihr" && before.length === 1) return [memory.you];
  if (
    pronoun === "sie" &&
    memory.formal &&
    [...before, ...rest.slice(0, 1)].some(
      ({ text, word }) => text === "Sie" || (word === "sie" && before[0]?.word === "sie" && at === 0),
    )
  )
    return [memory.you];
  if (segment.words[0]?.word === "wer" || pronoun === "jemand") return [memory.you];
  const pointing = before.length === 1 && !/^(?:ich|du|wir)$/.test(pronoun ?? "") ? before[0]?.word : undefined;
  const shown = pointing && !named ? pointedOut(memory, pointing, personOf(finite.word) === "3p", at) : undefined;
  if (shown) return namesOf(shown);
  if (pronoun === "ich") return [memory.I];
  if (pronoun === "wir") return [memory.we];
  if (pronoun === "du") return [memory.you];
  if (pronoun === "man") return [memory.we];
  if (!named && eachOfUs(rest).length > 0) return [memory.we];
  if (named) {
    const names = namesOf(named);
    const isDone = segment.words.some(({ word }) => BECOMING.has(word));
    const many = names.length === 1 && personOf(finite.word) === "3p";
    const people = names.filter((name) => !isThing(name) && !(isDone && germanStanding(name) === "open"));
    memory.meetPeople(people.map((who) => ({ ...named, who, many })));
    memory.acting.push(...names);
    return names;
  }
  if (relative && !pronoun)
    return memory.antecedent &&
      !PREPOSITIONS.has(segment.words[0]?.word ?? "") &&
      /^(?:der|die|das|welcher)$/.test(segment.words[0]?.word ?? "")
      ? namesOf(memory.antecedent)
      : [];
  const person = personOf(finite.word);
  if (person === "1s") return [memory.I];
  if (person === "2s") return [memory.you];
  if (pronoun) return memory.meant(person === "3p", pronoun === "sie" && person === "3s");
  if (course.openSubject && at > 0 && !course.afterFinal) return course.openSubject;
  return memory.who;
}

/** "darf jede von uns ändern" */
export function eachOfUs(rest: readonly GermanWord[]): readonly GermanWord[] {
  return /^jede[rs]?$/.test(rest[0]?.word ?? "") && rest[1]?.word === "von" && rest[2]?.word === "uns" ? rest.slice(0, 3) : [];
}

/** "Der nimmt sie an": whoever was named last. */
function pointedOut(memory: Memory, word: string, many: boolean, at: number): Named | undefined {
  if (!/^(?:der|die)$/.test(word)) return undefined;
  const before = at === 0 ? memory.topic : memory.antecedent;
  if (before && germanStanding(before.who) === "person") return before;
  return memory.mentionedLast(many, word === "die") ?? before;
}
