import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Author, author } from "#tests/support/people.ts";
import { childrenOf, postmasterOf, type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { call } from "./call.ts";

let server: RealInstance;
let eve: Author;
beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  eve = await author(server);
}, 120_000);
afterAll(() => server.stop());

test("an answer that says the same words many times takes no more memory of the database than one statement may have [ATTACK-122]", async () => {
  for (const part of ["a", "b", "c"]) {
    const rows = Array.from({ length: 330 }, (_, at) => ({
      project_id: eve.project_id,
      name: `${part}${at}`,
      description: "a".repeat(4_000),
    }));
    expect((await call(server, "/rest/v1/features", { token: eve.token, body: rows })).status).toBe(201);
  }
  const columns = Array.from({ length: 49 }, (_, at) => `c${at}:description`).join(",");
  const path = `/rest/v1/projects?id=eq.${eve.project_id}&select=id,features(${columns})`;
  const { status, json } = await call(server, path, { token: eve.token });
  expect([status, json().message]).toEqual([503, "This takes more memory than one request may have. Ask for less at once."]);
  // the connection it came over is still there
  const most = Math.max(...childrenOf(await postmasterOf(server.directory)).map(longestMemory));
  expect(most).toBeLessThan(1.3 * 2 ** 30);
  expect((await call(server, `/rest/v1/features?project_id=eq.${eve.project_id}&select=id`, { token: eve.token })).status).toBe(
    200,
  );
}, 120_000);

/** In bytes: the most a process has held since it began, what it shares with others included. */
function longestMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;
}
