import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Noun } from "#domain/nouns/all.ts";
import { insertRow } from "#tests/support/insert-row.ts";
import { type Person, tables } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";

let team: Team;
/** The stranger's own project. */
let own: { project_id: string; user_class_id: string; page_id: string };
let lists: Noun[];
beforeAll(async () => {
  team = await openTeam();
  const { sql } = team;
  const [project] = JSON.parse((await team.rest("stranger", "GET", "projects?select=id")).body);
  const [reader] = await sql`insert into user_classes (project_id, name) values (${project.id}, 'Reader') returning id`;
  const [page] = await sql`insert into pages (project_id, name) values (${project.id}, 'Shelf') returning id`;
  own = { project_id: project.id, user_class_id: reader?.id, page_id: page?.id };
  lists = (await sql<{ short: Noun }[]>`select short from private.row_tables() order by short`).map(({ short }) => short);
  expect(lists.length).toBeGreaterThanOrEqual(12);
});

const worldOf = (who: Person) => ({ ...team.worldOf(who), ...(who === "stranger" ? own : {}) });
/** A row of a list behind the scenes, where no rule of the data API holds. */
const placed = (who: Person, list: string, id: string, words: object = {}) =>
  insertRow(team.sql, list, { ...tables[list]?.row(worldOf(who)), ...words, id }, ["*"]);
/** A row of a list as a client sends it. */
const send = (who: Person, list: string, id: string) => team.rest(who, "POST", list, { ...tables[list]?.row(worldOf(who)), id });
const call = async (who: Person, name: string, asked: object) => {
  const { status, body } = await team.rest(who, "POST", `rpc/${name}`, asked);
  return { status, body, said: body === "" ? undefined : JSON.parse(body) };
};

test("what another project's row of the same id said, from where and who accepted it is told to nobody [ATTACK-76]", async () => {
  const { sql, world } = team;
  for (const [at, theirs] of lists.entries()) {
    for (const mine of [lists.at(at - 1) ?? "", lists.at(at - 5) ?? ""]) {
      const id = randomUUID();
      const pair = `${mine} with the id of ${theirs}`;
      const row = await placed("stranger", mine, id, { name: "Mine 1" });
      for (const revision of [2, 3]) await sql`update ${sql(mine)} set name = ${`Mine ${revision}`} where id = ${id}`;
      await placed("member", theirs, id, { name: "Hidden 1" });
      await sql`update ${sql(theirs)} set name = 'Hidden 2' where id = ${id}`;
      await sql`update statement_sources set kind = 'document', quote = 'Hidden quote', key_name = 'Hidden key'
        where project_id = ${world.project_id} and row_id = ${id}`;
      await sql`insert into acceptances (project_id, table_name, row_id, revision, accepted_by)
        values (${world.project_id}, ${theirs}, ${id}, 2, ${world.actor_id})`;

      const proposal = { table: mine, number: row?.number, revision: 2, field: "name", value: "Other" };
      const proposed = await call("stranger", "propose_change", { project_id: own.project_id, proposal });
      expect(proposed, pair).toMatchObject({ status: 200, said: { base: "Mine 2" } });

      const [kept] =
        await sql`select id from row_revisions where row_id = ${id} and project_id = ${own.project_id} and revision = 2`;
      expect(await call("stranger", "restore_revision", { revision_id: kept?.id }), pair).toMatchObject({ status: 200, said: 4 });
      const { body } = await team.rest("stranger", "GET", `statement_sources?row_id=eq.${id}`);
      expect(body, pair).not.toContain("Hidden");
      expect(JSON.parse(body), pair).toHaveLength(4);
      expect(body, pair).not.toContain(world.actor_id);
    }
  }
});

test("what is accepted counts in its own project and list alone, whoever accepted a row of the same id [ATTACK-76]", async () => {
  const { sql, world } = team;
  const id = randomUUID();
  await placed("stranger", "user_classes", id);
  await placed("member", "features", id, { description: "Within 5 minutes" });
  const accept = (who: Person, project_id: string, one: object) =>
    call(who, "accept_rows", { project_id, accepted: [{ id, revision: 1, ...one }] });
  expect((await accept("stranger", own.project_id, { table: "user_classes" })).said).toHaveLength(1);
  expect((await accept("member", world.project_id, { table: "features" })).said).toHaveLength(1);
  expect((await accept("member", world.project_id, { table: "features" })).said).toHaveLength(0);
  const figure = { table: "features", field: "description", figure: "5" };
  expect((await accept("member", world.project_id, figure)).said).toHaveLength(1);
  await sql`update user_classes set description = 'Other' where id = ${id}`;
  const figures = async () => {
    const [answer] = await sql`select list_acceptance(${world.project_id}) -> 'figures' as figures`;
    return answer?.figures;
  };
  expect(await figures()).toMatchObject([{ row_id: id, figure: "5" }]);
});

test("an id that a row of a project has or had is taken elsewhere, so that what was deleted comes back [ATTACK-77]", async () => {
  const { sql, world } = team;
  const taken = {
    status: 409,
    said: { code: "23505", message: "This id belongs to another project. Leave it out, or send a new one." },
  };
  const answered = ({ status, body }: { status: number; body: string }) => ({ status, said: JSON.parse(body || "{}") });
  for (const list of [...lists, "specifications"]) {
    const id = randomUUID();
    await placed("member", list, id);
    for (const mine of [...lists, "specifications"])
      expect(answered(await send("stranger", mine, id)), `${mine}, ${list}`).toMatchObject(taken);
    expect(await send("member", list, id), list).toMatchObject({ status: 409 });
    await team.rest("member", "DELETE", `${list}?id=eq.${id}`);
    expect(await sql`select from ${sql(list)} where id = ${id}`, list).toEqual([]);
    for (const mine of [...lists, "specifications"])
      expect(answered(await send("stranger", mine, id)), `${mine}, ${list}`).toMatchObject(taken);
    if (list === "specifications") continue;
    const written = { [list]: [{ ...tables[list]?.row(worldOf("stranger")), id, number: 900 }] };
    const brought = await call("stranger", "bring_rows", { name: "File", project_id: own.project_id, written });
    expect(brought.status, list).toBe(409);
    expect(await call("member", "restore_removed", { ids: [id] }), list).toMatchObject({ status: 200, said: 1 });
    expect(await sql`select project_id from ${sql(list)} where id = ${id}`, list).toEqual([{ project_id: world.project_id }]);
  }
});

test("an id of one's own is everybody's to choose, and to use again [ATTACK-77]", async () => {
  for (const list of lists) {
    const id = randomUUID();
    expect((await send("member", list, id)).status, list).toBe(201);
    await team.rest("member", "DELETE", `${list}?id=eq.${id}`);
    expect((await send("member", list, id)).status, list).toBe(201);
    expect((await call("member", "remove_rows", { project_id: team.world.project_id, table_name: list, ids: [id] })).status).toBe(
      200,
    );
    const written = { [list]: [{ ...tables[list]?.row(worldOf("member")), id, number: 900 }] };
    const brought = await call("member", "bring_rows", { name: "File", project_id: team.world.project_id, written });
    expect(brought.status, `${list}: ${brought.body}`).toBe(200);
  }
});
