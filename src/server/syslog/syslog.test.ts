import { generate } from "selfsigned";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/log.ts";
import { author, person, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { shipAudit } from "./ship-audit.ts";
import { openSyslog } from "./syslog.ts";
import { startCollector } from "./testing.ts";

async function collecting(tls?: { key: string; cert: string }) {
  const collector = await startCollector(tls);
  onTestFinished(collector.goAway);
  return collector;
}

test("each line of the log goes to the other system as syslog, with its severity, time and words to the letter [ASVS-13]", async () => {
  const collector = await collecting();
  const syslog = openSyslog(`tcp://127.0.0.1:${collector.port}`);
  onTestFinished(syslog.end);
  const log = createLog("info", { also: syslog });
  log.warn({ token: "hush", place: "Zürich\nline" }, "a line of the log");
  log.debug("nobody asked for this");
  await expect.poll(() => collector.taken.length).toBe(1);
  expect(collector.taken[0]).toMatch(/^<132>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ product-architect \d+ log - \{"level":40,/);
  expect(collector.said()).toMatchObject([{ level: 40, token: "[hidden]", place: "Zürich\nline", msg: "a line of the log" }]);
});

test("over TLS only a system whose certificate is vouched for is told anything [ASVS-13]", async () => {
  const made = await generate([{ name: "commonName", value: "logs" }], {
    keySize: 2048,
    algorithm: "sha256",
    extensions: [{ name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] }],
  });
  const collector = await collecting({ key: made.private, cert: made.cert });
  const address = `tls://127.0.0.1:${collector.port}`;
  const doubtful = openSyslog(address, { firstPauseMs: 20 });
  onTestFinished(doubtful.end);
  doubtful.write('{"level":40,"time":1,"msg":"for nobody"}');
  const vouched = openSyslog(address, { ca: made.cert });
  onTestFinished(vouched.end);
  vouched.write('{"level":50,"time":2,"msg":"for them"}');
  await expect.poll(() => collector.said()).toMatchObject([{ msg: "for them" }]);
  await expect(doubtful.deliver([])).rejects.toThrow("Nobody takes the log at 127.0.0.1.");
});

test("while the other system is away the latest lines wait, and how many were lost is said when it is back [ASVS-14]", async () => {
  const collector = await collecting();
  await collector.goAway();
  const syslog = openSyslog(`tcp://127.0.0.1:${collector.port}`, { firstPauseMs: 20 });
  onTestFinished(syslog.end);
  const long = "x".repeat(100_000);
  for (let n = 1; n <= 50; n++) syslog.write(JSON.stringify({ level: 30, time: n, n, long }));
  await collector.comeBack();
  await expect.poll(() => collector.said().at(-1)?.n).toBe(50);
  const [first, ...rest] = collector.said();
  expect(first).toMatchObject({ msg: "lines of the log were lost while nobody took them", lines: 50 - rest.length });
  expect(rest.map(({ n }) => n)).toEqual(Array.from({ length: rest.length }, (_, index) => 51 - rest.length + index));
  expect(rest.length).toBeGreaterThan(30);
});

test("events of both audit logs are sent on once each, also those that happened while nobody took them [ASVS-15]", async () => {
  const server = await startServer();
  const { sql } = server.backend;
  if (!sql) throw new Error("This home has no database of its own.");
  const collector = await collecting();
  const syslog = openSyslog(`tcp://127.0.0.1:${collector.port}`, { firstPauseMs: 20 });
  onTestFinished(syslog.end);
  const log = createLog("silent");
  const shippers = [1, 2].map(() => shipAudit({ sql, syslog, log }, 30));
  onTestFinished(async () => {
    await Promise.all(shippers.map((shipper) => shipper.stop()));
  });
  // what was before the first look is not sent
  await expect.poll(async () => (await sql`select from platform.audit_shipping`).length).toBe(1);
  const ada = await author(server);
  const made = () => collector.said().filter(({ organization_id }) => organization_id === ada.organization_id);
  await expect
    .poll(() => made().map(({ action }) => action))
    .toEqual(expect.arrayContaining(["organization.created", "project.created"]));
  await expect
    .poll(() => collector.said().some(({ action, actor_id }) => action === "auth.login" && actor_id === ada.id))
    .toBe(true);

  await collector.goAway();
  const renamed = await sql.begin(async (tx) => {
    await tx`update public.organizations set name = 'While nobody listened' where id = ${ada.organization_id}`;
    return tx`select 1 from pg_sleep(0.2)`;
  });
  expect(renamed).toHaveLength(1);
  const eve = await stranger(server);
  await eve.db.auth.signInWithPassword({ email: eve.email, password: "wrong" });
  await collector.comeBack();
  await expect.poll(() => made().some(({ action }) => action === "organization.renamed")).toBe(true);
  await expect
    .poll(() => collector.said().some(({ action, actor_id }) => action === "auth.login_failed" && actor_id === eve.id))
    .toBe(true);
  const late = await person(server);
  await expect
    .poll(() => collector.said().some(({ action, actor_id }) => action === "auth.login" && actor_id === late.id))
    .toBe(true);

  const kept = await sql<{ n: number }[]>`
    select (select count(*) from public.audit_events)::int + (select count(*) from auth.audit_log_entries)::int as n`;
  expect(collector.said()).toHaveLength(kept[0]?.n ?? 0);
  expect(collector.taken.filter((message) => message.includes("auth.login_failed"))[0]).toMatch(/^<108>1 .* audit - /);
  expect(collector.taken.join()).not.toContain(ada.password);
});

test("where the log goes is an address with tls or tcp", () => {
  expect(readEnv({ LOG_SYSLOG: "tls://logs.example.com:6514" }).LOG_SYSLOG).toBe("tls://logs.example.com:6514");
  expect(() => readEnv({ LOG_SYSLOG: "udp://logs.example.com" })).toThrow(/^LOG_SYSLOG must be an address such as tls:/);
  const two = { ASVS_LEVEL: "2", LOG_SYSLOG: "tcp://logs.example.com" };
  expect(() => readEnv(two)).toThrow("ASVS_LEVEL=2 sends the log encrypted: begin LOG_SYSLOG with tls.");
  expect(readEnv({ ...two, LOG_SYSLOG: "tcp://127.0.0.1:514" }).LOG_SYSLOG).toBeDefined();
});
