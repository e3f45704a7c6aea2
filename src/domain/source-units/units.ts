import { readsAsEnglish } from "#domain/drafter/analysis/clean.ts";
import { clausesIn } from "./clauses.ts";
import { ownHeadsOf } from "./heads.ts";
import { type Span, sentencesIn } from "./sentences.ts";
import type { SourceText, SourceTextKind } from "./source-texts.ts";

/** Why a part of a source is no unit. */
export type Silence = "greeting" | "heading" | "introduction" | "question" | "empty";
/**
 * A clause of a source, `start` and `end` in UTF-16 code units of its text. The key stays while its words do, wherever they move; of
 * equal clauses each has its own. What is silent says nothing of the product.
 */
export type SourceUnit = Span & { key: string; kind: SourceTextKind; reference: string; words: string; silent?: Silence };

const MOST_UNITS = 2_000;
const SPEAKER = /^((?:\p{Lu}|\p{Lu}[\p{L}.'-]{1,14}(?: \p{Lu}[\p{L}'-]{1,14}){0,2}))\s*:\s+/u;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|thanks|thank you|cheers|(?:best|kind|warm) regards|regards|sincerely|hallo|guten tag|liebe|vielen dank|danke|mit freundlichen grüßen|viele grüße|bonjour|merci|cordialement|hola|gracias|saludos|olá|obrigad[oa])\b|^(?:right|ok(?:ay)?|yes|no|exactly)[.!]?$/iu;
const INTRODUCTION =
  /^(?:(?:hi|hello|hey)[,!.]?\s+)?(?:i am|i'm|we are|we're|my name is|our (?:company|firm|team|club|organisation|organization) is|ich bin|wir sind|mein name ist|je suis|nous sommes|soy|somos|eu sou)\b/iu;
const GREETED = 6;
const HEADED = 8;

/** The clauses of a source in their order, split once and the same everywhere. */
export function unitsOf(source: SourceText): SourceUnit[] {
  const { kind, reference, text } = source;
  const sentences = sentencesIn(text);
  const isEnglish = readsAsEnglish(sentences.map(({ start, end }) => text.slice(start, end)));
  const counts = new Map<string, number>();
  return sentences
    .flatMap((sentence) => {
      const whole = withoutSpeaker(text, sentence);
      const silent = silenceOf(text, whole);
      return (silent ? [whole] : clausesIn(text, whole, isEnglish)).map((span) => ({ span, silent }));
    })
    .slice(0, MOST_UNITS)
    .map(({ span, silent }) => {
      const words = text.slice(span.start, span.end);
      const plain = normalised(words);
      const nth = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, nth);
      const why = silent ?? (ownHeadsOf(words).size > 0 ? undefined : ("empty" as const));
      const key = `${kind}:${reference.slice(0, 150)}#${digest(plain)}${nth > 1 ? `.${nth}` : ""}`;
      return { ...span, key, kind, reference, words, ...(why && { silent: why }) };
    });
}

/** What is to be covered of the sources. */
export function spokenUnits(sources: readonly SourceText[]): SourceUnit[] {
  return sources.flatMap(unitsOf).filter(({ silent }) => silent === undefined);
}

function withoutSpeaker(text: string, { start, end }: Span): Span {
  const speaker = SPEAKER.exec(text.slice(start, end));
  const rest = text.slice(start + (speaker?.[0].length ?? 0), end);
  // "Court clerk: enters hearings" says who does it
  return speaker && /^\p{Lu}/u.test(rest) ? { start: start + speaker[0].length, end } : { start, end };
}

function silenceOf(text: string, { start, end }: Span): Silence | undefined {
  const said = text.slice(start, end);
  const count = said.split(/\s+/).length;
  if (/\?["'”’»)]*$/.test(said)) return "question";
  if (GREETING.test(said) && count <= GREETED && !/\d/.test(said)) return "greeting";
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (/^\s*#{1,6}\s/.test(line + said) || (/:$/.test(said) && count <= HEADED && /\n/.test(text.slice(end)))) return "heading";
  // "We are a small brewery", but not "we are told when a barrel is due"
  if (INTRODUCTION.test(said) && !/\b(?:who|which|that|and|to|when|told|asked|able)\b|\d/i.test(said.replace(INTRODUCTION, "")))
    return "introduction";
  return ownHeadsOf(said).size === 0 ? "empty" : undefined;
}

function normalised(words: string): string {
  return words
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[\s.,;:!?…"“”«»()]+/g, " ")
    .trim();
}

/** Two rounds of FNV-1a, 64 bits: told apart, not kept secret. */
function digest(text: string): string {
  const round = (seed: number) => {
    let hash = seed;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return `${round(0x811c9dc5)}${round(0x9747b28c)}`;
}
