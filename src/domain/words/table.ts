import table from "./table.json" with { type: "json" };

function bytesOf(coded: string): Uint8Array {
  return Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0));
}

const numbersOf = (coded: string) => new Uint16Array(bytesOf(coded).buffer);

const counts = numbersOf(table.meanings.counts);
const ids = numbersOf(table.meanings.ids);
const kinds = numbersOf(table.meanings.kinds);
const opposites = numbersOf(table.meanings.opposites);
const codes = bytesOf(table.vectors.codes);
const centroids = new Int8Array(bytesOf(table.vectors.centroids).buffer);
const { parts, size } = table.vectors;
const CENTROIDS = 256;

/** The words of the table by their number; the more frequent a word, the smaller its number. */
const numbers = new Map(table.words.split(" ").map((word, at) => [word, at]));

const starts = new Uint32Array(counts.length + 1);
for (const [at, count] of counts.entries())
  starts[at + 1] = (starts[at] ?? 0) + (count & 31) + ((count >> 5) & 31) + ((count >> 10) & 31);

const opposed = new Set<number>();
for (let at = 0; at + 1 < opposites.length; at += 2) {
  opposed.add((opposites[at] ?? 0) * 65_536 + (opposites[at + 1] ?? 0));
  opposed.add((opposites[at + 1] ?? 0) * 65_536 + (opposites[at] ?? 0));
}

/** The number of a base form ("take_back" for more than one word); undefined for words that are not in the table. */
export function numberOf(word: string): number | undefined {
  return numbers.get(word);
}

export type Part = "noun" | "verb" | "adjective";

/** What a word means as a part of speech, most used first. */
export function meaningsOf(word: number, part: Part): Uint16Array {
  const count = counts[word] ?? 0;
  const [nouns, verbs, adjectives] = [count & 31, (count >> 5) & 31, (count >> 10) & 31];
  const start = starts[word] ?? 0;
  if (part === "noun") return ids.subarray(start, start + nouns);
  if (part === "verb") return ids.subarray(start + nouns, start + nouns + verbs);
  return ids.subarray(start + nouns + verbs, start + nouns + verbs + adjectives);
}

const NONE = 0xffff;

/** The meaning a meaning is a kind of. */
export function kindOf(meaning: number): number | undefined {
  const kind = kinds[meaning] ?? NONE;
  return kind === NONE ? undefined : kind;
}

export function areOpposed(a: number, b: number): boolean {
  return opposed.has(a * 65_536 + b);
}

const vectors = new Map<number, Float32Array | undefined>();

/** A word's place among the words it is used with, of length 1. */
export function vectorOf(word: number): Float32Array | undefined {
  if (vectors.has(word)) return vectors.get(word);
  const made = word * parts + parts <= codes.length ? decoded(word) : undefined;
  vectors.set(word, made);
  return made;
}

function decoded(word: number): Float32Array {
  const vector = new Float32Array(parts * size);
  for (let part = 0; part < parts; part += 1) {
    const from = (part * CENTROIDS + (codes[word * parts + part] ?? 0)) * size;
    for (let at = 0; at < size; at += 1) vector[part * size + at] = centroids[from + at] ?? 0;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
