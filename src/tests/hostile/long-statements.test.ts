import { afterAll, beforeAll, expect, test } from "vitest";
import { type Author, author } from "#tests/support/people.ts";
import { askDatabase, type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { call } from "./call.ts";

let server: RealInstance;
let eves: Author[];
let ada: Author;
beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  eves = await Promise.all(Array.from({ length: 16 }, () => author(server)));
  ada = await author(server);
}, 120_000);
afterAll(() => server.stop());

test("statements of many accounts that take long hold a share of the connections together, keep nobody else waiting for their end, and lose nothing by making room [ATTACK-121] [ATTACK-134]", async () => {
  const projects = eves.map(({ project_id }) => project_id);
  // whoever changes one of these waits, as in a statement that computes for long
  await server.admin.query("begin");
  await server.admin.query("select from public.projects where id = any ($1) for update", [projects]);
  let isOver = false;
  const said = new Set<number>();
  const lanes = eves.flatMap(({ token, project_id }) =>
    Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const { status } = await call(server, `/rest/v1/projects?id=eq.${project_id}`, {
          method: "PATCH",
          token,
          body: { name: "Slow" },
        });
        said.add(status);
      }
    }),
  );
  await expect.poll(waiting).toBe(10);
  const answers: number[] = [];
  // nothing of it is over before the rows are let go: what it takes more than its share is ended
  await expect
    .poll(
      async () => {
        answers.push((await call(server, "/rest/v1/projects?select=id", { token: ada.token })).status);
        return waiting();
      },
      { timeout: 60_000 },
    )
    .toBeLessThanOrEqual(7);
  for (let times = 0; times < 10; times += 1)
    answers.push((await call(server, "/rest/v1/projects?select=id", { token: ada.token })).status);
  expect(answers).toEqual(answers.map(() => 200));
  isOver = true;
  await server.admin.query("rollback");
  await Promise.all(lanes);
  // what made room was asked again, or waited for too long; never half done, never unknown
  expect([...said].filter((status) => status !== 204 && status !== 503)).toEqual([]);
}, 180_000);

/** Asked on a connection of its own: within a transaction it would be the same each time. */
async function waiting() {
  const [row] = await askDatabase(server.directory, WAITING);
  return Number(row?.count);
}

const WAITING = `select count(*)::int from pg_stat_activity
  where application_name = 'product-architect-api' and wait_event_type = 'Lock'`;
