import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Instance } from "#domain/instance.ts";
import type { Env } from "#server/env.ts";
import type { ServerContext } from "#server/http/app.ts";
import { VERSION } from "#server/version.ts";
import { mails } from "./metrics.ts";
import { createRoom } from "./room.ts";

export type DescribeInstance = () => Promise<Omit<Instance["server"], "daily_limit">>;

/** What only this process knows of itself and its machine. */
export function instanceOf(context: Pick<ServerContext, "env" | "backend">): DescribeInstance {
  const { env, backend } = context;
  const room = createRoom(context);
  const started_at = new Date().toISOString();
  return async () => {
    const { disk, database, files } = await room.measure();
    return {
      program: VERSION,
      node: process.version,
      started_at,
      disk: disk ?? null,
      database_bytes: database ?? null,
      file_bytes: files ?? null,
      backup_at: await lastBackup(env),
      mail: { by: env.SMTP_URL ? "smtp" : backend.outbox ? "outbox" : "nobody", ...(await countMails()) },
      session_hours: { unused: env.SESSION_INACTIVITY_HOURS, longest: env.SESSION_MAX_HOURS },
      password_characters: env.PASSWORD_MIN_LENGTH,
    };
  };
}

async function countMails() {
  const { values } = await mails.get();
  const of = (outcome: string) => values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
  return { sent: of("sent"), failed: of("failed") };
}

/** When the newest archive was whole. */
export async function lastBackup(env: Pick<Env, "DATA_DIR">): Promise<string | null> {
  const folder = join(env.DATA_DIR, "backups");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".zip"));
  const times = await Promise.all(names.map((name) => stat(join(folder, name)).then(({ mtime }) => mtime.toISOString())));
  return times.sort().at(-1) ?? null;
}
