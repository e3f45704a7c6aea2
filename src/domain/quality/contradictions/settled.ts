import type { Fact, FactKind } from "#domain/quality/facts/fact.ts";
import { hashOf, sentenceAround } from "#domain/quality/suppression.ts";
import type { RowPlace } from "./project-rows.ts";
import type { Contradiction } from "./report.ts";

/** What is stored of two rows that both hold: where each stands and the hash of all its words. */
export type Settlement = { kind: FactKind; a_place: string; a_hash: string; b_place: string; b_hash: string; reason: string };
/** What is stored of a fact somebody confirmed or removed. */
export type FactDecision = {
  table_name: string;
  row_id: string;
  field: string;
  kind: FactKind;
  span_hash: string;
  sentence_hash: string;
  decision: "confirmed" | "removed";
};

/** A text of the specification stands in it as a whole, which is the project's. */
export function placeOf(
  { noun, id, field }: RowPlace,
  project_id: string,
): { table_name: string; row_id: string; field: string } {
  return { table_name: noun ?? "specifications", row_id: id ?? project_id, field };
}

const said = (place: RowPlace, project_id: string) => Object.values(placeOf(place, project_id)).join(":");

export function settlementOf({ kind, a, b }: Contradiction<RowPlace>, project_id: string, reason: string): Settlement {
  const [one, other] = [a, b].map(({ row, text }) => ({ place: said(row, project_id), hash: hashOf(text) }));
  if (!one || !other) throw new Error("A contradiction has two sides");
  const [first, second] = one.place < other.place ? [one, other] : [other, one];
  return { kind, a_place: first.place, a_hash: first.hash, b_place: second.place, b_hash: second.hash, reason };
}

/** The settlement that still holds: neither row says anything else since. */
export function settledBy<Stored extends Omit<Settlement, "kind"> & { kind: string }>(
  settled: readonly Stored[],
  contradiction: Contradiction<RowPlace>,
  project_id: string,
): Stored | undefined {
  const asked = settlementOf(contradiction, project_id, "");
  return settled.find(
    (one) =>
      one.kind === asked.kind &&
      one.a_place === asked.a_place &&
      one.b_place === asked.b_place &&
      one.a_hash === asked.a_hash &&
      one.b_hash === asked.b_hash,
  );
}

export function decisionOf(
  place: { table_name: string; row_id: string; field: string },
  text: string,
  { kind, span }: Pick<Fact, "kind" | "span">,
  decision: FactDecision["decision"],
): FactDecision {
  const sentence = sentenceAround(text, span.start, span.end);
  const hashes = {
    span_hash: hashOf(text.slice(span.start, span.end)),
    sentence_hash: hashOf(text.slice(sentence.start, sentence.end)),
  };
  return { ...place, kind, ...hashes, decision };
}

type StoredDecision = Omit<FactDecision, "kind" | "decision"> & { kind: string; decision: string };

/** What was last said of a fact, while its words are the same. */
export function decidedOf(
  decisions: readonly StoredDecision[],
  place: { table_name: string; row_id: string; field: string },
  text: string,
  fact: Pick<Fact, "kind" | "span">,
): string | undefined {
  const here = decisions.filter(
    ({ row_id, field, kind }) => row_id === place.row_id && field === place.field && kind === fact.kind,
  );
  if (here.length === 0) return undefined;
  const asked = decisionOf(place, text, fact, "confirmed");
  return here.findLast((one) => one.span_hash === asked.span_hash && one.sentence_hash === asked.sentence_hash)?.decision;
}
