import { type Span, sentencesIn } from "#domain/source-units/sentences.ts";
import { masked } from "./masked.ts";
import { type Sentence, sentenceOf } from "./sentence.ts";
import { wordsIn } from "./word.ts";

/** The text of a field as the rules read it: `plain` is as long as `text`, with one word where something is quoted. */
export type Statement = { text: string; plain: string; sentences: Sentence[] };

/** Also behind a unit, which reads like an abbreviation: "within 2 s. It must …". */
const GLUED = /(?<=[\p{Ll}\d)])\.(?=\p{Lu}\p{Ll}*\s)|(?<=\d\s?[smhglWVAJNKt])\.(?=\s+\p{Lu}\p{Ll}*\s)/gu;
const NUMBERED = /^(?:[A-Z]{1,5}-?)?\d+(?:\.\d+)+\.?\s+/;
const LABEL = /^[\p{Lu}][^:.,;]{2,60}:\s+(?=\p{Lu})/u;

export function statementOf(text: string): Statement {
  const plain = masked(text);
  const spans = sentencesIn(plain).flatMap((span) => unglued(plain, span));
  return { text, plain, sentences: spans.map((span) => sentenceOf(wordsIn(plain, afterLabel(plain, span), span.end))) };
}

/** "…messages.The product shall…" is two sentences. */
function unglued(plain: string, { start, end }: Span): Span[] {
  const ends = [...plain.slice(start, end).matchAll(GLUED)].map(({ index }) => start + index + 1);
  const bounds = [start, ...ends, end];
  return bounds.slice(0, -1).map((from, at) => ({ start: from, end: bounds[at + 1] ?? end }));
}

/** "6.4.2.4 Four buttons…", "Skip links: Pages shall…" */
function afterLabel(plain: string, { start, end }: Span): number {
  const said = plain.slice(start, end);
  const number = NUMBERED.exec(said)?.[0].length ?? 0;
  const label = LABEL.exec(said.slice(number))?.[0] ?? "";
  return start + number + (/\b(shall|must|should|will)\b/.test(label) ? 0 : label.length);
}
