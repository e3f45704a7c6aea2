import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Halt, haltIfAway } from "#server/halt.ts";
import { connect } from "./connect.ts";
import { DatabaseAway } from "./database-away.ts";
import { migrate } from "./migrate.ts";
import { throughPooler } from "./pool.ts";
import { secret } from "./secrets.ts";
import { letServicePass } from "./service-role.ts";
import type { Query } from "./sql.ts";

export const PREPARING = 7_236_119_003;
const COMING_BACK_MS = 10_000;
/** Nobody takes connections there, or not yet, or not any more. */
const COMING_BACK = /^(57P0[1-3]|ECONNREFUSED|ECONNRESET)$/;
const AGAIN_MS = 200;

/** `only` names the migrations it goes through, where that is not all of them. */
type Preparing = { adminUrl: string; poolerUrl?: string | undefined; owner?: string; only?: ReadonlySet<string> };
/** Where the parts of the server sign in: the owner of our tables, the data API, which owns nothing, and whoever needs a session. */
export type Prepared = { ownerUrl: string; apiUrl: string; sessionUrl: string };
/** What a statement of the data API may take, for as long as its role is signed in: a pooler passes on nothing that is asked for at the start. */
export const API_LIMITS = { statementSeconds: 15, lockSeconds: 10, idleInTransactionSeconds: 15 };
const NOTICES_END = "client_connection_check_interval";

/**
 * Makes a database ours: its roles, its schemas, its migrations. `owner` names the owner's role; without it, a login that is
 * not a superuser is the owner itself, and for a superuser one is made, because our server never works as a superuser.
 */
export async function prepareDatabase(options: Preparing): Promise<Prepared> {
  const admin = connect(options.adminUrl, { max: 1, name: "product-architect-prepare" });
  try {
    const login = await patiently(() => readLogin(admin));
    return await admin.alone((one) => prepare(one, login, options));
  } catch (error) {
    return haltIfAway(error);
  } finally {
    await admin.end({ timeout: 5 });
  }
}

async function prepare(admin: Query, login: Login, options: Preparing): Promise<Prepared> {
  await admin`select pg_advisory_lock(${PREPARING})`;
  const owner = await ensureOwner(admin, options, login);
  await migrate({ admin, owner: owner.name, ...(options.only ? { only: options.only } : {}) });
  const api = await ensureRole(admin, { key: "api", options: "noinherit" });
  await letSwitch(admin, api.name);
  await limit(admin, api.name);
  await refuseOpenTables(admin);
  await letServicePass(admin);
  const ownerUrl = owner.password === undefined ? options.adminUrl : signedIn(options.adminUrl, owner.name, owner.password);
  const apiUrl = signedIn(options.adminUrl, api.name, api.password);
  const { poolerUrl } = options;
  const reached = (url: string) => (poolerUrl === undefined ? url : throughPooler(url, poolerUrl));
  return { ownerUrl: reached(ownerUrl), apiUrl: reached(apiUrl), sessionUrl: ownerUrl };
}

