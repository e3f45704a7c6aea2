import * as z from "zod";
import { businessModelTypeLabel } from "#domain/business-model.ts";
import { cite } from "#domain/citation.ts";
import { asTitle, isNoun } from "#domain/nouns/all.ts";
import { bookkeeping, type RowPart, rowParts, textParts } from "./parts.ts";
import { readable } from "./readable.ts";

/** One text of a row; `value` is what it is compared by, `text` what a person reads. */
export type ItemField = { key: string; label: string; value: string; text: string };
/** A row, or one text of the specification, of which `reference` and `revision` are null. */
export type Item = {
  id: string;
  reference: string | null;
  revision: number | null;
  title: string;
  order: number;
  fields: readonly ItemField[];
};
export type Part = { key: string; label: string; items: readonly Item[] };

const row = z.looseObject({
  id: z.string(),
  /** Of a row that each version has for itself: what it is known by in all of them. */
  key: z.string().optional(),
  name: z.string().catch(""),
  number: z.number().optional(),
  revision: z.number().optional(),
});
type Row = z.output<typeof row>;
const content = z.looseObject({ specification: z.looseObject({}).nullish() });

/** A version's content as `get_version_content` answers it, part by part; parts without anything in them are left out. */
export function readVersion(stored: unknown): readonly Part[] {
  const { specification, ...tables } = content.safeParse(stored).data ?? {};
  const rows = new Map(Object.entries(tables).map(([table, list]) => [table, rowsIn(list)]));
  const names = new Map<string, string>();
  for (const [table, list] of rows) for (const one of list) names.set(one.id, titleOf(table, one));
  const texts = textParts.map(({ key, label, fields }) => ({ key, label, items: textItems(specification ?? {}, fields) }));
  const known = rowParts.map(({ table, label, ...columns }) => ({
    key: table,
    label,
    items: rowItems(table, rows.get(table) ?? [], names, columns),
  }));
  const others = [...rows.keys()]
    .filter((table) => !rowParts.some((part) => part.table === table))
    .map((table) => ({ key: table, label: labelOf(table), items: rowItems(table, rows.get(table) ?? [], names) }));
  return [...texts, ...known, ...others].filter(({ items }) => items.length > 0);
}

function rowsIn(list: unknown): readonly Row[] {
  return Array.isArray(list) ? list.flatMap((one) => row.safeParse(one).data ?? []) : [];
}

function textItems(specification: Record<string, unknown>, fields: Record<string, string>): Item[] {
  return Object.entries(fields).flatMap(([key, label], order) => {
    const value = readable(specification[key]);
    if (value === "") return [];
    const text = key === "business_model_type" ? businessModelTypeLabel(value) : value;
    return [{ id: key, reference: null, revision: null, title: label, order, fields: [{ key, label, value, text }] }];
  });
}

function rowItems(
  table: string,
  rows: readonly Row[],
  names: ReadonlyMap<string, string>,
  { fields, choices }: Partial<Pick<RowPart, "fields" | "choices">> = {},
): Item[] {
  return rows.map((one, at) => {
    const keys = fields ? Object.keys(fields) : Object.keys(one).filter((key) => !bookkeeping.has(key));
    const words = keys.flatMap((key) => {
      const value = readable(one[key]);
      const label = fields?.[key] ?? labelOf(key.replace(/_id$/, ""));
      return value === "" ? [] : [{ key, label, value, text: names.get(value) ?? choices?.[key]?.[value] ?? value }];
    });
    return {
      id: one.key ?? one.id,
      reference: referenceOf(table, one),
      revision: one.revision ?? null,
      title: one.name,
      order: one.number ?? at,
      fields: [{ key: "name", label: "Name", value: one.name, text: one.name }, ...words],
    };
  });
}

function titleOf(table: string, one: Row): string {
  return [referenceOf(table, one), one.name].filter(Boolean).join(" ");
}

function referenceOf(table: string, { number }: Row): string | null {
  return isNoun(table) && number !== undefined ? cite(table, number) : null;
}

/** `glossary_terms` is "Glossary terms". */
function labelOf(name: string): string {
  return asTitle(name.replaceAll("_", " "));
}
