import { auth, Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, test } from "vitest";
import { recordExportWithKey } from "#data/audit-events.ts";
import { listConnections } from "#data/connections.ts";
import { callFunction } from "#data/functions.ts";
import { reportProgress } from "#data/progress.ts";
import { listProjectApiKeys, revokeProjectApiKey } from "#data/project-api-keys.ts";
import { listWork, propose } from "#data/proposals.ts";
import { addRow } from "#data/rows.ts";
import { listRevisionsWithKey, readProjectWithKey, readToTakeWithKey } from "#data/with-key.ts";
import { allowConnection, describeConnection } from "#domain/connections.ts";
import { vaultOf } from "#server/secrets/vault-of.ts";
import { agent } from "#tests/support/agent.ts";
import { allow, application, handmade, registerAt } from "#tests/support/oauth-client.ts";
import { type Author, author, join, person, stranger, visitor } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { registeredId } from "./registered-client.ts";
import { wordFor } from "./secrets.ts";

let server: TestServer;
let ada: Author;
let site: string;
const redirect = "http://localhost:33418/callback";
const client_id = registeredId("Harbour Agent", [redirect, "https://agent.example/callback"]) ?? "";

beforeAll(async () => {
  server = await startServer();
  site = server.url;
  ada = await author(server);
});

const word = async () => wordFor(`${site}/mcp/connect`, await vaultOf(server.env));
const opens = async (key: string) => (await readProjectWithKey(visitor(server).db, { key, resource: await word() })).project_id;
const codeFor = async (by: ReturnType<typeof handmade>) =>
  (await allow(ada, by.asked(), ada.project_id)).searchParams.get("code") ?? "";

/** Where the link leads that somebody reads whose application asked wrongly; nothing leads there by itself. */
async function backFrom(asked: string): Promise<URL> {
  const answer = await fetch(asked, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  const [, address = ""] = /<a href="([^"]+)">Go back to /.exec(await answer.text()) ?? [];
  return new URL(address.replaceAll("&amp;", "&"));
}

