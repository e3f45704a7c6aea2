import { beforeAll, expect, test } from "vitest";
import { revokeProjectApiKey } from "#data/project-api-keys.ts";
import { addRow } from "#data/rows.ts";
import { agent } from "#tests/support/agent.ts";
import { type Author, author } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
  const page = { project_id: ada.project_id, name: "Berths", description: "Where boats lie", features: null, designs_link: null };
  await addRow(ada.db, "pages", page);
});

type Said = { authorization?: string; body?: string; headers?: Record<string, string>; method?: string };
async function ask({ authorization, body, headers, method = "POST" }: Said) {
  const sent = { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers };
  const answer = await fetch(`${server.url}/mcp`, {
    method,
    headers: authorization === undefined ? sent : { ...sent, authorization },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const listing = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
const calling = (name: string, args: unknown) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } });
const messageOf = (text: string): string => JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text).error.message;

test("without a good key nothing is answered: a plain 401 that leads to no sign-in, and the root's metadata of OAuth are real 404s [MCP-20]", async () => {
  for (const authorization of [
    undefined,
    "Bearer ",
    "Basic x",
    `Bearer ${ada.token}`,
    `Bearer ${server.publishableKey}`,
    `Bearer srs_${"0".repeat(64)}`,
  ]) {
    const { status, headers, text } = await ask({ ...(authorization === undefined ? {} : { authorization }), body: listing });
    expect([authorization, status, headers.get("www-authenticate")]).toEqual([authorization, 401, "Bearer"]);
    expect(messageOf(text)).toMatch(/^(Show a project's key|This key is not known)/);
  }
  for (const name of [
    "oauth-protected-resource",
    "oauth-protected-resource/mcp",
    "oauth-authorization-server",
    "openid-configuration",
  ]) {
    const answer = await fetch(`${server.url}/.well-known/${name}`, { headers: { accept: "text/html" } });
    expect([name, answer.status, answer.headers.get("content-type")]).toEqual([name, 404, "application/json"]);
  }
});

test("a key that is revoked or expires is refused with the next call, however well it is known [MCP-21]", async () => {
  for (const end of [
    (id: string) => revokeProjectApiKey(ada.db, { id, revoked_at: new Date().toISOString() }),
    (id: string) => server.database.sql`update project_api_keys set expires_at = now() where id = ${id}`,
  ]) {
    const { token, key } = await addKey(ada, ada.project_id);
    const { call } = await agent(server, token);
    expect((await call("list", { kind: "pages" })).answer).toMatchObject({ total: 1 });
    await end(key.id);
    await expect(call("list", { kind: "pages" })).rejects.toThrow(/This key (was revoked|has expired)/);
    expect(await ask({ authorization: `Bearer ${token}`, body: listing })).toMatchObject({ status: 401 });
  }
});

test("a key that may only read is refused by every tool that writes, and told so [MCP-22]", async () => {
  const { token } = await addKey(ada, ada.project_id, { scope: "read_only" });
  const { call, client } = await agent(server, token);
  expect((await call("brief")).answer).toMatchObject({ may_write: false });
  const { tools } = await client.listTools();
  const writing = tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name);
  expect(writing).toEqual(["report", "propose"]);
  const args = { report: { cite: "PAGE-1@1", state: "done" }, propose: { cite: "PAGE-1@1", field: "name", value: "Moorings" } };
  for (const name of writing) {
    expect(await call(name, args[name as keyof typeof args])).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^This key may only read\./),
    });
  }
  const [written] = await server.database
    .sql`select (select count(*) from proposals)::int + (select count(*) from progress_reports)::int as rows`;
  expect(written?.rows).toBe(0);
});

test("no tool, resource or prompt reaches another project, by whatever name it is asked for [MCP-23]", async () => {
  const eve = await author(server);
  const { token } = await addKey(eve, eve.project_id);
  const { call, client } = await agent(server, token);
  const { tools } = await client.listTools();
  const [page] = await server.database.sql`select id from pages where project_id = ${ada.project_id}`;
  const cites = ["PAGE-1@1", "PAGE-1", page?.id, ada.project_id, `spec://row/PAGE-1`, "../PAGE-1"];
  for (const { name } of tools) {
    for (const cite of cites) {
      const every = {
        cite,
        cites: [cite],
        id: cite,
        query: cite,
        text: cite,
        since: cite,
        state: "done",
        field: "name",
        value: "x",
        format: "markdown",
        rows: [cite],
        project_id: ada.project_id,
      };
      const { tools: known } = { tools: tools.find((one) => one.name === name)?.inputSchema.properties ?? {} };
      const args = Object.fromEntries(Object.entries(every).filter(([key]) => key in known && !(name === "build_state")));
      const { text } = await call(name, args);
      expect(text, `${name} ${cite}`).not.toMatch(/Berths|Where boats lie/);
    }
  }
  await expect(client.readResource({ uri: "spec://row/PAGE-1" })).rejects.toThrow();
  expect(JSON.stringify(await client.readResource({ uri: "spec://document" }))).not.toContain("Berths");
  await expect(client.getPrompt({ name: "implement", arguments: { cite: "PAGE-1" } })).rejects.toThrow();
});

