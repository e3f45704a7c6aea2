import type { Identity } from "#server/http/identity.ts";
import { sqlState } from "#server/postgres/failures.ts";
import type { Sql, Transaction } from "#server/postgres/sql.ts";

export type Extension = "broadcast" | "presence";
const EXTENSIONS: Extension[] = ["broadcast", "presence"];

class Undo<Value> extends Error {
  readonly value: Value;
  constructor(value: Value) {
    super("undo");
    this.value = value;
  }
}

/** What the policies of `realtime.messages` let somebody hear on a channel. */
export function readable(sql: Sql, identity: Identity, topic: string): Promise<Set<Extension>> {
  return undone(sql, async (tx) => {
    const probes = await tx<{ id: string }[]>`
      insert into realtime.messages (topic, extension, private)
      select ${topic}, extension, true from unnest(${EXTENSIONS}::text[]) extension returning id`;
    await become(tx, identity, topic);
    const seen = await tx<{ extension: Extension }[]>`
      select extension from realtime.messages where id = any (${probes.map(({ id }) => id)})`;
    return new Set(seen.map(({ extension }) => extension));
  });
}

/** Whether they let somebody speak there. */
export async function writable(sql: Sql, identity: Identity, topic: string, extension: Extension): Promise<boolean> {
  try {
    return await undone(sql, async (tx) => {
      await become(tx, identity, topic);
      await tx`insert into realtime.messages (topic, extension, private) values (${topic}, ${extension}, true)`;
      return true;
    });
  } catch (error) {
    if (sqlState(error) === "42501") return false;
    throw error;
  }
}

async function become(tx: Transaction, { role, claims }: Identity, topic: string) {
  await tx`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
    set_config('realtime.topic', ${topic}, true)`;
}

/** Runs `work` in a transaction that leaves nothing behind. */
async function undone<Value>(sql: Sql, work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  try {
    await sql.begin(async (tx) => {
      throw new Undo(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undo) return error.value;
    throw error;
  }
  throw new Error("A transaction that should have been undone was not.");
}
