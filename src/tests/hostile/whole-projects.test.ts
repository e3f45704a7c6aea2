import { afterAll, beforeAll, expect, test } from "vitest";
import { type Agent, agent } from "#tests/support/agent.ts";
import { type Author, author } from "#tests/support/people.ts";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { call } from "./call.ts";
import { neighbourOf } from "./neighbour.ts";

let server: RealInstance;
let eve: Author;
let ada: Author;
let tools: Agent;
let neighbour: ReturnType<typeof neighbourOf>;
let limit: number;
beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  [eve, ada] = await Promise.all([author(server), author(server)]);
  await fill(eve.project_id);
  neighbour = neighbourOf(server, ada);
  limit = await neighbour.limit();
  tools = await agent(server, (await addKey(eve, eve.project_id)).token);
}, 180_000);
afterAll(() => server.stop());

const ROWS = 400;

/** As many features as it takes, each as long as it may be, full of what rules on wording look at. */
async function fill(project_id: string) {
  const said = ["The system shall quickly report maybe various orders, etc. and/or US-14 as appropriate.", "It handles FEAT-3."];
  const text = said.join(" ").repeat(80).slice(0, 8_000);
  const rows = "generate_series(1, $3::int) n";
  await server.admin.query(
    `insert into public.features (project_id, name, description) select $1, 'Feature ' || n, left(n || ' ' || $2, 8000) from ${rows}`,
    [project_id, text, ROWS],
  );
}

test("what a tool finds in a project of 400 long rows, it is looked through beside the server: a neighbour is answered within 2 seconds, and the tool as well [ATTACK-22]", async () => {
  const said: Record<string, object> = {
    quality: { most: 5 },
    search: { query: "orders appropriate" },
    list: { text: "orders appropriate", most: 3 },
    work_package: { cite: "FEAT-1" },
    build_state: {},
    get: { cites: ["FEAT-1", "FEAT-2"] },
    brief: {},
  };
  for (const [name, args] of Object.entries(said)) {
    const asked = tools.call(name, args as Record<string, unknown>);
    expect(await neighbour.whileDoing(asked), name).toBeLessThan(limit);
    const { answer, isError, text } = await asked;
    // on a slow machine it is too much to look through all rules at once, and that is said
    if (name === "quality" && isError) expect(text).toMatch(/^This project is too much to look through at once\./);
    else expect(isError, `${name}: ${text.slice(0, 200)}`).toBe(false);
    if (name === "quality" && !isError) expect(answer.total).toBeGreaterThan(ROWS);
    if (name === "list") expect(answer.total).toBe(ROWS);
  }
}, 240_000);

test("what is open in it, and what a link to it shows, keep no neighbour waiting either [ATTACK-22]", async () => {
  const open = call(server, "/functions/v1/describe-open-points", { token: eve.token, body: { projectId: eve.project_id } });
  expect(await neighbour.whileDoing(open)).toBeLessThan(limit);
  expect((await open).status, (await open).text.slice(0, 200)).toBe(200);
  const ends = new Date(Date.now() + 86_400_000).toISOString();
  const link = { projectId: eve.project_id, name: "Everybody", version: null, chapters: null, expiresAt: ends, password: "" };
  const made = await call(server, "/functions/v1/share-document", { token: eve.token, body: link });
  const { token } = made.json();
  const reading = Promise.all([1, 2, 3].map(() => call(server, "/functions/v1/read-shared", { body: { token } })));
  expect(await neighbour.whileDoing(reading)).toBeLessThan(limit);
  for (const answer of await reading) expect(answer.status, answer.text.slice(0, 200)).toBe(200);
}, 240_000);

test("twenty changed rows are compared beside the server, however little of them is the same [ATTACK-22]", async () => {
  const words = (n: number) => `array_to_string(array(select chr(97 + (random() * 25)::int) from generate_series(1, ${n})), ' ')`;
  const change = () =>
    server.admin.query(
      `update public.features set description = left(${words(3_900)}, 8000) where project_id = $1 and number <= 20`,
      [eve.project_id],
    );
  await change();
  await change();
  const { answer } = await tools.call("list", { kind: "features", most: 1 });
  const [first] = answer.rows as unknown as { cite: string }[];
  const revision = Number(first?.cite.split("@")[1]) - 1;
  const cites = Array.from({ length: 20 }, (_, at) => `FEAT-${at + 1}@${revision}`);
  const asked = tools.call("get", { cites });
  expect(await neighbour.whileDoing(asked)).toBeLessThan(limit);
  const { rows } = (await asked).answer as unknown as { rows: { since?: unknown[] }[] };
  expect(rows.filter(({ since }) => since?.length === 1)).toHaveLength(20);
}, 240_000);

test("who has much looked through waits in turn, and is told when it is too much, while another organization is served [ATTACK-22]", async () => {
  const many = Array.from({ length: 30 }, () => tools.call("quality", { most: 1 }));
  const { token } = await addKey(ada, ada.project_id);
  const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "quality", arguments: {} } };
  const accept = "application/json, text/event-stream";
  const other = await call(server, "/mcp", { token, body, headers: { accept } });
  expect(other.text).toContain('"clean":0');
  const answers = await Promise.all(many);
  const refused = answers.filter(({ isError }) => isError);
  expect(refused.length).toBeGreaterThan(0);
  for (const { text } of refused) {
    expect(text).toMatch(
      /^(More projects are being looked through now than this server can take\. Try again in|This project is too much)/,
    );
  }
}, 240_000);
