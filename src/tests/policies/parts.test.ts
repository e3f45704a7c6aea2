import { beforeAll, expect, test } from "vitest";
import { type Author, author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
});

const call = async (name: string, given: Record<string, unknown>) => {
  const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: server.publishableKey,
      authorization: `Bearer ${ada.token}`,
    },
    body: JSON.stringify(given),
  });
  return { status: answer.status, text: await answer.text() };
};

test("a part that is named again and again is answered once, and too many names are refused [ATTACK-58]", async () => {
  const parts = {
    read_mine: { about: {}, part: "organizations" },
    read_project: { about: { project_id: ada.project_id }, part: "versions" },
    read_organization: { about: { organization_id: ada.organization_id }, part: "members" },
  };
  for (const [name, { about, part }] of Object.entries(parts)) {
    const once = await call(name, { ...about, parts: [part] });
    expect([once.status, Object.keys(JSON.parse(once.text))], name).toEqual([200, [part]]);
    expect(await call(name, { ...about, parts: Array(20).fill(part) }), name).toEqual(once);
    const { status, text } = await call(name, { ...about, parts: Array(21).fill(part) });
    expect([status, text], name).toEqual([400, expect.stringContaining("Name each part once, 20 of them at most.")]);
  }
});

test("no function takes a list longer than 5,000, whatever it makes of one [ATTACK-58]", async () => {
  const lists = await server.database.sql<{ name: string; list: string; type: string; others: string[] }[]>`
    select p.proname as name, a.name as list, format_type(a.type, -1) as type,
      (select coalesce(array_agg(o.name), '{}') from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality o (name, type, place)
        where o.name <> a.name and o.place <= p.pronargs - p.pronargdefaults) as others
    from pg_proc p, unnest(p.proargnames, p.proargtypes::oid[]) a (name, type)
    where p.pronamespace = 'public'::regnamespace and format_type(a.type, -1) like '%[]'`;
  expect(lists.length).toBeGreaterThan(10);
  for (const { name, list, type, others } of lists) {
    const value = type === "uuid[]" ? crypto.randomUUID() : "x";
    const given = Object.fromEntries(others.map((other) => [other, other.endsWith("_id") ? ada.project_id : null]));
    const { status, text } = await call(name, { ...given, [list]: Array(5_001).fill(value) });
    expect([name, status, text]).toEqual([
      name,
      413,
      expect.stringContaining(`This is too much for one request. Send at most 5000 values in '${list}'.`),
    ]);
    const fitting = await call(name, { ...given, [list]: Array(5_000).fill(value) });
    expect([name, fitting.text.includes("too much for one request")]).toEqual([name, false]);
  }
});
