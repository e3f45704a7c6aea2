import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startModelServer } from "#server/ai/testing-model.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { author } from "#tests/support/people.ts";
import { endReal, isBack, keysOf, launchReal, processesIn } from "#tests/support/real-server.ts";

const directory = await mkdtemp(join(tmpdir(), "product-architect-operating-"));
const model = await startModelServer();
const METRICS_TOKEN = "read-by-the-operator-alone";
const LONGEST_END_MS = 8_000;

afterAll(async () => {
  await model.close();
  await endReal();
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && processesIn(directory).length > 0; ) await delay(50);
  await rm(directory, { recursive: true, force: true });
});

test("a real server says what goes on in lines and figures, and ends in order [OPS-01] [OPS-02] [OPS-04] [OPS-07] [OPS-08] [OPS-09]", async () => {
  const variables = {
    LOG_LEVEL: "info",
    METRICS_TOKEN,
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "test-model",
    AI_BASE_URL: `${model.url}/v1`,
  };
  const port = await freePort();
  const server = launchReal({ directory, port, variables });
  const starting = await whileItStarts(server.url);
  expect(new Set(starting.map(({ live }) => live))).toEqual(new Set([200]));
  expect(new Set(starting.map(({ ready }) => ready))).toEqual(new Set([503, 200]));
  await isBack(server, 60_000);

  const keys = await keysOf(directory);
  const by = await author({ url: server.url, ...keys });
  const headers = { apikey: keys.publishableKey, authorization: `Bearer ${by.token}` };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { ...headers, ...init.headers } });
  const idOf = async (path: string, id: string) =>
    (await ask(path, { headers: { "x-request-id": id } })).headers.get("x-request-id");

  expect(await idOf(`/rest/v1/projects?name=eq.Harbour`, "rows-1")).toBe("rows-1");
  expect(await idOf("/pricing", "page-1")).toBe("page-1");
  expect(await idOf("/pricing", 'x"y {"level":60}')).toMatch(/^[0-9a-f-]{36}$/);
  await ask(`/shared/${crypto.randomUUID()}`, { headers: { "x-request-id": "shared-1" } });
  for (let i = 0; i < 3; i++) await ask(`/${crypto.randomUUID()}`, { headers: { "x-request-id": `nowhere-${i}` } });
  await ask("/pricing", { method: "PROPFIND" });

  model.turns.push({ status: 400 });
  const begun = await ask("/functions/v1/draft-everything", {
    method: "POST",
    body: JSON.stringify({ projectId: by.project_id, parts: ["generate-scope"] }),
    headers: { "content-type": "application/json", "x-request-id": "run-1" },
  });
  expect(begun.status).toBe(200);
  const linesOf = (id: string) => lines(server.complained()).filter(({ requestId }) => requestId === id);
  await expect.poll(() => linesOf("run-1").map(({ msg }) => msg)).toContain("a model gave no usable answer");
  const [answered] = linesOf("run-1").filter(({ msg }) => msg === "a request was answered");
  expect(answered).toMatchObject({ level: 30, method: "POST", route: "/functions/v1/draft-everything", status: 200 });
  expect(linesOf("rows-1")).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      requestId: "rows-1",
      method: "GET",
      route: "/rest/v1/:table",
      status: 200,
      ms: expect.any(Number),
      msg: "a request was answered",
    },
  ]);
  expect(linesOf("shared-1")).toMatchObject([{ route: "/shared/:id" }]);
  expect([0, 1, 2].flatMap((i) => linesOf(`nowhere-${i}`).map(({ route }) => route))).toEqual(["unknown", "unknown", "unknown"]);
  const secrets = [
    by.token,
    by.email,
    by.id,
    by.project_id,
    by.password,
    keys.publishableKey,
    keys.secretKey,
    METRICS_TOKEN,
    "Harbour",
    "127.0.0.1",
  ];
  expect(secrets.filter((secret) => server.complained().includes(secret))).toEqual([]);

  const listener = await listen(
    `${server.url.replace("http", "ws")}/realtime/v1/websocket?vsn=1.0.0&apikey=${keys.publishableKey}`,
  );
  await ask("/auth/v1/otp", { method: "POST", body: JSON.stringify({ email: "somebody@example.com" }) });
  const figures = await figuresOf(server.url);
  const has = (line: RegExp) => expect(figures).toMatch(line);
  has(/^http_requests_total\{method="GET",route="\/rest\/v1\/:table",status="200"\} [1-9]/m);
  has(/^http_requests_total\{method="GET",route="unknown",status="404"\} 3$/m);
  has(/^http_requests_total\{method="other",route="\/pricing",status="405"\} 1$/m);
  has(/^http_request_duration_seconds_bucket\{le="10",method="GET",route="\/rest\/v1\/:table"\} [1-9]/m);
  has(/^nodejs_eventloop_lag_p99_seconds /m);
  has(/^process_resident_memory_bytes \d/m);
  has(/^product_architect_database_connections\{pool="product-architect-api",state="idle"\} [1-9]/m);
  has(/^product_architect_database_connections\{pool="product-architect",state="in_use"\} \d/m);
  has(/^product_architect_database_connections\{pool="product-architect",state="waiting"\} 0$/m);
  has(/^product_architect_draft_duration_seconds_count\{drafter="model",outcome="failed"\} 1$/m);
  has(/^product_architect_drafts_running 0$/m);
  has(/^product_architect_drafting_run_duration_seconds_count 1$/m);
  has(/^product_architect_realtime_connections 1$/m);
  has(/^product_architect_realtime_channels 0$/m);
  has(/^product_architect_realtime_messages_total\{direction="in"\} [1-9]/m);
  has(/^product_architect_mails_total\{outcome="sent"\} 1$/m);
  // the one that wrote what the model was told stays for whoever drafts next
  has(/^product_architect_children_running 1$/m);
  has(/^product_architect_disk_free_bytes [1-9]/m);
  has(/^product_architect_data_bytes\{kind="database"\} [1-9]/m);
  has(/^product_architect_data_bytes\{kind="files"\} 0$/m);
  has(/^product_architect_build_info\{version="\d+\.\d+\.\d+",node="v[^"]+"\} 1$/m);
  expect((await ask("/rest/v1/projects?id=eq.x")).status).toBe(400);
  expect(await figuresOf(server.url)).toMatch(/^product_architect_statement_failures_total\{class="22"\} 1$/m);

  // one asks before and ends asking after, one asks only then
  const name = crypto.randomUUID();
  const body = JSON.stringify({ organization_id: by.organization_id, name });
  const writing = await raw(port);
  writing.send(
    `POST /rest/v1/projects HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`,
  );
  writing.send(`apikey: ${keys.publishableKey}\r\nAuthorization: Bearer ${by.token}\r\n\r\n${body.slice(0, 9)}`);
  const asking = await raw(port);
  asking.send("GET /health/ready HTTP/1.1\r\n");
  await delay(100);
  server.child.kill("SIGTERM");
  const late = delay(LONGEST_END_MS, "too late", { ref: false });
  expect(await listener.closed).toBe(1001);
  await expect
    .poll(() =>
      raw(port).then(
        () => "taken",
        ({ code }) => code,
      ),
    )
    .toBe("ECONNREFUSED");
  asking.send(`Host: 127.0.0.1:${port}\r\n\r\n`);
  writing.send(body.slice(9));
  expect(await asking.answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\n[Cc]onnection: close[\s\S]*\{"status":"ending"\}$/);
  expect(await writing.answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(await Promise.race([server.ended, late])).toBe(0);
}, 120_000);

