import type { Introspection } from "./catalogue.ts";
import { restError } from "./errors.ts";

/**
 * The library would store a text that looks like JSON as what it looks like, where the column is JSON, and "[object Object]" for an
 * object where the column is a text; no column of ours wants either.
 */
export function refuseMisplacedJson(written: unknown, columns: Introspection["columns"]): Response | undefined {
  const rows: unknown[] = Array.isArray(written) ? written : [written];
  const found = (type: RegExp, wrong: (value: unknown) => boolean) =>
    columns.find((column) => type.test(column.type) && rows.some((row) => wrong(fieldOf(row, column.name))))?.name;
  const text = found(/^jsonb?$/i, looksLikeJson);
  if (text) return restError(400, "22P02", `The value of '${text}' is JSON written as a text. Send the list or object itself.`);
  const object = found(/^text$/i, (value) => typeof value === "object" && value !== null);
  if (object) return restError(400, "22P02", `The value of '${object}' must be a text.`);
  return undefined;
}

function fieldOf(row: unknown, name: string): unknown {
  return typeof row === "object" && row !== null && Object.hasOwn(row, name) ? Reflect.get(row, name) : undefined;
}

function looksLikeJson(value: unknown): boolean {
  return typeof value === "string" && /^\s*[[{]/.test(value);
}