test("documents say where the authorization server is and what it knows; at the root there is none [MCP-40, MCP-41]", async () => {
  const get = async (path: string) => {
    const answer = await fetch(site + path);
    expect(answer.headers.get("content-type")).toContain("application/json");
    return { status: answer.status, body: await answer.json() };
  };
  expect(await get("/.well-known/oauth-protected-resource/mcp/connect")).toEqual({
    status: 200,
    body: expect.objectContaining({ resource: `${site}/mcp/connect`, authorization_servers: [`${site}/oauth`] }),
  });
  expect(await get("/.well-known/oauth-authorization-server/oauth")).toEqual({
    status: 200,
    body: expect.objectContaining({
      issuer: `${site}/oauth`,
      authorization_endpoint: `${site}/oauth/authorize`,
      token_endpoint: `${site}/oauth/token`,
      registration_endpoint: `${site}/oauth/register`,
      revocation_endpoint: `${site}/oauth/revoke`,
      response_types_supported: ["code"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    }),
  });
  for (const path of [
    ...["oauth-authorization-server", "oauth-protected-resource", "openid-configuration", "oauth-protected-resource/mcp"],
    ...["oauth-authorization-server/mcp", "oauth-authorization-server/mcp/connect", "openid-configuration/oauth"],
  ]) {
    expect(await get(`/.well-known/${path}`), path).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
  expect((await get("/oauth/.well-known/openid-configuration")).status).toBe(404);
});

test("the official client finds, registers, is allowed, gets a key that opens the project, renews it, and is out once disconnected [MCP-42, MCP-49, MCP-51]", async () => {
  const options = { serverUrl: `${site}/mcp/connect` };
  const { provider, kept } = application();
  expect(await auth(provider, options)).toBe("REDIRECT");
  const back = await allow(ada, kept.asked ?? "", ada.project_id, "read_only");
  expect(back.origin + back.pathname).toBe(redirect);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    code: expect.any(String),
    state: "a state of its own",
    iss: `${site}/oauth`,
  });
  const answered = { authorizationCode: back.searchParams.get("code") ?? "", iss: back.searchParams.get("iss") ?? "" };
  expect(await auth(provider, { ...options, ...answered })).toBe("AUTHORIZED");
  const first = kept.tokens;
  expect(first).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: "read" });
  expect(first?.access_token).toMatch(/^srs_[0-9a-f]{64}$/);
  expect(await opens(first?.access_token ?? "")).toBe(ada.project_id);

  expect(await auth(provider, options)).toBe("AUTHORIZED");
  const second = kept.tokens;
  expect(second?.access_token).not.toBe(first?.access_token);
  expect(second?.refresh_token).not.toBe(first?.refresh_token);
  await expect(opens(first?.access_token ?? "")).rejects.toMatchObject({ kind: "signed_out" });
  expect(await opens(second?.access_token ?? "")).toBe(ada.project_id);

  const [connection] = await listConnections(ada.db, { project_id: ada.project_id });
  expect(connection).toMatchObject({ name: "Harbour Agent", scope: "read_only", client_host: "this computer", calls: 2 });
  expect(await listProjectApiKeys(ada.db, { project_id: ada.project_id })).toEqual([]);
  const [row] = await server.database.sql`select * from project_api_keys where id = ${connection?.id ?? null}`;
  expect(row).toMatchObject({ via: "oauth", audience: `${site}/mcp/connect`, created_by: ada.id });
  expect(row?.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000);
  expect(row?.expires_at.getTime() - Date.now()).toBeGreaterThan(3_500_000);
  const everything = await server.database.sql`
    select k::text from project_api_keys k union all select t::text from private.refresh_tokens t union all select c::text from private.authorization_codes c`;
  for (const said of [second?.access_token, second?.refresh_token, answered.authorizationCode])
    expect(JSON.stringify(everything)).not.toContain(said);

  await revokeProjectApiKey(ada.db, { id: connection?.id ?? "", revoked_at: new Date().toISOString() });
  await expect(opens(second?.access_token ?? "")).rejects.toMatchObject({ kind: "signed_out" });
  const { refresh } = handmade(site, kept.client?.client_id ?? "");
  expect(await refresh(second?.refresh_token ?? "")).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  expect(await listConnections(ada.db, { project_id: ada.project_id })).toEqual([]);
});

test("without a key /mcp/connect says where to ask for one, /mcp does not; with one, the official client calls a tool [MCP-59]", async () => {
  const at = (path: string) => fetch(site + path, { method: "POST", body: "{}" });
  const [connect, plain] = [await at("/mcp/connect"), await at("/mcp")];
  expect([connect.status, plain.status]).toEqual([401, 401]);
  expect(connect.headers.get("www-authenticate")).toContain(
    `resource_metadata="${site}/.well-known/oauth-protected-resource/mcp/connect"`,
  );
  expect(plain.headers.get("www-authenticate")).toBe("Bearer");

  const { provider, kept } = application();
  const transport = () => new StreamableHTTPClientTransport(new URL(`${site}/mcp/connect`), { authProvider: provider });
  const first = transport();
  await expect(new Client({ name: "harbour", version: "1" }).connect(first)).rejects.toThrow();
  const back = await allow(ada, kept.asked ?? "", ada.project_id);
  await first.finishAuth(back.searchParams);
  const client = new Client({ name: "harbour", version: "1" });
  await client.connect(transport());
  const { content } = await client.callTool({ name: "brief", arguments: {} });
  expect(JSON.stringify(content)).toContain("Harbour");
  await client.close();
});

