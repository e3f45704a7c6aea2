import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Halt } from "#server/halt.ts";
import { startPostgres } from "#server/postgres/embedded.ts";
import { sqlState } from "#server/postgres/failures.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { load } from "./load.ts";
import type { Archive } from "./read-archive.ts";
import { copyOut, openClient, type Rows } from "./rows.ts";
import { readSequences, readTables } from "./tables.ts";
import { plain, Unfit } from "./told.ts";

/** It is gone, has no room or does not let us; all else that a migration fails with there is in the rows. */
const ABOUT_THE_DATABASE = /^(08|28|5[3578])/;

/** The rows of a backup, as they are in it. */
export function rowsOf({ manifest, table }: Archive): Rows {
  return { tables: manifest.tables, sequences: manifest.sequences, read: ({ name }) => table(name) };
}

/**
 * The rows of a backup of an earlier version, as this version has them: taken into an empty database that has gone through the same
 * migrations, which then goes through the later ones. `adminUrl` is that database, which nobody else needs.
 */
export async function upgraded(archive: Archive, adminUrl: string): Promise<Rows & { close(): Promise<void> }> {
  const migrations = new Set(archive.manifest.migrations);
  await prepareDatabase({ adminUrl, owner: "postgres", only: migrations });
  const client = await openClient(adminUrl, "product-architect-upgrade");
  try {
    await client.query("begin");
    await load(client, rowsOf(archive));
    await client.query("commit");
    await prepareDatabase({ adminUrl, owner: "postgres" }).catch((error: unknown) => {
      const state = error instanceof Halt ? sqlState(error.cause) : undefined;
      throw state !== undefined && !ABOUT_THE_DATABASE.test(state) ? new Unfit(plain(error), { cause: error }) : error;
    });
    const tables = await readTables(client);
    return {
      tables,
      sequences: await readSequences(client),
      read: async (table) => copyOut(client, table),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

export type Scratch = <T>(work: (adminUrl: string) => Promise<T>) => Promise<T>;

/** A PostgreSQL of nobody's, for as long as `work` takes. */
export const inPassing: Scratch = async (work) => {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-upgrade-"));
  try {
    const server = await startPostgres({ directory, flags: ["-c", "fsync=off", "-c", "full_page_writes=off"] });
    try {
      return await work(server.url("postgres"));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
