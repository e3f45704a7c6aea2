import { spawn } from "node:child_process";
import { afterAll, expect, test, vi } from "vitest";
import { callFunction } from "#data/functions.ts";
import { describeConnection } from "#domain/connections.ts";
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
const redirect_uris = ["https://127.0.0.1/cb", "http://localhost:1/cb"];
const publish = (path: string, said: object | string, headers: Record<string, string> = {}) => {
  web.answers[`GET ${path}`] = (_, response) =>
    void response
      .writeHead(200, { "content-type": "application/json", ...headers })
      .end(typeof said === "string" ? said : JSON.stringify(said));
  return `${web.url}${path}`;
};

test("a client is read where its id says, once, and only as it names itself there; what leads inside is not asked [MCP-53]", async () => {
  let now = 0;
  const clients = createClients({ WEB_INSIDE: true }, () => now);
  const id = `${web.url}/client`;
  publish("/client", { client_id: id, client_name: "Harbour", redirect_uris }, { "cache-control": "max-age=600" });
  expect(await clients(id)).toEqual({ id, name: "Harbour", redirect_uris, published_by: "127.0.0.1" });
  await clients(id);
  expect(web.visits.length).toBe(1);
  now = 601_000;
  const again = await clients(id);
  expect(web.visits.length).toBe(2);
  expect(again && isVerified(again, "https://127.0.0.1/cb")).toBe(true);
  expect(again && isVerified(again, "http://localhost:1/cb")).toBe(false);
  expect(again && isVerified(again, "https://evil.example/cb")).toBe(false);

  for (const said of [
    { client_id: `${web.url}/another`, redirect_uris },
    { client_id: `${web.url}/bad`, redirect_uris: ["javascript:alert(1)"] },
    { client_id: `${web.url}/bad`, redirect_uris, client_secret: "x" },
    { client_id: `${web.url}/bad`, redirect_uris, token_endpoint_auth_method: "client_secret_basic" },
    "<html>",
    `{"client_id": "${web.url}/bad", "client_name": "${"x".repeat(30_000)}"}`,
  ]) {
    await expect(clients(publish("/bad", said))).rejects.toMatchObject({ kind: "invalid" });
  }
  web.answers["GET /moved"] = (_, response) => void response.writeHead(302, { location: id }).end();
  await expect(clients(`${web.url}/moved`)).rejects.toMatchObject({ kind: "invalid" });
  await expect(clients(`${web.url}/none`)).rejects.toMatchObject({ kind: "invalid" });

  const before = web.visits.length;
  const guarded = createClients({ WEB_INSIDE: false });
  expect(await guarded(id)).toBeUndefined();
  const port = new URL(web.url).port;
  for (const host of ["127.0.0.1", "localhost", "[::1]", "169.254.169.254", "2130706433", "10.0.0.1"]) {
    const answer = await guarded(`https://${host}:${port}/client`).catch((error: Error) => error.message);
    expect([
      undefined,
      "The address the application gave as its description is not on the internet. Begin again there.",
    ]).toContain(answer);
  }
  for (const written of ["https://a.example/", "https://u:p@a.example/c", "https://a.example/c#f", "https://a.example/x/../c"])
    expect(await guarded(written), written).toBeUndefined();
  expect(web.visits.length).toBe(before);
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
