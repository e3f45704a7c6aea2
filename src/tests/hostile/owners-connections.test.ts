import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Author, author } from "#tests/support/people.ts";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { call } from "./call.ts";
import { neighbourOf } from "./neighbour.ts";

let server: RealInstance;
let eve: Author;
let ada: Author;
beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  [eve, ada] = await Promise.all([author(server), author(server)]);
  await server.admin.query(
    `insert into storage.objects (bucket_id, name, metadata, version) select 'project_documents', $1 || '/' || n || '.txt', '{"size": 1}', n::text
      from generate_series(1, 100000) n`,
    [eve.project_id],
  );
}, 120_000);
afterAll(() => server.stop());

test("whoever lists folders without end, from however many addresses, keeps nobody from signing in, from files or from changes [ATTACK-25]", async () => {
  const list = () =>
    call(server, "/storage/v1/object/list/project_documents", {
      token: eve.token,
      body: { prefix: eve.project_id, limit: 1000, sortBy: { column: "updated_at", order: "desc" } },
    });
  const limit = await neighbourOf(server, ada).limit();
  let isOver = false;
  const lanes = Array.from({ length: 40 }, async () => {
    while (!isOver) await list();
  });
  await delay(1_000);
  const { email, password } = ada;
  const asks: Record<string, () => Promise<{ status: number }>> = {
    "a session": () => call(server, "/auth/v1/user", { token: ada.token }),
    "a sign-in": () => call(server, "/auth/v1/token?grant_type=password", { body: { email, password } }),
    files: () =>
      call(server, "/storage/v1/object/list/project_documents", { token: ada.token, body: { prefix: ada.project_id } }),
    rows: () => call(server, "/rest/v1/projects?select=id", { token: ada.token }),
  };
  for (let round = 0; round < 5; round += 1) {
    for (const [name, ask] of Object.entries(asks)) {
      const began = performance.now();
      expect((await ask()).status, name).toBe(200);
      expect(performance.now() - began, name).toBeLessThan(limit);
    }
  }
  isOver = true;
  await Promise.all(lanes);
}, 120_000);