test("a key for /mcp/connect opens that and nothing else, with each call and every tool; one made by hand opens both [MCP-66]", async () => {
  const by = handmade(site, client_id);
  const key = (await by.exchange(await codeFor(by))).body.access_token ?? "";
  await addRow(ada.db, "pages", {
    project_id: ada.project_id,
    name: "Berths",
    description: "",
    features: null,
    designs_link: null,
  });
  await ada.db.from("pages").update({ name: "Moorings" }).eq("project_id", ada.project_id).throwOnError();

  const connected = await agent(server, key, "2026-07-28", "/mcp/connect");
  const asked: Record<string, Record<string, unknown>> = {
    ...{
      brief: {},
      search: { query: "Moorings" },
      fetch: { id: "PAGE-1" },
      list: { since: "PAGE-1@1" },
      get: { cites: ["PAGE-1@1"] },
    },
    ...{
      work_package: { cite: "PAGE-1" },
      build_state: {},
      export: { format: "html" },
      report: { cite: "PAGE-1@2", state: "done" },
    },
    propose: { cite: "PAGE-1@2", field: "name", value: "Piers" },
  };
  const { tools } = await connected.client.listTools();
  for (const { name } of tools) {
    const { isError, text } = await connected.call(name, asked[name]);
    expect([name, isError, text], name).toEqual([name, false, expect.any(String)]);
  }
  expect((await connected.call("get", { cites: ["PAGE-1@1", "PAGE-9"] })).answer).toMatchObject({
    rows: [{ since: [{ words: "[-Berths-]{+Moorings+}" }] }],
    missing: [{ cite: "PAGE-9" }],
  });

  await expect(agent(server, key)).rejects.toThrow(/401|This key is for/);
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  for (const [path, body] of [
    ["/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "brief", arguments: {} } }],
    ["/functions/v1/describe-requirements", {}],
    ["/functions/v1/export-specification", { projectId: ada.project_id, format: "markdown" }],
  ] as const) {
    const answer = await fetch(site + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      401,
      expect.stringContaining(`This key is for ${site}/mcp/connect alone.`),
    ]);
  }
  const refused = { kind: "signed_out", message: expect.stringMatching(/^This key is for/) };
  const { db } = visitor(server);
  for (const resource of [{}, { resource: `${site}/mcp/connect` }, { resource: `${site}/mcp` }, { resource: "" }]) {
    for (const call of [
      () => readProjectWithKey(db, { key, ...resource }),
      () => listRevisionsWithKey(db, { key, since: "2026-01-01", ...resource }),
      () => readToTakeWithKey(db, { key, ...resource, wanted: [] }),
      () => recordExportWithKey(db, { key, ...resource, what: "specification", format: "html" }),
      () => listWork(db, { key, ...resource }),
      () => propose(db, { key, ...resource, proposal: { cite: "PAGE-1@2", field: "name", value: "Quays" } }),
      () => reportProgress(db, { key, ...resource, report: { cite: "PAGE-1@2", state: "blocked" } }),
    ])
      await expect(call()).rejects.toMatchObject(refused);
  }
  const byHand = await addKey(ada, ada.project_id);
  for (const path of ["/mcp", "/mcp/connect"]) {
    const { call } = await agent(server, byHand.token, "2026-07-28", path);
    expect((await call("brief")).answer).toMatchObject({ project: "Harbour" });
  }
});

