import { parseJson } from "#server/http/body.ts";
import { isLongerThan } from "#server/http/json.ts";
import type { Relation, Routine } from "./catalogue.ts";
import { Refusal } from "./errors.ts";
import { Reader } from "./reader.ts";
import type { Body } from "./tree.ts";

const MOST_VALUES = 65_535;
/** The database refuses more of any table, too, but only once it has written them. */
const MOST_ROWS = 5_000;

type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

export function jsonOf(bytes: Uint8Array): { text: string; value: unknown } {
  const json = parseJson(bytes);
  if (!json) throw new Refusal(400, "PGRST102", "Empty or invalid json");
  // read as a value only where it could be one: `\\u0000` is six harmless characters
  if (json.text.includes("\\u0000") && JSON.stringify(json.value).replaceAll("\\\\", "").includes("\\u0000")) {
    throw new Refusal(400, "22021", "A text cannot hold a zero byte.");
  }
  return json;
}

/** The rows of a body: an object or a list of objects, its keys columns of the relation, its values such as a column can hold. */
export function parseRows(
  bytes: Uint8Array,
  relation: Relation,
  options: { columns: string | undefined; isUpsert: boolean },
): Body {
  if (isLongerThan(bytes, MOST_ROWS)) throw tooManyRows();
  const { text, value } = jsonOf(bytes);
  const rows = Array.isArray(value) ? value : [value];
  const named = options.columns === undefined ? undefined : readNames(options.columns);
  const keys = new Set<string>();
  let same = true;
  for (const row of rows) {
    if (!isRow(row)) throw new Refusal(400, "PGRST102", "Every row must be a JSON object");
    const before = keys.size;
    const own = Object.keys(row);
    for (const key of own) keys.add(key);
    if (row !== rows[0] && (keys.size !== before || own.length !== keys.size)) same = false;
  }
  if (!same && (options.isUpsert || named === undefined)) throw new Refusal(400, "PGRST102", "All object keys must match");
  if (rows.length * keys.size > MOST_VALUES) {
    throw new Refusal(
      400,
      "54000",
      `Too many values at once. Send at most ${Math.floor(MOST_VALUES / keys.size)} rows of this kind.`,
    );
  }
  const columns = columnsOf(relation, named ?? [...keys]);
  refuseMisplaced(rows, columns);
  return { text, isList: Array.isArray(value), isUneven: !same || columns.some(({ name }) => !keys.has(name)), columns };
}

function tooManyRows(): Refusal {
  return new Refusal(413, "PT413", `This is too much for one request. Send at most ${MOST_ROWS} rows at a time.`);
}

/** What a function is given as a list is walked through in the database, and may be answered with as much again. */
export function refuseLongLists(given: Row, expected: Routine["arguments"]): void {
  for (const { name, type } of expected.values()) {
    const value = type.endsWith("[]") && Object.hasOwn(given, name) ? given[name] : undefined;
    if (!Array.isArray(value) || value.length <= MOST_ROWS) continue;
    throw new Refusal(413, "PT413", `This is too much for one request. Send at most ${MOST_ROWS} values in '${name}'.`);
  }
}

export function columnsOf(relation: Relation, wanted: readonly string[], unknown = unwritable) {
  return [...new Set(wanted)].map((name) => {
    const column = relation.columns.get(name);
    if (column) return column;
    throw unknown(relation, name);
  });
}

function unwritable(relation: Relation, name: string): Refusal {
  return new Refusal(400, "PGRST204", `Could not find the '${name}' column of '${relation.name}' in the schema cache`);
}

/** `a,"b c"`: what `columns` and `on_conflict` hold. */
export function readNames(text: string): string[] {
  const reader = new Reader(text, "columns parameter");
  const found: string[] = [];
  do found.push(reader.name());
  while (reader.eat(","));
  reader.end();
  return found;
}

/** A text column wants words, and JSON a list or an object; the other way round is a mistake that would be kept. */
function refuseMisplaced(rows: readonly unknown[], columns: Body["columns"]) {
  for (const { name, type } of columns) {
    const isJson = type === "json" || type === "jsonb";
    if (!isJson && type !== "text") continue;
    for (const row of rows) {
      const value = isRow(row) && Object.hasOwn(row, name) ? row[name] : undefined;
      if (isJson && typeof value === "string" && /^\s*[[{]/.test(value)) {
        throw new Refusal(400, "22P02", `The value of '${name}' is JSON written as a text. Send the list or object itself.`);
      }
      if (!isJson && typeof value === "object" && value !== null) {
        throw new Refusal(400, "22P02", `The value of '${name}' must be a text.`);
      }
    }
  }
}
