import type { EvidenceKind, FoundEvidence } from "./evidence.ts";
import { priceAsText } from "./prices.ts";

export const evidenceStates = ["found", "accepted", "removed"] as const;
export type EvidenceState = (typeof evidenceStates)[number];

/** An item as it is kept. */
export type KeptEvidence = FoundEvidence & { id: string; state: EvidenceState; read_at: string };

/** What a draft may say because a website says it: its words, and to the letter where they stand. */
export type EvidenceUnit = { id: string; kind: EvidenceKind; words: string; address: string; quote: string };

/** Kinds that say something of the product; pages and machine-readable marks only say where to look. */
const telling: ReadonlySet<EvidenceKind> = new Set<EvidenceKind>([
  "form",
  "price",
  "plan",
  "sign_in",
  "language",
  "role",
  "feature",
]);

/** The items of a website as units that rows can rest on, without those somebody removed; `accepted` keeps only what somebody accepted. */
export function evidenceUnits(
  evidence: readonly KeptEvidence[],
  { accepted = false }: { accepted?: boolean } = {},
): EvidenceUnit[] {
  return evidence
    .filter(({ kind, state }) => telling.has(kind) && (accepted ? state === "accepted" : state !== "removed"))
    .map(({ id, kind, quote, address, ...item }) => ({
      id,
      kind,
      words: wordsOf({ kind, quote, address, ...item }),
      address,
      quote,
    }));
}

function wordsOf({ kind, name, quote, detail }: FoundEvidence): string {
  const { what, amount, currency, period, fields = [], purpose } = detail;
  if (kind === "price" && amount !== undefined && currency)
    return `${what}: ${priceAsText({ amount, currency, period: period ?? null })}`;
  if (kind === "form") return `A form for ${purpose} with ${fields.map(({ label }) => label).join(", ")}`;
  if (kind === "sign_in") return `People sign in with ${name}`;
  if (kind === "language") return `The website speaks the language ${name}`;
  if (kind === "plan") return `There is a plan ${name}`;
  return quote || name;
}
