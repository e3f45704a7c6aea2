import { spawn } from "node:child_process";
import { afterAll, expect, test, vi } from "vitest";
import { callFunction } from "#data/functions.ts";
import { describeConnection } from "#domain/connections.ts";
import { type Asking, connectorTo } from "#server/outside/connector.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { startWebsites } from "#server/web-reading/testing-websites.ts";
import { allow, handmade } from "#tests/support/oauth-client.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { isVerified } from "./client.ts";
import { createClients } from "./clients.ts";
import { registeredId } from "./registered-client.ts";

const web = await startWebsites();
afterAll(web.close);
const redirect_uris = ["https://client.example/cb", "http://localhost:1/cb"];
const publish = (path: string, said: object | string, headers: Record<string, string> = {}) => {
  web.answers[`GET ${path}`] = (_, response) =>
    void response
      .writeHead(200, { "content-type": "application/json", ...headers })
      .end(typeof said === "string" ? said : JSON.stringify(said));
  return `${PUBLISHED}${path}`;
};
/** Where our websites pretend to be, since no address inside is asked. */
const PUBLISHED = "https://client.example";
const near = connectorTo({ may_be_inside: true });
const asPublished: Asking = (address, init) => near(String(address).replace(PUBLISHED, web.url), init);

test("a client is read where its id says, once, and only as it names itself there; what leads inside is not asked [MCP-53]", async () => {
  let now = 0;
  const clients = createClients(asPublished, () => now);
  const id = `${PUBLISHED}/client`;
  publish("/client", { client_id: id, client_name: "Harbour", redirect_uris }, { "cache-control": "max-age=600" });
  expect(await clients(id)).toEqual({ id, name: "Harbour", redirect_uris, published_by: "client.example" });
  await clients(id);
  expect(web.visits.length).toBe(1);
  now = 601_000;
  const again = await clients(id);
  expect(web.visits.length).toBe(2);
  expect(again && isVerified(again, "https://client.example/cb")).toBe(true);
  expect(again && isVerified(again, "http://localhost:1/cb")).toBe(false);
  expect(again && isVerified(again, "https://evil.example/cb")).toBe(false);

  for (const said of [
    { client_id: `${PUBLISHED}/another`, redirect_uris },
    { client_id: `${PUBLISHED}/bad`, redirect_uris: ["javascript:alert(1)"] },
    { client_id: `${PUBLISHED}/bad`, redirect_uris, client_secret: "x" },
    { client_id: `${PUBLISHED}/bad`, redirect_uris, token_endpoint_auth_method: "client_secret_basic" },
    "<html>",
    `{"client_id": "${PUBLISHED}/bad", "client_name": "${"x".repeat(30_000)}"}`,
  ]) {
    await expect(clients(publish("/bad", said))).rejects.toMatchObject({ kind: "invalid" });
  }
  web.answers["GET /moved"] = (_, response) => void response.writeHead(302, { location: id }).end();
  await expect(clients(`${PUBLISHED}/moved`)).rejects.toMatchObject({ kind: "invalid" });
  await expect(clients(`${PUBLISHED}/none`)).rejects.toMatchObject({ kind: "invalid" });

  const before = web.visits.length;
  const guarded = createClients();
  expect(await guarded(`${web.url}/client`)).toBeUndefined();
  for (const written of ["https://a.example/", "https://u:p@a.example/c", "https://a.example/c#f", "https://a.example/x/../c"])
    expect(await guarded(written), written).toBeUndefined();
  expect(web.visits.length).toBe(before);
});

test("whoever names an address inside learns nothing of it, whatever Web to PRD may read, and every failure is told alike [ATTACK-19]", async () => {
  const inside = await startServer({ variables: { WEB_INSIDE: "1" } });
  const { hostname, port } = new URL(web.url);
  web.answers["GET /none"] = (_, response) => void response.writeHead(404).end();
  const closed = String(await freePort());
  const before = web.visits.length;
  const told = async (client_id: string) => {
    const query = new URLSearchParams({ client_id, redirect_uri: "https://a.example/" });
    const answer = await fetch(`${inside.url}/oauth/authorize?${query}`, { redirect: "manual" });
    return [answer.status, /(?<=<p>).*?(?=<\/p>)/.exec(await answer.text())?.[0]];
  };
  const plain = [port, closed].map((of) => told(`http://${hostname}:${of}/none`));
  const sealed = ["127.0.0.1", "localhost", "[::1]", "169.254.169.254", "10.0.0.1"].flatMap((host) =>
    [port, closed].map((of) => told(`https://${host}:${of}/none`)),
  );
  for (const answers of [await Promise.all(plain), await Promise.all(sealed)]) {
    expect(new Set(answers.map(String)).size, String(answers)).toBe(1);
    expect(answers[0]?.[1]).toBeTruthy();
  }
  expect(web.visits.length).toBe(before);

  const clients = createClients(asPublished);
  const failed = (path: string) => clients(`${PUBLISHED}${path}`).catch((error: Error) => error.message);
  publish("/other", { client_id: "https://other.example/", redirect_uris });
  web.answers["GET /cut"] = (_, response) => void response.destroy();
  const sentences = await Promise.all(["/none", "/other", "/cut"].map(failed));
  expect(new Set(sentences)).toEqual(new Set(["The description the application names cannot be read. Begin again there."]));
});

test("the official conformance suite's scenarios for authorization servers pass [MCP-58]", async () => {
  const server = await startServer();
  const ada = await author(server);
  const client_id = registeredId("Conformance", ["http://127.0.0.1/callback"]) ?? "";
  const asked = handmade(server.url, client_id, "http://127.0.0.1:1/callback").asked();
  expect(await callFunction(ada.db, describeConnection, { query: new URL(asked).search })).toMatchObject({
    kind: "question",
    client: { name: "Conformance", is_verified: false, returns_to: "this computer", is_local: true },
  });
  const port = String(await freePort());
  const args = ["conformance", "authorization", "--url", `${server.url}/oauth`, "--client-id", client_id, "--port", port];
  const run = spawn("npx", [...args, "--resource", `${server.url}/mcp/connect`]);
  let said = "";
  let went: Promise<unknown> | undefined;
  run.stdout.on("data", (chunk: Buffer) => {
    said += chunk;
    const address = /^http\S+\/oauth\/authorize\?\S+(?=\n)/m.exec(said)?.[0];
    if (!address || went) return;
    // it says where to go before it listens for who comes back
    went = allow(ada, address, ada.project_id).then((back) => vi.waitFor(() => fetch(back), { timeout: 30_000 }));
    went.catch(() => run.kill());
  });
  run.stderr.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const code = await new Promise((ended) => run.on("close", ended));
  await went;
  expect(said).toMatch(/authorization-server-metadata-endpoint/);
  expect(said).toMatch(/authorization-code-grant/);
  expect({ code, failed: /FAILURE|✗|[1-9]\d* failed/.exec(said)?.[0] }, said).toEqual({ code: 0, failed: undefined });
}, 120_000);
