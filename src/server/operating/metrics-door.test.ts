import { expect, test } from "vitest";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/log.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();
const HERE = { remoteAddress: "127.0.0.1" };
const TOKEN = "a-token-of-the-operator";

async function door(variables: Partial<typeof server.env>) {
  const { backend, env } = server;
  const app = await createApp({ backend, env: { ...env, ...variables }, log: createLog("silent"), webRoot: "nowhere" });
  return async (headers: Record<string, string> = {}, peer = HERE, name = "localhost") => {
    const answer = await app.fetch(new Request(`http://${name}/metrics`, { headers }), peer);
    const text = await answer.text();
    return answer.status === 200 ? text.includes("http_requests_total") : answer.status;
  };
}

test("the figures are for who has the token or, without one, for this machine under its own name [OPS-06]", async () => {
  const open = await door({});
  expect(await open()).toBe(true);
  expect(await open({}, { remoteAddress: "203.0.113.7" })).toBe(404);
  expect(await open({}, HERE, "evil.example")).toBe(404);
  expect(await open({ "x-forwarded-for": "203.0.113.7" })).toBe(404);
  expect(await (await door({ TRUST_PROXY: 1 }))()).toBe(404);
  expect(await (await door({ SITE_URL: "https://specs.example.com" }))()).toBe(404);

  const guarded = await door({ METRICS_TOKEN: TOKEN, TRUST_PROXY: 1, SITE_URL: "https://specs.example.com" });
  for (const headers of [{}, { authorization: TOKEN }, { authorization: `Bearer ${TOKEN}x` }, { authorization: "Bearer " }])
    expect(await guarded(headers)).toBe(401);
  expect(await guarded({ authorization: `Bearer ${TOKEN}` }, { remoteAddress: "203.0.113.7" }, "specs.example.com")).toBe(true);
});
