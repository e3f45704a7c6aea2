import { beforeAll, describe, expect, test } from "vitest";
import { businessModels } from "#domain/catalog/questionnaire-options.ts";
import { businessModelTypes, designSystems } from "#domain/catalog/specification-options.ts";
import { cite } from "#domain/citation.ts";
import { allNouns, isNoun, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { qualitySubcharacteristics, subcharacteristicsOf } from "#domain/nouns/quality-subcharacteristics.ts";
import { tables } from "#tests/policies/samples.ts";
import { insertRow } from "#tests/support/insert-row.ts";
import { type Author, author, join, type Person, person, startProject, stranger } from "#tests/support/people.ts";
import { addRowOf } from "#tests/support/row-of.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { keepSourceTexts } from "./coverage.ts";
import { bringRows, undoImport } from "./imports.ts";
import { type Hit, searchProject } from "./search.ts";

let server: TestServer;
let ada: Author;
let viewer: Person;
let outsider: Author;
beforeAll(async () => {
  server = await startServer();
  [ada, outsider, viewer] = await Promise.all([author(server), stranger(server), person(server)]);
  await join(server, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });
});

const ownProject = () => startProject(ada, ada.organization_id);
const search = (project_id: string, query: string, more: { table?: string; most?: number } = {}) =>
  searchProject(ada.db, { project_id, query, ...more });
const placeOf = ({ table_name, field, number }: Hit) =>
  isNoun(table_name) ? cite(table_name, number ?? 0) : `${table_name} ${field}`;
const placesOf = async (project_id: string, query: string) => (await search(project_id, query)).map(placeOf);

async function addClass(project_id: string, name: string, description = "") {
  const row = { project_id, name, description };
  const { data } = await ada.db.from("user_classes").insert(row).select("id, number").single().throwOnError();
  return data;
}
const answer = (project_id: string, words: Record<string, unknown>) =>
  ada.db
    .from("questionnaires")
    .insert({ project_id, ...words })
    .throwOnError();

/** The columns of a table that people write in. */
const textsOf = (table: string) =>
  server.database.sql<{ name: string; type: string }[]>`
    select attname as name, atttypid::regtype::text as type from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and atttypid in ('text'::regtype, 'jsonb'::regtype)
      and attname not in ('version', 'security_risks')`;

