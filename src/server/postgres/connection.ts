import { createHash } from "node:crypto";
import { Socket } from "node:net";
import pg from "pg";
import { bound } from "./bound.ts";
import { cancel } from "./cancel.ts";

const MOST_NAMED = 400;
const MOST_REMEMBERED = 4_000;
const LONGEST_NAMED = 4_000;

/** `prepares`: whether statements may be prepared, which belong to a session that a pooler does not keep. */
export type ConnectionConfig = pg.ClientConfig & { prepares?: boolean };
export type Query = { text: string; values?: readonly unknown[] };

/** A connection that takes queries without waiting for the answers of those before, and never throws what nobody can catch. */
export class Connection extends pg.Client {
  readonly socket: Socket;
  /** Nothing more is asked on it. */
  spoiled = false;
  /** Only then does what is under way belong to who was given it. */
  isLent = false;
  /** What was prepared here by `together`. */
  readonly parsed = new Map<string, boolean>();
  /** There while the database is told to end what is under way; what is asked before could be ended instead. */
  canceling: Promise<void> | undefined;
  readonly #named = new Set<string>();
  readonly #prepares: boolean;

  constructor({ prepares = true, ...config }: ConnectionConfig = {}) {
    const socket = new Socket();
    super({ ...config, pipeline: true, stream: () => socket });
    this.socket = socket;
    this.#prepares = prepares;
    // whoever waits for an answer is told; the pool notices by itself
    this.on("error", () => {
      this.spoiled = true;
    });
  }

  /**
   * Has the database end the statement under way, which then fails, unless it is over already. Behind a pooler the connection is
   * thrown away instead, and nobody knows what has happened.
   */
  cancel(): void {
    if (!this.isLent) return;
    // a pooler may have lent to somebody else by then what it would end
    if (!this.#prepares) return void this.socket.destroy();
    this.canceling ??= cancel(this).catch(() => {
      this.spoiled = true;
    });
  }

  /** What is sent for a query. What is asked again and again is prepared once, within bounds. */
  ready({ text, values = [] }: Query, prepare = true): pg.QueryConfig {
    // it would end the text for the database, and the rest be taken for something else
    if (text.includes("\0")) throw new TypeError("A statement cannot hold a zero byte.");
    const config = { text, values: values.map(bound) };
    const name = this.#prepares && prepare && values.length > 0 ? nameOf(text) : undefined;
    if (name === undefined || (!this.#named.has(name) && this.#named.size >= MOST_NAMED)) return config;
    this.#named.add(name);
    return { ...config, name };
  }
}

const asked = new Map<string, { name: string; before: boolean }>();

/** A name for a text that is asked not for the first time. */
function nameOf(text: string): string | undefined {
  if (text.length > LONGEST_NAMED) return undefined;
  const known = asked.get(text);
  if (known?.before) return known.name;
  if (known) known.before = true;
  else {
    if (asked.size >= MOST_REMEMBERED) asked.clear();
    asked.set(text, { name: createHash("sha256").update(text).digest("base64url"), before: false });
  }
  return known?.name;
}
