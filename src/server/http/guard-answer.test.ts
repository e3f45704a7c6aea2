import { expect, test } from "vitest";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

test("every answer may be framed by nobody else, is what it says it is, and is asked for encrypted only [DOOR-01, DOOR-02]", async () => {
  const addresses = ["/", "/nowhere", "/health", "/outbox", "/auth/v1/settings", "/auth/v1/nothing", "/rest/v1/projects"];
  addresses.push("/storage/v1/bucket", "/storage/v1/object/public/x/y", "/realtime/v1/x", "/functions/v1/nothing", "/mcp");
  for (const method of ["GET", "HEAD", "POST", "PATCH", "OPTIONS"]) {
    for (const address of addresses) {
      const { headers } = await fetch(server.url + address, { method, headers: { apikey: server.publishableKey } });
      const of = `${method} ${address}`;
      expect(headers.get("x-content-type-options"), of).toBe("nosniff");
      expect(headers.get("strict-transport-security"), of).toBe("max-age=31536000; includeSubDomains");
      expect(headers.get("content-security-policy") ?? "", of).toMatch(/frame-ancestors '(none|self)'/);
    }
  }
});

test("answers of the platform are kept by no cache unless they say so themselves [DOOR-03]", async () => {
  for (const address of [
    "/health",
    "/rest/v1/projects",
    "/auth/v1/user",
    "/functions/v1/nothing",
    "/storage/v1/bucket",
    "/mcp",
  ]) {
    const { headers } = await fetch(server.url + address, { headers: { apikey: server.publishableKey } });
    expect(headers.get("cache-control"), address).toBe("no-store");
  }
  const keys = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  expect(keys.headers.get("cache-control")).toContain("public");
});

test("rows are nobody's page, whichever way they are answered [DOOR-01]", async () => {
  const shortWay = await fetch(`${server.url}/rest/v1/projects`, { headers: { apikey: server.publishableKey } });
  const longWay = await fetch(`${server.url}/rest/v1/projects/`, { headers: { apikey: server.publishableKey } });
  for (const { headers } of [shortWay, longWay]) {
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toBeNull();
  }
});
