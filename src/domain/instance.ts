import * as z from "zod";
import { defineContract } from "./contract.ts";

const count = z.int().nonnegative();
const bytes = z.number().nonnegative();

/** Of the newest backup: when one was last made, and what failed since then. */
const backup = z.object({ succeeded_at: z.string().nullable(), failed_at: z.string().nullable(), reason: z.string().nullable() });

export type BackupState = z.output<typeof backup>;

/** What the database says of itself and of all organizations together; times are ISO, `*_at` null where it never happened. */
export const instanceFigures = z.object({
  postgres: z.string(),
  migration: z.string().nullable(),
  organizations: count,
  people: count,
  projects: count,
  /** Of the last 30 days, as are the failures and the models. */
  drafts: count,
  limits: z.record(z.string(), z.number()),
  failures: z.object({ drafts: count, searches: count, runs: count }),
  models: z.array(
    z.object({
      provider: z.string(),
      model: z.string().nullable(),
      answered_at: z.string().nullable(),
      failed_at: z.string().nullable(),
    }),
  ),
  /** As the process that made it told the database; null where none ever did. */
  backup: backup.nullable(),
});

const server = z.object({
  program: z.string(),
  node: z.string(),
  started_at: z.string(),
  /** In bytes; null where it cannot be known. */
  disk: z.object({ free: bytes, size: bytes }).nullable(),
  database_bytes: bytes.nullable(),
  file_bytes: bytes.nullable(),
  backup: backup.extend({ is_old: z.boolean() }),
  mail: z.object({ by: z.enum(["smtp", "outbox", "nobody"]), sent: count, failed: count }),
  daily_limit: count.nullable(),
  session_hours: z.object({ unused: z.number(), longest: z.number() }),
  password_characters: z.number(),
});

export type InstanceFigures = z.output<typeof instanceFigures>;
export type Instance = z.output<typeof describeInstance.output>;

/** What runs, how it is and how much is used; for operators of the instance. */
export const describeInstance = defineContract({
  name: "describe-instance",
  input: z.object({}),
  output: z.object({ figures: instanceFigures, server }),
});

/** A model whose last answer is older than its last failure is taken for out of reach. */
export function isReachable({ answered_at, failed_at }: InstanceFigures["models"][number]): boolean {
  return answered_at !== null && (failed_at === null || answered_at >= failed_at);
}

/** Under this many bytes, or a twentieth of the disk, an operator should make room. */
const LITTLE = 2e9;

export function isDiskShort({ free, size }: { free: number; size: number }): boolean {
  return free < Math.min(LITTLE, size / 20);
}
