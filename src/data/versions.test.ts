import { beforeAll, describe, expect, test } from "vitest";
import { compareVersions } from "#domain/compare/compare.ts";
import { readVersion } from "#domain/compare/version.ts";
import { statesOf, versionsOf } from "#domain/versions.ts";
import { type Author, author, join, type Person, person, startProject, stranger } from "#tests/support/people.ts";
import { recording } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { getProject } from "./projects.ts";
import {
  cloneSpecification,
  getSpecification,
  getVersionContent,
  listSnapshots,
  listSpecifications,
  saveSpecification,
  switchVersion,
} from "./specifications.ts";

let server: TestServer;
let writer: Author;
let viewer: Person;
let outsider: Author;

beforeAll(async () => {
  server = await startServer();
  [writer, outsider, viewer] = await Promise.all([author(server), stranger(server), person(server)]);
  await join(server, { organization_id: writer.organization_id, user_id: viewer.id, role: "viewer" });
});

const risks = JSON.stringify([{ id: "1", name: "Fire", functionality: "Quay", description: "It burns." }]);

async function projectWith(words: Parameters<typeof saveSpecification>[1]["words"] | null) {
  const project_id = await startProject(writer, writer.organization_id);
  if (words) await saveSpecification(writer.db, { project_id, version: "0.1", words });
  return project_id;
}

async function fill(project_id: string) {
  const { sql } = server.database;
  const [page] = await sql`insert into pages (project_id, name) values (${project_id}, 'Berths') returning id`;
  await sql`insert into sections (page_id, name, description) values (${page?.id}, 'Map', 'Where is what')`;
  const [userClass] = await sql`insert into user_classes (project_id, name) values (${project_id}, 'Skipper') returning id`;
  await sql`insert into user_stories (project_id, user_class_id, name, story, acceptance_criteria)
    values (${project_id}, ${userClass?.id}, 'Book', 'As a skipper, I want a berth.', 'Given a boat')`;
  await sql`insert into features (project_id, page_id, name) values (${project_id}, ${page?.id}, 'Search')`;
}

const read = async (project_id: string, version: string) =>
  readVersion(await getVersionContent(writer.db, { project_id, version })).map(({ key, items }) => ({
    [key]: items.map(({ title }) => title),
  }));

const everything = [
  { overview: ["Project overview"] },
  { user_classes: ["Skipper"] },
  { pages: ["Berths"] },
  { sections: ["Map"] },
  { user_stories: ["Book"] },
  { features: ["Search"] },
  { risks: ["Fire"] },
];

