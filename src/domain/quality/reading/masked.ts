import { citationsIn } from "#domain/citations-in.ts";

/** Stands for what is quoted: one word that no list has. */
const FILLING = "Q";
const QUOTED =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|„[^“”\n]{1,300}[“”]|«[^»\n]{1,300}»|‘[^’\n]{1,300}’(?!\p{L})|(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])|`[^`\n]{1,300}`|(?:https?:\/\/|www\.)\S+|(?<![^\s(])(?:~|\.{1,2})?\/[\w.+-]+(?:\/[\w.+-]*)*[\w+-]|[\w.+-]+@[\w-]+\.[\w.]+/gu;

/** A text of the same length in which what is quoted, addressed or cited is one word. */
export function masked(text: string): string {
  const spans = [...text.matchAll(QUOTED)].map(({ 0: said, index }) => ({ start: index, end: index + said.length }));
  const cited = citationsIn(text).map(({ start, end }) => ({ start, end }));
  let plain = text;
  for (const { start, end } of [...spans, ...cited])
    plain = `${plain.slice(0, start)}${FILLING.repeat(end - start)}${plain.slice(end)}`;
  return plain;
}

export function isMasked(word: string): boolean {
  return /^Q{2,}$/.test(word);
}
