import type { Db } from "#data/db.ts";
import { type ByKey, type Opened, readProjectWithKey } from "#data/with-key.ts";
import { lengthOf } from "#server/looking/length-of.ts";
import { sha256 } from "#server/secrets/sha256.ts";

/** Projects are megabytes; an agent asks for the same one again and again. In characters, what is kept of one and of all together. */
const MOST = 24;
const LONGEST = 16_000_000;
const LONGEST_TOGETHER = 64_000_000;

export type OpenedProjects = { open(db: Db, by: ByKey): Promise<Opened> };

/**
 * What keys opened last. Every call asks the database whether the key is good and what has changed; only words that did not change are
 * not read again.
 */
export function createOpenedProjects(): OpenedProjects {
  const last = new Map<string, { opened: Opened; length: number }>();
  const together = () => [...last.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    open: async (db, by) => {
      const name = sha256(by.key);
      const known = last.get(name);
      last.delete(name);
      const opened = await readProjectWithKey(db, { ...by, known: known?.opened });
      const length = opened.content === known?.opened.content ? known.length : lengthOf(opened.content, LONGEST);
      if (length > LONGEST) return opened;
      last.set(name, { opened, length });
      for (const [oldest] of last) if (last.size > MOST || together() > LONGEST_TOGETHER) last.delete(oldest);
      return opened;
    },
  };
}
