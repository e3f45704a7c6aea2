import { beforeAll, describe, expect, test } from "vitest";
import type { Db } from "#data/db.ts";
import { addDesignFile, removeDesignFile } from "#data/design-files.ts";
import { addProjectDocument, removeProjectDocument } from "#data/files.ts";
import { addPageDesign, removePageDesign } from "#data/page-designs.ts";
import { addQuestionnaire, changeQuestionnaire } from "#data/questionnaires.ts";
import { restoreRows } from "#data/removed-rows.ts";
import { type DesignFile, readDesignFiles } from "#domain/nouns/pages.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { intercept } from "./support/intercept.ts";
import { type Author, author, join, person, stranger, visitor } from "./support/people.ts";
import { recording } from "./support/recording.ts";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
let ada: Author;
let outsider: Author;
beforeAll(async () => {
  server = await startServer();
  [ada, outsider] = await Promise.all([author(server), stranger(server)]);
});

const pixel = Uint8Array.from(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64"),
);
const png = (name = "Home.PNG") => new File([pixel], name, { type: "image/png" });
const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"], "logo.svg", { type: "image/svg+xml" });

async function addedPage(name = "Berths") {
  const { project_id } = ada;
  const { data } = await ada.db.from("pages").insert({ project_id, name }).select("id").single().throwOnError();
  return { project_id, page_id: data.id };
}

const designsOf = async (page_id: string) =>
  (await ada.db.from("pages").select("designs_file").eq("id", page_id).single().throwOnError()).data.designs_file;
/** As somebody of the team reads what a row remembers the address of, past every cache. */
const read = (url: string) =>
  fetch(`${url.replace("/object/public/", "/object/authenticated/")}?${crypto.randomUUID()}`, {
    headers: { authorization: `Bearer ${ada.token}`, apikey: server.publishableKey },
  });
const status = async (url: string) => (await read(url)).status;