describe("a code", () => {
  test("is only for its client, its address, its verifier and its resource, and a try uses it up [MCP-43, MCP-45]", async () => {
    const other = registeredId("Another", [redirect]) ?? "";
    for (const [changed, error] of [
      [{ client_id: other }, "invalid_grant"],
      [{ redirect_uri: "https://agent.example/callback" }, "invalid_grant"],
      [{ code_verifier: "x".repeat(43) }, "invalid_grant"],
      [{ resource: `${site}/mcp` }, "invalid_target"],
    ] as const) {
      const by = handmade(site, client_id);
      const code = await codeFor(by);
      expect(await by.exchange(code, changed)).toMatchObject({ status: 400, body: { error } });
      expect(await by.exchange(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    }
    const by = handmade(site, client_id);
    expect(await by.exchange("unknown")).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    expect(await by.exchange(await codeFor(by), { code_verifier: undefined })).toMatchObject({
      body: { error: "invalid_request" },
    });
  });

  test("lives for sixty seconds, and shown twice it ends what it gave [MCP-43]", async () => {
    const by = handmade(site, client_id);
    const late = await codeFor(by);
    const { sql } = server.database;
    const [kept] = await sql`select expires_at - now() as left, extract(epoch from expires_at - now())::int as seconds
      from private.authorization_codes where used_at is null order by expires_at desc limit 1`;
    expect(kept?.seconds).toBeGreaterThan(50);
    expect(kept?.seconds).toBeLessThanOrEqual(60);
    await sql`update private.authorization_codes set expires_at = now() where used_at is null`;
    expect(await by.exchange(late)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });

    const code = await codeFor(by);
    const { status, headers, body } = await by.exchange(code);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await opens(body.access_token ?? "")).toBe(ada.project_id);
    expect(await by.exchange(code)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    await expect(opens(body.access_token ?? "")).rejects.toMatchObject({ kind: "signed_out" });
    expect(await by.refresh(body.refresh_token ?? "")).toMatchObject({ body: { error: "invalid_grant" } });
  });
});

test("a refresh token works once, for its client and resource; shown again, or too late, it ends everything [MCP-50]", async () => {
  const by = handmade(site, client_id);
  const { body: first } = await by.exchange(await codeFor(by));
  const shown = first.refresh_token ?? "";
  expect(await by.refresh(shown, { client_id: "another" })).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  expect(await by.refresh(shown, { resource: "https://else.example" })).toMatchObject({ body: { error: "invalid_target" } });
  const answers = await Promise.all([by.refresh(shown), by.refresh(shown)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const second = answers.find(({ status }) => status === 200)?.body;
  await expect(opens(second?.access_token ?? "")).rejects.toMatchObject({ kind: "signed_out" });
  expect(await by.refresh(second?.refresh_token ?? "")).toMatchObject({ body: { error: "invalid_grant" } });

  const { body: old } = await by.exchange(await codeFor(by));
  await server.database.sql`update private.refresh_tokens set expires_at = now()`;
  expect(await by.refresh(old.refresh_token ?? "")).toMatchObject({ body: { error: "invalid_grant" } });
  await server.database.sql`update project_api_keys set expires_at = now() where via = 'oauth' and not revoked`;
  await expect(opens(old.access_token ?? "")).rejects.toMatchObject({ kind: "signed_out" });
});

test("whoever asks wrongly is told so at the address they named, with state and our name; nothing weaker than S256 is taken [MCP-44, MCP-45, MCP-48]", async () => {
  const by = handmade(site, client_id);
  for (const [changed, error] of [
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ code_challenge_method: undefined }, "invalid_request"],
    [{ code_challenge: undefined }, "invalid_request"],
    [{ resource: "https://else.example/mcp/connect" }, "invalid_target"],
  ] as const) {
    const asked = by.asked(changed);
    const back = await backFrom(asked);
    expect(back.origin + back.pathname).toBe(redirect);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error,
      error_description: expect.any(String),
      state: "s",
      iss: `${site}/oauth`,
    });
    const input = { query: new URL(asked).search, project_id: ada.project_id, scope: "read_only" } as const;
    expect(await callFunction(ada.db, allowConnection, input)).toEqual({ address: back.href });
  }
  const less = { query: new URL(by.asked({ scope: "read" })).search, project_id: ada.project_id, scope: "read_write" } as const;
  await expect(callFunction(ada.db, allowConnection, less)).rejects.toMatchObject({ kind: "invalid" });
});

test("applications get tokens by a code or a refresh token alone, whatever else they try [ASVS-06]", async () => {
  const { grant_types_supported, response_types_supported } = await (
    await fetch(`${site}/.well-known/oauth-authorization-server/oauth`)
  ).json();
  expect({ grant_types_supported, response_types_supported }).toEqual({
    grant_types_supported: ["authorization_code", "refresh_token"],
    response_types_supported: ["code"],
  });
  const shown = { client_id, username: ada.email, password: ada.password, scope: "read" };
  for (const grant_type of ["password", "client_credentials", "implicit", "urn:ietf:params:oauth:grant-type:device_code"]) {
    const answer = await fetch(`${site}/oauth/token`, { method: "POST", body: new URLSearchParams({ ...shown, grant_type }) });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: "unsupported_grant_type" })]);
  }
  const by = handmade(site, client_id);
  for (const changed of [{ response_type: "token" }, { response_type: "code token" }, { code_challenge: undefined }]) {
    const back = await backFrom(by.asked(changed));
    expect([back.searchParams.has("error"), back.searchParams.has("code"), back.hash]).toEqual([true, false, ""]);
  }
});

