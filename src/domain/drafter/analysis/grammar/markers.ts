import type { Word } from "#domain/drafter/analysis/reading/word.ts";

const SUBORDINATORS: readonly string[][] = [
  ["as", "soon", "as"],
  ["as", "long", "as"],
  ["in", "case"],
  ["provided", "that"],
  ["so", "that"],
  ["in", "order", "that"],
  ["even", "if"],
  ["only", "if"],
  ["only", "when"],
  ...`when whenever if unless because although though while whereas once until till before after since as`
    .split(/\s+/)
    .map((word) => [word]),
];
const TIME = /^(?:minute|hour|day|night|week|weekend|fortnight|month|quarter|term|season|year|decade|shift)$/;
export const CONDITION =
  /^(when|whenever|if|unless|once|until|till|before|after|as soon as|as long as|in case|provided that|only if|only when|even if|while|because|since|so that|in order that|so|although|though|as|whereas)$/;

export function subordinatorAt(words: readonly Word[], at: number): { marker: string; length: number } | undefined {
  const found = SUBORDINATORS.find((parts) => parts.every((part, step) => words[at + step]?.word === part));
  if (words[at]?.word === "once" && isHowOften(words, at + 1)) return undefined;
  // "while working they can", "while on site the fitter"
  const next = words[at + 1];
  if (words[at]?.word === "while" && (next?.verb?.form === "ing" || next?.tag === "prep")) return undefined;
  if (isWhatFor(words, at)) return { marker: "so that", length: 1 };
  return found && { marker: found.join(" "), length: found.length };
}

/** "flags the horse so I can look at it" */
function isWhatFor(words: readonly Word[], at: number): boolean {
  if (words[at]?.word !== "so" || !words[at - 1] || /^(?:comma|break|conj|aux)$/.test(words[at - 1]?.tag ?? "")) return false;
  // "sorts it so nothing gets lost"
  if (/^(?:nobody|nothing|none|everybody|everyone|everything)$/.test(words[at + 1]?.word ?? "")) return true;
  const helper = words.slice(at + 2, at + 5).findIndex(({ word }) => /^(?:can|may|could|will|don't|doesn't|won't)$/.test(word));
  return helper >= 0 && /^(?:pron|det|poss|noun)$/.test(words[at + 1]?.tag ?? "");
}

/** "once a month", "once per order" */
function isHowOften(words: readonly Word[], at: number): boolean {
  const [each, time] = [words[at]?.word ?? "", words[at + 1]?.word ?? ""];
  return each === "per" || (/^(?:an?|each|every)$/.test(each) && TIME.test(time));
}

/** What opens a clause that says who or what is meant, or what is asked. */
export function isAsking({ word, tag }: Word): boolean {
  return tag === "rel" || /^(whether|where|wherever|how|why|whom|whose)$/.test(word);
}