/** The bytes alone, past whatever a browser would check. */
const send = (bucket: string, name: string, type: string, bytes: BodyInit, person: { token: string } = ada) =>
  fetch(`${server.url}/storage/v1/object/${bucket}/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, apikey: server.publishableKey, "content-type": type },
    body: bytes,
  });

describe("designs of a page", () => {
  test("lie under project, page and time, and are written down and removed together [STORE-02, DATA-10]", async () => {
    const place = await addedPage();
    const before = Date.now();
    const added = await addPageDesign(ada.db, { ...place, file: png() });
    const [, at] = new RegExp(`^${place.project_id}/${place.page_id}/(\\d{13})\\.png$`).exec(added.path) ?? [];
    expect(Number(at)).toBeGreaterThanOrEqual(before);
    expect(added).toMatchObject({ name: "Home.PNG", size: pixel.length, uploadedAt: new Date(Number(at)).toISOString() });
    await ada.db.from("pages").update({ designs_file: added }).eq("id", place.page_id).throwOnError();
    const other = await addPageDesign(ada.db, { ...place, file: svg });
    expect(await designsOf(place.page_id)).toEqual([added, other]);
    expect(await status(added.url)).toBe(200);
    await expect(addPageDesign(outsider.db, { ...place, file: png() })).rejects.toMatchObject({ kind: "forbidden" });
    for (const file of [added, other]) await removePageDesign(ada.db, { ...place, file });
    expect(await designsOf(place.page_id)).toBeNull();
    expect([400, 404]).toContain(await status(added.url));
  });

  test("that two people add and remove at the same moment are all written down once, and nothing else is stored", async () => {
    const place = await addedPage();
    const bo = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
    const add = (db: Db, name: string) => addPageDesign(db, { ...place, file: png(name) });
    const first = await Promise.all(["1.png", "2.png", "3.png", "4.png"].map((name) => add(ada.db, name)));
    const [later] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, (_, at) => add(at % 2 ? ada.db : bo.db, `later-${at}.png`))),
      ...first.flatMap((file) => [ada.db, bo.db].map((db) => removePageDesign(db, { ...place, file }))),
    ]);
    const written = readDesignFiles(await designsOf(place.page_id));
    const byPath = (files: DesignFile[]) => files.toSorted((a, b) => a.path.localeCompare(b.path));
    expect(byPath(written)).toEqual(byPath(later));
    const folder = `${place.project_id}/${place.page_id}`;
    const { data: stored } = await ada.db.storage.from("design-files").list(folder);
    expect((stored ?? []).map(({ name }) => `${folder}/${name}`).sort()).toEqual(written.map(({ path }) => path).sort());
  });

  test("that cannot be written down are not kept, nor named where the answer was lost", async () => {
    const place = await addedPage();
    const gone = addPageDesign(ada.db, { ...place, page_id: crypto.randomUUID(), file: png() });
    await expect(gone).rejects.toMatchObject({ kind: "not_found", message: expect.stringContaining("deleted") });
    const stepAside = intercept("POST", "/rest/v1/rpc/add_page_design", async (pass) => {
      await pass();
      return Response.error();
    });
    await expect(addPageDesign(ada.db, { ...place, file: png() })).rejects.toMatchObject({ kind: "unavailable" });
    stepAside();
    expect(await designsOf(place.page_id)).toBeNull();
    const added = await addPageDesign(ada.db, { ...place, file: png() });
    const reader = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: reader.id, role: "viewer" });
    const removed = removePageDesign(reader.db, { ...place, file: added });
    await expect(removed).rejects.toMatchObject({ kind: "forbidden" });
    expect(await designsOf(place.page_id)).toEqual([added]);
    const stored = await server.database.sql<{ name: string }[]>`
      select name from storage.objects where bucket_id = 'design-files' and name like ${`${place.project_id}/%`}`;
    expect(stored.filter(({ name }) => name.startsWith(`${place.project_id}/${place.page_id}/`))).toEqual([{ name: added.path }]);
    const { data: pages } = await ada.db.from("pages").select("id").eq("project_id", place.project_id).throwOnError();
    const folders = pages.map(({ id }) => id);
    expect(stored.filter(({ name }) => !folders.includes(name.split("/")[1] ?? ""))).toEqual([]);
  });

  test("go with their page, come back with it, and are gone for good with the project", async () => {
    const place = await addedPage();
    const neighbour = await addedPage("Tides");
    const mine = await addPageDesign(ada.db, { ...place, file: png() });
    const theirs = await addPageDesign(ada.db, { ...neighbour, file: png() });
    await ada.db.from("pages").delete().eq("id", place.page_id).throwOnError();
    expect([400, 404]).toContain(await status(mine.url));
    expect(await status(theirs.url)).toBe(200);

    await restoreRows(ada.db, { ids: [place.page_id] });
    expect(readDesignFiles(await designsOf(place.page_id))).toEqual([mine]);
    const back = await read(mine.url);
    expect(new Uint8Array(await back.arrayBuffer())).toEqual(pixel);

    const document = await addProjectDocument(ada.db, { project_id: place.project_id, file: new File(["# Boats"], "brief.md") });
    await ada.db.from("specifications").delete().eq("project_id", place.project_id).throwOnError();
    await ada.db.from("projects").delete().eq("id", place.project_id).throwOnError();
    for (const { url } of [mine, theirs, document]) expect([400, 404]).toContain(await status(url));
    const left = await server.database
      .sql`select name from storage.objects where position(${place.project_id}::text in name) > 0`;
    expect(left).toEqual([]);
    const kept = await server.database.sql`select id from private.removed_files where project_id = ${place.project_id}`;
    expect(kept).toEqual([]);
    ada = await author(server);
  });

  test("a document stays as long as a saved questionnaire names it, whatever is taken off a form", async () => {
    const { db, project_id } = ada;
    const add = () => addProjectDocument(db, { project_id, file: new File(["# Boats"], "brief.md") });
    const [file, kept, unsaved] = [await add(), await add(), await add()];
    const form = { ...newQuestionnaire, project_documents: [file, kept] };
    const first = await addQuestionnaire(db, { project_id, form });
    const second = await addQuestionnaire(db, { project_id, form });
    for (const { path } of [file, unsaved]) await removeProjectDocument(db, { project_id, path });
    expect(await status(file.url)).toBe(200);
    expect([400, 404]).toContain(await status(unsaved.url));
    await changeQuestionnaire(db, { ...first, form: { ...form, project_documents: [kept] } });
    expect(await status(file.url)).toBe(200);
    await changeQuestionnaire(db, { ...second, form: { ...form, project_documents: [kept] } });
    expect([400, 404]).toContain(await status(file.url));
    expect(await status(kept.url)).toBe(200);
    await db.from("questionnaires").delete().eq("project_id", project_id).throwOnError();
  });

  test("a document and an image go with the last row that names them", async () => {
    const { db, project_id } = ada;
    const file = await addProjectDocument(db, { project_id, file: new File(["# Boats"], "brief.md") });
    const shared = { project_id, project_documents: [file] };
    const { data: forms } = await db.from("questionnaires").insert([shared, shared]).select("id").throwOnError();
    await db
      .from("questionnaires")
      .delete()
      .eq("id", forms[0]?.id ?? "")
      .throwOnError();
    expect(await status(file.url)).toBe(200);
    await db
      .from("questionnaires")
      .delete()
      .eq("id", forms[1]?.id ?? "")
      .throwOnError();
    expect([400, 404]).toContain(await status(file.url));

    const path = `design-connections/${project_id}/1.png`;
    expect((await send("design-files", path, "image/png", pixel)).status).toBe(200);
    const { publicUrl: url } = db.storage.from("design-files").getPublicUrl(path).data;
    const design_connections = { design_files: [{ path, url, name: "1.png", type: "image/png", size: 1 }] };
    const versions = ["0.2", "0.3"].map((version) => ({ project_id, version }));
    await db
      .from("specifications")
      .insert(versions.map((row) => ({ ...row, design_connections })))
      .throwOnError();
    await db.from("specifications").delete().eq("project_id", project_id).eq("version", "0.2").throwOnError();
    expect(await status(url)).toBe(200);
    await db.from("specifications").delete().eq("project_id", project_id).eq("version", "0.3").throwOnError();
    expect([400, 404]).toContain(await status(url));
  });
});

test("whatever path a row names, nobody takes a file of another project away by taking it off the row [ATTACK-100]", async () => {
  const { project_id, db } = ada;
  const place = await addedPage();
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
  const elsewhere = await stranger(server);
  // of the other team bo reads what files are called, and ada may delete them
  await join(server, { organization_id: elsewhere.organization_id, user_id: ada.id, role: "member" });
  const their = elsewhere.project_id;
  const file = await addProjectDocument(elsewhere.db, { project_id: their, file: new File(["# Boats"], "brief.md") });
  const { data: page } = await elsewhere.db
    .from("pages")
    .insert({ project_id: their, name: "Quay" })
    .select("id")
    .single()
    .throwOnError();
  const design = await addPageDesign(elsewhere.db, { project_id: their, page_id: page.id, file: png() });
  const image = await addDesignFile(elsewhere.db, { project_id: their, file: png() });

  await bo.db
    .from("pages")
    .update({ designs_file: [design] })
    .eq("id", place.page_id)
    .throwOnError();
  await removePageDesign(db, { ...place, file: design });
  expect(await designsOf(place.page_id)).toBeNull();
  await removeDesignFile(db, { project_id, path: image.path });
  await removeProjectDocument(db, { project_id, path: file.path });
  for (const { url } of [design, image, file]) expect(await status(url)).toBe(200);
  await removeDesignFile(db, { project_id: their, path: image.path });
  expect([400, 404]).toContain(await status(image.url));
});

describe("the buckets", () => {
  test.each([
    ["design-files", "image/png", 10_485_760, "text/html"],
    ["project_documents", "text/plain", 10_485_760, "application/zip"],
    ["cv-uploads", "application/pdf", 5_242_880, "text/html"],
  ])("%s keeps to its kinds of files and its size, whatever the browser checked", async (bucket, type, limit, foreign) => {
    const name = (kind: string) =>
      bucket === "cv-uploads" ? `cvs/${Date.now()}-${kind}.pdf` : `${ada.project_id}/${kind}-${crypto.randomUUID()}`;
    const heads: Record<string, Uint8Array> = { "image/png": pixel, "application/pdf": new TextEncoder().encode("%PDF-1.7\n") };
    const bytes = (size: number) => {
      const all = new Uint8Array(size);
      all.set(heads[type] ?? []);
      return all;
    };
    expect((await send(bucket, name("large"), type, bytes(limit))).status).toBe(200);
    for (const [refused, kind, size] of [
      [name("over"), type, limit + 1],
      [name("kind"), foreign, 100],
    ] as const) {
      const answer = await send(bucket, refused, kind, bytes(size));
      expect(await answer.json()).toMatchObject({ statusCode: expect.stringMatching(/^41[35]$/) });
      expect(await server.database.sql`select id from storage.objects where name = ${refused}`).toEqual([]);
    }
  });

  test.each([
    ["application/msword", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and so on"],
    ["application/msword", "{\\rtf1 and so on}"],
    ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "PK\x03\x04 and so on"],
    ["application/vnd.ms-powerpoint", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 and so on"],
  ])("a document said to be %s is taken when it begins as one, and refused when not [DOOR-05]", async (type, content) => {
    const name = () => `${ada.project_id}/office-${crypto.randomUUID()}`;
    const page = await send("project_documents", name(), type, new TextEncoder().encode("<html><script>alert(1)</script>"));
    expect([page.status, (await page.json()).statusCode]).toEqual([415, "415"]);
    expect((await send("project_documents", name(), type, Uint8Array.from(Buffer.from(content, "latin1")))).status).toBe(200);
  });

  test("a picture that could act, and a page, are served as nothing a browser would run", async () => {
    const place = await addedPage("Logos");
    const { url } = await addPageDesign(ada.db, { ...place, file: svg });
    const answer = await read(url);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const disguised = new File(["<script>alert(1)</script>"], "a.png", { type: "image/png" });
    await expect(addPageDesign(ada.db, { ...place, file: disguised })).rejects.toMatchObject({
      message: expect.stringContaining("not the image/png"),
    });
    expect(readDesignFiles(await designsOf(place.page_id))).toHaveLength(1);
  });

  test("the documents' bucket is looked for before an upload, and made where it is missing [STORE-04]", async () => {
    const { project_id } = ada;
    const { sql } = server.database;
    await sql`delete from storage.objects where bucket_id = 'project_documents'`;
    await sql`delete from storage.buckets where id = 'project_documents'`;
    const { db, calls } = recording(server, ada);
    const stored = await addProjectDocument(db, { project_id, file: new File(["# Boats"], "brief.md") });
    const asked = calls.map(({ method, path }) => `${method} ${path.replace(/\/upload\/sign\/.*/, "/upload/sign")}`);
    expect(asked.slice(0, 3)).toEqual([
      "GET /storage/v1/bucket/project_documents",
      "POST /storage/v1/bucket",
      "POST /storage/v1/object/upload/sign",
    ]);
    const [made] = await sql`select public, file_size_limit::int as limit from storage.buckets where id = 'project_documents'`;
    expect(made).toEqual({ public: false, limit: 10_485_760 });
    expect(await status(stored.url)).toBe(200);
    expect((await send("project_documents", `${project_id}/a.html`, "text/html", "<p>")).ok).toBe(false);
    const again = recording(server, ada);
    await addProjectDocument(again.db, { project_id, file: new File(["# Tides"], "tides.md") });
    expect(again.calls.filter(({ path }) => path.includes("/bucket"))).toHaveLength(1);
    const { error } = await visitor(server).db.storage.createBucket("project_documents_2", { public: true });
    expect(error).not.toBeNull();
    const open = await ada.db.storage.createBucket("anything", { public: true });
    expect(open.error).not.toBeNull();
  });
});