test("nobody is sent to an address that its client did not name to the letter; they read a sentence instead [MCP-46, MCP-47]", async () => {
  const by = handmade(site, client_id);
  for (const changed of [
    { client_id: undefined },
    { client_id: "unknown" },
    { client_id: `${client_id}x` },
    { redirect_uri: undefined },
    { redirect_uri: "https://evil.example/callback" },
    { redirect_uri: "https://agent.example/callback/" },
    { redirect_uri: "https://agent.example:444/callback" },
    { redirect_uri: "https://agent.example/callback?next=1" },
    { redirect_uri: "http://localhost:33418/callback/../else" },
    { redirect_uri: "http://127.0.0.1:33418/callback" },
    { redirect_uri: "javascript:alert(1)" },
  ]) {
    const led = await fetch(by.asked(changed), { redirect: "manual" });
    expect([led.status, led.headers.get("location")], JSON.stringify(changed)).toEqual([400, null]);
    expect(led.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await led.text()).toMatch(/This cannot be connected.*Begin again there/s);
    const query = new URL(by.asked(changed)).search;
    expect(await callFunction(ada.db, describeConnection, { query })).toMatchObject({ kind: "problem" });
    const input = { query, project_id: ada.project_id, scope: "read_only" } as const;
    await expect(callFunction(ada.db, allowConnection, input)).rejects.toMatchObject({ kind: "invalid" });
  }
  const twice = await fetch(`${by.asked()}&redirect_uri=https://evil.example`, { redirect: "manual" });
  expect([twice.status, twice.headers.get("location")]).toEqual([400, null]);
  const port = await fetch(by.asked({ redirect_uri: "http://localhost:4711/callback" }), { redirect: "manual" });
  expect(new URL(port.headers.get("location") ?? "").pathname).toBe("/connect");
});

test("what an application says of itself is looked at 120 times an hour for a person, whether it asks rightly or not, and then not before the hour is over [ATTACK-54]", async () => {
  const max = await author(server);
  const query = new URL(handmade(site, client_id).asked()).search;
  const look = (asked: string) => callFunction(max.db, describeConnection, { query: asked });
  const allowing = () =>
    callFunction(max.db, allowConnection, { query: "?client_id=nobody", project_id: max.project_id, scope: "read_only" });
  expect(await look(query)).toMatchObject({ kind: "question" });
  await expect(allowing()).rejects.toMatchObject({ kind: "invalid" });
  const [counted] = await server.database.sql`
    update private.limits set hits = hits + 117 where key = ${`connection_looks:${max.id}`} returning hits`;
  expect(counted?.hits).toBe(119);
  expect(await look("?client_id=nobody")).toMatchObject({ kind: "problem" });
  const said = {
    kind: "too_many",
    message: expect.stringMatching(
      /^You have been asked to connect applications 120 times within an hour\. Try again in \d+ minutes\.$/,
    ),
    retry_after: expect.any(Number),
  };
  await expect(look(query)).rejects.toMatchObject(said);
  await expect(allowing()).rejects.toMatchObject(said);
});