test("in a terminal the log is for people [OPS-03]", () => {
  const code = `const { openLog } = await import("#server/log.ts");
    const { withinRequest } = await import("#server/operating/request-scope.ts");
    const log = await openLog("info");
    withinRequest({ id: "abc-1" }, () => log.warn({ token: "secret" }, "something is wrong"));`;
  const inTerminal = ["-qec", `${process.execPath} --input-type=module -e '${code}'`, "/dev/null"];
  const said = execFileSync("script", inTerminal, { encoding: "utf8" });
  expect(said).toMatch(/WARN[\s\S]*something is wrong/);
  expect(said).toContain("abc-1");
  expect(said).not.toContain("secret");
  expect(said).not.toContain('"level"');
});

type Line = { requestId?: string; msg?: string; route?: string };
const lines = (said: string): Line[] =>
  said
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

async function whileItStarts(url: string) {
  const seen: { live: number; ready: number }[] = [];
  const statusOf = (which: string) => fetch(`${url}/health/${which}`).then(({ status }) => status);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && seen.at(-1)?.ready !== 200; await delay(20)) {
    const ready = await statusOf("ready").catch(() => undefined);
    if (ready !== undefined) seen.push({ ready, live: await statusOf("live") });
  }
  return seen;
}

async function figuresOf(url: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4; charset=utf-8"]);
  return answer.text();
}

async function listen(url: string) {
  const socket = new WebSocket(url);
  const closed = new Promise<number>((done) => socket.once("close", done));
  await new Promise((done, fail) => socket.once("open", done).once("error", fail));
  socket.send(JSON.stringify({ topic: "phoenix", event: "heartbeat", payload: {}, ref: "1" }));
  await new Promise((done) => socket.once("message", done));
  return { closed };
}

/** A connection on which a request is written by hand, and all it is answered until it is closed. */
function raw(port: number) {
  return new Promise<{ send: Socket["write"]; answer: Promise<string> }>((done, fail) => {
    let said = "";
    const socket = connect(port, "127.0.0.1", () => done({ send: socket.write.bind(socket), answer }));
    socket.on("data", (chunk) => {
      said += chunk;
    });
    const answer = new Promise<string>((closed) => socket.once("close", () => closed(said)));
    socket.once("error", fail);
  });
}