test("another site's page and another name for this machine are refused, and only POST is answered [MCP-25]", async () => {
  const { token } = await addKey(ada, ada.project_id);
  const authorization = `Bearer ${token}`;
  expect(await ask({ authorization, body: listing, headers: { origin: "https://evil.example" } })).toMatchObject({ status: 403 });
  expect(await ask({ authorization, body: listing, headers: { origin: "null" } })).toMatchObject({ status: 403 });
  expect(await ask({ authorization, body: listing, headers: { origin: "http://localhost:6274" } })).toMatchObject({
    status: 200,
  });
  for (const method of ["GET", "DELETE"]) expect(await ask({ authorization, method }), method).toMatchObject({ status: 405 });
  const asked = await ask({ method: "OPTIONS" });
  expect([asked.status, asked.headers.get("allow")]).toEqual([204, "OPTIONS, POST"]);
});

test("what is huge, deep, poisonous or of the wrong kind is answered with a sentence, never as our mistake [MCP-26]", async () => {
  const { token } = await addKey(ada, ada.project_id);
  const authorization = `Bearer ${token}`;
  const deep = `${"[".repeat(200)}${"]".repeat(200)}`;
  const bodies: [string, number][] = [
    [`{"x":"${"a".repeat(1_100_000)}"}`, 413],
    ["", 400],
    ["{", 400],
    [`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get","arguments":{"cites":${deep}}}}`, 400],
    [`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"brief","arguments":{"__proto__":{"x":1}}}}`, 400],
    ["null", 400],
    ["[]", 400],
    ['"x"', 400],
  ];
  for (const [body, status] of bodies) {
    const answer = await ask({ authorization, body });
    expect([body.slice(0, 40), answer.status]).toEqual([body.slice(0, 40), status]);
    expect(messageOf(answer.text).length, body.slice(0, 40)).toBeGreaterThan(5);
  }
  const nasty: [string, unknown][] = [
    ["get", { cites: "US-1" }],
    ["get", { cites: Array.from({ length: 1000 }, () => "US-1") }],
    ["get", { cites: ["US-1@99999999999999999999", "US-0", "' or 1=1 --", "\u0000", "💥", "constructor", "toString@1"] }],
    ["list", { most: 1e9 }],
    ["list", { kind: "profiles" }],
    ["list", { since: "yesterday" }],
    ["list", { since: "PAGE-1@77" }],
    ["search", { query: { $ne: null } }],
    ["search", { query: "a".repeat(501) }],
    ["work_package", {}],
    ["work_package", { cite: "project_scope" }],
    ["export", { format: "papyrus" }],
    ["export", { format: "markdown", version: "\u0000" }],
    ["export", { format: "markdown", rows: ["__proto__", "US-0@1", "💥"] }],
    ["export", { format: "markdown", chapters: ["../1", ""] }],
    ["report", { cite: "PAGE-1", state: "done" }],
    ["report", { cite: "PAGE-4711@1", state: "done" }],
    ["report", { cite: "PAGE-1@1", state: "finished" }],
    ["propose", { cite: "PAGE-1@1", field: "__proto__", value: "x" }],
    ["propose", { kind: "pages", words: { name: "\u0000" } }],
    ["nothing", {}],
  ];
  for (const [name, args] of nasty) {
    const { status, text } = await ask({ authorization, body: calling(name, args) });
    expect(status, `${name} ${JSON.stringify(args).slice(0, 80)}`).toBeLessThan(500);
    expect(text, name).not.toMatch(/Something went wrong on our side|select |\bat .*\.ts:/);
  }
  expect(await ask({ authorization, body: listing })).toMatchObject({ status: 200 });
});

test("calls are counted, too many are answered 429 with when to come back, and so are too many wrong keys from one address [MCP-24]", async () => {
  const { token, key } = await addKey(ada, ada.project_id);
  const authorization = `Bearer ${token}`;
  await ask({ authorization, body: listing });
  await ask({ authorization, body: listing });
  const [used] = await server.database
    .sql`select calls::int, (select last_used_at > now() - interval '1 minute' from project_api_keys where id = key_id) as now from key_calls where key_id = ${key.id}`;
  expect(used).toEqual({ calls: 2, now: true });
  await server.database.sql`update private.settings set value = 2 where name = 'key_calls_per_minute'`;
  const late = await ask({ authorization, body: listing });
  await server.database.sql`update private.settings set value = 600 where name = 'key_calls_per_minute'`;
  expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(messageOf(late.text)).toMatch(/^This key was used more than 2 times within a minute/);
  const wrong = () => ask({ authorization: `Bearer srs_${"1".repeat(64)}`, body: listing });
  const answers = await Promise.all(Array.from({ length: 30 }, wrong));
  expect(answers.map(({ status }) => status)).toContain(401);
  const blocked = await wrong();
  expect([blocked.status, Number(blocked.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(messageOf(blocked.text)).toMatch(/^Too many keys that are not known came from here\./);
  expect(await ask({ authorization, body: listing }), "who was let in before is not locked out").toMatchObject({ status: 200 });
});
