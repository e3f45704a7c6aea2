import { wordTable } from "#domain/word-table.ts";
import { verbForm } from "./lexicon/verbs.ts";
import type { Noun } from "./noun-phrase.ts";

const DESCRIBED = /^(person|man|woman|girl|boy|guy|lady|lad|chap) ((?:who|at|in|on|behind|from|with|next) .+|\p{L}+ by .+)$/iu;
const MANY = wordTable<string>({ person: "people", man: "men", woman: "women", lady: "ladies" });

/** "person who opens the gate", "girl at the scales": somebody called by what they do or where they are. */
export function describedRole(name: string): Noun | undefined {
  const [, said = "", tail = ""] = DESCRIBED.exec(name) ?? [];
  const head = said.toLowerCase();
  if (!head) return undefined;
  const [who, verb = "", ...rest] = tail.split(" ");
  const { base, form } = verbForm(verb) ?? {};
  const others = verb === "is" ? "are" : form === "third" && base ? base : verb;
  const many = who === "who" ? [who, others, ...rest].join(" ") : tail;
  return { singular: `${head} ${tail}`, plural: `${MANY[head] ?? `${head}s`} ${many}`, head, countable: true };
}
