import { beforeAll, expect, test } from "vitest";
import { type Author, author, startProject, visitor } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const MB = 1_048_576;
let server: TestServer;
let ada: Author;
beforeAll(async () => {
  server = await startServer({ variables: { FILES_PER_ORGANIZATION: "1" } });
  ada = await author(server);
});

const file = (bytes: number) => new Blob([new Uint8Array(bytes).fill(97)], { type: "text/plain" });
const documents = () => ada.db.storage.from("project_documents");
const path = (project_id: string) => `${project_id}/${crypto.randomUUID()}.txt`;
const full = {
  status: 413,
  message:
    "The files of this organization may take 1024 kB together, and with this one they would take more. Delete files that are not needed any more, or ask the operator of this server for more room.",
};
async function bytesOf(organization_id: string): Promise<number> {
  const [row] = await server.database.sql<{ bytes: number }[]>`select private.file_bytes(${organization_id})::int as bytes`;
  return row?.bytes ?? 0;
}

test("the files of an organization take no more than the operator lets them, whether they are uploaded, replaced, copied or moved, in whichever project [ATTACK-23]", async () => {
  const { organization_id, project_id } = ada;
  const other = await startProject(ada, organization_id);
  const first = path(project_id);
  expect((await documents().upload(first, file(0.6 * MB))).error).toBeNull();
  expect((await documents().upload(path(other), file(0.6 * MB))).error).toMatchObject(full);
  expect((await documents().copy(first, path(project_id))).error).toMatchObject(full);
  expect((await documents().upload(first, file(1.1 * MB), { upsert: true })).error).toMatchObject(full);
  const link = (await documents().createSignedUploadUrl(path(project_id))).data;
  expect((await documents().uploadToSignedUrl(link?.path ?? "", link?.token ?? "", file(0.6 * MB))).error).toMatchObject(full);
  expect(await bytesOf(organization_id)).toBe(Math.floor(0.6 * MB));
  // another organization has room of its own, until what is moved there takes it
  const bob = await author(server);
  expect((await bob.db.storage.from("project_documents").upload(path(bob.project_id), file(0.6 * MB))).error).toBeNull();
  await server.database
    .sql`insert into organization_members (organization_id, user_id, role) values (${bob.organization_id}, ${ada.id}, 'member')`;
  expect((await documents().move(first, path(bob.project_id))).error).toMatchObject(full);
  expect((await documents().download(first)).data?.size).toBe(Math.floor(0.6 * MB));
  expect((await documents().upload(first, file(0.9 * MB), { upsert: true })).error).toBeNull();
  expect((await documents().remove([first])).error).toBeNull();
  expect((await documents().upload(path(other), file(0.9 * MB))).error).toBeNull();
});

test("what is sent at the same moment counts as well, and nobody learns how much others have [ATTACK-23]", async () => {
  const eve = await author(server);
  const files = eve.db.storage.from("project_documents");
  const answers = await Promise.all(Array.from({ length: 12 }, () => files.upload(path(eve.project_id), file(0.3 * MB))));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(3);
  for (const { error } of answers) if (error) expect(error).toMatchObject(full);
  expect(await bytesOf(eve.organization_id)).toBe(3 * Math.floor(0.3 * MB));
  const refused = await documents().upload(path(eve.project_id), file(0.6 * MB));
  expect(refused.error).toMatchObject({ status: 403, message: "new row violates row-level security policy" });
});

test("files of a deleted page count until the page cannot be brought back, and go with their project [ATTACK-23]", async () => {
  const { db, organization_id, project_id } = await author(server);
  const { data: page } = await db.from("pages").insert({ project_id, name: "Berths" }).select("id").single().throwOnError();
  const designs = db.storage.from("design-files");
  const pdf = new Blob([`%PDF-1.7\n${" ".repeat(0.6 * MB)}`], { type: "application/pdf" });
  const upload = () => designs.upload(`${project_id}/${page?.id}/${crypto.randomUUID()}.pdf`, pdf);
  expect((await upload()).error).toBeNull();
  await db.from("pages").delete().eq("project_id", project_id).throwOnError();
  expect(await bytesOf(organization_id)).toBeGreaterThan(0.6 * MB);
  expect((await db.storage.from("project_documents").upload(path(project_id), file(0.6 * MB))).error).toMatchObject(full);
  await db.from("projects").delete().eq("id", project_id).throwOnError();
  expect(await bytesOf(organization_id)).toBe(0);
});

test("every file that may be kept counts and goes with its project, in whichever bucket and folder, and none lies beside a folder [ATTACK-59]", async () => {
  const eve = await author(server);
  const { project_id, organization_id } = eve;
  const buckets = ["project_documents", "design-files"];
  const places = ["a.txt", `${crypto.randomUUID()}/a.txt`].flatMap((name) => [
    `${project_id}/${name}`,
    `design-connections/${project_id}/${name}`,
  ]);
  const nowhere = [project_id, `${project_id}/`, `design-connections/${project_id}`, `design-connections/${project_id}/`];
  const kept: [string, string][] = [];
  for (const bucket of buckets) {
    for (const path of [...places, ...nowhere]) {
      const before = await bytesOf(organization_id);
      const file = new Blob([`%PDF-1.7\n${" ".repeat(1_000)}`], { type: "application/pdf" });
      const { error } = await eve.db.storage.from(bucket).upload(path, file);
      if (!error) kept.push([bucket, path]);
      expect((await bytesOf(organization_id)) - before, `${bucket} ${path}`).toBe(error ? 0 : file.size);
      // nor does one come there by being moved
      const [, from = ""] = kept.find(([of]) => of === bucket) ?? [];
      if (error && kept.length > 0) expect((await eve.db.storage.from(bucket).move(from, path)).error, path).not.toBeNull();
    }
  }
  expect(kept).toEqual([
    ...places.filter((path) => path.startsWith(project_id)).map((path) => ["project_documents", path]),
    ...places.map((path) => ["design-files", path]),
  ]);
  // what was let in before counts as well, and goes along
  await server.database.sql`
    insert into storage.objects (bucket_id, name, metadata, version)
    select 'project_documents', unnest(${[project_id, `design-connections/${project_id}/old.txt`]}::text[]), '{"size": 7}', 'v'`;
  expect(await bytesOf(organization_id)).toBe(6 * 1_009 + 14);
  await eve.db.from("projects").delete().eq("id", project_id).throwOnError();
  const left = await server.database.sql`select name from storage.objects where strpos(name, ${project_id}) > 0`;
  expect(left).toEqual([]);
});

test("all CVs together take no more than the operator lets them [ATTACK-23]", async () => {
  await server.database.sql`update private.settings set value = 100 where name = 'cv_bytes'`;
  const files = visitor(server).db.storage.from("cv-uploads");
  const cv = () => new Blob([`%PDF-1.4\n${" ".repeat(60)}`], { type: "application/pdf" });
  const name = () => `cvs/${Date.now()}-${crypto.randomUUID().slice(0, 8)}.pdf`;
  expect((await files.upload(name(), cv())).error).toBeNull();
  expect((await files.upload(name(), cv())).error).toMatchObject({
    status: 413,
    message: "No more CVs can be taken at the moment. Please try again later.",
  });
});
