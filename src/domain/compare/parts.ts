import { isNoun, isVersioned, nouns } from "#domain/nouns/all.ts";
import { type Field, givenColumns } from "#domain/nouns/noun.ts";

/** The columns of a specification that are words, in the parts and the order they are read in. */
export const textParts = [
  {
    key: "overview",
    label: "Project Overview",
    fields: {
      project_overview: "Project overview",
      project_scope: "Project scope",
      references_list: "References",
      product_perspective: "Product perspective",
    },
  },
  {
    key: "business_model",
    label: "Business Model",
    fields: { business_model_type: "Business model type", business_model: "Business model", pricing_details: "Pricing" },
  },
  {
    key: "technology",
    label: "Technology stack",
    fields: { frontend_details: "Frontend", backend_details: "Backend", database_details: "Database" },
  },
  {
    key: "integrations",
    label: "Third-Party Integrations",
    fields: { third_party_integrations: "Integrations", payment_provider: "Payment provider" },
  },
  { key: "design_connections", label: "Design connections", fields: { design_connections: "Design connections" } },
  {
    key: "style_guide",
    label: "Style Guide",
    fields: {
      design_system: "Design system",
      custom_design_system_url: "Address of the design system",
      selected_colors: "Colours",
      selected_typography: "Typography",
      selected_corners: "Corners",
    },
  },
] as const;

/** The texts that are written in Markdown. */
export const markdownTexts: ReadonlySet<string> = new Set([
  ...Object.keys(textParts[0].fields),
  "business_model",
  "pricing_details",
]);

export type RowPart = {
  table: string;
  label: string;
  fields: Record<string, string>;
  /** What the values of a column that is chosen from a list are called. */
  choices: Record<string, Record<string, string>>;
};

/** The tables of rows in the order they are read in, and what their columns are called. */
export const rowParts: readonly RowPart[] = Object.values(nouns).map(({ table, title, fields, stored }) => {
  const columns: [string, Field][] = Object.entries({ ...fields, ...stored });
  const called = columns.flatMap(([name, { label }]) => (label && name !== "name" ? [[name, label]] : []));
  const chosen = columns.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : []));
  return { table, label: title, fields: Object.fromEntries(called), choices: Object.fromEntries(chosen) };
});

/** What each version has for itself, and what all of them share. */
export const ownParts = [...textParts, ...rowParts.filter(({ table }) => !isShared(table))];
export const sharedParts = rowParts.filter(({ table }) => isShared(table));

/** Whether all versions have a part in common. */
export function isShared(part: string): boolean {
  return isNoun(part) && !isVersioned(part);
}

const order: readonly string[] = [...textParts.map(({ key }) => key), ...rowParts.map(({ table }) => table)];

/** Where a part stands in the order of reading; parts not named here stand last. */
export function placeOfPart(key: string): number {
  const place = order.indexOf(key);
  return place < 0 ? order.length : place;
}

/** Columns that are no words of a row. */
export const bookkeeping: ReadonlySet<string> = new Set([...givenColumns, "name", "order_index", "updated_at", "created_by"]);
