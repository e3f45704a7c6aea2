import type { Query } from "#server/postgres/connection.ts";
import { tooMuch } from "./parse-select.ts";
import type { Field } from "./tree.ts";

/** One statement on its way: values are only ever bound, and the text is our vocabulary and the catalogue's spellings. */
export class Statement {
  readonly #values: string[] = [];
  #aliases = 0;

  /** The place of a value that reaches the database as text and is cast there; `type` is the catalogue's or ours. */
  value(text: string | number, type: string): string {
    this.#values.push(String(text));
    return `$${this.#values.length}::${type}`;
  }

  alias(): string {
    this.#aliases += 1;
    return `t${this.#aliases}`;
  }

  field(table: string, { column, path, asText }: Field): string {
    const plain = `${table}.${column.sql}`;
    const start = path.length === 0 || column.type === "jsonb" || column.type === "json" ? plain : `to_jsonb(${plain})`;
    return path.reduce((sql, { key, isIndex }, at) => {
      const arrow = asText && at === path.length - 1 ? "->>" : "->";
      return `(${sql} ${arrow} ${this.value(key, isIndex ? "int" : "text")})`;
    }, start);
  }

  /** The same text for requests of the same shape, so that it can be prepared. */
  query(text: string): Query {
    return { text, values: this.#values };
  }
}

const MOST_NAMED = 50;

/** A value of a row: called as the catalogue spells `ident`, or by a `name` that is bound. */
export type Entry = { sql: string; ident: string; name: string | undefined };

/** Rows as a subquery and what makes JSON of one of them. A name of the request's own makes an object, key by key. */
export function rowsOf(statement: Statement, entries: readonly Entry[], from: string): { rows: string; json: string } {
  if (entries.every(({ name }) => name === undefined)) {
    return { rows: `select ${entries.map(({ sql, ident }) => `${sql} as ${ident}`).join(", ")} ${from}`, json: "r" };
  }
  if (entries.length > MOST_NAMED) throw tooMuch(`${MOST_NAMED} columns where one has a name of its own`);
  const pairs = entries.map(({ sql, ident, name }) => `${statement.value(name ?? unquoted(ident), "text")}, ${sql}`);
  return { rows: `select json_build_object(${pairs.join(", ")}) as o ${from}`, json: "r.o" };
}

export function unquoted(ident: string): string {
  return ident.startsWith('"') ? ident.slice(1, -1).replaceAll('""', '"') : ident;
}
