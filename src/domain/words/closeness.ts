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
const senses = new WeakMap<readonly Part[], Map<string, Senses>>();

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
  return shareWord(a, b) || (shareMeaning(a.meanings, b.meanings) && !areOpposites(a, b));
}

function compared(one: Said, other: Said): Closeness {
  const [a, b] = [sensesOf(one), sensesOf(other)];
  if (a.words.length === 0 || b.words.length === 0) return APART;
  if (shareWord(a, b)) return { relation: "same", near: 1 };
  const near = nearness(a.words, b.words);
  return { relation: areOpposites(a, b) ? "opposite" : relationOf(a.meanings, b.meanings), near };
}

const shareWord = (a: Senses, b: Senses) => a.words.some((word) => b.words.includes(word));
const areOpposites = (a: Senses, b: Senses) => a.words.some((mine) => b.words.some((theirs) => areOpposed(mine, theirs)));
const shareMeaning = (mine: ReadonlySet<number>, theirs: ReadonlySet<number>) => [...mine].some((meaning) => theirs.has(meaning));

const meaningsIn = (words: readonly number[], parts: readonly Part[]) =>
  new Set(words.flatMap((word) => parts.flatMap((part) => [...meaningsOf(word, part)])));

function relationOf(mine: ReadonlySet<number>, theirs: ReadonlySet<number>): Relation {
  if (shareMeaning(mine, theirs)) return "same";
  const [above, over] = [mine, theirs].map((meanings) => new Set([...meanings].flatMap(kindsAbove)));
  if (!above || !over) return "apart";
  if (shareMeaning(above, theirs) || shareMeaning(over, mine)) return "kind";
  return shareMeaning(above, over) ? "sibling" : "apart";
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
