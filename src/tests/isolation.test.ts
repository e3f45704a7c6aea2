import { beforeAll, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { listRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { generateOverview } from "#domain/specifications.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const ideas = [
  "Beekeepers record the weight of their hives. Honey buyers order jars of honey.",
  "Locksmiths accept emergency jobs. Tenants request a locksmith and rate the repair.",
  "Librarians lend board games. Players reserve board games for a weekend.",
];

let server: TestServer;
let authors: { idea: string; who: Author }[];

beforeAll(async () => {
  server = await startServer();
  authors = await Promise.all(
    ideas.map(async (idea) => {
      const who = await author(server);
      await addQuestionnaire(who.db, { project_id: who.project_id, form: { ...newQuestionnaire, project_description: idea } });
      return { idea, who };
    }),
  );
});

test("functions of different people, interleaved, each read and write only their own caller's project", async () => {
  const rounds = Array.from({ length: 6 }).flatMap(() => authors);
  const overviews = await Promise.all(
    rounds.map(async ({ who, idea }, round) => {
      const projectId = who.project_id;
      if (round < authors.length) await callFunction(who.db, nouns.user_classes.generate, { projectId });
      const { overview } = await callFunction(who.db, generateOverview, { projectId }).catch((error: unknown) => {
        expect(error).toMatchObject({ kind: "conflict" });
        return { overview: "" };
      });
      return { idea, overview };
    }),
  );
  const subjects = ["beekeeper", "locksmith", "librarian"];
  for (const { idea, overview } of overviews.filter(({ overview }) => overview !== "")) {
    const own = subjects.filter((word) => idea.toLowerCase().includes(word));
    expect(subjects.filter((word) => overview.toLowerCase().includes(word))).toEqual(own);
  }
  expect(overviews.filter(({ overview }) => overview !== "").length).toBeGreaterThanOrEqual(authors.length);
  for (const [i, { who }] of authors.entries()) {
    const names = (await listRows(who.db, "user_classes", { project_id: who.project_id })).map(({ name }) => name.toLowerCase());
    expect(names).toContain(subjects[i]);
    for (const other of subjects.filter((_, at) => at !== i)) expect(names).not.toContain(other);
  }
  const runs = await server.database.sql`select distinct g.created_by, g.project_id from generations g`;
  for (const { created_by, project_id } of runs) {
    expect(authors.find(({ who }) => who.id === created_by)?.who.project_id).toBe(project_id);
  }
});

test("a function called for another team's project says that it does not exist, and writes nothing", async () => {
  const [first, second] = authors;
  const projectId = second?.who.project_id ?? "";
  const before = await server.database.sql`select count(*) from generations where project_id = ${projectId}`;
  const db = first?.who.db;
  if (!db) throw new Error("no author");
  await expect(callFunction(db, nouns.user_classes.generate, { projectId })).rejects.toMatchObject({ kind: "not_found" });
  expect(await server.database.sql`select count(*) from generations where project_id = ${projectId}`).toEqual(before);
});

test("nothing a function does runs as more than a signed-in person", async () => {
  const { sql } = server.database;
  await sql`create table private.seen_roles (role text)`;
  await sql`grant insert on private.seen_roles to public`;
  await sql.unsafe(`create function private.see_role() returns trigger language plpgsql as $$
    begin insert into private.seen_roles values (current_user); return new; end $$`);
  await sql`create trigger see_role before insert on public.generations for each row execute function private.see_role()`;
  const who = await author(server);
  await callFunction(who.db, generateOverview, { projectId: who.project_id });
  expect(await sql`select distinct role from private.seen_roles`).toEqual([{ role: "authenticated" }]);
});
