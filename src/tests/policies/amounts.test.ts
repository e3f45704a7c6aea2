import { beforeAll, expect, test } from "vitest";
import { addOrganization } from "#data/organizations.ts";
import { insertRow } from "#tests/support/insert-row.ts";
import { person, visitor } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { tables } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";

let team: Team;
let server: TestServer;
beforeAll(async () => {
  [team, server] = await Promise.all([openTeam(), startServer()]);
});

const MOST_ROWS = 5_000;

test("five thousand rows and one are refused whole, and a public form takes no more than ten at once [TENANT-04, TENANT-05]", async () => {
  for (const [table, who, most] of [
    ["pages", "member", MOST_ROWS],
    ["waitlist", "visitor", 10],
    ["contacts", "visitor", 10],
    ["job_applications", "visitor", 10],
  ] as const) {
    const rows = Array.from({ length: most + 1 }, () => tables[table]?.row(team.worldOf(who)));
    const before = await count(table);
    const { status, body } = await team.rest(who, "POST", table, rows);
    expect([table, status], body).toEqual([table, 413]);
    expect(JSON.parse(body).message).toBe(`This is too much for one request. Send at most ${most} rows at a time.`);
    expect(await count(table), table).toBe(before);
  }
});

test("every table people add to counts the rows of a request, those that come later included", async () => {
  for (const [table, { row, may }] of Object.entries(tables)) {
    if (!may.insert.includes("admin")) continue;
    const { actor_id } = team.worldOf("admin");
    const refused = team.sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ role: "authenticated", sub: actor_id })}, true),
        set_config('role', 'authenticated', true), set_config('private.added', ${String(MOST_ROWS)}, true)`;
      await insertRow(tx, table, row(team.worldOf("admin")));
    });
    await expect(refused, table).rejects.toMatchObject({ code: "PT413" });
  }
});

async function count(table: string) {
  const [row] = await team.sql<{ count: number }[]>`select count(*)::int as count from ${team.sql(table)}`;
  return row?.count;
}

test("a specification lists a thousand risks and not one more, with what to do [TENANT-06]", async () => {
  const risks = (count: number) =>
    JSON.stringify(Array.from({ length: count }, (_, i) => ({ id: `${i}`, name: "n", functionality: "f", description: "d" })));
  const { project_id } = team.world;
  const save = (security_risks: string) =>
    team.rest("member", "POST", "specifications", { project_id, version: crypto.randomUUID(), security_risks });
  expect((await save(risks(1000))).status).toBe(201);
  const { status, body } = await save(risks(1001));
  expect([status, JSON.parse(body).message]).toEqual([400, "Keep at most 1000 risks in a specification."]);
});

test("an account makes twenty organizations, one by one or all in one request, and the operator may say otherwise [TENANT-07]", async () => {
  const ada = await person(server);
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `Team ${i}`, created_by: ada.id }));
  const refused = {
    code: "P0001",
    message: "You have made 20 organizations, which is as many as one account may. Delete one first.",
  };
  expect((await ada.db.from("organizations").insert(many(21))).error).toMatchObject(refused);
  await ada.db.from("organizations").insert(many(19)).throwOnError();
  await addOrganization(ada.db, { name: "The last", created_by: ada.id });
  expect((await ada.db.from("organizations").insert(many(1))).error).toMatchObject(refused);
  await server.database.sql`update private.settings set value = 21 where name = 'organizations_per_account'`;
  await addOrganization(ada.db, { name: "One more", created_by: ada.id });
  const bo = await person(server);
  await addOrganization(bo.db, { name: "Somebody else's", created_by: bo.id });
});

test("the words of somebody else's address lock nobody out of a form, and all visitors together fill no disk [TENANT-08]", async () => {
  const { db } = visitor(server);
  const message = { name: "Ada", email: "victim@example.com", message: "Hello" };
  for (let sent = 0; sent < 20; sent += 1) await db.from("contacts").insert(message).throwOnError();
  await server.database.sql`update private.settings set value = 25 where name = 'form_rows_per_hour'`;
  await db.from("contacts").insert([message, message, message, message]).throwOnError();
  const { status, error } = await db.from("contacts").insert([message, message]);
  expect(status).toBe(429);
  expect(error?.message).toMatch(/^More people write to us right now than we can take in\. Try again in \d+ minutes\.$/);
});

test("CVs of a day are so many bytes together, whoever leaves them and however [TENANT-09]", async () => {
  const { db } = visitor(server);
  const path = () => `cvs/${Date.now()}-${crypto.randomUUID().slice(0, 8)}.pdf`;
  const cv = new Blob(["%PDF-1.4\n%%EOF\n"], { type: "application/pdf" });
  const files = db.storage.from("cv-uploads");
  expect((await files.upload(path(), cv)).error).toBeNull();
  await server.database.sql`update private.settings set value = 1 where name = 'cv_bytes_per_day'`;
  for (const someone of [visitor(server), await person(server)]) {
    const theirs = someone.db.storage.from("cv-uploads");
    expect((await theirs.upload(path(), cv)).error?.message).toBe(
      "More CVs came in today than we can take. Try again in 24 hours.",
    );
    // whoever answers, the policy refuses it too
    const asked = server.database.sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', '{"role": "anon"}', true), set_config('role', 'anon', true)`;
      await tx`insert into storage.objects (bucket_id, name) values ('cv-uploads', ${path()})`;
    });
    await expect(asked).rejects.toMatchObject({ code: "42501" });
    expect((await theirs.createSignedUploadUrl(path())).error).not.toBeNull();
  }
});
