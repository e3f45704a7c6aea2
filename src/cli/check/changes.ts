import type { Connection } from "#cli/connection/connection.ts";
import { readSpecification } from "#cli/connection/specification.ts";
import { compareWords } from "#domain/compare/words.ts";
import { citeOf } from "./cited.ts";
import type { Judged } from "./judged.ts";

export type FieldChange = { field: string; words: ReturnType<typeof compareWords> };
/** By citation, what changed since in each field. */
export type Changes = ReadonlyMap<string, readonly FieldChange[]>;

/** As many as are told of; whoever has more to read looks into the specification. */
const MOST = 50;

/** What changed in the words of stale requirements since the revisions that are cited. */
export async function changesSince(connected: Connection, judged: readonly Judged[]): Promise<Changes> {
  const stale = [...new Set(judged.filter(({ verdict }) => verdict === "stale").map(citeOf))].slice(0, MOST);
  if (stale.length === 0) return new Map();
  const { changes } = await readSpecification(connected, stale);
  return new Map(
    changes.map(({ cite, fields }) => [
      cite,
      fields.map(({ label, before, after }) => ({ field: label, words: compareWords(before, after) })),
    ]),
  );
}
