import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { type Author, author } from "#tests/support/people.ts";
import { type RealInstance, startInstance } from "#tests/support/real-server.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { call, status } from "./call.ts";
import { manyParagraphs } from "./many-paragraphs.ts";
import { nested, poisonedKeys } from "./nasties.ts";
import { readRoutes } from "./routes.ts";

let server: RealInstance;
let ada: Author;
let holder: number | undefined;
// whoever was killed by one is replaced before the next, so that each stands for itself
beforeEach(async () => {
  if (server && server.worker() === holder) return;
  await server?.stop();
  server = await startInstance({ TRUST_PROXY: "1", LOG_LEVEL: "error", WEB_INSIDE: "1" });
  ada = await author(server);
  holder = server.worker();
}, 120_000);
afterAll(() => server?.stop());

const projects = () => call(server, "/rest/v1/projects?select=id", { token: ada.token });
/** The same process, able to do all it is there for. */
async function isAlive() {
  expect(server.worker()).toBe(holder);
  const { rows } = await server.admin.query(
    "select count(*)::int as count from pg_stat_activity where state like 'idle in transaction%' and state_change < now() - interval '3 seconds'",
  );
  expect(rows[0]?.count).toBe(0);
  const answers = await Promise.all(Array.from({ length: 24 }, projects));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  const email = `alive-${crypto.randomUUID()}@example.com`;
  const signedUp = await call(server, "/auth/v1/signup", { body: { email, password: `Correct-horse-${crypto.randomUUID()}` } });
  expect(signedUp.status, signedUp.text).toBe(200);
  const drafter = await call(server, "/functions/v1/describe-drafter", { token: ada.token, body: {} });
  expect(drafter.status, drafter.text).toBe(200);
}

test("a number where a column holds a time, asked by a visitor again and again, is a refusal", async () => {
  for (const column of ["created_at", "updated_at", "id", "organization_id"]) {
    for (const operator of ["gt", "eq", "lt", "not.gte", "in", "is"]) {
      const value = operator === "in" ? "(1,2)" : "1";
      const answers = await Promise.all([1, 2].map(() => status(server, `/rest/v1/projects?${column}=${operator}.${value}`)));
      for (const answer of answers) expect(answer, `${column}=${operator}.1`).toBeLessThan(500);
    }
  }
  await isAlive();
});

test("lists and objects thousands of levels deep are refused at every route there is, whoever sends them [ATTACK-151]", async () => {
  const deep = nested(3_400, "[", "]");
  const body = `{"a":${deep}}`;
  const { token } = await addKey(ada, ada.project_id);
  const shown = {
    visitor: undefined,
    ada: `Bearer ${ada.token}`,
    service: `Bearer ${server.secretKey}`,
    agent: `Bearer ${token}`,
  };
  const routes = [
    ...(await readRoutes()).map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, "x") })),
    ...["/rest/v1/rpc/get_invitation", "/rest/v1/waitlist"].map((path) => ({ method: "POST", path })),
    ...["password", "refresh_token", "pkce"].map((grant) => ({ method: "POST", path: `/auth/v1/token?grant_type=${grant}` })),
  ];
  // a sign-out reads no body, and is tried when the session is needed no more
  const signsOut = ({ path }: { path: string }) => path === "/auth/v1/logout";
  const taking = routes.filter((route) => !["GET", "HEAD"].includes(route.method) && !signsOut(route));
  expect(taking.length).toBeGreaterThan(100);
  const taken: string[] = [];
  for (const { method, path } of taking) {
    const callers = Object.entries(shown).filter(([who]) => who === "visitor" || (who === "agent") === path.startsWith("/mcp"));
    const one = async ([who, authorization]: (typeof callers)[number]) => {
      const apikey = who === "service" ? { apikey: server.secretKey } : {};
      const headers = { ...apikey, ...(authorization === undefined ? {} : { authorization }) };
      const { status: answered } = await call(server, path, { method, body, headers });
      if (answered < 400 || answered >= 500) taken.push(`${who}: ${method} ${path} ${answered}`);
    };
    await Promise.all(callers.map(one));
  }
  expect(taken).toEqual([]);
  await isAlive();
});

