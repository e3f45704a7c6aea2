import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { anonymous, type Identity } from "#server/http/identity.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { type Author, author, person, stranger, visitor } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { createRest } from "./rest.ts";

const server = await startServer();
let ada: Author;
let bob: Author;

beforeAll(async () => {
  [ada, bob] = await Promise.all([author(server), stranger(server)]);
});

function ask(path: string, options: { token?: string; method?: string; body?: string; headers?: Record<string, string> } = {}) {
  return fetch(server.url + path, {
    method: options.method ?? "GET",
    headers: {
      apikey: server.publishableKey,
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { body: options.body }),
  });
}

describe("who is asking", () => {
  test("a token that is not ours is refused, whatever role it claims", async () => {
    const secret = new TextEncoder().encode("unsafe-secret-change-me");
    const unsigned = (claims: object) =>
      `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`;
    const claims = { sub: ada.id, aud: "authenticated", exp: 4_000_000_000 };
    const forged = await Promise.all(
      ["postgres", "service_role", "authenticated", ["authenticated"], null].map((role) =>
        new SignJWT({ ...claims, role }).setProtectedHeader({ alg: "HS256" }).sign(secret),
      ),
    );
    const garbage = ["garbage", "a.b.c", "anon", "null", "undefined", `${ada.token}x`, `${ada.token.slice(0, -3)}AAA`];
    for (const token of [
      ...forged,
      unsigned({ ...claims, role: "postgres" }),
      unsigned({ ...claims, role: "authenticated" }),
      ...garbage,
    ]) {
      const answer = await ask("/rest/v1/projects?select=id", { token });
      expect(answer.status, token).toBe(401);
      expect(await answer.json()).toMatchObject({ code: "PGRST301" });
    }
  });

  test("a request without a key, with a wrong key or with a strange scheme is refused", async () => {
    const bare = (headers: Record<string, string>) => fetch(`${server.url}/rest/v1/projects`, { headers });
    expect((await bare({})).status).toBe(401);
    expect((await bare({ apikey: "sb_publishable_wrong" })).status).toBe(401);
    expect((await bare({ apikey: server.publishableKey, authorization: "Basic YTpi" })).status).toBe(401);
    expect((await bare({ apikey: "wrong", authorization: `Bearer ${ada.token}` })).status).toBe(401);
  });

  test("a signed-out session is refused at once", async () => {
    const leaver = await person(server);
    await leaver.db.auth.signOut();
    expect((await ask("/rest/v1/projects", { token: leaver.token })).status).toBe(401);
  });

  test("requests of different people sent at once never see each other's rows", async () => {
    const requests = Array.from({ length: 120 }, async (_, index) => {
      const who = [ada, bob, undefined][index % 3];
      const answer = await ask("/rest/v1/projects?select=id", who ? { token: who.token } : {});
      const rows = await answer.json();
      if (who) expect(rows).toEqual([{ id: who.project_id }]);
      else expect(answer.status).toBe(401);
    });
    await Promise.all(requests);
  });

  test("requests pipelined on one connection keep their own identity", async () => {
    const head = (token?: string) =>
      `GET /rest/v1/projects?select=id HTTP/1.1\r\nHost: x\r\napikey: ${server.publishableKey}\r\n${token ? `Authorization: Bearer ${token}\r\n` : ""}`;
    for (let round = 0; round < 10; round++) {
      const text = await pipeline([head(ada.token), head(), head(bob.token), head(), `${head(ada.token)}Connection: close\r\n`]);
      const answers = text.split(/HTTP\/1\.1 /).slice(1);
      expect(answers.map((answer) => answer.slice(0, 3))).toEqual(["200", "401", "200", "401", "200"]);
      expect(answers[0]).toContain(ada.project_id);
      expect(answers[1]).not.toContain(ada.project_id);
      expect(answers[2]).toContain(bob.project_id);
      expect(answers[2]).not.toContain(ada.project_id);
      expect(answers[3]).not.toContain(bob.project_id);
      expect(answers[4]).toContain(ada.project_id);
    }
  });
});

