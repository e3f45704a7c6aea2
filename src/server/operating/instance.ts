import type { BackupState, Instance } from "#domain/instance.ts";
import { isOld, stateOf } from "#server/backup/last-backup.ts";
import type { ServerContext } from "#server/http/app.ts";
import { VERSION } from "#server/version.ts";
import { mails } from "./metrics.ts";
import { createRoom } from "./room.ts";

export type DescribeInstance = (told: BackupState | null) => Promise<Omit<Instance["server"], "daily_limit">>;

/** What only this process knows of itself and its machine, beside what the database was told of backups. */
export function instanceOf(context: Pick<ServerContext, "env" | "backend">): DescribeInstance {
  const { env, backend } = context;
  const room = createRoom(context);
  const started_at = new Date().toISOString();
  return async (told) => {
    const backup = await stateOf(env, told);
    const { disk, database, files } = await room.measure();
    return {
      program: VERSION,
      node: process.version,
      started_at,
      disk: disk ?? null,
      database_bytes: database ?? null,
      file_bytes: files ?? null,
      backup: { ...backup, is_old: isOld(backup, env) },
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