/** A database that is being started again is there in a moment. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + COMING_BACK_MS; ; await delay(AGAIN_MS)) {
    try {
      return await ask();
    } catch (error) {
      const away = error instanceof Halt && error.cause instanceof DatabaseAway ? error.cause.cause : undefined;
      const code = away instanceof Error && "code" in away ? String(away.code) : "";
      if (!COMING_BACK.test(code) || Date.now() > deadline) throw error;
    }
  }
}

type Login = { name: string; superuser: boolean };

async function readLogin(admin: Query): Promise<Login> {
  const [login] = await admin<{ name: string; superuser: boolean; may_make_roles: boolean; version: number }[]>`
    select rolname as name, rolsuper as superuser, rolsuper or rolcreaterole as may_make_roles,
      current_setting('server_version_num')::int as version
    from pg_roles where rolname = current_user`.catch((error: unknown) => {
    const why = error instanceof Error ? error.message : error;
    throw new Halt(`The database could not be reached: ${why}; check DATABASE_URL.`, { cause: error });
  });
  if (!login) throw new Halt("The database does not say who is signed in; check DATABASE_URL.");
  if (login.version < 150_000) throw new Halt("The database is older than PostgreSQL 15; use PostgreSQL 15 or newer.");
  if (!login.may_make_roles) {
    throw new Halt(
      `The database user '${login.name}' may not make roles; run 'alter role ${login.name} createrole' as its administrator.`,
    );
  }
  return login;
}

async function ensureOwner(
  admin: Query,
  options: { owner?: string },
  login: Login,
): Promise<{ name: string; password?: string }> {
  if (!login.superuser) return { name: login.name };
  return ensureRole(admin, {
    key: "owner",
    options: "createrole",
    ...(options.owner === undefined ? {} : { name: options.owner }),
  });
}

/** A login of ours, its name and password kept in the database so that every process finds it. */
async function ensureRole(
  admin: Query,
  role: { key: string; options: string; name?: string },
): Promise<{ name: string; password: string }> {
  const name = await secret(
    admin,
    `${role.key}_role`,
    () => role.name ?? `product_architect_${role.key}_${randomBytes(3).toString("hex")}`,
  );
  const password = await secret(admin, `${role.key}_password`, () => randomBytes(24).toString("base64url"));
  const [known] = await admin`select rolcanlogin from pg_roles where rolname = ${name}`;
  if (!known) {
    const [literal] = await admin<{ password: string }[]>`select quote_literal(${password}) as password`;
    await admin
      .unsafe(`create role ${await quoted(admin, name)} login nosuperuser ${role.options} password ${literal?.password}`)
      .catch((error: { code?: string }) => {
        if (error.code !== "42710" && error.code !== "23505") throw error;
      });
  }
  return { name, password };
}

/** Granting again what is granted would collide with another process doing the same. */
async function letSwitch(admin: Query, role: string) {
  const [granted] = await admin<{ count: number }[]>`
    select count(*)::int as count from pg_auth_members m join pg_roles r on r.oid = m.roleid
    where m.member = ${role}::regrole and r.rolname in ('anon', 'authenticated', 'service_role')`;
  if (granted?.count !== 3) await admin.unsafe(`grant anon, authenticated, service_role to ${await quoted(admin, role)}`);
}

/** What is set already is not set again, which would collide with another process doing the same. */
async function limit(admin: Query, role: string) {
  const { statementSeconds, lockSeconds, idleInTransactionSeconds } = API_LIMITS;
  const wanted = {
    TimeZone: "UTC",
    statement_timeout: `${statementSeconds}s`,
    lock_timeout: `${lockSeconds}s`,
    idle_in_transaction_session_timeout: `${idleInTransactionSeconds}s`,
    // what is asked for by a connection we end is worth nothing any more
    [NOTICES_END]: "1s",
  };
  const [set] = await admin<{ config: string[] | null }[]>`select rolconfig as config from pg_roles where rolname = ${role}`;
  for (const [name, value] of Object.entries(wanted)) {
    if (!set?.config?.includes(`${name}=${value}`))
      await admin.unsafe(`alter role ${await quoted(admin, role)} set ${name} = '${value}'`).catch((error: { code?: string }) => {
        // some systems cannot tell PostgreSQL
        if (name !== NOTICES_END || error.code !== "22023") throw error;
      });
  }
}

async function refuseOpenTables(admin: Query) {
  const open = await admin<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity order by 1`;
  if (open.length > 0) {
    throw new Halt(
      `The table public.${open[0]?.name} has no row-level security, so everybody could read it; run 'alter table public.${open[0]?.name} enable row level security'.`,
    );
  }
}

async function quoted(sql: Query, name: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select quote_ident(${name}) as name`;
  return row?.name ?? "";
}

function signedIn(url: string, user: string, password: string) {
  const address = new URL(url);
  address.username = encodeURIComponent(user);
  address.password = encodeURIComponent(password);
  return address.href;
}