describe("a version", () => {
  test("is cloned by project and new version, and switched to by project and version [DATA-44]", async () => {
    const project_id = await projectWith({ project_overview: "One" });
    const { db, calls } = recording(server, writer);
    await cloneSpecification(db, { project_id, new_version: "0.2" });
    await switchVersion(db, { project_id, version: "0.1" });
    expect(calls).toMatchObject([
      { method: "POST", path: "/rest/v1/rpc/clone_specification", body: { project_id, new_version: "0.2" } },
      { method: "POST", path: "/rest/v1/rpc/switch_version", body: { project_id, version: "0.1" } },
    ]);
  });

  test("is cloned as a new row with every word of the current one, or as an empty row where there is none [VERS-10]", async () => {
    const words = { project_overview: "One", third_party_integrations: [{ name: "Stripe" }], security_risks: risks };
    const project_id = await projectWith(words);
    const before = await getSpecification(writer.db, { project_id, version: "0.1" });
    await cloneSpecification(writer.db, { project_id, new_version: "0.2" });
    const copy = await getSpecification(writer.db, { project_id, version: "0.2" });
    const own = { id: expect.not.stringMatching(before?.id ?? ""), version: "0.2", revision: 1, updated_at: expect.any(String) };
    expect(copy).toEqual({ ...before, ...own });
    await saveSpecification(writer.db, { project_id, version: "0.2", words: { project_overview: "Two" } });
    expect((await getSpecification(writer.db, { project_id, version: "0.1" }))?.project_overview).toBe("One");

    const unwritten = await projectWith(null);
    await cloneSpecification(writer.db, { project_id: unwritten, new_version: "0.2" });
    expect((await listSpecifications(writer.db, { project_id: unwritten })).map(({ version }) => version)).toEqual(["0.2"]);
    expect(await getSpecification(writer.db, { project_id: unwritten, version: "0.2" })).toMatchObject({
      project_overview: null,
      security_risks: null,
    });
  });

  test("is the current one once it is cloned or switched to; its project is read by id and updated by id with the version alone [VERS-11]", async () => {
    const project_id = await projectWith({});
    const current = async () => (await getProject(writer.db, { id: project_id })).version;
    await cloneSpecification(writer.db, { project_id, new_version: "0.2" });
    expect(await current()).toBe("0.2");
    await switchVersion(writer.db, { project_id, version: "0.1" });
    expect(await current()).toBe("0.1");
    await writer.db.from("projects").update({ version: "0.2" }).eq("id", project_id).throwOnError();
    expect(await current()).toBe("0.2");
  });

  test("without a name is refused, as is one that is too long or exists", async () => {
    const project_id = await projectWith({});
    const clone = (new_version: string) => cloneSpecification(writer.db, { project_id, new_version });
    await expect(clone("  ")).rejects.toMatchObject({ kind: "conflict", message: "Version is required" });
    await expect(clone("x".repeat(51))).rejects.toMatchObject({ message: "Shorten the version to 50 characters or fewer." });
    await expect(clone("0.1")).rejects.toMatchObject({ message: "Version 0.1 exists already. Choose another name." });
    await clone(" 0.2 ");
    await switchVersion(writer.db, { project_id, version: "0.1" });
    await expect(clone("0.2")).rejects.toMatchObject({ message: "Version 0.2 exists already. Choose another name." });
    await expect(switchVersion(writer.db, { project_id, version: "7" })).rejects.toMatchObject({
      message: "There is no version 7 here. Create it first.",
    });
    expect((await getProject(writer.db, { id: project_id })).version).toBe("0.1");
  });

  test("made by two people at once is made once", async () => {
    const project_id = await projectWith({ project_overview: "One" });
    const clone = () => cloneSpecification(writer.db, { project_id, new_version: "0.2" });
    const outcomes = await Promise.allSettled([clone(), clone(), clone()]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listSpecifications(writer.db, { project_id })).length).toBe(2);
  });

  test("half made is not made at all", async () => {
    const project_id = await projectWith({ project_overview: "One" });
    const { sql } = server.database;
    await sql`create function private.refuse_snapshot() returns trigger language plpgsql as
      $$ begin raise exception 'The disk is full.' using errcode = 'P0001'; end $$`;
    await sql`create trigger refuse_snapshot before insert on specification_snapshots for each row execute function private.refuse_snapshot()`;
    try {
      await expect(cloneSpecification(writer.db, { project_id, new_version: "0.2" })).rejects.toMatchObject({
        message: "The disk is full.",
      });
    } finally {
      await sql`drop function private.refuse_snapshot cascade`;
    }
    expect((await getProject(writer.db, { id: project_id })).version).toBe("0.1");
    expect((await listSpecifications(writer.db, { project_id })).map(({ version }) => version)).toEqual(["0.1"]);
  });
});

