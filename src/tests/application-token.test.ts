import { createHash } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import { beforeAll, expect, test } from "vitest";
import { startLocalHome } from "#server/homes/local.ts";
import { createLog } from "#server/log.ts";
import { registeredId } from "#server/oauth/registered-client.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { functions, readRoutes } from "./hostile/routes.ts";
import { agent } from "./support/agent.ts";
import { allow, handmade } from "./support/oauth-client.ts";
import { type Author, author } from "./support/people.ts";
import { startServer, type TestServer } from "./support/server.ts";

const KEY_ELSEWHERE = "A project's key opens what agents are handed at /mcp, and nothing here.";

let server: TestServer;
let ada: Author;
let site: string;
let token: string;
let refresh_token: string;
beforeAll(async () => {
  server = await startServer();
  site = server.url;
  ada = await author(server);
  const by = handmade(site, registeredId("Harbour Agent", ["http://localhost:33418/callback"]) ?? "");
  const code = (await allow(ada, by.asked(), ada.project_id)).searchParams.get("code") ?? "";
  const { body } = await by.exchange(code, { resource: undefined });
  [token, refresh_token] = [body.access_token ?? "", body.refresh_token ?? ""];
});

type Shown = Record<string, string>;
async function ask(method: string, path: string, shown: Shown, body?: unknown) {
  const sends = body !== undefined && method !== "GET" && method !== "HEAD";
  const answer = await fetch(site + path, {
    method,
    redirect: "manual",
    headers: { "content-type": "application/json", ...shown },
    ...(sends ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, challenge: answer.headers.get("www-authenticate"), text: await answer.text() };
}
const bearer = (shown: string): Shown => ({ authorization: `Bearer ${shown}` });
const unknown = `srs_${"0".repeat(64)}`;

test("no route takes an application's token for more than a key that nobody has, except the one it is for [ATTACK-94]", async () => {
  const routes = await readRoutes();
  expect(routes.length).toBeGreaterThan(100);
  const asked: string[] = [];
  for (const { method, path } of routes) {
    if (path === "/mcp/connect") continue;
    const filled = path.replace(/:project_id|:rest|:\w+/g, ada.project_id);
    const body = { id: ada.project_id, projectId: ada.project_id, project_id: ada.project_id, email: "other@example.com" };
    const [nobody, theirs, noneShown] = [
      await ask(method, filled, { ...bearer(unknown), apikey: server.publishableKey }, body),
      await ask(method, filled, { ...bearer(token), apikey: server.publishableKey }, body),
      await ask(method, filled, {}, body),
    ];
    expect([method, path, theirs.status], theirs.text).toEqual([method, path, nobody.status]);
    // whoever shows nothing may do what anybody may; whoever shows a key may do no more
    if (noneShown.status === 401) {
      asked.push(path);
      expect([method, path, theirs.status]).toEqual([method, path, expect.toBeOneOf([400, 401, 403])]);
    }
    if (theirs.status === 401)
      expect([method, path, theirs.challenge]).toEqual([method, path, expect.stringMatching(/^(Bearer|Basic)\b/)]);
  }
  for (const part of ["/auth/v1/user", "/auth/v1/logout", "/storage/v1/", "/functions/v1/", "/mcp"])
    expect(
      asked.some((path) => path.startsWith(part)),
      part,
    ).toBe(true);
  const { data } = await ada.db.auth.getUser(ada.token);
  expect(data.user?.email).toBe(ada.email);
});

test("the data API, files, functions and changes refuse an application's token with a sentence, as bearer and as key [ATTACK-94]", async () => {
  const tables = await server.database.sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  for (const path of [
    ...tables.map(({ name }) => `/rest/v1/${name}?select=*`),
    "/rest/v1/rpc/read_project",
    `/storage/v1/object/project_documents/${ada.project_id}/1.txt`,
    "/functions/v1/generate-pages",
  ]) {
    const method = /rpc|functions/.test(path) ? "POST" : "GET";
    const { status, challenge, text } = await ask(method, path, { ...bearer(token), apikey: server.publishableKey }, {});
    expect([path, status, challenge, JSON.parse(text).message]).toEqual([path, 401, "Bearer", KEY_ELSEWHERE]);
    if (path.startsWith("/rest")) expect([path, (await ask(method, path, { apikey: token }, {})).status]).toEqual([path, 401]);
  }
  const byKey = functions.filter((one) => one.byKey).map(({ name }) => name);
  expect(byKey).toContain("export-specification");
  for (const name of byKey) {
    const body = { projectId: ada.project_id, format: "markdown", name: "a.txt", content: "YQ==" };
    const { status, text } = await ask("POST", `/functions/v1/${name}`, bearer(token), body);
    const message = expect.stringMatching(/^This key is for .*\/mcp\/connect alone\./);
    expect([name, status, JSON.parse(text).message]).toEqual([name, 401, message]);
  }
  for (const [method, path, body] of [
    ["GET", "/auth/v1/user", undefined],
    ["PUT", "/auth/v1/user", { email: "mine@example.com" }],
    ["POST", "/auth/v1/logout?scope=global", {}],
    ["GET", "/auth/v1/factors", undefined],
  ] as const) {
    const { status } = await ask(method, path, { ...bearer(token), apikey: server.publishableKey }, body);
    expect([path, status]).toEqual([path, expect.toBeOneOf([401, 403, 404, 405])]);
  }
  expect((await ada.db.from("projects").select("id")).data).toHaveLength(1);
  const db = createClient(site, server.publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await db.realtime.setAuth(token);
  const heard = await new Promise<string>((told) => {
    db.channel(`project:${ada.project_id}`, { config: { private: true } }).subscribe((state) => told(state));
  });
  await db.realtime.disconnect();
  expect(heard).toBe("CHANNEL_ERROR");
});

test("whatever takes a key at the data API refuses an application's, whichever resource it says that it was shown at, and so do the codes and tokens that lead to one [ATTACK-95]", async () => {
  const takers = await server.database.sql<{ name: string; args: string[] }[]>`
    select p.proname as name, p.proargnames[1:p.pronargs] as args from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proargnames[1] = 'key' order by 1`;
  expect(takers.map(({ name }) => name)).toContain("read_with_key");
  const { audience_hash } = (await server.database.sql`select audience_hash from project_api_keys where via = 'oauth'`)[0] ?? {};
  expect(audience_hash).toMatch(/^[0-9a-f]{64}$/);
  const given: Record<string, unknown> = { what: "specification", format: "html", report: {}, proposal: {}, since: "2026-01-01" };
  const lines = () =>
    server.database.sql`select count(*)::int as lines from audit_events where action = 'export.document'`.then(
      ([row]) => row?.lines,
    );
  for (const { name, args } of takers) {
    expect([name, args]).toEqual([name, expect.arrayContaining(["key", "resource"])]);
    const rest = Object.fromEntries(args.filter((arg) => arg in given).map((arg) => [arg, given[arg]]));
    for (const resource of [`${site}/mcp/connect`, `${site}/mcp`, site, "", null, audience_hash]) {
      const { status, challenge, text } = await ask(
        "POST",
        `/rest/v1/rpc/${name}`,
        { apikey: server.publishableKey },
        { key: token, ...rest, resource },
      );
      const { message } = JSON.parse(text);
      expect([name, resource, status, challenge, message]).toEqual([
        name,
        resource,
        401,
        "Bearer",
        `This key is for ${site}/mcp/connect alone. Use it there, or make a key in the settings of the project.`,
      ]);
    }
  }
  expect(await lines()).toBe(0);
  const made = { hashed_key: "a".repeat(64), prefix: "srs_aaaa", last_four: "aaaa", refresh_hash: "b".repeat(64) };
  const { data } = await createClient(site, server.publishableKey).rpc("renew_connection", {
    ...{ refresh: refresh_token, client_id: registeredId("Harbour Agent", ["http://localhost:33418/callback"]) },
    ...{ audience: `${site}/mcp/connect`, ...made },
  });
  expect(data).toMatchObject({ error: "invalid_target" });

  // where it is for, it goes on opening, and what is exported there is in the log
  const { call } = await agent(server, token, "2026-07-28", "/mcp/connect");
  expect((await call("brief")).isError).toBe(false);
  expect((await call("export", { format: "html" })).isError).toBe(false);
  expect(await lines()).toBe(1);
});

test("an application that was let in before its server knew this word, or under another secret, goes on after the server's next start [ATTACK-95]", async () => {
  const opens = () => agent(server, token, "2026-07-28", "/mcp/connect").then(({ call }) => call("brief"));
  for (const before of [null, "0".repeat(64)]) {
    await server.database.sql`update project_api_keys set audience_hash = ${before} where via = 'oauth'`;
    await expect(opens()).rejects.toThrow(/401|This key is for/);
    const { env } = server;
    const urls = await prepareDatabase({ adminUrl: server.database.url, owner: "postgres" });
    const again = await startLocalHome({ ...urls, env, log: createLog("silent"), where: env.DATA_DIR });
    await again.close();
    expect((await opens()).isError).toBe(false);
  }
});

test("nobody lets an application in past the screen that says who it is: no member makes one that is verified, or that opens the data API [ATTACK-106]", async () => {
  const verifier = "v".repeat(43);
  const forged = {
    ...{ project_id: ada.project_id, scope: "read_write", client_id: "https://claude.ai/client", client_name: "Claude" },
    ...{ client_host: "claude.ai", is_verified: true, redirect_uri: "https://claude.ai/back", audience: `${site}/mcp/connect` },
    ...{ audience_hash: sha256("a word of our own"), code_hash: sha256("a code of our own") },
    challenge: createHash("sha256").update(verifier).digest("base64url"),
  };
  const refused = { code: "42501", message: "Applications are let in on the screen that says who they are." };
  expect((await ada.db.rpc("allow_connection", { ...forged, proof: "guessed" })).error).toMatchObject(refused);
  const taken = { code: "a code of our own", client_id: forged.client_id, redirect_uri: forged.redirect_uri, verifier };
  const made = { hashed_key: sha256(unknown), prefix: "srs_0000", last_four: "0000", refresh_hash: sha256("next") };
  const { data } = await ada.db.rpc("take_connection", { ...taken, audience: "a word of our own", ...made }).throwOnError();
  expect(data).toMatchObject({ error: "invalid_grant" });
  const shown = await ada.db.rpc("read_with_key", { key: unknown, resource: "a word of our own" });
  expect(shown.status).toBe(401);
});
