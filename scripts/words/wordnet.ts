import { readFileSync } from "node:fs";
import { join } from "node:path";

export const PARTS = ["noun", "verb", "adj", "adv"] as const;
export type Part = (typeof PARTS)[number];
/** A meaning of WordNet, under its part of speech and place in the file ("v02707488"). */
export type Synset = {
  id: string;
  words: readonly string[];
  file: number;
  kinds: readonly string[];
  isInstance: boolean;
  similar: readonly string[];
  /** Per word of the synset (from 1, 0 for all): what it is made from or stands against. */
  derived: readonly (readonly [from: number, to: string])[];
  opposites: readonly (readonly [from: number, to: string, word: number])[];
};
export type WordNet = { synsets: ReadonlyMap<string, Synset>; senses: ReadonlyMap<string, readonly string[]> };

const LETTERS: Readonly<Record<string, string>> = {
  noun: "n",
  verb: "v",
  adj: "a",
  adv: "r",
  n: "n",
  v: "v",
  a: "a",
  s: "a",
  r: "r",
};

/** Reads the files of WordNet 3.1: its meanings, and those of each word of a part of speech ("verb retain"), most used first. */
export function readWordNet(directory: string): WordNet {
  const linesOf = (name: string) =>
    readFileSync(join(directory, name), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith(" "));
  const synsets = new Map<string, Synset>();
  const senses = new Map<string, string[]>();
  for (const part of PARTS) {
    for (const line of linesOf(`data.${part}`)) {
      const synset = synsetOf(line, part);
      synsets.set(synset.id, synset);
    }
    for (const line of linesOf(`index.${part}`)) {
      const [word = "", , , pointers = "0", ...rest] = line.trim().split(/\s+/);
      const places = rest.slice(Number(pointers) + 2);
      senses.set(
        `${part} ${word}`,
        places.map((place) => `${LETTERS[part]}${place}`),
      );
    }
  }
  return { synsets, senses };
}

function synsetOf(line: string, part: Part): Synset {
  const [said = ""] = line.split(" | ");
  const fields = said.trim().split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, at) => (fields[4 + 2 * at] ?? "").replace(/\(\w+\)$/, ""));
  const first = 5 + 2 * count;
  const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, at) => {
    const [sign = "", place = "", letter = "", ends = "0000"] = fields.slice(first + 4 * at, first + 4 * at + 4);
    const to = `${LETTERS[letter]}${place}`;
    return { sign, to, from: Number.parseInt(ends.slice(0, 2), 16), word: Number.parseInt(ends.slice(2), 16) };
  });
  const of = (sign: string) => pointers.filter((pointer) => pointer.sign === sign);
  return {
    id: `${LETTERS[part]}${fields[0]}`,
    words,
    file: Number(fields[1]),
    kinds: of("@").map(({ to }) => to),
    isInstance: of("@i").length > 0,
    similar: of("&").map(({ to }) => to),
    derived: of("+").map(({ from, to }) => [from, to] as const),
    opposites: of("!").map(({ from, to, word }) => [from, to, word] as const),
  };
}