describe("what can be reached", () => {
  test("the library's own pages, other schemas and unknown tables are answered with 404 in JSON", async () => {
    for (const path of [
      "/rest/v1/_system",
      "/_system",
      "/_system/info",
      "/_system/config",
      "/rest/v1/",
      "/rest/v1/rpc/",
      "/rest/v1/a/b",
      "/rest/v1/users",
      "/rest/v1/secrets",
      "/rest/v1/auth.users",
    ]) {
      const answer = await ask(path, { token: ada.token });
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get("content-type"), path).toContain("application/json");
    }
    for (const schema of ["auth", "platform", "private", "storage", "pg_catalog"]) {
      expect((await ask("/rest/v1/users", { token: ada.token, headers: { "accept-profile": schema } })).status).toBe(406);
    }
    const embedded = await ask("/rest/v1/organizations?select=id,users(*)", { token: ada.token });
    expect(embedded.status).toBe(400);
  });

  test("revoked rights stay revoked and a closed table stays closed", async () => {
    const { sql } = server.database;
    const [owner] = await sql`select tableowner as name from pg_tables where tablename = 'projects'`;
    await sql.unsafe(`
      set role ${owner?.name};
      create table public.sealed (id int primary key);
      alter table public.sealed enable row level security;
      revoke all on public.sealed from anon, authenticated;
      create table public.unreadable (id int primary key);
      alter table public.unreadable enable row level security;
      insert into public.unreadable values (1);
      reset role;`);
    const urls = await prepareDatabase({ adminUrl: server.database.url, owner: "postgres" });
    const rest = await createRest(urls);
    const signedIn: Identity = { role: "authenticated", claims: { role: "authenticated", sub: ada.id } };
    const firsts = Array.from({ length: 20 }, () => rest.fetch(new Request("http://x/rest/v1/sealed"), signedIn));
    for (const answer of await Promise.all(firsts)) expect(answer.status).toBe(403);
    expect((await rest.fetch(new Request("http://x/rest/v1/sealed"), anonymous)).status).toBe(401);
    expect(await (await rest.fetch(new Request("http://x/rest/v1/unreadable"), signedIn)).json()).toEqual([]);
    await rest.close();
    await sql.unsafe("drop table public.sealed, public.unreadable");
  });

  test("a table without row-level security stops the start with one sentence", async () => {
    const { sql, url } = server.database;
    await sql.unsafe("create table public.open_to_all (id int primary key)");
    await expect(prepareDatabase({ adminUrl: url, owner: "postgres" })).rejects.toThrow(
      /public\.open_to_all has no row-level security/,
    );
    await sql.unsafe("drop table public.open_to_all");
  });

  test("the data API signs in as a role that owns nothing", async () => {
    const { sql } = server.database;
    const [role] = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolinherit from pg_roles
      where rolname = (select value from platform.secrets where name = 'api_role')`;
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolinherit: false });
    const owners = await sql`
      select distinct rolname, rolsuper from pg_tables join pg_roles on rolname = tableowner where schemaname in ('public', 'auth', 'storage')`;
    expect(owners).toMatchObject([{ rolsuper: false }]);
  });
});

describe("bad input", () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(path, { token: ada.token, method: "POST", body, headers });

  test("what a person gets wrong is answered with a 4xx that says why", async () => {
    const project = { organization_id: ada.organization_id };
    const cases: [status: number, code: string, answer: Promise<Response>][] = [
      [400, "23514", post("/rest/v1/projects", JSON.stringify({ ...project, name: "  " }))],
      [400, "23514", post("/rest/v1/projects", JSON.stringify({ ...project, name: "x".repeat(201) }))],
      [400, "23502", post("/rest/v1/projects", JSON.stringify({ ...project, name: null }))],
      [400, "22P02", ask("/rest/v1/projects?id=eq.nonsense", { token: ada.token })],
      [403, "42501", post("/rest/v1/projects", JSON.stringify({ organization_id: bob.organization_id, name: "Theirs" }))],
      [409, "23505", post("/rest/v1/profiles", JSON.stringify([{ id: ada.id }, { id: ada.id }]))],
      [400, "PGRST102", post("/rest/v1/projects", "{not json")],
      [400, "PGRST102", post("/rest/v1/projects", '{"name":"\xff')],
      [400, "22021", post("/rest/v1/projects", JSON.stringify({ ...project, name: "a\u0000b" }))],
      [400, "21000", ask("/rest/v1/projects", { token: ada.token, method: "DELETE" })],
      [400, "42703", ask("/rest/v1/projects?select=nothing", { token: ada.token })],
      [404, "PGRST202", post("/rest/v1/rpc/nothing", "{}")],
    ];
    for (const [status, code, pending] of cases) {
      const answer = await pending;
      const said = await answer.json();
      expect([answer.status, said.code], JSON.stringify(said)).toEqual([status, code]);
      expect(said.message).not.toBe("");
    }
  });

  test("an upsert whose rows have different keys is refused instead of losing values", async () => {
    const rows = [
      { id: randomUUID(), organization_id: ada.organization_id, name: "One" },
      { id: randomUUID(), organization_id: ada.organization_id, name: "Two", version: "2" },
    ];
    const { error, status } = await ada.db.from("projects").upsert(rows);
    expect([status, error?.message]).toEqual([400, "All object keys must match"]);
  });

  test("an object written into a text is refused where the library would store '[object Object]'", async () => {
    for (const forms of [{ a: 1 }, ["a"]]) {
      const answer = await post("/rest/v1/pages", JSON.stringify({ project_id: ada.project_id, name: "Home", forms }));
      expect([answer.status, (await answer.json()).message]).toEqual([400, "The value of 'forms' must be a text."]);
    }
  });

  test("JSON written as a text is refused where the library would store the object instead", async () => {
    const of = { project_id: ada.project_id, version: "0.1" };
    for (const row of [{ ...of, design_connections: '{"a": 1}' }, [{ ...of, design_connections: " [1]" }]]) {
      const answer = await post("/rest/v1/specifications", JSON.stringify(row));
      expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringContaining("'design_connections'")]);
    }
    const kept = { ...of, security_risks: "[]", design_connections: "https://example.com" };
    const { data, error } = await ada.db
      .from("specifications")
      .insert(kept)
      .select("security_risks, design_connections")
      .single();
    expect([error, data]).toEqual([null, { security_risks: "[]", design_connections: "https://example.com" }]);
  });

  test("more rows than one request may bring are refused, whatever is in them", async () => {
    const rows = Array.from({ length: 33_000 }, () => ({ name: "x", organization_id: "y" }));
    const answer = await post("/rest/v1/projects", JSON.stringify(rows));
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { message: expect.stringContaining("5000 rows at a time") },
    ]);
  });

  test("a body over the limit is refused before it is read whole, chunked or not", async () => {
    expect((await post("/rest/v1/projects", `"${"x".repeat(4 * 1024 * 1024)}"`)).status).toBe(413);
    const declared = await pipeline([
      `POST /rest/v1/projects HTTP/1.1\r\nHost: x\r\napikey: ${server.publishableKey}\r\nContent-Type: application/json\r\nContent-Length: 900000000\r\n`,
    ]);
    expect(declared).toMatch(/^HTTP\/1\.1 413/);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
        if (sent > 400 * 1024 * 1024) controller.close();
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      body: endless,
      duplex: "half",
      headers: { apikey: server.publishableKey },
    };
    const status = await fetch(`${server.url}/rest/v1/projects`, init).then(
      (answer) => answer.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test("a write that must hit one row and hits none changes nothing", async () => {
    const nobody = await ada.db.from("projects").update({ name: "New" }).eq("id", randomUUID()).select("id").single();
    expect([nobody.status, nobody.error?.code]).toEqual([406, "PGRST116"]);
    const extra = await ada.db
      .from("projects")
      .insert({ organization_id: ada.organization_id, name: "Second" })
      .select("id")
      .single();
    const many = await ada.db
      .from("projects")
      .update({ name: "Same" })
      .eq("organization_id", ada.organization_id)
      .select("id")
      .single();
    expect(many.status).toBe(406);
    const names = await ada.db.from("projects").select("name").order("name");
    expect(names.data?.map((row) => row.name)).toEqual(["Harbour", "Second"]);
    await ada.db
      .from("projects")
      .delete()
      .eq("id", extra.data?.id ?? "");
  });
});

test("times are written the way PostgREST writes them", async () => {
  const { data } = await ada.db.from("projects").select("created_at").single();
  expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
});

test("a text is found by exactly its words, whatever else they could be taken for", async () => {
  const { project_id } = ada;
  const versions = [
    "1.0",
    "1",
    "01",
    "1.10",
    "1.1",
    "1e3",
    "0x10",
    "true",
    "null",
    "not_null",
    "1,2",
    "(1)",
    "{}",
    '"1"',
    "a b",
    "v1",
  ];
  const rows = () => ada.db.from("specifications");
  await rows().delete().eq("project_id", project_id).throwOnError();
  await rows()
    .insert(versions.map((version) => ({ project_id, version })))
    .throwOnError();
  for (const version of versions) {
    const place = () => rows().select("version").eq("project_id", project_id);
    expect((await place().eq("version", version).throwOnError()).data).toEqual([{ version }]);
    expect((await place().neq("version", version).throwOnError()).data).toHaveLength(versions.length - 1);
    const { data } = await rows().update({ project_overview: version }).eq("version", version).select("version").throwOnError();
    expect(data).toEqual([{ version }]);
  }
  const listed = await rows().select("version").in("version", ["1.0", "1.10", "true", "1,2"]).order("version").throwOnError();
  expect(listed.data.map(({ version }) => version).sort()).toEqual(["1,2", "1.0", "1.10", "true"]);
  expect((await rows().select("version").not("version", "eq", "1.0").throwOnError()).data).toHaveLength(versions.length - 1);
  expect((await rows().select("version").is("business_model", null).throwOnError()).data).toHaveLength(versions.length);
});

test("a visitor may leave an address on the waitlist and read nothing", async () => {
  const { db } = visitor(server);
  const left = await db.from("waitlist").insert({ email: `w-${randomUUID()}@example.com` });
  expect(left.error).toBeNull();
  expect((await db.from("waitlist").select("email")).status).toBe(401);
});

test("whoever waits too long for a row that somebody else is changing is asked to try again, and hears nothing of the database's words [ATTACK-31]", async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  const holding = server.database.sql.begin(async (tx) => {
    await tx`select from projects where id = ${ada.project_id} for update`;
    held();
    await isOver;
  });
  await isHeld;
  const { status, error } = await ada.db.from("projects").update({ name: "Waited" }).eq("id", ada.project_id);
  end();
  await holding;
  expect([status, error?.message]).toEqual([503, "The database cannot answer right now. Please try again."]);
}, 30_000);

test("the library leaves the process's warnings as they were", () => {
  expect(() => process.emitWarning(new Error("a warning that is an error"))).not.toThrow();
});

function pipeline(heads: string[]): Promise<string> {
  return new Promise((done, fail) => {
    let text = "";
    const socket = connect(server.port, "127.0.0.1", () => socket.write(heads.map((head) => `${head}\r\n`).join("")));
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.on("close", () => done(text));
    socket.on("error", fail);
  });
}
