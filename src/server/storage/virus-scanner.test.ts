import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { PDF, type StorageWorld, storageWorld } from "./testing.ts";
import { HARMFUL, startClamd } from "./testing-clamd.ts";
import { clamav } from "./virus-scanner.ts";

let clamd: Awaited<ReturnType<typeof startClamd>>;
let world: StorageWorld;
beforeAll(async () => {
  clamd = await startClamd({ most: 150_000 });
  world = await storageWorld(undefined, { scanner: clamav(clamd.address) });
});
afterAll(async () => {
  await world.close();
  await clamd.stop();
});

const infected = (length = 50_000) => {
  const words = Buffer.alloc(length, "plain words ");
  words.write(HARMFUL, length - HARMFUL.length);
  return new Blob([words], { type: "text/plain" });
};
const clean = (length: number) => new Blob([Buffer.alloc(length, "plain words ")], { type: "text/plain" });

test("a clean file is kept as it was sent, after the scanner saw all of it [ASVS-16]", async () => {
  const { id, storage } = world.person();
  const sent = clean(120_000);
  expect((await storage.from("hidden").upload(`${id}/clean.txt`, sent)).error).toBeNull();
  expect(clamd.scanned.at(-1)).toBe(120_000);
  const { data } = await storage.from("hidden").download(`${id}/clean.txt`);
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(Buffer.from(await sent.arrayBuffer()))).toBe(true);
});

test("an infected file is refused by every way to send one, and neither row nor byte of it stays [ASVS-16]", async () => {
  const { id, storage } = world.person();
  const before = await world.files();
  const refused = { status: 422, message: "This file was not kept: a virus was found in it (Test.Infected.UNOFFICIAL)." };
  const { data: kept } = await storage.from("hidden").upload(`${id}/kept.txt`, clean(10));
  expect(kept).not.toBeNull();
  const signed = await storage.from("hidden").createSignedUploadUrl(`${id}/signed.txt`);
  const form = new FormData();
  form.append("", infected(), "form.txt");
  for (const { error } of [
    await storage.from("hidden").upload(`${id}/raw.txt`, await infected().arrayBuffer(), { contentType: "text/plain" }),
    await storage.from("hidden").upload(`${id}/form.txt`, form),
    await storage.from("hidden").update(`${id}/kept.txt`, infected()),
    await storage.from("hidden").upload(`${id}/kept.txt`, infected(), { upsert: true }),
    await storage.from("hidden").uploadToSignedUrl(`${id}/signed.txt`, signed.data?.token ?? "", infected()),
  ]) {
    expect(error).toMatchObject(refused);
  }
  const letter = new Blob([PDF, HARMFUL], { type: "application/pdf" });
  expect((await world.client("anon").from("letterbox").upload("cv.pdf", letter)).error).toMatchObject(refused);
  const { data } = await storage.from("hidden").download(`${id}/kept.txt`);
  expect(await data?.text()).toBe("plain word");
  expect((await storage.from("hidden").list(id)).data?.map(({ name }) => name)).toEqual(["kept.txt"]);
  expect(await world.files()).toHaveLength(before.length + 1);
});

test("while nobody says whether a file is clean none is taken, with one sentence, and then again [ASVS-17]", async () => {
  const directory = await mkdtemp(join(tmpdir(), "clamd-"));
  const at = join(directory, "clamd.ctl");
  const other = await storageWorld(undefined, { scanner: clamav(at) });
  const { id, storage } = other.person();
  const away = {
    status: 503,
    message: "Files cannot be checked for viruses right now, so none are taken. Please try again in a few minutes.",
  };
  expect((await storage.from("hidden").upload(`${id}/a.txt`, clean(10))).error).toMatchObject(away);
  const here = await startClamd({ at });
  expect((await storage.from("hidden").upload(`${id}/a.txt`, clean(10))).error).toBeNull();
  await here.stop();
  expect((await storage.from("hidden").upload(`${id}/b.txt`, clean(10))).error).toMatchObject(away);
  expect(await other.files()).toHaveLength(1);
  await other.close();
  await rm(directory, { recursive: true });
});

test("a file that is longer than the scanner takes is too large [ASVS-17]", async () => {
  const { id, storage } = world.person();
  expect((await storage.from("hidden").upload(`${id}/long.txt`, clean(190_000))).error).toMatchObject({ status: 413 });
});

test("an infected file is in the audit log of the organization it was meant for, with who sent it [ASVS-18]", async () => {
  const server: TestServer = await startServer({ variables: { CLAMAV: clamd.address } });
  const ada: Author = await author(server);
  const path = `${ada.project_id}/${crypto.randomUUID()}.txt`;
  expect((await ada.db.storage.from("project_documents").upload(path, infected(1_000))).error).toMatchObject({ status: 422 });
  const cv = new Blob([PDF, HARMFUL], { type: "application/pdf" });
  expect((await ada.db.storage.from("cv-uploads").upload(`${crypto.randomUUID()}.pdf`, cv)).error).not.toBeNull();
  await expect
    .poll(async () => {
      const { data } = await ada.db
        .rpc("get_audit_log", { organization_id: ada.organization_id, areas: ["file"] })
        .throwOnError();
      return data?.map(({ action, actor_label, target_id, details }) => ({ action, actor_label, target_id, details }));
    })
    .toEqual([
      {
        action: "file.infected",
        actor_label: ada.email,
        target_id: ada.project_id,
        details: { virus: "Test.Infected.UNOFFICIAL", path: `project_documents/${path}` },
      },
    ]);
});

test("the scanner is named by host and port or by a path", () => {
  for (const CLAMAV of ["clamav:3310", "127.0.0.1:3310", "[::1]:3310", "/var/run/clamav/clamd.ctl"]) {
    expect(readEnv({ CLAMAV }).CLAMAV).toBe(CLAMAV);
  }
  expect(() => readEnv({ CLAMAV: "clamav" })).toThrow(/^CLAMAV must be an address such as clamav:3310 or/);
  const supabase = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "k" };
  expect(() => readEnv({ ...supabase, CLAMAV: "clamav:3310" })).toThrow(/^CLAMAV is for a database of ours or yours/);
});