test("lists and objects of every depth are refused where visitors write", async () => {
  const bodies = [
    nested(3_400, "[", "]"),
    nested(100_000, "[", "]"),
    nested(100_000, '{"a":', "}", "1"),
    `{"token":${nested(3_400, "[", "]")}}`,
  ];
  for (const path of [
    "/rest/v1/rpc/get_invitation",
    "/rest/v1/waitlist",
    "/auth/v1/signup",
    "/forms/waitlist",
    "/oauth/register",
  ]) {
    for (const body of bodies) {
      const answer = await call(server, path, { body });
      expect([400, 401, 403, 404, 413, 422], `${path} ${answer.text.slice(0, 100)}`).toContain(answer.status);
    }
  }
  await isAlive();
});

test("keys that mean something to JavaScript are refused in addresses, bodies and names, and change nothing", async () => {
  const forms = (key: string) => [
    `${key}=eq.1`,
    `${key}=not.eq.1`,
    `${key}=in.(1)`,
    `${key}=like.a`,
    `select=${key}`,
    `order=${key}`,
    `or=(${key}.eq.1)`,
    `columns=${key}`,
    `projects.${key}=eq.1`,
    `${key}.eq=1`,
  ];
  for (const key of poisonedKeys.slice(0, 6)) {
    for (const form of forms(key)) {
      for (const place of ["projects", "rpc/get_invitation"]) {
        const answer = await status(server, `/rest/v1/${place}?${form}`);
        expect(answer, form).toBeGreaterThanOrEqual(400);
        expect(answer, form).toBeLessThan(500);
      }
    }
    const body = `{"${key}":{"eq":1,"$eq":1,"isAdmin":true}}`;
    for (const path of [
      "/rest/v1/waitlist",
      "/rest/v1/rpc/get_invitation",
      "/auth/v1/signup",
      "/functions/v1/describe-drafter",
    ]) {
      expect((await call(server, path, { body, token: ada.token })).status).toBeLessThan(500);
    }
  }
  await isAlive();
});

test("a document of a few kilobytes that holds 2.9 million paragraphs, and the copies behind it, are opened for drafts, which are refused with what to do, and do not end the server [ATTACK-55]", async () => {
  const documents = [];
  for (let copy = 0; copy < 10; copy++) {
    const path = `${ada.project_id}/${1_790_000_000_000 + copy}_plan${copy}.docx`;
    const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    const bytes = manyParagraphs(2_900_000, copy);
    expect(bytes.length).toBeLessThan(40_000);
    const { error } = await ada.db.storage.from("project_documents").upload(path, Buffer.from(bytes), { contentType: type });
    expect(error).toBeNull();
    documents.push({
      name: `plan${copy}.docx`,
      path,
      url: `${server.url}/storage/v1/object/public/project_documents/${path}`,
      type,
      size: bytes.length,
    });
  }
  const { project_id, token } = ada;
  // the built-in drafter opens documents where nobody described the project
  const asked = { project_id, project_description: "", project_documents: documents };
  await ada.db.from("questionnaires").insert(asked).throwOnError();
  const most = watchMemory();
  // each is removed as the refusal of a draft says, and the next one opened
  for (const [at, { name }] of documents.slice(0, 3).entries()) {
    const left = { project_documents: documents.slice(at) };
    await ada.db.from("questionnaires").update(left).eq("project_id", project_id).throwOnError();
    const draft = () => call(server, "/functions/v1/generate-overview", { token, body: { projectId: project_id } });
    const answers = await Promise.all([draft(), draft()]);
    // whoever asks for what is being drafted already hears how that ended
    expect(answers.map((answer) => answer.status).sort()[0], JSON.stringify(answers)).toBe(400);
    for (const answer of answers) {
      expect(answer.json().message).toMatch(
        new RegExp(
          `^The document "${name}" cannot be read: (there is more in it than can be read|reading it takes too long)\\. Remove it, `,
        ),
      );
    }
  }
  expect(most()).toBeLessThan(1_600_000_000);
  await isAlive();
}, 240_000);

