import { existsSync, readFileSync, statSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Env } from "#server/env.ts";
import { Halt, lastWords } from "#server/halt.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { openVault } from "#server/secrets/vault.ts";
import { type BackedUp, backUp } from "./back-up.ts";
import { noteBackup, removeOld } from "./last-backup.ts";
import { type Reached, reachToRead, reachToWrite } from "./reach.ts";
import { readArchive } from "./read-archive.ts";
import { whereDue } from "./regularly.ts";
import { restore, type Wishes } from "./restore.ts";
import type { Scratch } from "./upgrade.ts";

const VERSION: string = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")).version;

/** What `npm run backup` and `npm run restore` do; each answers what it says at the end. */
export const commands = {
  backup: async (env: Env, where?: string): Promise<string[]> => {
    const path = placeOf(where ?? env.BACKUP_DIR);
    const make = async () => {
      const reached = await reachToRead(env);
      try {
        const made = await backUp({ ...reached, path, version: VERSION });
        if (made.missing.length > 0) throw await lacking(made, where === undefined ? join(env.BACKUP_DIR, INCOMPLETE) : path);
        return { ...made, home: reached.home };
      } finally {
        await reached.leave();
      }
    };
    const { bytes, rows, files, home } = where === undefined ? await noted(env, make) : await make();
    return [
      `${path} holds ${rows} rows and ${files} files (${(bytes / 1_000_000).toFixed(1)} MB).`,
      ...(home === 3 || env.SECRETS_KEY ? [] : [keepTheKey(env)]),
    ];
  },

  /** What the server begins: one backup where it is due, and the old ones go once it is there. */
  scheduled: async (env: Env): Promise<string[]> => {
    const said = await whereDue(env, async () => {
      const lines = await commands.backup(env);
      await removeOld(env, env.BACKUP_KEEP);
      return lines;
    });
    return said ?? [];
  },

  restore: async (env: Env, path: string | undefined, wishes: Wishes, scratch?: Scratch): Promise<string[]> => {
    if (path === undefined) throw new Halt("Name the backup: npm run restore -- path/to/backup.zip");
    const archive = await readArchive(resolve(path));
    try {
      const reached = await reachToWrite(env);
      try {
        if (reached.home !== 3) {
          await prepareDatabase({ adminUrl: reached.url, ...(reached.home === 1 ? { owner: "postgres" } : {}) });
        }
        const vault = await openVault({ secret: env.SECRETS_KEY, previous: env.SECRETS_KEY_PREVIOUS, directory: env.DATA_DIR });
        const { rows, files, leftOut, dropped } = await restore(
          archive,
          { ...reached, vault, directory: env.DATA_DIR },
          wishes,
          scratch,
        );
        return [
          `Restored ${rows} rows and ${files} files of ${archive.manifest.made_at}; everybody signs in anew.`,
          ...(leftOut.length > 0 ? [`Not kept in this home: ${leftOut.join(", ")}.`] : []),
          ...(dropped > 0
            ? [`${dropped} authenticator apps could not be opened and are gone; their owners set up new ones.`]
            : []),
        ];
      } finally {
        await reached.leave();
      }
    } finally {
      archive.close();
    }
  },
};

/** The one that lacked files last, which no good one makes room for. */
const INCOMPLETE = "incomplete.zip";

async function lacking({ path, files, missing }: BackedUp, place: string): Promise<Halt> {
  await rename(path, place);
  const examples = missing.slice(0, 5).join(", ");
  return new Halt(
    `${missing.length} of the ${files + missing.length} files that rows name were not there: ${examples}. ${place} holds the rest. Set DATA_DIR or S3_… to where files are, or bring back what is lost, and back up again.`,
  );
}

async function noted(env: Env, make: () => Promise<BackedUp & { home: Reached["home"] }>) {
  try {
    const made = await make();
    const { path, bytes, rows, files } = made;
    await noteBackup(env, { succeeded: { at: new Date().toISOString(), path, bytes, rows, files }, failed: null });
    return made;
  } catch (error) {
    const reason = lastWords(error).split("\n")[0] ?? "";
    await noteBackup(env, { failed: { at: new Date().toISOString(), reason } }).catch(() => {});
    throw error;
  }
}

const keepTheKey = (env: Env) =>
  `Keep ${join(env.DATA_DIR, "secrets-key")} as well, somewhere else: it opens what is secret in it.`;

/** A folder gets a file named by the time; times sort like their names. */
export function placeOf(where: string): string {
  const path = resolve(where);
  const isFolder = existsSync(path) ? statSync(path).isDirectory() : !path.endsWith(".zip");
  if (!isFolder && existsSync(path)) throw new Halt(`${path} is there already; name another place.`);
  const time = new Date().toISOString().replaceAll(":", "-").replace(/\.\d+/, "");
  return isFolder ? join(path, `product-architect-${time}.zip`) : path;
}
