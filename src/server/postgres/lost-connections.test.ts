import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createDatabase, type Database } from "#tests/support/cluster.ts";
import { keptKeys } from "#tests/support/kept-keys.ts";
import { type Author, author } from "#tests/support/people.ts";
import { endReal, type RealServer, startReal } from "#tests/support/real-server.ts";
import { freePort } from "./embedded.ts";

const ROUNDS = 20;
const AT_ONCE = 3;
const PATIENCE_MS = 20_000;

type Asked = { method?: string; path: string; body?: string; type?: string; good: number };

let directory: string;
let database: Database;
let server: RealServer & { publishableKey: string; secretKey: string };
let ada: Author;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "product-architect-lost-"));
  database = await createDatabase();
  const real = await startReal({ directory, port: await freePort(), variables: { DATABASE_URL: database.url } });
  const rows = await database.sql`select name, value from platform.secrets`;
  server = { ...real, ...(await keptKeys(rows, { DATA_DIR: directory })) };
  ada = await author(server);
  const headers = { ...headersOf(server.secretKey), "content-type": "application/json" };
  const made = await fetch(`${server.url}/storage/v1/bucket`, {
    method: "POST",
    headers,
    body: JSON.stringify({ name: "shelf", public: true }),
  });
  expect(made.status).toBe(200);
  await database.sql`create policy "everybody keeps files on the shelf" on storage.objects for all using (bucket_id = 'shelf') with check (bucket_id = 'shelf')`;
});

afterAll(async () => {
  await endReal();
  await server.ended;
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

const headersOf = (token: string) => ({ apikey: server.publishableKey, authorization: `Bearer ${token}` });

/** What is asked all the time, of every part of the server, and how it is answered when all is well. */
function everything(): Record<string, Asked> {
  const json = "application/json";
  return {
    health: { path: "/health", good: 200 },
    "an account": { path: "/auth/v1/user", good: 200 },
    "changing an account": { method: "PUT", path: "/auth/v1/user", body: '{"data":{"full_name":"Ada"}}', type: json, good: 200 },
    "keeping a file": { method: "PUT", path: "/storage/v1/object/shelf/words.txt", body: "words", type: "text/plain", good: 200 },
    "reading a file": { path: "/storage/v1/object/authenticated/shelf/words.txt", good: 200 },
    "reading a public file": { path: "/storage/v1/object/public/shelf/words.txt", good: 200 },
    "a function": {
      method: "POST",
      path: "/functions/v1/describe-usage",
      body: JSON.stringify({ organizationId: ada.organization_id }),
      type: json,
      good: 200,
    },
    rows: { path: "/rest/v1/projects?select=id,name", good: 200 },
    "a new row": {
      method: "POST",
      path: "/rest/v1/user_classes",
      body: JSON.stringify({ project_id: ada.project_id, name: "A class" }),
      type: json,
      good: 201,
    },
  };
}

async function ask({ method = "GET", path, body, type }: Asked): Promise<{ status: number; text: string }> {
  const headers = { ...headersOf(ada.token), ...(type ? { "content-type": type } : {}), "x-upsert": "true" };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(server.url + path, { method, headers, signal, ...(body === undefined ? {} : { body }) });
  return { status: answer.status, text: await answer.text() };
}

/** Answers that are neither good nor one sentence that says to try again. */
function isUndocumented({ status, text }: { status: number; text: string }, good: number) {
  if (status === good) return false;
  if (status !== 503 || /\.ts:|node_modules|\n\s+at /.test(text)) return true;
  const { message, msg, status: health } = JSON.parse(text);
  return !/\.$/.test(message ?? msg ?? "") && health !== "unavailable";
}

/** How a WebSocket is answered that shows a session. */
function knock(): Promise<number | undefined> {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${ada.token}`);
  socket.on("error", () => {});
  return new Promise((done) => socket.on("unexpected-response", (_, { statusCode }) => done(statusCode)));
}

async function isWell() {
  for (const [name, asked] of Object.entries(everything())) {
    await expect
      .poll(async () => ({ name, status: (await ask(asked)).status }), { timeout: PATIENCE_MS })
      .toEqual({ name, status: asked.good });
  }
}

const endAll = () =>
  database.sql`select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity where datname = ${database.name} and pid <> pg_backend_pid()`;

test("twenty times all connections to the database are lost under load: every request is answered, with 503 and a sentence at worst, and the same process goes on [ALIVE-01] [ALIVE-02]", async () => {
  await isWell();
  const worker = server.worker();
  let done = false;
  const seen = new Map<string, number>();
  const wrong: unknown[] = [];
  const load = Object.entries(everything()).flatMap(([name, asked]) =>
    Array.from({ length: AT_ONCE }, async () => {
      while (!done) {
        const answer = await ask(asked).catch((error: unknown) => ({ status: 0, text: String(error) }));
        if (isUndocumented(answer, asked.good)) wrong.push({ name, ...answer });
        const kind = `${name} ${answer.status}`;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    }),
  );
  let ended = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await delay(200);
    const [row] = await endAll();
    ended += row?.ended;
  }
  // a slow machine answers some of it only between two losses, or after the last
  const neverGood = () => Object.entries(everything()).flatMap(([name, { good }]) => (seen.has(`${name} ${good}`) ? [] : [name]));
  try {
    await expect.poll(neverGood, { timeout: PATIENCE_MS }).toEqual([]);
  } finally {
    done = true;
    await Promise.all(load);
  }
  expect(wrong).toEqual([]);
  expect(ended).toBeGreaterThan(ROUNDS);
  await isWell();
  expect(server.worker()).toBe(worker);
  expect(server.complained()).not.toContain("died");
}, 180_000);

test("while the database cannot be reached everything says so, and works again as soon as it answers, nobody being signed out [ALIVE-03]", async () => {
  const channel = ada.db.channel(`project:${ada.project_id}`, { config: { private: true } });
  const states: string[] = [];
  await ada.db.realtime.setAuth(ada.token);
  channel.subscribe((state) => states.push(state));
  await expect.poll(() => states, { timeout: PATIENCE_MS }).toContain("SUBSCRIBED");
  const root = database.sql;
  await root`update pg_database set datallowconn = false where datname = ${database.name}`;
  await endAll();
  // what was said of it within the last second still stands
  await expect.poll(async () => (await ask({ path: "/health", good: 200 })).status, { timeout: PATIENCE_MS }).toBe(503);
  for (const [name, asked] of Object.entries(everything())) {
    const answer = await ask(asked);
    expect({ name, ...answer, undocumented: isUndocumented(answer, asked.good) }).toMatchObject({
      name,
      status: 503,
      undocumented: false,
    });
  }
  await expect.poll(() => states, { timeout: PATIENCE_MS }).toContain("CHANNEL_ERROR");
  expect(await knock()).toBe(503);
  await root`update pg_database set datallowconn = true where datname = ${database.name}`;
  await isWell();
  await expect.poll(() => states.at(-1), { timeout: PATIENCE_MS }).toBe("SUBSCRIBED");
  await ada.db.removeAllChannels();
}, 120_000);
