import { type NounPhrase, nounPhrase } from "./noun-phrase.ts";
import type { Token } from "./token.ts";

export type Chunk =
  | { is: "np"; phrase: NounPhrase }
  | { is: "verb"; base: string; passive: boolean; form: string; particle: string }
  | { is: "pron"; word: string }
  | { is: "prep"; word: string }
  | { is: "join"; word: string }
  | { is: "rel"; word: string }
  | { is: "to" }
  | { is: "aux" };

const PARTICLES = new Set(["up", "down", "out", "off", "away", "back"]);
const NOMINAL = new Set(["det", "poss", "adj", "num", "noun"]);
const OF_HEADS =
  /^(list|lot|lots|kind|kinds|type|types|sort|sorts|number|variety|range|amount|set|part|majority|all|most|some|one|thousands|hundreds|dozens|plenty)$/;

/** Groups tagged words into things, deeds and what links them. */
export function chunksOf(tokens: readonly Token[]): Chunk[] {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (!token) break;
    if (NOMINAL.has(token.tag)) {
      const end = phraseEnd(tokens, at);
      let group = tokens.slice(at, end);
      const headAt = group.findIndex((item) => item.word === "of");
      const head = group[headAt - 1];
      if (headAt > 0 && head && OF_HEADS.test(head.word)) group = group.slice(headAt + 1);
      const phrase = nounPhrase(group);
      if (phrase) chunks.push({ is: "np", phrase });
      at = end;
      continue;
    }
    if (token.tag === "verb") {
      const before = tokens[at - 1];
      const next = tokens[at + 1];
      const particle = next?.tag === "adv" && PARTICLES.has(next.word) ? next.word : "";
      chunks.push({
        is: "verb",
        base: token.base ?? token.word,
        form: token.form ?? "base",
        passive: token.form === "past" && before?.tag !== "modal",
        particle,
      });
    } else if (token.tag === "pron") chunks.push({ is: "pron", word: token.word });
    else if (token.tag === "prep") chunks.push({ is: "prep", word: token.word });
    else if (token.tag === "conj" || token.tag === "comma") {
      if (chunks.at(-1)?.is !== "join") chunks.push({ is: "join", word: token.word });
    } else if (token.tag === "rel") chunks.push({ is: "rel", word: token.word });
    else if (token.tag === "to") chunks.push({ is: "to" });
    else if (token.tag === "aux" || token.tag === "modal") chunks.push({ is: "aux" });
    at += 1;
  }
  return chunks;
}

function phraseEnd(tokens: readonly Token[], start: number): number {
  let end = start;
  let sawNoun = false;
  while (end < tokens.length) {
    const token = tokens[end];
    if (!token) break;
    if (token.word === "of" && sawNoun && NOMINAL.has(tokens[end + 1]?.tag ?? "")) sawNoun = false;
    else if (!NOMINAL.has(token.tag)) break;
    else if (sawNoun && (token.tag === "det" || token.tag === "poss")) break;
    else if (token.tag === "noun") sawNoun = true;
    end += 1;
  }
  return end;
}

/** Whether it stands between the members of a list. */
export function isListing(chunk: Chunk | undefined): boolean {
  return chunk?.is === "join" && /^(,|and|or|&|plus)$/.test(chunk.word);
}
