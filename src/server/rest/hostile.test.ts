import { beforeAll, expect, test } from "vitest";
import { type Author, author, person, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();
let ada: Author;
let bob: Author;

beforeAll(async () => {
  [ada, bob] = await Promise.all([author(server), stranger(server)]);
});

type Options = { token?: string; method?: string; body?: string; headers?: Record<string, string> };

async function ask(path: string, { token, method = "GET", body, headers }: Options = {}) {
  const answer = await fetch(server.url + path, {
    method,
    headers: {
      apikey: server.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, said: text === "" ? undefined : JSON.parse(text) };
}

const isAlive = async () => (await fetch(`${server.url}/health`)).status;

test("a value its column cannot hold is the asker's mistake, however often and by whomever it is sent [API-01]", async () => {
  for (let round = 0; round < 3; round += 1) {
    for (const filter of ["created_at=gt.1", "created_at=in.(1,{})", "number=eq.{}", "id=eq.[]"]) {
      const table = filter.startsWith("number") ? "pages" : "projects";
      for (const token of [undefined, ada.token]) {
        const { status, said } = await ask(`/rest/v1/${table}?${filter}`, token === undefined ? {} : { token });
        expect([400, 401], JSON.stringify(said)).toContain(status);
      }
    }
  }
  expect(await isAlive()).toBe(200);
});

test("JSON that is nested too deeply is refused wherever bodies are read [API-02]", async () => {
  const deep = "[".repeat(3_400) + "]".repeat(3_400);
  const bodies: [path: string, body: string][] = [
    ["/rest/v1/rpc/get_invitation", `{"token":${deep}}`],
    ["/rest/v1/waitlist", `{"email":${deep}}`],
    ["/rest/v1/waitlist", deep],
    ["/auth/v1/signup", `{"email":"a@example.com","password":"Correct-horse-1","data":{"a":${deep}}}`],
    ["/auth/v1/token?grant_type=password", `{"email":${deep}}`],
    ["/functions/v1/generate-overview", `{"projectId":${deep}}`],
    ["/storage/v1/object/list/project_documents", `{"prefix":${deep}}`],
    ["/storage/v1/object/sign/project_documents/a", `{"expiresIn":${deep}}`],
  ];
  for (const [path, body] of bodies) {
    const { status } = await ask(path, { method: "POST", body, token: ada.token });
    expect(status, path).toBe(400);
  }
  const shallow = `${"[".repeat(90)}${"]".repeat(90)}`;
  expect((await ask("/rest/v1/rpc/get_invitation", { method: "POST", body: `{"token":${shallow}}` })).status).not.toBe(500);
  expect(await isAlive()).toBe(200);
});

test("no request changes what every object has [API-03]", async () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  for (const word of ["__proto__", "constructor", "prototype"]) {
    for (const key of [word, `not.${word}`, `${word}.eq`, `organizations.${word}`, `${word}->>a`, `a.${word}.order`]) {
      const { status } = await ask(`/rest/v1/projects?${encodeURIComponent(key)}=eq.1`, { token: ada.token });
      expect(status, key).toBe(400);
    }
    for (const query of [`select=${word}`, `select=a:${word}(*)`, `order=${word}`, `and=(${word}.eq.1)`, `columns=${word}`]) {
      const method = query.startsWith("columns") ? "POST" : "GET";
      const { status } = await ask(`/rest/v1/projects?${query}`, {
        token: ada.token,
        method,
        ...(method === "POST" ? { body: "[{}]" } : {}),
      });
      expect(status, query).toBe(400);
    }
    expect((await ask(`/rest/v1/rpc/get_invitation?${word}=1`)).status).toBeGreaterThanOrEqual(400);
    expect((await ask(`/rest/v1/rpc/${word}`)).status).toBe(404);
    expect((await ask(`/rest/v1/${word}`)).status).toBe(404);
    const body = `{"name":"A","organization_id":"${ada.organization_id}","${word}":{"eq":1}}`;
    expect((await ask("/rest/v1/projects", { method: "POST", body, token: ada.token })).status).toBe(400);
  }
  const poison = '{"email":"p@example.com","password":"Correct-horse-1","data":{"\\u005f_proto__":{"eq":1}}}';
  expect((await ask("/auth/v1/signup", { method: "POST", body: poison })).status).toBe(400);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(Object.hasOwn(Object.prototype, "eq")).toBe(false);
});

test("a count is of the rows the asker may see, whichever kind of count was asked for [API-04]", async () => {
  for (const kind of ["exact", "planned", "estimated"]) {
    for (const who of [ada, bob]) {
      const { headers } = await ask("/rest/v1/projects?select=id", { token: who.token, headers: { prefer: `count=${kind}` } });
      expect([kind, headers.get("content-range")]).toEqual([kind, "0-0/1"]);
    }
  }
  const plan = { accept: "application/vnd.pgrst.plan+json" };
  expect((await ask("/rest/v1/projects", { token: ada.token, headers: plan })).status).toBe(406);
});

test("what would take the database long is refused before it is asked [API-05]", async () => {
  const nested = (levels: number): string =>
    levels === 0 ? "id" : `id,organizations(id,projects!projects_organization_id_fkey(${nested(levels - 1)}))`;
  const tooMuch = [
    `select=${nested(6)}`,
    `select=id,organizations(id,projects(id))`,
    `select=id,${Array.from({ length: 9 }, (_, i) => `p${i}:pages!pages_project_id_fkey(id)`).join(",")}`,
    `and=(${Array.from({ length: 101 }, () => "name.eq.a").join(",")})`,
    `and=(${"or(".repeat(6)}name.eq.a${")".repeat(6)})`,
    `order=${Array.from({ length: 11 }, () => "name").join(",")}`,
    Array.from({ length: 101 }, () => "name=eq.a").join("&"),
    "name=match.(a%2B)%2B%24",
  ];
  for (const query of tooMuch) {
    const { status, said } = await ask(`/rest/v1/projects?${query}`, { token: ada.token });
    expect([status, typeof said.message], query.slice(0, 80)).toEqual([400, "string"]);
  }
});

test("one account that asks for everything at once is told to wait, and its neighbour is answered [API-06]", async () => {
  const storm = Array.from({ length: 400 }, () => ask("/rest/v1/projects?select=*,organizations(*)", { token: ada.token }));
  const neighbour = await ask("/rest/v1/projects?select=id", { token: bob.token });
  expect(neighbour.said).toEqual([{ id: bob.project_id }]);
  for (const { status, said, headers } of await Promise.all(storm)) {
    expect([200, 429]).toContain(status);
    if (status === 429) expect([typeof said.message, headers.get("retry-after")]).toEqual(["string", "1"]);
  }
});

test("a session that ended anywhere, and a banned account, read and write nothing more [API-07]", async () => {
  const { sql } = server.database;
  const [leaver, banned] = await Promise.all([person(server), person(server)]);
  for (const { token } of [leaver, banned]) expect((await ask("/rest/v1/projects?select=id", { token })).status).toBe(200);
  await sql`delete from auth.sessions where user_id = ${leaver.id}`;
  await sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${banned.id}`;
  for (const { token, id } of [leaver, banned]) {
    const read = await ask("/rest/v1/projects?select=id", { token });
    expect([read.status, read.said.code]).toEqual([401, "PGRST301"]);
    const body = JSON.stringify({ name: "Late", created_by: id });
    expect((await ask("/rest/v1/organizations", { token, method: "POST", body })).status).toBe(401);
    const files = await ask("/storage/v1/object/list/project-documents", { token, method: "POST", body: '{"prefix":""}' });
    expect(files.status).toBe(401);
  }
  expect((await sql`select from public.organizations where name = 'Late'`).length).toBe(0);
});
