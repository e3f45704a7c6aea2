import * as z from "zod";
import { isSame } from "#domain/merge.ts";
import { readStored, removeStored, storedKeys, writeStored } from "#web/lib/storage.ts";

const record = z.record(z.string(), z.unknown());
const wholeForm = z.object({ values: record, start: record, revision: z.number().nullish() });

/**
 * Words that earlier versions kept, as whole forms or with what they began from beside them, are brought into the shape of
 * `typed.ts`. Can go once nobody can have any: in 2027.
 */
export function renewOldWords() {
  for (const slot of storedKeys().filter((key) => /^pa:(tab|draft):.*(?<!:begun)$/.test(key))) {
    const words = renewed(parsed(slot), parsed(`${slot}:begun`));
    if (words && writeStored(slot, JSON.stringify(words))) removeStored(`${slot}:begun`);
  }
}

function renewed(kept: unknown, begun: unknown) {
  const form = wholeForm.safeParse(kept).data;
  if (form) return changed(form.values, form.start, form.revision ?? null);
  const [fields, base] = [record.safeParse(kept).data, record.safeParse(begun).data];
  return fields && base ? changed(fields, base, null) : null;
}

function changed(values: Record<string, unknown>, start: Record<string, unknown>, revision: number | null) {
  const fields = Object.keys(values).filter((field) => !isSame(values[field], start[field]));
  return { typed: Object.fromEntries(fields.map((field) => [field, values[field]])), base: start, revision };
}

function parsed(slot: string): unknown {
  try {
    return JSON.parse(readStored(slot) ?? "null");
  } catch {
    return null;
  }
}
