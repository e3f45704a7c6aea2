import { PARTS, type Synset, type WordNet } from "./wordnet.ts";

/** Meanings a word is taken to have: the most used of each part of speech. */
const MOST_SENSES = { noun: 4, verb: 4, adj: 3, adv: 0 } as const;
/** What has more kinds than this below it says too little: "person", "artifact", "change". */
const MOST_KINDS = 90;
/** The files of nouns that name a deed, an event, a state and what is said: their verb says the same. */
const OF_DEEDS = new Set([4, 7, 10, 11, 22, 26]);
const NONE = 0xffff;

/** Of each word its meanings as a noun, a verb and an adjective; of each meaning the one it is a kind of (0xffff for none). */
export type Meanings = { counts: Uint16Array; ids: Uint16Array; kinds: Uint16Array; opposites: Uint16Array };

export function meaningsOf({ synsets, senses }: WordNet, words: readonly string[]): Meanings {
  const broad = broadOnes(synsets);
  const lists = words.map((word) =>
    PARTS.slice(0, 3).map((part) => {
      const own = (senses.get(`${part} ${word}`) ?? []).slice(0, MOST_SENSES[part]);
      return [...new Set(own.flatMap((id) => [id, ...deedsOf(synsets.get(id), word, part)]))].slice(0, 15);
    }),
  );
  const used = new Map<string, number>();
  for (const list of lists) for (const id of new Set(list.flat())) used.set(id, (used.get(id) ?? 0) + 1);
  const kindOf = (id: string) => synsets.get(id)?.kinds.find((kind) => !broad.has(kind)) ?? synsets.get(id)?.similar[0];
  // what only one word means and is a kind of nothing tells nothing
  const isTold = (id: string) => (used.get(id) ?? 0) > 1 || kindOf(id) !== undefined || parents.has(id);
  const parents = new Set([...used.keys()].flatMap((id) => kindOf(id) ?? []).flatMap((id) => [id, kindOf(id) ?? id]));
  const numbers = new Map<string, number>();
  for (const id of [...used.keys()].filter(isTold)) numbers.set(id, numbers.size);
  for (const id of parents) if (!numbers.has(id)) numbers.set(id, numbers.size);
  if (numbers.size >= NONE) throw new Error("More meanings than two bytes can number");
  const kept = lists.map((list) => list.map((ids) => ids.flatMap((id) => numbers.get(id) ?? [])));
  return {
    counts: Uint16Array.from(kept.map(([n = [], v = [], a = []]) => n.length | (v.length << 5) | (a.length << 10))),
    ids: Uint16Array.from(kept.flat(2)),
    kinds: Uint16Array.from([...numbers.keys()].map((id) => numbers.get(kindOf(id) ?? "") ?? NONE)),
    opposites: oppositesOf(synsets, senses, words),
  };

  /** "retention" means what "retain" does, and "deletion" what "delete" does. */
  function deedsOf(synset: Synset | undefined, word: string, part: string): string[] {
    if (part !== "noun" || !synset || !OF_DEEDS.has(synset.file)) return [];
    const place = synset.words.findIndex((one) => one.toLowerCase() === word) + 1;
    return synset.derived.flatMap(([from, to]) => (from === place && to.startsWith("v") ? [to] : []));
  }
}

function broadOnes(synsets: ReadonlyMap<string, Synset>): ReadonlySet<string> {
  const below = new Map<string, number>();
  for (const { kinds } of synsets.values())
    for (const kind of kinds)
      for (const id of [kind, ...(synsets.get(kind)?.kinds ?? [])]) below.set(id, (below.get(id) ?? 0) + 1);
  return new Set([...below].flatMap(([id, count]) => (count > MOST_KINDS ? [id] : [])));
}

/** The pairs of words that stand against each other in a common meaning. */
function oppositesOf(synsets: WordNet["synsets"], senses: WordNet["senses"], words: readonly string[]): Uint16Array {
  const numbers = new Map(words.map((word, at) => [word, at]));
  const pairs = words.flatMap((word, at) =>
    PARTS.flatMap((part) =>
      (senses.get(`${part} ${word}`) ?? []).flatMap((id) => {
        const synset = synsets.get(id);
        const place = (synset?.words.findIndex((one) => one.toLowerCase() === word) ?? -1) + 1;
        return (synset?.opposites ?? []).flatMap(([from, to, number]) => {
          const other = numbers.get(synsets.get(to)?.words[number - 1]?.toLowerCase() ?? "");
          return from === place && other !== undefined && at < other ? [`${at} ${other}`] : [];
        });
      }),
    ),
  );
  return Uint16Array.from([...new Set(pairs)].flatMap((pair) => pair.split(" ").map(Number)));
}
