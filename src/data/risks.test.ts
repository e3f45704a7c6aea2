import { beforeAll, describe, expect, test } from "vitest";
import { asIdentity, type Transaction } from "#server/postgres/sql.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { finishGeneration, listWrittenRows, startGeneration, undoGeneration } from "./generations.ts";

const server = await startServer();
let ada: Author;
beforeAll(async () => {
  ada = await author(server);
});

const risk = (id: string, name: string) => ({ id, name, functionality: "The quay", description: "It burns." });
type Listed = { id: string; name: string; number: number; revision: number };

async function text({ db, project_id }: Author, version = "0.1"): Promise<Listed[]> {
  const place = db.from("specifications").select("security_risks").eq("project_id", project_id).eq("version", version);
  const { data } = await place.single().throwOnError();
  return JSON.parse(data.security_risks ?? "[]");
}

const write = ({ db, project_id }: Author, list: object[] | null, version = "0.1") =>
  db
    .from("specifications")
    .upsert({ project_id, version, security_risks: list && JSON.stringify(list) }, { onConflict: "project_id,version" })
    .select("revision, security_risks")
    .single();

async function rows({ db, project_id }: Author, version = "0.1") {
  const { data } = await db
    .from("risks")
    .select("id, key, number, revision, name, functionality, description")
    .eq("project_id", project_id)
    .eq("version", version)
    .order("order_index")
    .order("number")
    .throwOnError();
  return data;
}

const short = (listed: readonly { number: number; revision: number; name: string }[]) =>
  listed.map(({ number, revision, name }) => `${number}/${revision} ${name}`);

async function expectInStep(someone: Author, expected: string[], version = "0.1") {
  expect(short(await rows(someone, version))).toEqual(expected);
  expect(short(await text(someone, version))).toEqual(expected);
}

const inTheirName = <T>({ id }: Author, work: (tx: Transaction) => Promise<T>) =>
  asIdentity(server.database.sql, { role: "authenticated", claims: { sub: id, role: "authenticated" } }, work);