test("only members let applications into their projects, and what was let in for somebody leaves with them [MCP-52]", async () => {
  const [vera, max, other] = [await person(server), await person(server), await stranger(server)];
  const { organization_id, project_id } = ada;
  await join(server, { organization_id, user_id: vera.id, role: "viewer" });
  await join(server, { organization_id, user_id: max.id, role: "member" });
  const by = handmade(site, client_id);
  for (const { db } of [vera, other])
    await expect(allow({ db }, by.asked(), project_id)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(allow(visitor(server), by.asked(), project_id)).rejects.toMatchObject({ kind: "signed_out" });
  const { search: query } = new URL(by.asked());
  const offered = await callFunction(vera.db, describeConnection, { query });
  expect(offered).toMatchObject({ kind: "question", projects: [] });
  const mine = await callFunction(max.db, describeConnection, { query });
  expect(mine).toMatchObject({ kind: "question", projects: [{ id: project_id, organization_name: "Acme" }] });
  expect(await listConnections(vera.db, { project_id })).toEqual([]);

  for (const leave of [
    () => ada.db.from("organization_members").update({ role: "viewer" }).eq("user_id", max.id).throwOnError(),
    () => ada.db.from("organization_members").delete().eq("user_id", max.id).throwOnError(),
  ]) {
    await ada.db.from("organization_members").update({ role: "member" }).eq("user_id", max.id).throwOnError();
    const code = (await allow(max, by.asked(), project_id)).searchParams.get("code") ?? "";
    const waiting = (await allow(max, by.asked(), project_id)).searchParams.get("code") ?? "";
    const { body } = await by.exchange(code);
    expect(await opens(body.access_token ?? "")).toBe(project_id);
    await leave();
    await expect(opens(body.access_token ?? "")).rejects.toMatchObject({ kind: "signed_out" });
    expect(await by.refresh(body.refresh_token ?? "")).toMatchObject({ body: { error: "invalid_grant" } });
    expect(await by.exchange(waiting)).toMatchObject({ body: { error: "invalid_grant" } });
  }
  const { data } = await ada.db.rpc("get_audit_log", { organization_id }).throwOnError();
  expect(JSON.stringify(data)).toMatch(/connection\.ended/);
  expect(JSON.stringify(data)).toMatch(/connection\.allowed/);
});

test("an application that ends its own access is told nothing else, whatever it shows [MCP-55]", async () => {
  const by = handmade(site, client_id);
  const { body } = await by.exchange(await codeFor(by));
  const revoke = (fields: Record<string, string>) =>
    fetch(`${site}/oauth/revoke`, { method: "POST", body: new URLSearchParams(fields) }).then(({ status }) => status);
  expect(await revoke({ token: "unknown", client_id })).toBe(200);
  expect(await revoke({ token: body.refresh_token ?? "", client_id: "another" })).toBe(200);
  expect(await opens(body.access_token ?? "")).toBe(ada.project_id);
  expect(await revoke({ client_id })).toBe(400);
  expect(await revoke({ token: body.refresh_token ?? "", client_id })).toBe(200);
  await expect(opens(body.access_token ?? "")).rejects.toMatchObject({ kind: "signed_out" });
});

test("registering stores nothing, gives no secret, cleans the name, and is for addresses one may be sent to [MCP-46, MCP-54]", async () => {
  const name = '  <img src=x onerror=alert(1)>\u202e\n"Claude"  ';
  const made = await registerAt(site, {
    redirect_uris: [
      "https://agent.example/cb",
      "cursor://anysphere.cursor-mcp/oauth",
      "com.example.app:/cb",
      "http://[::1]:1/cb",
    ],
    client_name: name,
    token_endpoint_auth_method: "client_secret_post",
  });
  expect(made).toMatchObject({
    status: 201,
    body: { token_endpoint_auth_method: "none", client_name: '<img src=x onerror=alert(1)> "Claude"' },
  });
  expect(made.body.client_secret).toBeUndefined();
  const led = await fetch(handmade(site, made.body.client_id ?? "", "https://evil.example/cb").asked());
  const said = await led.text();
  expect(said).toContain("&lt;img src=x");
  expect(said).not.toContain("<img");
  for (const address of [
    "http://agent.example/cb",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://a.example/#b",
    "https://u:p@a.example/",
    "file:///etc",
    "ftp://a.example/",
    "x",
  ]) {
    const refused = await registerAt(site, { redirect_uris: [address] });
    expect(refused, address).toMatchObject({ status: 400, body: { error: "invalid_redirect_uri" } });
  }
  expect(await registerAt(site, {})).toMatchObject({ status: 400, body: { error: "invalid_client_metadata" } });
  const secretly = { redirect_uris: [redirect], grant_types: ["client_credentials"] };
  expect(await registerAt(site, secretly)).toMatchObject({ status: 400, body: { error: "invalid_client_metadata" } });
  const answers = [];
  for (let tries = 0; tries < 60; tries += 1) answers.push((await registerAt(site, { redirect_uris: [redirect] })).status);
  expect(answers.at(-1)).toBe(429);
});
