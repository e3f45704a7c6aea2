import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Env } from "#server/env.ts";
import { Halt } from "#server/halt.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { openVault } from "#server/secrets/vault.ts";
import { removeOld } from "./last-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { reachToWrite } from "./reach.ts";
import { readArchive } from "./read-archive.ts";
import { whereDue } from "./regularly.ts";
import { restore, type Wishes } from "./restore.ts";
import { told } from "./told.ts";
import type { Scratch } from "./upgrade.ts";

/** What `npm run backup` and `npm run restore` do; each answers what it says at the end. */
export const commands = {
  backup: async (env: Env, where?: string): Promise<string[]> => {
    const path = placeOf(where ?? env.BACKUP_DIR);
    const { bytes, rows, files, home } = await makeBackup(env, path, where === undefined);
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
    } catch (error) {
      throw told(error, "restore");
    } finally {
      archive.close();
    }
  },
};

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