/** Ends when somebody in this database waits for a lock. */
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const [found] = await server.database.sql<{ waiting: number }[]>`
        select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return found?.waiting;
    })
    .toBe(1);

describe("the list in security_risks and the table of risks", () => {
  test("what is written as the JSON text of a list stands in the table: added, reworded, put in another order, taken off [DATA-06, DATA-07]", async () => {
    const someone = await author(server);
    await write(someone, [risk("1", "Fire"), risk("2", "Flood")]).throwOnError();
    expect(await rows(someone)).toEqual([
      { ...risk("1", "Fire"), id: expect.any(String), key: "1", number: 1, revision: 1 },
      { ...risk("2", "Flood"), id: expect.any(String), key: "2", number: 2, revision: 1 },
    ]);
    const [fire] = await rows(someone);
    await write(someone, [risk("3", "Theft"), risk("1", "Great fire")]).throwOnError();
    await expectInStep(someone, ["3/1 Theft", "1/2 Great fire"]);
    expect((await rows(someone))[1]?.id).toBe(fire?.id);
    await write(someone, [risk("3", "Theft"), risk("1", "Great fire"), risk("2", "Flood")]).throwOnError();
    await expectInStep(someone, ["3/1 Theft", "1/2 Great fire", "2/1 Flood"]);
    await write(someone, null).throwOnError();
    await expectInStep(someone, []);
    for (const [wrong, said] of [
      [[risk("1", "Fire"), risk("1", "Flood")], "Every risk needs an id of its own."],
      [[{ name: "Fire" }], "Every risk needs an id."],
      [[risk("1", "x".repeat(201))], expect.stringContaining("risks_name_check")],
    ] as const) {
      expect((await write(someone, [...wrong])).error).toMatchObject({ message: said });
    }
    await expectInStep(someone, []);
  });

  test("what is written in the table stands in the text: added, reworded, deleted, brought back [DATA-06, DATA-07]", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    const added = await db
      .from("risks")
      .insert(["Fire", "Flood", "Theft"].map((name) => ({ project_id, name, functionality: "The quay", description: "Bad." })))
      .select("id, key, version")
      .throwOnError();
    expect(added.data.map(({ version }) => version)).toEqual(["0.1", "0.1", "0.1"]);
    const [fire, flood] = await text(someone);
    expect(fire).toEqual({
      id: expect.stringMatching(/^\d{13}$/),
      name: "Fire",
      functionality: "The quay",
      description: "Bad.",
      number: 1,
      revision: 1,
    });
    expect(flood?.id).toBe(added.data[1]?.key);
    const id = added.data[1]?.id ?? "";
    await db.from("risks").update({ name: "High water", key: "mine", version: "9" }).eq("id", id).throwOnError();
    await expectInStep(someone, ["1/1 Fire", "2/2 High water", "3/1 Theft"]);
    expect((await text(someone))[1]?.id).toBe(flood?.id);
    const { data: before } = await db
      .from("specifications")
      .select("revision")
      .eq("project_id", project_id)
      .single()
      .throwOnError();
    await db.rpc("remove_rows", { project_id, table_name: "risks", ids: [id] }).throwOnError();
    await expectInStep(someone, ["1/1 Fire", "3/1 Theft"]);
    const { data: after } = await db
      .from("specifications")
      .select("revision")
      .eq("project_id", project_id)
      .single()
      .throwOnError();
    expect(after.revision).toBe(before.revision + 1);
    await db.rpc("restore_removed", { ids: [id] }).throwOnError();
    await expectInStep(someone, ["1/1 Fire", "2/2 High water", "3/1 Theft"]);
    await db.from("risks").delete().eq("project_id", project_id).throwOnError();
    expect(await text(someone)).toEqual([]);
  });

  test("each version has its own, with the numbers they have in every version [DATA-06]", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    await write(someone, [risk("1", "Fire"), risk("2", "Flood")]).throwOnError();
    await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
    await expectInStep(someone, ["1/1 Fire", "2/1 Flood"], "0.2");
    const [, flood] = await rows(someone, "0.2");
    await db
      .from("risks")
      .update({ name: "High water" })
      .eq("id", flood?.id ?? "")
      .throwOnError();
    await db.from("risks").insert({ project_id, name: "Theft" }).throwOnError();
    await write(someone, [risk("2", "Flood")], "0.1").throwOnError();
    await expectInStep(someone, ["1/1 Fire", "2/2 High water", "3/1 Theft"], "0.2");
    await expectInStep(someone, ["2/1 Flood"], "0.1");
    await db.from("specifications").delete().eq("project_id", project_id).eq("version", "0.1").throwOnError();
    expect(await rows(someone, "0.1")).toEqual([]);
    await expectInStep(someone, ["1/1 Fire", "2/2 High water", "3/1 Theft"], "0.2");
  });

  test("an entry that comes back with an id of its own and the same words is the risk it was", async () => {
    const someone = await author(server);
    await someone.db
      .from("risks")
      .insert({ project_id: someone.project_id, ...risk("", "Fire"), id: crypto.randomUUID() })
      .throwOnError();
    await write(someone, [risk("4711", "Fire"), risk("4712", "Flood")]).throwOnError();
    await expectInStep(someone, ["1/1 Fire", "2/1 Flood"]);
    expect((await text(someone)).map(({ id }) => id)).toEqual(["4711", "4712"]);
  });
});

test("drafted risks come after those that are there, none of which is lost, and are undone as one [RISK-06]", async () => {
  const someone = await author(server);
  const { db, project_id } = someone;
  await write(someone, [risk("1", "Fire")]).throwOnError();
  const generation_id = await startGeneration(db, {
    project_id,
    function: "generate-risks",
    provider: "built-in",
    model: undefined,
  });
  const risks = ["Flood", "Theft"].map((name) => ({ name, functionality: "The quay", description: "Bad." }));
  expect(await finishGeneration(db, { generation_id, drafted: { risks }, usage: {}, answer: risks })).toBe(2);
  await expectInStep(someone, ["1/1 Fire", "2/1 Flood", "3/1 Theft"]);
  await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
  const written = await listWrittenRows(db, { id: generation_id, list: "risks", version: "0.2" });
  expect(written.map(({ number, name }) => [number, name])).toEqual([
    [2, "Flood"],
    [3, "Theft"],
  ]);
  expect(await undoGeneration(db, { id: generation_id })).toBe(2);
  await expectInStep(someone, ["1/1 Fire"], "0.2");
  await expectInStep(someone, ["1/1 Fire", "2/1 Flood", "3/1 Theft"]);
});

describe("two who write risks at once, one the text and one the table", () => {
  test("lose nothing, whoever of them has to wait", async () => {
    const someone = await author(server);
    await write(someone, [risk("1", "Fire"), risk("2", "Flood")]).throwOnError();
    // the list was read before the other's row was there, and is stored after it
    let waiting: Promise<unknown> = Promise.resolve();
    await inTheirName(someone, async (tx) => {
      await tx`insert into risks (project_id, name) values (${someone.project_id}, 'Theft')`;
      await tx`update risks set name = 'Great fire' where project_id = ${someone.project_id} and key = '1'`;
      const list = [risk("1", "Fire"), risk("2", "High water"), risk("3", "Rot")];
      waiting = Promise.resolve(write(someone, list).throwOnError());
      await somebodyWaits();
    });
    await waiting;
    await expectInStep(someone, ["1/2 Great fire", "2/2 High water", "4/1 Rot", "3/1 Theft"]);
  });

  test("all get through when many write, and both tell the same at the end", async () => {
    const someone = await author(server);
    const { db, project_id } = someone;
    await write(someone, [risk("1", "Fire")]).throwOnError();
    const byText = async (name: string) => {
      for (;;) {
        const { data } = await db
          .from("specifications")
          .select("revision, security_risks")
          .eq("project_id", project_id)
          .single()
          .throwOnError();
        const security_risks = JSON.stringify([...JSON.parse(data.security_risks ?? "[]"), risk(name, name)]);
        const saved = await db
          .from("specifications")
          .update({ security_risks })
          .eq("project_id", project_id)
          .eq("revision", data.revision)
          .select("id")
          .throwOnError();
        if (saved.data.length > 0) return;
      }
    };
    const byTable = async (name: string) => {
      const { data } = await db.from("risks").insert({ project_id, name }).select("id").single().throwOnError();
      await db.from("risks").update({ description: "Bad." }).eq("id", data.id).throwOnError();
    };
    const all = Array.from({ length: 6 }, (_, at) => [`text ${at}`, `row ${at}`]).flat();
    await Promise.all(all.map((name) => (name.startsWith("text") ? byText(name) : byTable(name))));
    const kept = await rows(someone);
    expect(kept.map(({ name }) => name).sort()).toEqual(["Fire", ...all].sort());
    expect(new Set(kept.map(({ number }) => number)).size).toBe(13);
    expect(short(await text(someone))).toEqual(short(kept));
  });

  test("change the same risk: one of them is told, and neither waits for ever", async () => {
    await write(ada, [risk("1", "Fire"), risk("2", "Flood")]).throwOnError();
    const refused = await inTheirName(ada, async (tx) => {
      // where somebody who changes a row is, before their change reaches the text
      await tx`select from risks where project_id = ${ada.project_id} and key = '1' for update`;
      const answer = await write(ada, [risk("1", "Mine"), risk("2", "Flood")]);
      await tx`update risks set name = 'Theirs' where project_id = ${ada.project_id} and key = '1'`;
      return answer.error;
    });
    expect(refused).toMatchObject({ message: "Somebody else is changing one of these risks. Save again." });
    await expectInStep(ada, ["1/2 Theirs", "2/1 Flood"]);
  });
});
