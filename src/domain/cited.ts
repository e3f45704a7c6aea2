import { nounByPrefix } from "./citation.ts";
import { Failure } from "./failure.ts";
import type { Noun } from "./nouns/all.ts";

/** The long texts of a specification that can be cited, by their column. */
export const citedTexts = {
  project_overview: "Project overview",
  project_scope: "Project scope",
  references_list: "References",
  product_perspective: "Product perspective",
  business_model: "Business model",
  pricing_details: "Pricing",
  frontend_details: "Frontend",
  backend_details: "Backend",
  database_details: "Database",
} as const;
export type CitedText = keyof typeof citedTexts;

/** A row at a revision, such as US-14@3, or a text of the specification, such as project_scope@7. */
export type Cited = { revision: number } & (
  | { table: Noun; number: number; cite: string }
  | { table: "specifications"; field: CitedText; cite: string }
);

const row = /^([A-Z]+)-([1-9]\d{0,8})$/;

/** Reads "US-14@3"; a `Failure` says what is missing. */
export function readCited(said: string): Cited {
  const [, cite = "", revision] = /^([^@]+)@([1-9]\d{0,8})$/.exec(said.trim()) ?? [];
  if (!revision) throw new Failure("invalid", `Say which revision you read, such as US-14@3, instead of "${said.slice(0, 60)}".`);
  const text = Object.keys(citedTexts).find((column): column is CitedText => column === cite);
  if (text) return { table: "specifications", field: text, cite, revision: Number(revision) };
  const found = readNumber(cite);
  if (!found) throw new Failure("invalid", `Nothing of a project is called "${cite.slice(0, 60)}". Cite a row, such as US-14@3.`);
  return { ...found, cite, revision: Number(revision) };
}

/** Reads "US-14"; null where it names nothing a project can have. */
export function readNumber(cite: string): { table: Noun; number: number } | null {
  const [, prefix = "", number] = row.exec(cite) ?? [];
  const table = nounByPrefix.get(prefix);
  return table && number ? { table, number: Number(number) } : null;
}
