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
export const CONDITION =
  /^(when|whenever|if|unless|once|until|till|before|after|as soon as|as long as|in case|provided that|only if|only when|even if|while|because|since|so that|in order that|so|although|though|as|whereas)$/;

export function subordinatorAt(words: readonly Word[], at: number): { marker: string; length: number } | undefined {
  const found = SUBORDINATORS.find((parts) => parts.every((part, step) => words[at + step]?.word === part));
  return found && { marker: found.join(" "), length: found.length };
}

/** What opens a clause that says who or what is meant, or what is asked. */
export function isAsking({ word, tag }: Word): boolean {
  return tag === "rel" || /^(whether|where|wherever|how|why|whom|whose)$/.test(word);
}
