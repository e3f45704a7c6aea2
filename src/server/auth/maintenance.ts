import { oneAtATime } from "#server/one-at-a-time.ts";
import type { Core } from "./core.ts";
import { forgetEvents } from "./forget-events.ts";
import { limitLives } from "./session-life.ts";
import { sweepSignUps } from "./sign-ups.ts";

const EVERY_MS = 10 * 60_000;

/** Sweeps what has run out and renews old keys, in every process, each on its own clock. */
export function startMaintenance(core: Core): { stop(): Promise<void> } {
  const tidy = () =>
    sweep(core).catch((error: unknown) => core.log.error({ err: error }, "the sign-in service could not tidy up"));
  return oneAtATime(tidy, EVERY_MS);
}

async function sweep(core: Core): Promise<void> {
  const { sql } = core;
  await core.limits.sweep();
  await core.keys.rotateIfOld();
  await sql`delete from auth.one_time_tokens where created_at < (now() at time zone 'utc') - interval '1 day'`;
  await sweepSignUps(sql);
  await sql`delete from platform.auth_known_addresses where seen_at < now() - interval '90 days'`;
  await sql`delete from auth.flow_state where created_at < now() - interval '1 day'`;
  await sql`delete from auth.mfa_challenges where created_at < now() - interval '1 day'`;
  await sql`delete from auth.refresh_tokens where revoked and updated_at < now() - interval '30 days'`;
  await limitLives(sql, core.sessions);
  await sql`delete from auth.sessions where not_after < now()`;
  await forgetEvents(sql);
}
