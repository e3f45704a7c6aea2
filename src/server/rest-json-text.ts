import type { Introspection } from "./rest-catalogue.ts";
import { restError } from "./rest-errors.ts";

/** The library would store a text that looks like a JSON list or object as that list or object; no column of ours wants such a text. */
export function refuseJsonText(written: unknown, columns: Introspection["columns"]): Response | undefined {
  const rows: unknown[] = Array.isArray(written) ? written : [written];
  const holding = columns.filter(({ type }) => /^jsonb?$/i.test(type)).map(({ name }) => name);
  const found = holding.find((name) => rows.some((row) => looksLikeJson(fieldOf(row, name))));
  if (found === undefined) return undefined;
  return restError(400, "22P02", `The value of '${found}' is JSON written as a text. Send the list or object itself.`);
}

function fieldOf(row: unknown, name: string): unknown {
  return typeof row === "object" && row !== null && Object.hasOwn(row, name) ? Reflect.get(row, name) : undefined;
}

function looksLikeJson(value: unknown): boolean {
  return typeof value === "string" && /^\s*[[{]/.test(value);
}
