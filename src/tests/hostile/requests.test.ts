import { appendFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { castOf } from "./cast.ts";
import { type Catalogue, readCatalogue } from "./catalogue.ts";
import { readFunctions, readRoutes } from "./routes.ts";
import { closeConnections } from "./send.ts";
import { agentAttacks, readTools, toolAttacks } from "./shots-mcp.ts";
import { rpcAttacks, tableAttacks } from "./shots-rest.ts";
import { functionAttacks, routeAttacks } from "./shots-routes.ts";
import { bucketProbes, rpcProbes, tableProbes } from "./shots-tenants.ts";
import { plant } from "./victim.ts";
import { draw, type Field, fire, type Report, type Target } from "./volley.ts";

const WANTED = Number(process.env.HOSTILE ?? 6_000);
let server: RealInstance;
let field: Field;
let catalogue: Catalogue;
let before = "";
let holder: number | undefined;
const reports: Report[] = [];

beforeAll(async () => {
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  catalogue = await readCatalogue(server);
  const planted = await plant(
    server,
    catalogue.tables.map(({ name }) => name),
  );
  field = { server, planted, cast: await castOf(server, planted.victim) };
  before = await planted.digest();
  holder = server.worker();
}, 120_000);
afterAll(async () => {
  closeConnections();
  await server.stop();
});

const ids = () => [...field.planted.ids].slice(0, 40);
const own = () => Object.values(field.cast.own);
type Surface = { name: string; share: number; byEverybody?: true; targets: () => Promise<Target[]> | Target[] };
const surfaces: Surface[] = [
  {
    name: "tables of the data API",
    share: 0.3,
    targets: () => catalogue.tables.map((table) => ({ name: table.name, attacks: tableAttacks(table) })),
  },
  {
    name: "functions of the data API",
    share: 0.1,
    targets: () => catalogue.rpcs.map((rpc) => ({ name: rpc.name, attacks: rpcAttacks(rpc) })),
  },
  {
    name: "rows of other tenants",
    share: 0.2,
    targets: () => [
      ...catalogue.tables.map((table) => ({ name: table.name, attacks: tableProbes(table, ids(), own()) })),
      ...catalogue.rpcs.map((rpc) => ({ name: rpc.name, attacks: rpcProbes(rpc, ids()) })),
    ],
  },
  {
    name: "files of other tenants",
    share: 0.05,
    targets: () =>
      catalogue.buckets.map((bucket) => ({ name: bucket, attacks: bucketProbes(bucket, files(), field.cast.own.project_id) })),
  },
  {
    name: "routes",
    share: 0.25,
    targets: async () =>
      (await readRoutes()).map((route) => ({ name: `${route.method} ${route.path}`, attacks: routeAttacks(route, ids()) })),
  },
  {
    name: "functions of the server",
    share: 0.1,
    targets: () => readFunctions().map((one) => ({ name: one.name, attacks: functionAttacks(one, ids()) })),
  },
  {
    name: "tools of agents, from everybody,",
    share: 0.05,
    byEverybody: true,
    targets: async () => [
      ...(await readTools(server, field.cast.key)).map((tool) => ({ name: tool.name, attacks: toolAttacks(tool, ids(), cites) })),
      { name: "the protocol of agents", attacks: agentAttacks(ids(), cites) },
    ],
  },
];
const cites = ["PAGE-1", "US-1", "FEAT-1", "RISK-1", "project_scope", "US-0", "__proto__", "FEAT-999999999"];
const files = () => [
  `${field.planted.world.project_id}/1_plan.txt`,
  `design-connections/${field.planted.world.project_id}/1.png`,
  "cvs/1-a.pdf",
];

test.for(surfaces)(
  "hostile requests to $name get clean refusals within 2 seconds, and nothing of others [ATTACK-01] [ATTACK-28]",
  { timeout: 600_000 },
  async ({ share, byEverybody = false, targets }) => {
    const shots = draw(await targets(), field.cast, { least: Math.ceil(WANTED * share), byEverybody });
    await field.cast.revive();
    const report = await fire(field, shots);
    reports.push(report);
    if (process.env.HOSTILE_REPORT) appendFileSync(process.env.HOSTILE_REPORT, `${report.faults.join("\n")}\n`);
    expect(report.faults).toEqual([]);
    expect(server.worker()).toBe(holder);
  },
);

test("after all of them the same process answers, the victim's rows are as before, and people sign up [ATTACK-02]", async () => {
  const requests = reports.reduce((sum, report) => sum + report.requests, 0);
  const slowest = reports.map(({ slowest: one }) => one).toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  const slow = reports.map((report) => report.slow);
  process.stdout.write(
    `${requests} hostile requests; ${slow} took longer than 2 s beside others; the slowest ${slowest?.milliseconds.toFixed(0)} ms: ${slowest?.shot}\n`,
  );
  process.stdout.write(`${JSON.stringify(reports.map(({ statuses }) => statuses))}\n`);
  expect(requests).toBeGreaterThanOrEqual(WANTED);
  expect(server.worker()).toBe(holder);
  expect(await field.planted.digest()).toBe(before);
  const headers = { apikey: server.publishableKey, "content-type": "application/json", "x-forwarded-for": "192.0.2.7" };
  const body = JSON.stringify({
    email: `new-${crypto.randomUUID()}@example.com`,
    password: `Correct-horse-${crypto.randomUUID()}`,
  });
  expect((await fetch(`${server.url}/auth/v1/signup`, { method: "POST", headers, body })).status).toBe(200);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});
