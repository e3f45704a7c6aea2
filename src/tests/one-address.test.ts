import { beforeAll, expect, test } from "vitest";
import { addProjectDocument } from "#data/files.ts";
import { cvBucket } from "#domain/job-applications.ts";
import { projectDocumentsBucket } from "#domain/project-documents.ts";
import { type Author, author, visitor } from "./support/people.ts";
import { startServer, type TestServer } from "./support/server.ts";

/** As many connections for sign-in and files as one caller has at once. */
const SHARE = [0, 1, 2];

let server: TestServer;
let ada: Author;
let bo: Author;
beforeAll(async () => {
  server = await startServer();
  [ada, bo] = await Promise.all([author(server), author(server)]);
});

type Uploads = { bucket: string; paths: readonly string[]; upload(path: string): Promise<{ error: unknown }> };

/** Does `work` while uploads wait to hear whether somebody else takes their names, who in the end does not. */
async function whileWaiting({ bucket, paths, upload }: Uploads, work: () => Promise<unknown>) {
  const free = new Error("The names are free again.");
  const { sql } = server.database;
  let uploads: Promise<{ error: unknown }>[] = [];
  const held = sql.begin(async (tx) => {
    await tx`insert into storage.objects (bucket_id, name) select ${bucket}, unnest(${paths}::text[])`;
    uploads = paths.map(upload);
    const waiting = async () => {
      const [found] = await sql<{ many: number }[]>`
        select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return found?.many;
    };
    await expect.poll(waiting).toBe(paths.length);
    await work();
    throw free;
  });
  await expect(held).rejects.toBe(free);
  for (const { error } of await Promise.all(uploads)) expect(error).toBeNull();
}

test("people behind one address upload beside each other, each in turns of their own [OPS-23]", async () => {
  const files = ada.db.storage.from(projectDocumentsBucket);
  const visiting = visitor(server).db.storage.from(projectDocumentsBucket);
  const paths = SHARE.map((at) => `${ada.project_id}/${at}_Berths.txt`);
  const links = new Map<string, string>();
  for (const path of paths) links.set(path, (await files.createSignedUploadUrl(path)).data?.token ?? "");
  const berths = new Blob(["Berths."], { type: "text/plain" });
  // as the app does, which shows nothing but the link
  const upload = (path: string) => visiting.uploadToSignedUrl(path, links.get(path) ?? "", berths);
  await whileWaiting({ bucket: projectDocumentsBucket, paths, upload }, async () => {
    const file = new File(["Cranes."], "Cranes.txt", { type: "text/plain" });
    expect(await addProjectDocument(bo.db, { project_id: bo.project_id, file })).toMatchObject({ name: "Cranes.txt" });
  });
});

test("whoever is signed in waits for nobody behind their address who is not [OPS-24]", async () => {
  const { db } = visitor(server);
  const paths = SHARE.map((at) => `cvs/${Date.now()}-berth${at}.pdf`);
  const pdf = new Blob(["%PDF-1.7\n"], { type: "application/pdf" });
  const upload = (path: string) => db.storage.from(cvBucket).upload(path, pdf);
  await whileWaiting({ bucket: cvBucket, paths, upload }, async () => {
    expect((await bo.db.storage.from(projectDocumentsBucket).list(bo.project_id)).error).toBeNull();
    expect((await bo.db.auth.getUser(bo.token)).error).toBeNull();
  });
});
