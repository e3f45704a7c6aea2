import { beforeAll, describe, expect, test } from "vitest";
import { fallbackVersion } from "#domain/projects.ts";
import { newQuestionnaire, questionnaireInput, readQuestionnaire } from "#domain/questionnaires.ts";
import { isOvertaken } from "#domain/revisions.ts";
import { type Author, author, stranger } from "#tests/support/people.ts";
import { recording } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import {
  addProject,
  changeProject,
  getProject,
  listProjects,
  removeProject,
  removeProjectAndSpecifications,
} from "./projects.ts";
import {
  addQuestionnaire,
  changeQuestionnaire,
  getLatestQuestionnaire,
  getQuestionnaire,
  type KnownQuestionnaire,
  listQuestionnaires,
  saveQuestionnaire,
} from "./questionnaires.ts";
import {
  getSpecification,
  listSpecifications,
  removeSpecifications,
  type SpecificationWords,
  saveSpecification,
  switchVersion,
} from "./specifications.ts";

let server: TestServer;
let writer: Author;
let outsider: Author;

beforeAll(async () => {
  server = await startServer();
  [writer, outsider] = await Promise.all([author(server), stranger(server)]);
});

const newProject = (name: string) =>
  addProject(writer.db, { organization_id: writer.organization_id, name, type: null, description: null });

