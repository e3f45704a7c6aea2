import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, describe, expect, inject, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { startBackend } from "#server/homes/backend.ts";
import { createApp } from "#server/http/app.ts";
import { listen } from "#server/http/listen.ts";
import { createLog } from "#server/log.ts";
import { connect } from "#server/postgres/connect.ts";
import { clusterUrl } from "#tests/support/cluster.ts";
import { keptKeys } from "#tests/support/kept-keys.ts";
import { author, person } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const cluster = inject("cluster");
const root = connect(clusterUrl(cluster, "supabase_admin", "postgres"), { max: 1 });
afterAll(() => root.end());

async function startHome(variables: Record<string, string>) {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-home-"));
  const listening = await listen({ host: "127.0.0.1", port: 0 });
  const env = readEnv({ DATA_DIR: directory, SITE_URL: listening.url, LOG_LEVEL: "silent", ...variables });
  const log = createLog("silent");
  const backend = await startBackend(env, log);
  listening.answerWith(await createApp({ backend, env, log, webRoot: directory }));
  const close = async () => {
    await listening.drain(500);
    await backend.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { url: listening.url, publishableKey: backend.publishableKey, backend, close };
}

async function emptyDatabase(name: string, owner?: string) {
  await root.unsafe(`create database ${name} ${owner === undefined ? "" : `owner ${owner}`}`);
  return async () => {
    await root.unsafe(`drop database ${name} with (force)`);
  };
}

describe("a PostgreSQL of the user's", () => {
  test("several processes start beside each other on an empty database and share keys, sessions and rows", async () => {
    const drop = await emptyDatabase("home_two");
    const variables = {
      DATABASE_URL: clusterUrl(cluster, "supabase_admin", "home_two"),
      SECRETS_KEY: "the same for every process",
    };
    const homes = await Promise.all([startHome(variables), startHome(variables), startHome(variables)]);
    const [first, second, third] = homes;
    expect(second.publishableKey).toBe(first.publishableKey);
    const kept = await connectTo("home_two", (sql) => sql`select name, value from platform.secrets`);
    const { secretKey } = await keptKeys(kept, { DATA_DIR: tmpdir(), ...variables });
    const ada = await person({ ...first, secretKey });
    const founded = await ada.db.from("organizations").insert({ name: "Acme" }).select("id").single();
    expect(founded.error).toBeNull();
    // every process knows its own address, and with it issues its own tokens; behind one address they are the same
    const readBack = await connectTo("home_two", (sql) => sql`select name from public.organizations`);
    expect([...readBack]).toEqual([{ name: "Acme" }]);
    const api = await connectTo(
      "home_two",
      (sql) =>
        sql`select rolsuper from pg_roles where rolname in (select value from platform.secrets where name in ('owner_role', 'api_role'))`,
    );
    expect([...api]).toEqual([{ rolsuper: false }, { rolsuper: false }]);
    await Promise.all([first, second, third].map((home) => home.close()));
    await drop();
  });

  test("a login that may only make roles is enough", async () => {
    await root.unsafe("create role plain login createrole password 'plain'");
    // roles of a cluster are shared, so here they are there already and the login is given the right to hand them out
    await root.unsafe("grant anon, authenticated, service_role to plain with admin option");
    const drop = await emptyDatabase("home_plain", "plain");
    const home = await startHome({ DATABASE_URL: `postgres://plain:plain@127.0.0.1:${cluster.port}/home_plain` });
    const answer = await createClient(home.url, home.publishableKey).from("waitlist").insert({ email: "a@example.com" });
    expect(answer.error).toBeNull();
    await home.close();
    await drop();
  });

  test("a database that is not there, is too weak or is newer than this code ends the start with one sentence", async () => {
    const nowhere = startHome({ DATABASE_URL: `postgres://plain:wrong@127.0.0.1:${cluster.port}/nowhere` });
    await expect(nowhere).rejects.toThrow(/^The database could not be reached: .*check DATABASE_URL\.$/);
    await root.unsafe("create role weak login password 'weak'");
    const weak = startHome({ DATABASE_URL: `postgres://weak:weak@127.0.0.1:${cluster.port}/postgres` });
    await expect(weak).rejects.toThrow(/may not make roles/);
    const drop = await emptyDatabase("home_newer", undefined);
    await connectTo("home_newer", async (sql) => {
      await sql`create schema supabase_migrations`;
      await sql`create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`;
      await sql`insert into supabase_migrations.schema_migrations (version) values ('29990101000000')`;
    });
    const newer = startHome({ DATABASE_URL: clusterUrl(cluster, "supabase_admin", "home_newer") });
    await expect(newer).rejects.toThrow(/written by a newer version of Product Architect/);
    await drop();
  });
});

describe("a Supabase behind us", () => {
  test("the platform's paths are passed on, it says whose a session is and when it ended, and rows keep their owner", async () => {
    const upstream = await startServer();
    const home = await startHome({ SUPABASE_URL: upstream.url, SUPABASE_PUBLISHABLE_KEY: upstream.publishableKey });
    const ada = await author({ ...home, secretKey: upstream.secretKey });
    expect((await ada.db.from("projects").select("id")).data).toEqual([{ id: ada.project_id }]);
    expect(await home.backend.verify(ada.token)).toMatchObject({ sub: ada.id, role: "authenticated" });
    expect(await home.backend.verify(`${ada.token.slice(0, -4)}AAAA`)).toBeUndefined();
    const inside = await home.backend.databaseFor(ada.token).from("projects").select("id");
    expect(inside.data).toEqual([{ id: ada.project_id }]);
    expect((await home.backend.databaseFor(undefined).from("projects").select("id")).status).toBe(401);
    expect(await home.backend.ready()).toBe(true);
    await ada.db.auth.signOut();
    expect(await home.backend.verify(ada.token)).toBeUndefined();

    const bob = await person({ ...home, secretKey: upstream.secretKey });
    await upstream.close();
    await expect(home.backend.verify(bob.token)).rejects.toMatchObject({ kind: "unavailable" });
    const answer = await fetch(`${home.url}/rest/v1/projects`, { headers: { apikey: home.publishableKey } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "application/json"]);
    await home.close();
  });
});

test("counts at a Supabase are exact whichever kind was asked for, and query plans are not asked of it [API-04] [ATTACK-135]", async () => {
  const heard: { url: string | undefined; prefer: string | undefined }[] = [];
  const supabase = createServer(({ url, headers }, answer) => {
    heard.push({ url, prefer: headers.prefer?.toString() });
    answer.setHeader("content-type", "application/json").end("[]");
  });
  await once(supabase.listen(0, "127.0.0.1"), "listening");
  const upstream = `http://127.0.0.1:${(supabase.address() as AddressInfo).port}`;
  const home = await startHome({ SUPABASE_URL: upstream, SUPABASE_PUBLISHABLE_KEY: "sb_publishable_ours" });
  heard.length = 0;
  const db = createClient(home.url, home.publishableKey);
  await db.from("projects").select("*", { count: "planned" });
  await db.from("projects").select("*", { count: "estimated", head: true });
  await db.from("projects").select("*", { count: "exact" });
  const ask = (headers: HeadersInit) => fetch(`${home.url}/rest/v1/projects`, { headers });
  await ask([
    ["prefer", "handling=strict"],
    ["prefer", "tx=commit,Count = Planned"],
  ]);
  expect(heard.map(({ prefer }) => prefer)).toEqual([
    "count=exact",
    "count=exact",
    "count=exact",
    "handling=strict, tx=commit,count=exact",
  ]);
  for (const accept of ["application/vnd.pgrst.plan+json", "application/json, Application/vnd.pgrst.PLAN"])
    expect(await (await ask({ accept })).json()).toMatchObject({ code: "PGRST107" });
  expect((await db.from("projects").select("*").explain()).error).toMatchObject({ code: "PGRST107" });
  expect(heard).toHaveLength(4);
  await home.close();
  supabase.close();
});

async function connectTo<T>(database: string, work: (sql: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const sql = connect(clusterUrl(cluster, "supabase_admin", database), { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
