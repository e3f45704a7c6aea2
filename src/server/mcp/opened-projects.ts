import type { Db } from "#data/db.ts";
import { type ByKey, type Opened, readProjectWithKey } from "#data/with-key.ts";
import { sha256 } from "#server/secrets/sha256.ts";

/** Projects are megabytes; an agent asks for the same one again and again. */
const MOST = 24;

export type OpenedProjects = { open(db: Db, by: ByKey): Promise<Opened> };

/**
 * What keys opened last. Every call asks the database whether the key is good and what has changed; only words that did not change are
 * not read again.
 */
export function createOpenedProjects(): OpenedProjects {
  const last = new Map<string, Opened>();
  return {
    open: async (db, by) => {
      const name = sha256(by.key);
      const known = last.get(name);
      last.delete(name);
      const opened = await readProjectWithKey(db, { ...by, known });
      last.set(name, opened);
      for (const [oldest] of last) if (last.size > MOST) last.delete(oldest);
      return opened;
    },
  };
}
