/** A finding somebody keeps on purpose; it holds while the words are those of the hashes. Times are ISO 8601. */
export type Suppression = {
  id: string;
  table_name: string;
  row_id: string;
  field: string;
  rule: string;
  span_hash: string;
  sentence_hash: string;
  quote: string;
  reason: string;
  suppressed_by: string | null;
  suppressed_at: string;
  /** What whoever kept it is called, where that is told. */
  by?: string | null | undefined;
};

type Found = { rule: string; start: number; end: number };
type FieldOfRow = { table_name: string; row_id: string; field: string };

/** In characters of what is quoted. */
const MOST_QUOTED = 300;

/** What is stored to keep a finding in a text, but the reason; offsets are UTF-16. */
export function suppressionOf(place: FieldOfRow, text: string, { rule, start, end }: Found): Omit<Suppression, keyof Decided> {
  const span = text.slice(start, end);
  const sentence = sentenceAround(text, start, end);
  return {
    ...place,
    rule,
    span_hash: hashOf(span),
    sentence_hash: hashOf(text.slice(sentence.start, sentence.end)),
    quote: Array.from(span).slice(0, MOST_QUOTED).join(""),
  };
}
type Decided = Pick<Suppression, "id" | "reason" | "suppressed_by" | "suppressed_at" | "by">;

/** The decision to keep a finding, where one was taken and neither the words nor their sentence changed since. */
export function keptBy(kept: readonly Suppression[], place: FieldOfRow, text: string, found: Found): Suppression | undefined {
  const here = kept.filter(
    (one) =>
      one.row_id === place.row_id && one.field === place.field && one.rule === found.rule && one.table_name === place.table_name,
  );
  if (here.length === 0) return undefined;
  const asked = suppressionOf(place, text, found);
  return here.find(({ span_hash, sentence_hash }) => span_hash === asked.span_hash && sentence_hash === asked.sentence_hash);
}

const END = /[.!?]["'”’)]*(?=\s)|\n/gu;

/** Where the sentence or line stands that a span is in. */
export function sentenceAround(text: string, start: number, end: number): { start: number; end: number } {
  let from = 0;
  for (const found of text.matchAll(END)) {
    const after = found.index + found[0].length;
    if (after <= start) from = after;
    else if (after >= end) return trimmed(text, from, after);
  }
  return trimmed(text, from, text.length);
}

function trimmed(text: string, start: number, end: number) {
  const said = text.slice(start, end);
  return { start: start + said.length - said.trimStart().length, end: end - (said.length - said.trimEnd().length) };
}

/** FNV-1a over UTF-16 units from two seeds, white space being one blank: 16 hexadecimal digits, the same in browser and server. */
export function hashOf(words: string): string {
  const said = words.normalize("NFC").replace(/\s+/gu, " ").trim();
  return [0x811c9dc5, 0x01000193].map((seed) => hash32(said, seed).toString(16).padStart(8, "0")).join("");
}

function hash32(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
