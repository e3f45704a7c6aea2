import { createHash } from "node:crypto";
import * as z from "zod";
import type { Sql } from "#server/postgres/sql.ts";
import { AuthError } from "./errors.ts";
import { ADDRESSES_OF_NETWORK, networkOf } from "./request.ts";

/** At most `max` of a thing within `seconds`. */
type Limit = { max: number; seconds: number };

const defaultLimits = {
  passwordPerAddress: { max: 60, seconds: 300 },
  passwordPerAccountAndAddress: { max: 10, seconds: 900 },
  passwordPerAccount: { max: 100, seconds: 3600 },
  refreshPerAddress: { max: 600, seconds: 300 },
  grantPerAddress: { max: 60, seconds: 300 },
  signupPerAddress: { max: 30, seconds: 3600 },
  mailPerAddress: { max: 30, seconds: 3600 },
  mailPerAccountAndAddress: { max: 6, seconds: 900 },
  mailPerAccount: { max: 20, seconds: 3600 },
  /** To addresses and numbers that nobody has confirmed, whoever asks for them. */
  mailToStrangers: { max: 1000, seconds: 3600 },
  verifyPerAddress: { max: 60, seconds: 300 },
  codePerAccountAndAddress: { max: 10, seconds: 900 },
  codePerAccount: { max: 50, seconds: 3600 },
  factorPerAccount: { max: 10, seconds: 900 },
  recoveryCodePerAccount: { max: 5, seconds: 900 },
  recordsPerAddress: { max: 120, seconds: 300 },
  proofPerAccount: { max: 10, seconds: 900 },
  /** What is changed of an account: each time is a line in the log. */
  changePerAccount: { max: 60, seconds: 3600 },
  challengePerAccount: { max: 60, seconds: 3600 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof defaultLimits;
export type Limits = Record<LimitName, Limit>;

export type LimitGuard = {
  /** Counts one use under each name and refuses when any of them is used up. */
  spend(uses: Partial<Record<LimitName, string>>): Promise<void>;
  /** Counts one use of what all have together; whoever used much of it is refused while others still get theirs. */
  share(name: LimitName, whose: string): Promise<void>;
  /** Forgets what was counted, after a success. */
  forgive(name: LimitName, whose: string): Promise<void>;
  /** Takes one use back. */
  giveBack(name: LimitName, whose: string): Promise<void>;
  sweep(): Promise<void>;
};

/** How much of what all have together may be used when somebody takes so many of it: half by anybody, the last quarter once each. */
const partFor = (uses: number) => (uses > 3 ? 0.5 : uses > 1 ? 0.75 : 1);

const counted = z.array(z.object({ key: z.string(), hits: z.number(), wait: z.coerce.number() }));

/** Counts in the database, so that several processes share one limit. */
export function createLimits(sql: Sql, chosen: Partial<Limits> = {}): LimitGuard {
  const limits: Limits = { ...defaultLimits, ...chosen };
  return {
    spend: async (uses) => {
      const asked = namedUses(uses).flatMap(({ name, whose }) => {
        const own = { name, key: keyOf(name, whose), ...limits[name] };
        const network = name.endsWith("PerAddress") ? networkOf(whose) : whose;
        return network === whose ? [own] : [own, { ...own, key: keyOf(name, network), max: own.max * ADDRESSES_OF_NETWORK }];
      });
      const ordered = asked.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const rows = await count(sql, ordered);
      for (const row of counted.parse([...rows])) {
        const use = ordered.find((candidate) => candidate.key === row.key);
        if (use !== undefined && row.hits > use.max) throw tooMany(use.name, Math.max(1, row.wait));
      }
    },
    share: async (name, whose) => {
      const { max, seconds } = limits[name];
      const [own, all] = [keyOf(name, whose), keyOf(name, "all")];
      const [mine] = counted.parse([...(await count(sql, [{ key: own, seconds }]))]);
      const most = Math.ceil(max * partFor(mine?.hits ?? 1));
      // what is refused uses up nobody's
      const [taken] = await sql`
        insert into platform.auth_limits as seen (key, hits, window_ends) values (${all}, 1, now() + make_interval(secs => ${seconds}))
        on conflict (key) do update set
          hits = case when seen.window_ends <= now() then 1 else seen.hits + 1 end,
          window_ends = case when seen.window_ends <= now() then excluded.window_ends else seen.window_ends end
          where seen.window_ends <= now() or seen.hits < ${most}
        returning key`;
      if (taken) return;
      const [full] = await sql<{ wait: number }[]>`
        select ceil(extract(epoch from window_ends - now()))::int as wait from platform.auth_limits where key = ${all}`;
      throw tooMany(name, Math.max(1, full?.wait ?? 1));
    },
    forgive: async (name, whose) => {
      await sql`delete from platform.auth_limits where key = ${keyOf(name, whose)}`;
    },
    giveBack: async (name, whose) => {
      await sql`update platform.auth_limits set hits = hits - 1 where key = ${keyOf(name, whose)} and hits > 0`;
    },
    sweep: async () => {
      await sql`delete from platform.auth_limits where window_ends < now()`;
    },
  };
}

function count(sql: Sql, uses: readonly { key: string; seconds: number }[]) {
  return sql`
    insert into platform.auth_limits as seen (key, hits, window_ends)
    select key, 1, now() + make_interval(secs => seconds)
    from unnest(${uses.map(({ key }) => key)}::text[], ${uses.map(({ seconds }) => seconds)}::float8[]) as asked (key, seconds)
    on conflict (key) do update set
      hits = case when seen.window_ends <= now() then 1 else least(seen.hits, 1000000) + 1 end,
      window_ends = case when seen.window_ends <= now() then excluded.window_ends else seen.window_ends end
    returning key, hits, ceil(extract(epoch from window_ends - now())) as wait`;
}

function namedUses(uses: Partial<Record<LimitName, string>>): { name: LimitName; whose: string }[] {
  return limitNames.flatMap((name) => {
    const whose = uses[name];
    return whose === undefined ? [] : [{ name, whose }];
  });
}

const limitNames = [
  "passwordPerAddress",
  "passwordPerAccountAndAddress",
  "passwordPerAccount",
  "refreshPerAddress",
  "grantPerAddress",
  "signupPerAddress",
  "mailPerAddress",
  "mailPerAccountAndAddress",
  "mailPerAccount",
  "mailToStrangers",
  "verifyPerAddress",
  "codePerAccountAndAddress",
  "codePerAccount",
  "factorPerAccount",
  "recoveryCodePerAccount",
  "recordsPerAddress",
  "proofPerAccount",
  "changePerAccount",
  "challengePerAccount",
] as const satisfies readonly LimitName[];

function keyOf(name: LimitName, whose: string): string {
  return `${name}:${createHash("sha256").update(whose).digest("base64url")}`;
}

function tooMany(name: LimitName, seconds: number): AuthError {
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  const mail = name.startsWith("mail");
  const message = mail ? `Too many mails were asked for: try again in ${wait}` : `Too many attempts: try again in ${wait}`;
  return new AuthError(429, codeOf(name), message, { retryAfter: seconds });
}

function codeOf(name: LimitName): string {
  if (name === "recoveryCodePerAccount") return "mfa_recovery_codes_locked";
  return name.startsWith("mail") ? "over_email_send_rate_limit" : "over_request_rate_limit";
}
