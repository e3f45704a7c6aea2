import * as z from "zod";

/** What a website can show of the product behind it. */
export const evidenceKinds = [
  "page",
  "form",
  "price",
  "plan",
  "sign_in",
  "language",
  "role",
  "feature",
  "structured_data",
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const pricePeriods = ["hour", "day", "night", "week", "month", "quarter", "season", "year"] as const;
export type PricePeriod = (typeof pricePeriods)[number];

const field = z.object({ label: z.string(), type: z.string(), required: z.boolean() });

/** What is known of an item beside its words; `currency` is the code of ISO 4217, `period` null a single price. */
export const evidenceDetail = z.object({
  purpose: z.string().optional(),
  /** Of a page, the code it declares. */
  language: z.string().optional(),
  fields: z.array(field).max(60).optional(),
  /** Stands in the frame of several pages. */
  everywhere: z.boolean().optional(),
  what: z.string().optional(),
  amount: z.number().optional(),
  currency: z.string().optional(),
  period: z.enum(pricePeriods).nullable().optional(),
  includes: z.array(z.string()).max(40).optional(),
  trial_days: z.int().optional(),
  on_request: z.boolean().optional(),
  /** What it stands under, such as the heading above a price. */
  context: z.string().optional(),
  /** Struck out, or said to be of the past. */
  former: z.boolean().optional(),
  /** Read from the text; the website does not say so itself. */
  guess: z.boolean().optional(),
});
export type EvidenceDetail = z.output<typeof evidenceDetail>;

/** An item of evidence: what was found, the words it stands on to the letter, and the page they stand on. */
export const foundEvidence = z.object({
  kind: z.enum(evidenceKinds),
  name: z.string().min(1).max(500),
  quote: z.string().max(1000),
  address: z.string().max(2000),
  detail: evidenceDetail,
});
export type FoundEvidence = z.output<typeof foundEvidence>;
