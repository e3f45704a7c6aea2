import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { listAuditEvents } from "#data/audit-events.ts";
import { readExport } from "#data/export-specification.ts";
import { callFunction } from "#data/functions.ts";
import { finishGeneration, startGeneration } from "#data/generations.ts";
import { reportProgress } from "#data/progress.ts";
import { getLogo, removeLogo, saveLogo } from "#data/project-logos.ts";
import { cloneSpecification, saveSpecification } from "#data/specifications.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { exportSpecification } from "#domain/export/export-specification.ts";
import { describedFormats, exportFormats } from "#domain/export/formats.ts";
import { readShared, shareDocument } from "#domain/project-shares.ts";
import { writtenFormats } from "#server/export/writers.ts";
import { sourceOf } from "#server/reading/sources/source-of.ts";
import { author, join, type Person, person, stranger, visitor } from "#tests/support/people.ts";
import { pngOf } from "#tests/support/picture.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

const ask = ({ token }: Pick<Person, "token">, body: object) =>
  fetch(`${server.url}/functions/v1/${exportSpecification.name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("a viewer takes a project along in every format that is offered, a stranger gets nothing, and the audit log says who did [EXPORT-1]", async () => {
  const ada = await author(server);
  const { db, project_id, organization_id } = ada;
  await db.from("projects").update({ name: 'Hafen "Süd"\r\n' }).eq("id", project_id).throwOnError();
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "Boats in Süd." } });
  const bo = await person(server);
  await join(server, { organization_id, user_id: bo.id, role: "viewer" });
  for (const format of exportFormats) {
    const { extension, media_type } = describedFormats[format];
    const answer = await ask(bo, { projectId: project_id, format });
    expect(answer.status, format).toBe(200);
    expect(answer.headers.get("content-type")?.split(";")[0]).toBe(media_type);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-disposition")).toMatch(
      new RegExp(
        `^attachment; filename="hafen-sud-srs-v0\\.1[a-z-]*\\.${extension}"; filename\\*=UTF-8''hafen-sud-srs-v0\\.1[a-z-]*\\.${extension}$`,
      ),
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length, format).toBeGreaterThan(20);
    if (format === "markdown") expect(new TextDecoder().decode(bytes)).toContain("Boats in Süd.");
  }
  expect((await readExport(bo.db, { projectId: project_id, format: "xlsx" })).size).toBeGreaterThan(1000);
  const { events } = await listAuditEvents(db, { organization_id, filter: { area: "export" }, after: null });
  expect(new Set(events.map(({ actor_label }) => actor_label))).toEqual(new Set([bo.email]));
  expect(events).toHaveLength(exportFormats.length + 1);
  expect(events.at(-1)?.details).toMatchObject({ what: "specification", format: exportFormats[0] });
  const refused = await ask(await stranger(server), { projectId: project_id, format: "markdown" });
  expect(refused.status).toBe(404);
  expect(await refused.text()).not.toContain("Süd");
  expect(new Set(writtenFormats)).toEqual(new Set(exportFormats));
});

test("whoever names a project that their key does not open takes none of its turns [ATTACK-108]", async () => {
  const [ada, eve] = [await author(server), await author(server)];
  const { token, key } = await addKey(eve, eve.project_id);
  const { sql } = server.database;
  const named = { projectId: ada.project_id, format: "markdown" };
  const [isHeld, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = sql.begin(async (tx) => {
    await tx`select from project_api_keys where id = ${key.id} for update`;
    isHeld.resolve();
    await letGo.promise;
  });
  await isHeld.promise;
  const theirs = [ask({ token }, named), ask({ token }, named)];
  const waiting = async () =>
    (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length;
  await expect.poll(waiting).toBe(2);
  const answer = await ask(ada, named);
  letGo.resolve();
  expect(answer.status).toBe(200);
  for (const refused of await Promise.all(theirs)) expect(refused.status).toBe(404);
  await holding;
});

test("a version is exported as it was left, and what is not there is refused by its name [EXPORT-2] [EXPORT-4]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  await db.from("user_classes").insert({ project_id, name: "Skipper" }).throwOnError();
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "As it was." } });
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  await saveSpecification(db, { project_id, version: "0.2", words: { project_overview: "As it is." } });
  await db.from("user_classes").update({ name: "Captain" }).eq("project_id", project_id).throwOnError();
  const asked = { projectId: project_id, format: "markdown" as const };
  const left = await (await readExport(db, { ...asked, version: "0.1" })).text();
  expect(left).toContain("As it was.");
  expect(left).toContain("Skipper");
  expect(left).toContain("Version: 0.1");
  const now = await (await readExport(db, asked)).text();
  expect(now).toContain("As it is.");
  expect(now).not.toContain("Skipper");

  const said = async (more: object) => {
    const answer = await ask(ada, { ...asked, ...more });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  expect(await said({ version: "9" })).toEqual([404, "This project has no version of that name. Choose another one."]);
  expect(await said({ part: { chapters: ["3.77"] } })).toEqual([400, "This document has no chapter 3.77. Choose another one."]);
  expect(await said({ part: { rows: ["UC-1", "US-99"] } })).toEqual([
    400,
    "US-99 is not in this version. Leave it out and try again.",
  ]);
  expect((await said({ format: "papyrus" }))[1]).toMatch(/at "format": choose one of .*markdown, html, json/);
  expect((await said({ part: { rows: ["../etc"] } }))[0]).toBe(400);
});

test("a project's key exports that project, which the audit log says, and no other [EXPORT-11] [EXPORT-74]", async () => {
  const ada = await author(server);
  const { project_id } = ada;
  await saveSpecification(ada.db, { project_id, version: "0.1", words: { project_overview: "Boats." } });
  const made = await addKey(ada, project_id);
  const file = await ask({ token: made.token }, { projectId: project_id, format: "markdown", part: { chapters: ["1.1"] } });
  expect(file.status).toBe(200);
  expect(await file.text()).toContain("Boats.");
  const { events } = await listAuditEvents(ada.db, {
    organization_id: ada.organization_id,
    filter: { area: "export" },
    after: null,
  });
  expect(events).toMatchObject([
    {
      actor_label: `Key "${made.key.name}"`,
      target_id: project_id,
      details: { what: "specification", format: "markdown", key_id: made.key.id },
    },
  ]);
  const other = await author(server);
  const refused = await ask({ token: made.token }, { projectId: other.project_id, format: "markdown" });
  expect([refused.status, await refused.json()]).toMatchObject([404, { message: "This key opens another project." }]);
});

test("a project's logo is on what people and keys export, is a PNG by its first bytes whoever sends it, and goes with the project [EXPORT-71] [EXPORT-72]", async () => {
  const ada = await author(server);
  const { db, project_id, organization_id } = ada;
  const png = pngOf({ width: 300, height: 100 });
  await saveLogo(db, { project_id, png });
  const bo = await person(server);
  await join(server, { organization_id, user_id: bo.id, role: "viewer" });
  expect(await getLogo(bo.db, { project_id })).toMatchObject({ width: 300, height: 100 });
  await expect(saveLogo(bo.db, { project_id, png })).rejects.toThrow();
  expect(await getLogo((await stranger(server)).db, { project_id })).toBeNull();
  const made = await addKey(ada, project_id);
  for (const { token } of [bo, made]) {
    const page = await ask({ token }, { projectId: project_id, format: "html" });
    expect(await page.text()).toContain(`src="data:image/png;base64,${png}"`);
    const paper = await ask({ token }, { projectId: project_id, format: "docx" });
    const files = unzipSync(new Uint8Array(await paper.arrayBuffer()));
    expect(Object.keys(files).filter((path) => path.startsWith("word/media/"))).toHaveLength(1);
  }
  const wrong = [
    btoa("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    pngOf({ width: 2001, height: 1 }),
    "####",
    `${png}\n`,
  ];
  for (const other of [...wrong, png.slice(0, 20), `${png.slice(0, -4)}${"A".repeat(1_400_000)}`]) {
    const { error } = await db.from("project_logos").update({ png: other }).eq("project_id", project_id);
    expect(error?.code, other.slice(0, 40)).toBe("23514");
  }
  const second = pngOf({ width: 40, height: 40 });
  await saveLogo(db, { project_id, png: second });
  expect(await getLogo(db, { project_id })).toEqual({ png: second, width: 40, height: 40 });
  await removeLogo(db, { project_id });
  const bare = await ask(bo, { projectId: project_id, format: "html" });
  expect(await bare.text()).not.toContain("<img");
});

test("ReqIF says of rows and texts when they last changed, for people, keys and versions that were left [EXPORT-73]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const { data: rows } = await db
    .from("user_classes")
    .insert([
      { project_id, name: "Skipper" },
      { project_id, name: "Pilot" },
    ])
    .select("id, name")
    .throwOnError();
  await saveSpecification(db, { project_id, version: "0.1", words: { project_overview: "Boats.", project_scope: "Harbours." } });
  const made = await addKey(ada, project_id);
  const times = async ({ token }: { token: string }, version?: string) => {
    const answer = await ask({ token }, { projectId: project_id, format: "reqif", version });
    const file = strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))["specification.reqif"] ?? new Uint8Array());
    const found = [...file.matchAll(/<SPEC-OBJECT IDENTIFIER="([^"]+)" LAST-CHANGE="([^"]+)"/g)].map(
      ([, id = "", time = ""]) => [id, time] as const,
    );
    const of = (part: string) => found.find(([id]) => id.includes(part))?.[1];
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
    return {
      skipper: of(idOf("Skipper")),
      pilot: of(idOf("Pilot")),
      overview: of("project_overview"),
      scope: of("project_scope"),
    };
  };
  const first = await times(ada);
  expect(await times(ada)).toEqual(first);
  expect(await times(made)).toEqual(first);
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  await db
    .from("user_classes")
    .update({ name: "Captain" })
    .eq("id", rows[0]?.id ?? "")
    .throwOnError();
  await saveSpecification(db, { project_id, version: "0.2", words: { project_overview: "Ships." } });
  const second = await times(ada);
  expect(second.pilot).toBe(first.pilot);
  expect(Date.parse(second.skipper ?? "")).toBeGreaterThan(Date.parse(first.skipper ?? ""));
  expect(Date.parse(second.overview ?? "")).toBeGreaterThan(Date.parse(second.scope ?? ""));
  expect(await times(made)).toEqual(second);
  expect(await times(ada, "0.1")).toEqual(first);
});

test("documents of the version that is worked on say what was reported as built, by which commit, for people and keys; what was left does not [EXPORT-76]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const feature = { project_id, name: "Berths", description: "Boats are moored." };
  await db.from("features").insert(feature).throwOnError();
  const asked = { projectId: project_id, format: "markdown" as const };
  const [before, made] = [await (await readExport(db, asked)).text(), await addKey(ada, project_id)];
  expect(before).not.toContain("Build state");
  await reportProgress(db, { key: made.token, report: { cite: "FEAT-1@1", state: "done", commit: "abc1234" } });
  const now = await (await readExport(db, asked)).text();
  expect(now).toMatch(/5\.6 Build state[\s\S]*\| \[FEAT-1\]\(#[^)]*\) \| Done \| abc1234 \|/);
  expect(await (await ask({ token: made.token }, asked)).text()).toBe(now);
  for (const format of ["html", "docx"] as const) {
    const bytes = Buffer.from(await (await readExport(db, { ...asked, format })).arrayBuffer());
    const text = format === "html" ? bytes.toString() : strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array());
    expect(text, format).toContain("abc1234");
  }
  const reading = readingOf(await sourceOf({ name: "now.md", bytes: Buffer.from(now) }));
  expect(reading.rows.flatMap(({ kind, number }) => (kind === "source" ? [] : [[kind, number]]))).toEqual([["features", 1]]);
  expect(JSON.stringify(reading.rows.filter(({ kind }) => kind === "source"))).not.toContain("abc1234");
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  expect(await (await readExport(db, { ...asked, version: "0.1" })).text()).not.toContain("Build state");
});

test("documents of the current version say for people and keys where everything comes from and what nobody accepted, shared and earlier ones do not; JSON and ReqIF say it of each row, which counts for nothing where it is read back [SOURCE-15] [SOURCE-16]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const run = await startGeneration(db, { project_id, function: "generate-pages", provider: "openai", model: "gpt-4o" });
  const drafted = { pages: [{ name: "Berths", description: "Boats moor within 7 minutes.", features: "", sections: [] }] };
  await finishGeneration(db, { generation_id: run, drafted, texts: { project_scope: "It moors boats." }, usage: {} });
  await db.from("features").insert({ project_id, name: "Crane", description: "Boats are lifted." }).throwOnError();
  const asked = { projectId: project_id, format: "markdown" as const };
  const { token } = await addKey(ada, project_id);
  const now = await (await readExport(db, asked)).text();
  expect(now).toMatch(
    /5\.\d Sources and acceptance[\s\S]*Typed by people \| 1 \| 2 \|\n\| Drafted by a language model \| 2 \| 3 \|[\s\S]*\| Texts \| 1 \| Project scope \|\n\| Pages \| 1 \| \[PAGE-1\][\s\S]*\| 7 minutes \|/,
  );
  expect(await (await ask({ token }, asked)).text()).toBe(now);
  const reading = readingOf(await sourceOf({ name: "now.md", bytes: Buffer.from(now) }));
  expect(JSON.stringify(reading.rows.filter(({ kind }) => kind === "source"))).not.toContain("language model");
  const shared = { name: "Client", version: null, chapters: null, password: "" };
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const link = await callFunction(db, shareDocument, { projectId: project_id, ...shared, expiresAt });
  const seen = await callFunction(visitor(server).db, readShared, { token: link.token });
  expect(JSON.stringify(seen)).toContain("Boats moor within 7 minutes.");
  expect(JSON.stringify(seen)).not.toContain("Sources and acceptance");

  const json = async () => (await readExport(db, { ...asked, format: "json" })).text();
  const told = JSON.parse(await json());
  expect(told.acceptance).toEqual({
    project_scope: { accepted: false, sources: ["model"] },
    "PAGE-1": { accepted: false, sources: ["model"] },
    "FEAT-1": { accepted: true, sources: ["person"] },
  });
  const file = new Uint8Array(await (await readExport(db, { ...asked, format: "reqif" })).arrayBuffer());
  const reqif = strFromU8(unzipSync(file)["specification.reqif"] ?? new Uint8Array());
  const values = [
    ...reqif.matchAll(/THE-VALUE="([^"]*)">\s*<DEFINITION>\s*<[A-Z-]+>pa\.attribute\.(\w+)\.(is_accepted|words_from)</g),
  ];
  expect(values.map(([, value, noun, name]) => `${noun} ${name} ${value}`).sort()).toEqual([
    "features is_accepted yes",
    "features words_from person",
    "pages is_accepted no",
    "pages words_from model",
  ]);
  for (const [name, bytes] of [
    ["now.json", Buffer.from(JSON.stringify({ ...told, acceptance: { "PAGE-1": { accepted: true, sources: ["person"] } } }))],
    ["now.reqifz", file],
  ] as const) {
    const rows = readingOf(await sourceOf({ name, bytes })).rows;
    expect(rows.map(({ kind }) => kind).sort(), name).toEqual(["features", "pages", "project_scope"]);
    expect(JSON.stringify(rows), name).not.toMatch(/accepted|words_from/);
  }
  await cloneSpecification(db, { project_id, new_version: "0.2" });
  expect(await (await readExport(db, { ...asked, version: "0.1" })).text()).not.toContain("Sources and acceptance");
  expect(JSON.parse(await (await readExport(db, { ...asked, format: "json", version: "0.1" })).text())).not.toHaveProperty(
    "acceptance",
  );
});