describe("searching a project", () => {
  test("finds every field of every kind of row, and forgets what was changed or deleted [FIND-1]", async () => {
    const { sql } = server.database;
    const project_id = await ownProject();
    const page = await insertRow(sql, "pages", { project_id, name: "Quay" }, ["id"]);
    const userClass = await addClass(project_id, "Skipper");
    const world = {
      ...ada,
      project_id,
      page_id: String(page?.id),
      user_class_id: userClass.id,
      drafting_run_id: ada.id,
      api_key_id: ada.id,
      web_entry_id: crypto.randomUUID(),
      bystander_id: ada.id,
      actor_id: ada.id,
    };
    for (const noun of allNouns) {
      const row = await insertRow(sql, noun, tables[noun]?.row(world) ?? {}, ["id", "number"]);
      const reference = cite(noun, Number(row?.number));
      const fields = Object.entries<Field>(nouns[noun].fields).filter(([, { kind }]) => kind === "text");
      for (const [field] of fields) {
        const word = `zanzibar${field.replaceAll("_", "")}`;
        await sql`update ${sql(noun)} set ${sql(field)} = ${`A ${word} of ours`} where id = ${String(row?.id)}`;
        const [hit, ...others] = await search(project_id, word);
        expect([hit && placeOf(hit), others], `${noun}.${field}`).toEqual([reference, []]);
        if (field !== "name") expect(hit?.excerpts, field).toEqual([{ field, text: `A ${word} of ours` }]);
      }
      await sql`update ${sql(noun)} set name = 'Plain' where id = ${String(row?.id)}`;
      expect(await search(project_id, "zanzibarname"), noun).toEqual([]);
      await sql`delete from ${sql(noun)} where id = ${String(row?.id)}`;
      expect(await search(project_id, "zanzibar"), noun).toEqual([]);
    }
  });

  test("finds every text of the current version, every answer, the names of documents and the project itself [FIND-2]", async () => {
    const project_id = await ownProject();
    const texts = await textsOf("specifications");
    const words = texts.map(({ name, type }, at) => [
      name,
      type === "jsonb" ? { list: [{ name: `wordy${at}x` }] } : `The wordy${at}x`,
    ]);
    await ada.db
      .from("specifications")
      .insert({ project_id, version: "0.1", ...Object.fromEntries(words) })
      .throwOnError();
    await ada.db
      .from("specifications")
      .insert({ project_id, version: "0.0", project_overview: "Older albatross" })
      .throwOnError();
    for (const [at, { name }] of texts.entries())
      expect(await placesOf(project_id, `wordy${at}x`), name).toEqual([`specifications ${name}`]);
    expect(await search(project_id, "albatross")).toEqual([]);
    await answer(project_id, {
      project_description: "Rents berths",
      technology_providers: [{ name: "Cloudflare", link: "https://cloudflare.example" }],
      project_documents: [
        {
          name: "Charter of the harbour.pdf",
          path: "a/secret-path.pdf",
          url: "https://files.example/x",
          type: "application/pdf",
          size: 1,
        },
      ],
    });
    expect(await placesOf(project_id, "rents")).toEqual(["questionnaires project_description"]);
    expect(await placesOf(project_id, "cloudfl")).toEqual(["questionnaires technology_providers"]);
    expect(await placesOf(project_id, "charter")).toEqual(["questionnaires project_documents"]);
    for (const stored of ["secret-path", "application/pdf", "files.example"])
      expect(await search(project_id, stored)).toEqual([]);
    await ada.db.from("projects").update({ description: "A marina" }).eq("id", project_id).throwOnError();
    expect(await placesOf(project_id, "marina")).toEqual(["projects description"]);
  });

  test("finds every answer of the questionnaire, of fields that are typed, chosen or listed [FIND-22]", async () => {
    const project_id = await ownProject();
    const texts = await textsOf("questionnaires");
    const values = {
      project_documents: (word: string) => [{ name: `${word}.pdf`, path: "a/b.pdf", url: "https://files.example/x", size: 1 }],
      domain_answers: (word: string) => [{ kind: "limits", question: "How many?", answer: `The ${word}` }],
    };
    const words = texts.map(({ name, type }, at) => {
      const word = `wordy${at}x`;
      const listed = values[name as keyof typeof values] ?? (() => [{ name: word }]);
      return [name, type === "jsonb" ? listed(word) : `The ${word}`];
    });
    await answer(project_id, Object.fromEntries(words));
    // some arrive in the project or its specification, too
    for (const [at, { name }] of texts.entries())
      expect(await placesOf(project_id, `wordy${at}x`), name).toContain(`questionnaires ${name}`);
    expect(texts.length).toBeGreaterThan(25);
  });

  test("finds what was chosen by the words people choose, and shows those [FIND-23]", { timeout: 240_000 }, async () => {
    const project_id = await ownProject();
    const place = { db: ada.db, project_id };
    const owner = await addRowOf("user_classes", "Owner", place);
    const write = (noun: Noun, id: string, words: object) =>
      // the fields are the noun's own, which the types cannot see of a noun that is a parameter
      ada.db
        .from(noun)
        .update(words as { name: string })
        .eq("id", id)
        .throwOnError();
    const asked: string[] = [];
    for (const noun of allNouns) {
      for (const [field, { choices = {} }] of Object.entries<Field>(nouns[noun].fields)) {
        for (const [value, label] of Object.entries(choices)) {
          const { id, number } = await addRowOf(noun, "Plain", place, { user_classes: owner.id });
          await write(
            noun,
            id,
            field === "subcharacteristic" ? { characteristic: characteristicOf(value), [field]: value } : { [field]: value },
          );
          const hit = (await search(project_id, label, { most: 200 })).find((one) => placeOf(one) === cite(noun, number));
          expect(hit?.excerpts, `${noun}.${field} ${label}`).toContainEqual({ field, text: label });
          asked.push(field);
        }
      }
    }
    expect(new Set(asked)).toEqual(new Set(["priority", "kind", "characteristic", "subcharacteristic"]));
    expect(asked.filter((field) => field === "subcharacteristic")).toHaveLength(qualitySubcharacteristics.length);

    const specification = { project_id, version: "0.1" };
    for (const [field, choices] of [
      ["business_model_type", businessModelTypes],
      ["design_system", designSystems],
    ] as const)
      for (const { value, label } of choices) {
        await ada.db
          .from("specifications")
          .upsert({ ...specification, [field]: value }, { onConflict: "project_id,version" })
          .throwOnError();
        const hits = await search(project_id, label, { table: "specifications" });
        expect(hits.find((hit) => hit.field === field)?.excerpts, label).toEqual([{ field, text: label }]);
      }
    await answer(project_id, {});
    for (const { value, label } of businessModels) {
      await ada.db.from("questionnaires").update({ business_model: value }).eq("project_id", project_id).throwOnError();
      const [hit] = await search(project_id, label, { table: "questionnaires" });
      expect(hit?.excerpts, label).toEqual([{ field: "business_model", text: label }]);
    }
  });

  test("finds what documents say and what imports kept, of any length, for those who may read it, until it is undone or read anew [FIND-20]", async () => {
    const project_id = await ownProject();
    const asked = (query: string) => ({ project_id, query });
    // more different words than a vector has room for
    const long = Array.from({ length: 150_000 }, (_, at) => `pier${at.toString(36)}x`).join(" ");
    const place = { project_id };
    const nothing = { written: {}, changed: [], texts: {}, texts_revision: null };
    const bring = (name: string, kept: string) => bringRows(ada.db, { ...nothing, name, place, kept });
    const { import_id } = await bring("plan.md", "Pilots renew their licences each spring.");
    await bring("long.md", `${long} cormorantine`);
    await keepSourceTexts(ada.db, {
      project_id,
      texts: [{ reference: "a/charter.pdf", name: "Charter.pdf", text: "Dogs are kept ashore." }],
    });
    const [hit, ...others] = await search(project_id, "renewing licence");
    expect([hit?.table_name, hit?.row_id, hit?.field, hit?.name, others]).toEqual(["imports", import_id, "kept", "plan.md", []]);
    expect(hit?.excerpts).toEqual([{ field: "kept", text: "Pilots renew their licences each spring." }]);
    expect(await placesOf(project_id, "cormorantine")).toEqual(["imports kept"]);
    const [charter] = await search(project_id, "dogs ashore");
    expect(charter).toMatchObject({ table_name: "source_texts", field: "text", name: "Charter.pdf" });
    expect(charter?.excerpts).toEqual([{ field: "text", text: "Dogs are kept ashore." }]);
    for (const query of ["licences", "ashore"]) {
      expect(await searchProject(viewer.db, asked(query)), query).toHaveLength(1);
      expect(await searchProject(outsider.db, asked(query)), query).toEqual([]);
    }
    expect(await search(project_id, "charter.pdf")).toEqual([]);
    await undoImport(ada.db, { id: import_id });
    expect(await search(project_id, "licences")).toEqual([]);
    await keepSourceTexts(ada.db, {
      project_id,
      texts: [{ reference: "a/charter.pdf", name: "Charter.pdf", text: "Cats are free." }],
    });
    expect([await placesOf(project_id, "ashore"), await placesOf(project_id, "cats")]).toEqual([[], ["source_texts text"]]);
    await keepSourceTexts(ada.db, { project_id, texts: [] });
    expect(await search(project_id, "cats")).toEqual([]);
  });

  test("is for those who may read the project, viewers too, and nobody else [FIND-3]", async () => {
    const project_id = await ownProject();
    await addClass(project_id, "Cormorant");
    const asked = { project_id, query: "cormorant" };
    expect(await searchProject(viewer.db, asked)).toHaveLength(1);
    expect(await searchProject(outsider.db, asked)).toEqual([]);
    expect(await searchProject(outsider.db, { project_id: outsider.project_id, query: "cormorant" })).toEqual([]);
  });

  test("finds words in any order, their beginnings, other forms and parts, whatever their case and accents [FIND-4]", async () => {
    const project_id = await ownProject();
    await addClass(project_id, "Jetty master", "Renews the berths of a Crème jetty, stored in PostgreSQL by auth.getUserById()");
    const found = [
      "master JETTY",
      "jett",
      "renewing",
      "renewed berth",
      "creme",
      "CRÈME",
      "gresql",
      "getuser",
      "ById",
      "the berth",
      "a crè",
    ];
    for (const query of found) expect(await placesOf(project_id, query), query).toEqual(["UC-1"]);
    for (const query of ["lighthouse", "jetty lighthouse", "arbo ur master z", "t"])
      expect(await placesOf(project_id, query), query).toEqual([]);
    const [hit] = await search(project_id, "renewing");
    expect(hit?.marks).toEqual(["renewing", "renews"]);
  });

  test("a number leads to its row before those that cite it [FIND-5]", async () => {
    const project_id = await ownProject();
    for (let at = 1; at <= 14; at += 1) await addClass(project_id, `Class ${at}`, at === 3 ? "Like UC-14, but smaller" : "Plain");
    for (const query of ["UC-14", "uc 14", "uc14"]) expect((await placesOf(project_id, query))[0], query).toBe("UC-14");
    expect(await placesOf(project_id, "uc-14")).toEqual(["UC-14", "UC-3"]);
  });

  test("reads words in the language the questionnaire names, and follows when another one is named [FIND-6]", async () => {
    const project_id = await ownProject();
    await addClass(project_id, "Segler", "Er mietet Liegeplätze für seine Boote; 用户可以登录");
    expect(await search(project_id, "mieten")).toEqual([]);
    await answer(project_id, { prd_language: "German" });
    expect(await placesOf(project_id, "mieten")).toEqual(["UC-1"]);
    await ada.db
      .from("questionnaires")
      .update({ prd_language: "other", prd_language_other: "Deutsch" })
      .eq("project_id", project_id)
      .throwOnError();
    expect(await placesOf(project_id, "mieten")).toEqual(["UC-1"]);
    await ada.db.from("questionnaires").update({ prd_language: "Mandarin" }).eq("project_id", project_id).throwOnError();
    expect(await search(project_id, "mieten")).toEqual([]);
    expect(await placesOf(project_id, "登录")).toEqual(["UC-1"]);
  });

  test("groups by list with how many each has, gives so many of each, and one list alone where one is asked for [FIND-7]", async () => {
    const project_id = await ownProject();
    for (let at = 1; at <= 8; at += 1) await addClass(project_id, `Sailor ${at}`);
    await ada.db.from("features").insert({ project_id, name: "Sailor search" }).throwOnError();
    const all = await search(project_id, "sailor", { most: 3 });
    expect(all.map(({ table_name, count }) => [table_name, count])).toEqual([
      ["features", 1],
      ...Array.from({ length: 3 }, () => ["user_classes", 8]),
    ]);
    expect(await search(project_id, "sailor", { table: "user_classes", most: 50 })).toHaveLength(8);
  });

  test("takes quotes, operators, patterns, markup and endless questions for words [FIND-8]", async () => {
    const project_id = await ownProject();
    await addClass(
      project_id,
      "<b>Bold</b> claims",
      "It's 100% sure & \\ done: C++ 'quoted' | !not <script>alert(1)</script> snake_case a:*b",
    );
    const hostile = [
      "it's",
      "100%",
      "c++",
      "'quoted'",
      '"bold"',
      "<script>alert",
      "snake_case",
      "bold & claims",
      "!not",
      "a:*b",
      "claims \\",
    ];
    for (const query of hostile) expect(await placesOf(project_id, query), query).toEqual(["UC-1"]);
    const nothing = ["bo_d", "%%%", "' or 1=1 --", "bold <-> zebra", "((((", ":*", "\\", "☃", "!!! ???", "$$", "  "];
    for (const query of nothing) expect(await placesOf(project_id, query), query).toEqual([]);
    expect(await search(project_id, "x".repeat(10_000))).toEqual([]);
    expect(await placesOf(project_id, "bold ".repeat(2_000))).toEqual(["UC-1"]);
    const [hit] = await search(project_id, "script");
    expect(hit?.excerpts[0]?.text).toContain("<script>alert(1)</script>");
  });

  test("shows the words where they stand in a long text [FIND-9]", async () => {
    const project_id = await ownProject();
    const around = "The quay is long and the tide is slow. ".repeat(60);
    await addClass(project_id, "Long", `${around}A heron waits.\n${around}`);
    const [hit] = await search(project_id, "heron");
    const text = hit?.excerpts[0]?.text ?? "";
    expect(text).toMatch(/^….*A heron waits\..*…$/);
    expect(text.length).toBeLessThan(220);
  });
});

const characteristicOf = (subcharacteristic: string) =>
  Object.entries<readonly string[]>(subcharacteristicsOf).find(([, among]) => among.includes(subcharacteristic))?.[0];
