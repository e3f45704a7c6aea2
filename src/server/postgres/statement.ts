import type pg from "pg";
import type { Query } from "./connection.ts";

/** What came back: the rows, and how many the statement touched. */
export type Rows<T> = T & { readonly count: number };
// biome-ignore lint/suspicious/noExplicitAny: what a statement without a type answers is known to its author alone
export type Row = Record<string, any>;
export type Send = (query: Query) => Promise<pg.QueryResult>;

/** A name in place of a value; a dot stands between the names of a table and its column. */
export class Identifier {
  readonly text: string;
  constructor(name: string) {
    this.text = name
      .split(".")
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join(".");
  }
}

/** A statement, sent as soon as somebody waits for it; within another statement it is a part of that one's text. */
export class Statement<T> extends Promise<Rows<T>> {
  static override get [Symbol.species]() {
    return Promise;
  }

  readonly #strings: readonly string[];
  readonly #values: readonly unknown[];
  #start: (() => void) | undefined;

  constructor(strings: readonly string[], values: readonly unknown[], send: Send) {
    const { promise, resolve } = Promise.withResolvers<Rows<T>>();
    super((done, fail) => promise.then(done, fail));
    this.#strings = strings;
    this.#values = values;
    // async, so that a value that cannot be sent refuses the statement instead of whoever wrote it
    this.#start = () => resolve((async () => rowsOf(await send(this.query())))());
  }

  override then<A = Rows<T>, B = never>(
    done?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    fail?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#start?.();
    this.#start = undefined;
    return super.then(done, fail);
  }

  query(): Query {
    const values: unknown[] = [];
    return { text: this.#text(values), values };
  }

  #text(values: unknown[]): string {
    return this.#strings.reduce((text, string, i) => {
      const value = this.#values[i - 1];
      if (value instanceof Statement) return text + value.#text(values) + string;
      if (value instanceof Identifier) return text + value.text + string;
      return `${text}$${values.push(value)}${string}`;
    });
  }
}

/** Of several statements sent as one text, what the last one answered. */
function rowsOf<T>(answer: pg.QueryResult | pg.QueryResult[]): Rows<T> {
  const result = Array.isArray(answer) ? answer.at(-1) : answer;
  // not enumerable: rows are equal to rows
  return Object.defineProperty(result?.rows ?? [], "count", { value: result?.rowCount ?? 0 }) as Rows<T>;
}