describe("a version that is left", () => {
  test("keeps everything in the project as it stood", async () => {
    const project_id = await projectWith({ project_overview: "One", security_risks: risks });
    await fill(project_id);
    await cloneSpecification(writer.db, { project_id, new_version: "0.2" });
    const [before, after] = await Promise.all(
      ["0.1", "0.2"].map(async (version) => readVersion(await getVersionContent(writer.db, { project_id, version }))),
    );
    expect(compareVersions(before ?? [], after ?? [])).toEqual([]);
    await writer.db.from("user_stories").delete().eq("project_id", project_id).throwOnError();
    await writer.db.from("pages").update({ name: "Moorings" }).eq("project_id", project_id).throwOnError();
    expect(await read(project_id, "0.1")).toEqual(everything);
    const live = await read(project_id, "0.2");
    expect(live).toContainEqual({ pages: ["Moorings"] });
    expect(live.map((part) => Object.keys(part)[0])).not.toContain("user_stories");
    const [kept] = await listSnapshots(writer.db, { project_id });
    expect(kept).toMatchObject({ version: "0.1" });
    const [row] = await server.database.sql`select created_by from specification_snapshots where id = ${kept?.id ?? ""}`;
    expect(row?.created_by).toBe(writer.id);
  });

  test("is kept however it is left, once for each state, and not at all where it is empty", async () => {
    const project_id = await projectWith(null);
    const rename = (version: string) => writer.db.from("projects").update({ version }).eq("id", project_id).throwOnError();
    const kept = async () => (await listSnapshots(writer.db, { project_id })).map(({ version }) => version);
    await rename("0.2");
    expect(await kept()).toEqual([]);
    await fill(project_id);
    await rename("0.3");
    expect(await kept()).toEqual(["0.2"]);
    await switchVersion(writer.db, { project_id, version: "0.2" });
    await switchVersion(writer.db, { project_id, version: "0.3" });
    expect(await kept()).toEqual(["0.3", "0.2"]);
    await switchVersion(writer.db, { project_id, version: "0.2" });
    await switchVersion(writer.db, { project_id, version: "0.3" });
    expect(await kept()).toEqual(["0.3", "0.2"]);
    await writer.db.from("pages").update({ name: "Moorings" }).eq("project_id", project_id).throwOnError();
    await switchVersion(writer.db, { project_id, version: "0.2" });
    expect(await kept()).toEqual(["0.3", "0.3", "0.2"]);
    expect(await read(project_id, "0.3")).toContainEqual({ pages: ["Moorings"] });
    const specifications = await listSpecifications(writer.db, { project_id });
    const listed = versionsOf("0.2", specifications, await listSnapshots(writer.db, { project_id }));
    expect(listed.map(({ version }) => version).sort()).toEqual(["0.2", "0.3"]);
  });

  test("stands for what the next one was made from, whatever is looked at or changed in it later", async () => {
    const project_id = await projectWith({ project_overview: "One" });
    await fill(project_id);
    const go = (version: string) => switchVersion(writer.db, { project_id, version });
    const states = async () => (await listSnapshots(writer.db, { project_id })).map((kept) => [kept.version, kept.next_version]);
    await cloneSpecification(writer.db, { project_id, new_version: "0.2" });
    const asMade = await getVersionContent(writer.db, { project_id, version: "0.1" });
    await writer.db.from("user_stories").delete().eq("project_id", project_id).throwOnError();

    await go("0.1");
    await go("0.2");
    expect(await states()).toEqual([
      ["0.2", null],
      ["0.1", "0.2"],
    ]);
    expect(await getVersionContent(writer.db, { project_id, version: "0.1" })).toEqual(asMade);

    await go("0.1");
    await saveSpecification(writer.db, { project_id, version: "0.1", words: { project_overview: "Mended" } });
    await go("0.2");
    expect(await states()).toEqual([
      ["0.1", null],
      ["0.2", null],
      ["0.1", "0.2"],
    ]);
    expect(await getVersionContent(writer.db, { project_id, version: "0.1" })).toEqual(asMade);
    const [mended] = statesOf("0.1", await listSnapshots(writer.db, { project_id })).slice(1);
    const later = await getVersionContent(writer.db, { project_id, version: "0.1", snapshot_id: mended?.id ?? "" });
    expect(later).toMatchObject({ specification: { project_overview: "Mended" }, user_stories: [] });
    const elsewhere = { project_id, version: "0.2", snapshot_id: mended?.id ?? "" };
    expect(await getVersionContent(writer.db, elsewhere)).toBeNull();
    expect(readVersion(await getVersionContent(outsider.db, { ...elsewhere, version: "0.1" }))).toEqual([]);

    await writer.db.from("pages").update({ name: "Moorings" }).eq("project_id", project_id).throwOnError();
    await cloneSpecification(writer.db, { project_id, new_version: "0.3" });
    expect(await read(project_id, "0.2")).toContainEqual({ pages: ["Moorings"] });
  });

  test("cannot be changed or removed by anybody, and goes with its project", async () => {
    const project_id = await projectWith({ project_overview: "One" });
    await cloneSpecification(writer.db, { project_id, new_version: "0.2" });
    const [kept] = await listSnapshots(writer.db, { project_id });
    const snapshots = () => writer.db.from("specification_snapshots");
    const change = await snapshots()
      .update({ content: {} })
      .eq("id", kept?.id ?? "");
    const removal = await snapshots()
      .delete()
      .eq("id", kept?.id ?? "");
    const forgery = await snapshots().insert({ project_id, version: "0.1", content: {} });
    expect([change, removal, forgery].map(({ error }) => error?.code)).toEqual(["42501", "42501", "42501"]);
    expect(await read(project_id, "0.1")).toEqual([{ overview: ["Project overview"] }]);
    await writer.db.from("projects").delete().eq("id", project_id).throwOnError();
    expect(await server.database.sql`select from specification_snapshots where project_id = ${project_id}`).toHaveLength(0);
  });

  test("that was stored before snapshots were kept is read by its words, and one that never was is null", async () => {
    const project_id = await projectWith({});
    await saveSpecification(writer.db, { project_id, version: "0.0", words: { project_overview: "Old" } });
    expect(await read(project_id, "0.0")).toEqual([{ overview: ["Project overview"] }]);
    expect(await getVersionContent(writer.db, { project_id, version: "9" })).toBeNull();
  });
});