describe("projects", () => {
  test("are inserted as name, type, organization and version 0.1, whatever version the specification falls back to [CALL-13, DASH-18]", async () => {
    const { db, calls } = recording(server, writer);
    const { organization_id } = writer;
    const made = await addProject(db, { organization_id, name: "Shop", type: "SaaS", description: null });
    expect(calls[0]).toMatchObject({ method: "POST", body: { name: "Shop", type: "SaaS", organization_id, version: "0.1" } });
    expect(Object.keys(calls[0]?.body ?? {}).sort()).toEqual(["name", "organization_id", "type", "version"]);
    expect(made.version).toBe("0.1");
    expect(fallbackVersion).toBe("1");
  });

  test("have id, name, type, organization, version, time of update and an optional colour [CALL-05, DATA-08]", async () => {
    const { data } = await writer.db
      .from("projects")
      .insert({ organization_id: writer.organization_id, name: "Bare" })
      .select()
      .single();
    expect(data).toMatchObject({
      name: "Bare",
      type: null,
      organization_id: writer.organization_id,
      version: "0.1",
      color: null,
    });
    expect(data?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Date(data?.updated_at ?? "").getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("are listed by organization, the most recently updated first, and read one by one [CALL-11, CALL-12]", async () => {
    const first = await newProject("First");
    const second = await newProject("Second");
    await changeProject(writer.db, { ...first, name: "First again", type: null, version: "0.1", color: null });
    const { db, calls } = recording(server, writer);
    const listed = await listProjects(db, { organization_id: writer.organization_id });
    expect(calls[0]?.path).toContain(`organization_id=eq.${writer.organization_id}&order=updated_at.desc`);
    expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await getProject(db, { id: second.id })).toMatchObject({ name: "Second" });
    expect(calls[1]?.path).toContain(`id=eq.${second.id}`);
    expect(await listProjects(outsider.db, { organization_id: writer.organization_id })).toEqual([]);
    await expect(getProject(outsider.db, { id: second.id })).rejects.toMatchObject({ kind: "not_found" });
  });

  test("are updated by id with exactly name, type, version and colour [CALL-14, SETT-04]", async () => {
    const { id, revision } = await newProject("Plain");
    const { db, calls } = recording(server, writer);
    const settings = { name: "Painted", type: "ERP", version: "2", color: "#123456" };
    expect(await changeProject(db, { id, revision, ...settings })).toMatchObject(settings);
    expect(calls[0]).toMatchObject({ method: "PATCH", body: settings });
    expect(Object.keys(calls[0]?.body ?? {}).sort()).toEqual(["color", "name", "type", "version"]);
    expect(calls[0]?.path).toContain(`id=eq.${id}`);
    await expect(changeProject(outsider.db, { id, revision, ...settings })).rejects.toMatchObject({ kind: "not_found" });
  });

  test("are deleted by id, and their specifications by project [CALL-15]", async () => {
    const { id } = await newProject("Doomed");
    await saveSpecification(writer.db, { project_id: id, version: "0.1", words: { project_overview: "x" } });
    const { db, calls } = recording(server, writer);
    await removeSpecifications(db, { project_id: id });
    expect(calls[0]).toMatchObject({ method: "DELETE" });
    expect(calls[0]?.path).toContain(`specifications?`);
    expect(calls[0]?.path).toContain(`project_id=eq.${id}`);
    await removeProject(db, { id });
    expect(calls[1]).toMatchObject({ method: "DELETE" });
    expect(calls[1]?.path).toContain(`id=eq.${id}`);
    await expect(getProject(writer.db, { id })).rejects.toMatchObject({ kind: "not_found" });
    await expect(removeProject(outsider.db, { id: writer.project_id })).rejects.toMatchObject({ kind: "not_found" });
  });
});

describe("deleting a project", () => {
  const stored = async (project_id: string) => {
    const { sql } = server.database;
    const [row] = await sql`select
      (select count(*)::int from specifications s where s.project_id = ${project_id}) as specifications,
      (select count(*)::int from projects p where p.id = ${project_id}) as projects`;
    return row;
  };

  test("removes its specifications before anything else, and then the project [DASH-20, SETT-05]", async () => {
    const { id } = await newProject("Doomed");
    for (const version of ["0.1", "0.2"]) await saveSpecification(writer.db, { project_id: id, version, words: {} });
    const { db, calls } = recording(server, writer);
    await removeProjectAndSpecifications(db, { id });
    expect(calls).toMatchObject([{ method: "DELETE" }, { method: "DELETE" }]);
    expect(calls[0]?.path).toContain(`/rest/v1/specifications?project_id=eq.${id}`);
    expect(calls[1]?.path).toContain(`/rest/v1/projects?id=eq.${id}`);
    expect(await stored(id)).toEqual({ specifications: 0, projects: 0 });

    const kept = await newProject("Kept");
    await saveSpecification(writer.db, { project_id: kept.id, version: "0.1", words: {} });
    const { sql } = server.database;
    await sql`create function private.refuse_removal() returns trigger language plpgsql as
      $$ begin raise exception 'It is under legal hold.' using errcode = 'P0001'; end $$`;
    await sql`create trigger refuse_removal before delete on specifications for each row execute function private.refuse_removal()`;
    const again = recording(server, writer);
    try {
      await expect(removeProjectAndSpecifications(again.db, { id: kept.id })).rejects.toMatchObject({
        code: "specifications_kept",
        cause: { message: "It is under legal hold." },
      });
    } finally {
      await sql`drop function private.refuse_removal cascade`;
    }
    expect(again.calls).toHaveLength(1);
    expect(await stored(kept.id)).toEqual({ specifications: 1, projects: 1 });
  });

  test("is by id, as are reading its version and updating everything; switching changes the version alone [DATA-29]", async () => {
    const { id, revision } = await newProject("Versioned");
    const other = await newProject("Other");
    const { db, calls } = recording(server, writer);
    expect((await getProject(db, { id })).version).toBe("0.1");
    await changeProject(db, { id, revision, name: "Painted", type: "ERP", version: "0.2", color: "#123456" });
    expect(calls.at(-1)?.body).toEqual({ name: "Painted", type: "ERP", version: "0.2", color: "#123456" });
    await saveSpecification(writer.db, { project_id: id, version: "0.3", words: {} });
    const before = await getProject(writer.db, { id });
    await switchVersion(writer.db, { project_id: id, version: "0.3" });
    const after = await getProject(db, { id });
    const { version: _version, revision: _revision, updated_at: _updated, ...rest } = before;
    expect(after).toMatchObject({ ...rest, version: "0.3" });
    await removeProject(db, { id });
    expect(calls.every(({ path }) => path.includes(`id=eq.${id}`))).toBe(true);
    await expect(getProject(writer.db, { id })).rejects.toMatchObject({ kind: "not_found" });
    expect((await getProject(writer.db, { id: other.id })).version).toBe("0.1");
  });
});

describe("specifications", () => {
  test("are read by project and version, and a missing one is null, not an error [DATA-30]", async () => {
    const { id: project_id } = await newProject("Unwritten");
    const { db, calls } = recording(server, writer);
    expect(await getSpecification(db, { project_id, version: "0.1" })).toBeNull();
    expect(calls[0]?.path).toContain(`project_id=eq.${project_id}&version=eq.0.1`);
  });

  test("are one row for each project and version, inserted first and updated afterwards [DATA-02]", async () => {
    const { id: project_id } = await newProject("Written");
    const first = await saveSpecification(writer.db, { project_id, version: "0.1", words: { project_overview: "One" } });
    const again = await saveSpecification(writer.db, { project_id, version: "0.1", words: { project_overview: "Two" } });
    expect(again).toMatchObject({ id: first.id, project_overview: "Two", revision: 2 });
    await saveSpecification(writer.db, { project_id, version: "0.2", words: {} });
    const rows = await server.database.sql`select version from specifications where project_id = ${project_id} order by version`;
    expect(rows.map(({ version }) => version)).toEqual(["0.1", "0.2"]);
    const twin = await writer.db.from("specifications").insert({ project_id, version: "0.1" });
    expect(twin.error?.code).toBe("23505");
  });

  test("are listed as id, version and time of update, and deleted together, both by project [DATA-31]", async () => {
    const { id: project_id } = await newProject("Versions");
    for (const version of ["0.1", "0.2"]) await saveSpecification(writer.db, { project_id, version, words: {} });
    const { db, calls } = recording(server, writer);
    const listed = await listSpecifications(db, { project_id });
    expect(listed.map(({ version }) => version).sort()).toEqual(["0.1", "0.2"]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual(["id", "updated_at", "version"]);
    await removeSpecifications(db, { project_id });
    expect(calls.every(({ path }) => path.includes(`project_id=eq.${project_id}`))).toBe(true);
    expect(await listSpecifications(db, { project_id })).toEqual([]);
  });

  test("are saved by inserting or updating one row, an update sending every field to its id, project and version [DATA-01, DATA-43]", async () => {
    const { id: project_id } = await newProject("Saved");
    const { db, calls } = recording(server, writer);
    const place = { project_id, version: "0.1" };
    const first = await saveSpecification(db, { ...place, words: { project_overview: "One", business_model: "Fees" } });
    expect(calls.map(({ method }) => method)).toEqual(["GET", "POST"]);
    expect(calls[1]?.body).toEqual({ ...place, project_overview: "One", business_model: "Fees" });
    const again = await saveSpecification(db, { ...place, words: { project_overview: "Two" } });
    expect(again).toMatchObject({ id: first.id, project_overview: "Two", business_model: "Fees" });
    expect(calls.at(-1)).toMatchObject({ method: "PATCH", body: { project_overview: "Two", business_model: "Fees" } });
    const fields = [
      ["project_overview", "project_scope", "references_list", "product_perspective", "business_model", "business_model_type"],
      ["payment_provider", "pricing_details", "frontend_details", "backend_details", "database_details"],
      ["third_party_integrations", "design_system", "custom_design_system_url", "selected_colors", "selected_typography"],
      ["selected_corners", "design_connections", "security_risks"],
    ].flat();
    expect(Object.keys(calls.at(-1)?.body ?? {}).sort()).toEqual([...fields].sort());
    expect(calls.at(-1)?.path).toContain(`id=eq.${first.id}&project_id=eq.${project_id}&version=eq.0.1`);
    const [row] = await server.database.sql`select * from specifications where id = ${first.id}`;
    const all = ["id", "project_id", "version", "updated_at", ...fields];
    expect(Object.keys(row ?? {})).toEqual(expect.arrayContaining(all));
  });

  test("lose nothing when different fields of one are saved at once", async () => {
    const { id: project_id } = await newProject("Crowded");
    const save = (words: SpecificationWords) => saveSpecification(writer.db, { project_id, version: "0.1", words });
    await Promise.all([save({ project_overview: "One" }), save({ project_scope: "Two" }), save({ business_model: "Three" })]);
    expect(await getSpecification(writer.db, { project_id, version: "0.1" })).toMatchObject({
      project_overview: "One",
      project_scope: "Two",
      business_model: "Three",
    });
  });

  test("are closed to outsiders", async () => {
    const place = { project_id: writer.project_id, version: "0.1" };
    await saveSpecification(writer.db, { ...place, words: { project_overview: "Ours" } });
    expect(await getSpecification(outsider.db, place)).toBeNull();
    await expect(saveSpecification(outsider.db, { ...place, words: { project_overview: "Theirs" } })).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect((await getSpecification(writer.db, place))?.project_overview).toBe("Ours");
  });

  test("number their risks once, keep the number through every version, count changed words, and take removed ones back as they were", async () => {
    const { id: project_id } = await newProject("Risky");
    const risk = (id: string, name: string) => ({ id, name, functionality: "Pay", description: "It may fail." });
    const save = async (version: string, list: object[]) => {
      const { security_risks } = await saveSpecification(writer.db, {
        project_id,
        version,
        words: { security_risks: JSON.stringify(list) },
      });
      return JSON.parse(security_risks ?? "[]").map((r: { number: number; revision: number }) => [r.number, r.revision]);
    };
    expect(await save("0.1", [risk("1", "a"), risk("2", "b")])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(await save("0.1", [risk("2", "b, reworded"), risk("3", "c")])).toEqual([
      [2, 2],
      [3, 1],
    ]);
    expect(await save("0.2", [risk("1", "a"), risk("3", "c")])).toEqual([
      [1, 1],
      [3, 1],
    ]);
    const back = [risk("1", "a"), risk("2", "b, reworded"), risk("3", "c")];
    const asTheyWere = [
      [1, 1],
      [2, 2],
      [3, 1],
    ];
    expect(await save("0.1", back)).toEqual(asTheyWere);
    for (const removed of [[risk("3", "c")], []]) {
      await save("0.1", removed);
      expect(await save("0.1", back)).toEqual(asTheyWere);
    }
    await saveSpecification(writer.db, { project_id, version: "0.1", words: { security_risks: null } });
    expect(await save("0.1", [risk("2", "b, again"), risk("3", "c")])).toEqual([
      [2, 3],
      [3, 1],
    ]);
    expect(await save("0.2", [risk("2", "b")])).toEqual([[2, 1]]);
    await expect(save("0.1", [{ name: "no id" }])).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("questionnaires", () => {
  test("keep every answer, empty ones as null and lists as lists [DATA-40]", async () => {
    const { id: project_id } = await newProject("Asked");
    const empty = (field: unknown) => (Array.isArray(field) ? [] : field === null ? null : "");
    const blank = questionnaireInput.parse(
      Object.fromEntries(Object.entries(newQuestionnaire).map(([name, field]) => [name, empty(field)])),
    );
    const { db, calls } = recording(server, writer);
    const { id: unasked } = await addQuestionnaire(db, { project_id, form: blank });
    const lists = {
      domain_answers: [],
      project_documents: [],
      technology_providers: [],
      authentication_types: [],
      third_party_providers: [],
      design_links: [],
    };
    const texts = Object.keys(newQuestionnaire).filter((name) => !(name in lists));
    expect(texts).toHaveLength(25);
    const nothing = { ...Object.fromEntries(texts.map((name) => [name, null])), ...lists };
    expect(calls[0]?.body).toEqual({ project_id, ...nothing });
    expect(await getQuestionnaire(writer.db, { id: unasked })).toMatchObject(nothing);

    const form = { ...newQuestionnaire, project_description: "An idea", design_links: ["https://example.com"] };
    const made = await addQuestionnaire(db, { project_id, form });
    expect(readQuestionnaire(made)).toEqual(form);
    const changed = await changeQuestionnaire(db, { ...made, form: { ...form, payment_provider: "Stripe" } });
    expect(calls.at(-1)).toMatchObject({ method: "PATCH" });
    expect(Object.keys(calls.at(-1)?.body ?? {}).toSorted()).toEqual(Object.keys(newQuestionnaire).toSorted());
    expect(calls.at(-1)?.path).toContain(`id=eq.${made.id}`);
    expect(changed.payment_provider).toBe("Stripe");
  });

  test("are read by id, by project newest first, or as the latest one of a project [DATA-33]", async () => {
    const { id: project_id } = await newProject("Asked often");
    const first = await addQuestionnaire(writer.db, { project_id, form: newQuestionnaire });
    const second = await addQuestionnaire(writer.db, { project_id, form: newQuestionnaire });
    const { db, calls } = recording(server, writer);
    expect((await getQuestionnaire(db, { id: first.id }))?.id).toBe(first.id);
    expect((await listQuestionnaires(db, { project_id })).map(({ id }) => id)).toEqual([second.id, first.id]);
    await changeQuestionnaire(writer.db, { ...first, form: newQuestionnaire });
    expect((await getLatestQuestionnaire(db, { project_id }))?.id).toBe(first.id);
    expect(calls[2]?.path).toContain("limit=1");
    expect(await getQuestionnaire(outsider.db, { id: first.id })).toBeNull();
    expect(await getLatestQuestionnaire(outsider.db, { project_id })).toBeNull();
  });

  test("are saved to the known one and made anew only where there is none; one that is there already is read first", async () => {
    const { id: project_id } = await newProject("Asked once");
    const save = (known: KnownQuestionnaire | undefined) =>
      saveQuestionnaire(writer.db, { known, project_id, form: newQuestionnaire });
    const made = await save(undefined);
    await expect(save(undefined)).rejects.toSatisfy(isOvertaken);
    const other = await addQuestionnaire(writer.db, { project_id, form: newQuestionnaire });
    expect((await save(made)).id).toBe(made.id);
    expect((await listQuestionnaires(writer.db, { project_id })).map(({ id }) => id)).toEqual([other.id, made.id]);
  });
});