test("a website of three kilobytes that unfolds into 749,000 paragraphs is read in part or refused", async () => {
  const page = gzipSync(`<html><title>Boats</title>${"<p>".repeat(749_000)}`);
  expect(page.length).toBeLessThan(6_000);
  const site = createServer((_, response) =>
    response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(page),
  );
  await new Promise<void>((done) => site.listen(0, "127.0.0.1", done));
  onTestFinished(() => void site.close());
  const address = site.address();
  const websiteUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`;
  const most = watchMemory();
  const body = { websiteUrl, organizationId: ada.organization_id };
  const answers = await Promise.all([1, 2].map(() => call(server, "/functions/v1/analyze-website", { token: ada.token, body })));
  for (const { status: answered, headers, text } of answers) {
    expect(answered < 500 || headers.has("retry-after") || answered === 502 || answered === 503, `${answered} ${text}`).toBe(
      true,
    );
  }
  expect(most()).toBeLessThan(1_600_000_000);
  await isAlive();
});

test("every database connection lost under load, ten times, is an answer for those who waited and nothing for those who come", async () => {
  let over = false;
  const seen = new Set<number>();
  const load = Array.from({ length: 12 }, async (_, lane) => {
    const token = ada.token;
    while (!over) {
      const { status: answered } =
        lane % 3 === 0
          ? await call(server, "/rest/v1/pages", { token, body: { project_id: ada.project_id, name: "Berths" } })
          : await projects();
      seen.add(answered);
    }
  });
  for (let round = 0; round < 10; round++) {
    await delay(250);
    await server.admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
  }
  over = true;
  await Promise.all(load);
  expect([...seen].filter((one) => one >= 500 && one !== 503)).toEqual([]);
  await expect.poll(async () => (await projects()).status).toBe(200);
  expect(server.worker()).toBe(holder);
});

test("the embedded PostgreSQL killed while nobody asks is back by itself", async () => {
  const before = (await projects()).json();
  const pid = Number(readFileSync(`${server.directory}/postgres/postmaster.pid`, "utf8").split("\n")[0]);
  await server.admin.end();
  process.kill(pid, "SIGKILL");
  await delay(500);
  await expect.poll(async () => (await projects().catch(() => undefined))?.status, { timeout: 30_000 }).toBe(200);
  expect((await projects()).json()).toEqual(before);
});

/** The most memory that the server and what it started held together, in bytes, until it is asked. */
function watchMemory(): () => number {
  let most = 0;
  const look = () => {
    most = Math.max(
      most,
      descendants(server.child.pid ?? 0).reduce((sum, pid) => sum + residentOf(pid), 0),
    );
  };
  const watching = setInterval(look, 50);
  return () => {
    clearInterval(watching);
    return most;
  };
}

/** Without PostgreSQL, whose processes count what they share again and again. */
function descendants(root: number): number[] {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const stat = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, "utf8");
    } catch {
      return "";
    }
  };
  const parents = new Map(
    all.map((pid) => [
      pid,
      { name: /\((.*)\)/.exec(stat(pid))?.[1] ?? "", parent: Number(stat(pid).split(") ").at(-1)?.split(" ")[1]) },
    ]),
  );
  const below = (pid: number): number[] => [pid, ...all.filter((one) => parents.get(one)?.parent === pid).flatMap(below)];
  return below(root).filter((pid) => !parents.get(pid)?.name.startsWith("postgres"));
}

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1_024;
  } catch {
    return 0;
  }
}