describe("versions", () => {
  test("are made and switched by members, read by viewers and closed to everybody else", async () => {
    const project_id = await projectWith({ project_overview: "One" });
    await fill(project_id);
    await cloneSpecification(writer.db, { project_id, new_version: "0.2" });
    for (const someone of [viewer, outsider]) {
      const forbidden = { kind: "forbidden" };
      await expect(cloneSpecification(someone.db, { project_id, new_version: "0.3" })).rejects.toMatchObject(forbidden);
      await expect(switchVersion(someone.db, { project_id, version: "0.1" })).rejects.toMatchObject(forbidden);
    }
    for (const version of ["0.1", "0.2"]) {
      const seen = await getVersionContent(viewer.db, { project_id, version });
      expect(seen).toEqual(await getVersionContent(writer.db, { project_id, version }));
      expect(readVersion(await getVersionContent(outsider.db, { project_id, version }))).toEqual([]);
    }
    expect(await listSnapshots(viewer.db, { project_id })).toHaveLength(1);
    expect(await listSnapshots(outsider.db, { project_id })).toEqual([]);
    const visitor = (name: string, body: object) =>
      fetch(`${server.url}/rest/v1/rpc/${name}`, {
        method: "POST",
        headers: { apikey: server.publishableKey, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    for (const [name, body] of [
      ["clone_specification", { project_id, new_version: "0.3" }],
      ["switch_version", { project_id, version: "0.1" }],
      ["get_version_content", { project_id, version: "0.1" }],
    ] as const) {
      expect([401, 403, 404]).toContain((await visitor(name, body)).status);
    }
    const joined = await person(server);
    await join(server, { organization_id: writer.organization_id, user_id: joined.id, role: "member" });
    expect(await cloneSpecification(joined.db, { project_id, new_version: "0.3" })).toBe("0.3");
  });

  test("of a project with two thousand stories keep every one of them", async () => {
    const project_id = await projectWith({ project_overview: "One" });
    await fill(project_id);
    await server.database.sql`
      insert into user_stories (project_id, user_class_id, name, story, acceptance_criteria)
      select ${project_id}, u.id, 'Story ' || n, repeat('As a skipper, I want a berth. ', 5), repeat('Given a boat, ', 20)
      from user_classes u, generate_series(1, 2000) n where u.project_id = ${project_id}`;
    await cloneSpecification(writer.db, { project_id, new_version: "0.2" });
    const stories = readVersion(await getVersionContent(writer.db, { project_id, version: "0.1" })).find(
      ({ key }) => key === "user_stories",
    );
    expect(stories?.items).toHaveLength(2001);
  });
});

test("what is kept of versions is bounded: by hour for a project, in versions, and in bytes for an organization [ATTACK-60]", async () => {
  const own = await author(server);
  const { project_id, organization_id, db } = own;
  const { sql } = server.database;
  const next = (version: string) => cloneSpecification(db, { project_id, new_version: version });
  await db.from("pages").insert({ project_id, name: "Berths" }).throwOnError();
  await next("1");
  await sql`update private.limits set hits = 59 where key = ${`states:${project_id}`}`;
  await next("2");
  await expect(next("3")).rejects.toMatchObject({
    kind: "too_many",
    message: expect.stringMatching(/^The state of this project was kept 60 times within an hour\. Try again in \d+ minutes\.$/),
  });
  await sql`delete from private.limits where key = ${`states:${project_id}`}`;
  await sql`update private.limits set hits = 200 where key = ${`states_by:${own.id}`}`;
  await expect(next("3")).rejects.toMatchObject({ kind: "too_many" });
  await sql`delete from private.limits where key = ${`states_by:${own.id}`}`;

  await sql`insert into specifications (project_id, version) select ${project_id}, 'more ' || n from generate_series(1, 198) n`;
  await expect(next("3")).rejects.toMatchObject({
    kind: "conflict",
    message: "A project has 200 versions at most. Go on in one of those it has.",
  });
  await sql`delete from specifications where project_id = ${project_id} and version like 'more %'`;

  const other = await startProject(own, organization_id);
  await sql`insert into specification_snapshots (project_id, version, content)
    select ${other}, '0.1', jsonb_build_object('words', array(select gen_random_uuid() from generate_series(1, 40000)))`;
  await sql`update private.settings set value = 1048576 where name = 'file_bytes_per_organization'`;
  await expect(next("3")).rejects.toMatchObject({
    message:
      "What is kept of the versions of this organization's projects may take 1024 kB together, and with this one it would take more. Delete projects that are not needed any more, or ask the operator of this server for more room.",
  });
  await sql`update private.settings set value = 2147483648 where name = 'file_bytes_per_organization'`;
  await next("3");
  expect(await listSpecifications(db, { project_id })).toHaveLength(3);
});

test("rows are copied up to 64 MB at once and 256 MB an hour for an account [ATTACK-60]", async () => {
  const own = await author(server);
  const { project_id, db } = own;
  const { sql } = server.database;
  const [page] = await sql`insert into pages (project_id, name, description, features, sections)
    select ${project_id}, 'Berths', w, w, w from (select string_agg(md5(n::text), '') as w from generate_series(1, 249) n) l returning id`;
  const copy = (times: number) =>
    db.rpc("copy_rows", { project_id, table_name: "pages", ids: Array(times).fill(page?.id) as string[] });
  expect((await copy(5_000)).error).toMatchObject({
    code: "PT413",
    message: "This is too much to copy at once. Copy fewer rows.",
  });
  expect((await copy(2)).data).toHaveLength(2);
  await sql`update private.limits set hits = 262144 where key = ${`copied_by:${own.id}`}`;
  expect((await copy(1)).error).toMatchObject({
    code: "PT429",
    message: expect.stringMatching(
      /^You have had 256 MB of rows kept once more within an hour, as copies and as what they said before\. Try again in \d+ minutes\.$/,
    ),
  });
});
