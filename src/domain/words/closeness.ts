import { wordsOf } from "./forms.ts";
import { areOpposed, kindOf, meaningsOf, type Part, vectorOf } from "./table.ts";

/** How two words stand to each other; "sibling" are kinds of one thing, such as a tank and a barrel. */
export type Relation = "same" | "kind" | "sibling" | "opposite" | "apart";
export type Closeness = {
  relation: Relation;
  /** From 0 to 1, how much the two words are used alike; opposites and siblings are, too. */
  near: number;
};

const STEPS = 2;
const APART: Closeness = { relation: "apart", near: 0 };
const known = new Map<string, Closeness>();

/** A word in any form ("take_back" for more than one), and the parts of speech it may be of. */
export type Said = { form: string; parts: readonly Part[] };

/** How close two words are. */
export function closenessOf(a: Said, b: Said): Closeness {
  if (a.form === b.form) return { relation: "same", near: 1 };
  const key = `${a.form} ${a.parts.join()} ${b.form} ${b.parts.join()}`;
  const before = known.get(key);
  if (before) return before;
  const made = compared(a, b);
  known.set(key, made);
  return made;
}

type Senses = { words: readonly number[]; meanings: ReadonlySet<number> };
const senses = new Map<readonly Part[], Map<string, Senses>>();

function sensesOf({ form, parts }: Said): Senses {
  const byForm = senses.get(parts) ?? new Map<string, Senses>();
  senses.set(parts, byForm);
  const before = byForm.get(form);
  if (before) return before;
  const words = wordsOf(form);
  const made = { words, meanings: meaningsIn(words, parts) };
  byForm.set(form, made);
  return made;
}

/** Whether two words are the same by `closenessOf`, without how much they are used alike. */
export function meanTheSame(one: Said, other: Said): boolean {
  if (one.form === other.form) return true;
  const [a, b] = [sensesOf(one), sensesOf(other)];
  if (a.words.some((word) => b.words.includes(word))) return true;
  const isShared = a.meanings.size > 0 && [...a.meanings].some((meaning) => b.meanings.has(meaning));
  return isShared && !a.words.some((mine) => b.words.some((theirs) => areOpposed(mine, theirs)));
}

function compared(one: Said, other: Said): Closeness {
  const [a, b] = [wordsOf(one.form), wordsOf(other.form)];
  if (a.length === 0 || b.length === 0) return APART;
  if (a.some((word) => b.includes(word))) return { relation: "same", near: 1 };
  const near = nearness(a, b);
  if (a.some((mine) => b.some((theirs) => areOpposed(mine, theirs)))) return { relation: "opposite", near };
  return { relation: relationOf(meaningsIn(a, one.parts), meaningsIn(b, other.parts)), near };
}

const meaningsIn = (words: readonly number[], parts: readonly Part[]) =>
  new Set(words.flatMap((word) => parts.flatMap((part) => [...meaningsOf(word, part)])));

function relationOf(mine: ReadonlySet<number>, theirs: ReadonlySet<number>): Relation {
  if ([...mine].some((meaning) => theirs.has(meaning))) return "same";
  const [above, over] = [mine, theirs].map((meanings) => new Set([...meanings].flatMap(kindsAbove)));
  if (!above || !over) return "apart";
  if ([...above].some((meaning) => theirs.has(meaning)) || [...over].some((meaning) => mine.has(meaning))) return "kind";
  return [...above].some((meaning) => over.has(meaning)) ? "sibling" : "apart";
}

function kindsAbove(meaning: number): number[] {
  const found: number[] = [];
  let at = kindOf(meaning);
  for (let step = 0; step < STEPS && at !== undefined; step += 1) {
    found.push(at);
    at = kindOf(at);
  }
  return found;
}

function nearness(a: readonly number[], b: readonly number[]): number {
  let most = 0;
  for (const one of a.slice(0, 2)) {
    for (const other of b.slice(0, 2)) {
      const [mine, theirs] = [vectorOf(one), vectorOf(other)];
      if (!mine || !theirs) continue;
      let sum = 0;
      for (const [at, value] of mine.entries()) sum += value * (theirs[at] ?? 0);
      most = Math.max(most, sum);
    }
  }
  return most;
}
