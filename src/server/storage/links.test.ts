import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { PNG, type StorageWorld, storageWorld } from "./testing.ts";

let world: StorageWorld;
let author: ReturnType<StorageWorld["person"]>;
beforeAll(async () => {
  world = await storageWorld();
  author = world.person();
  await author.storage.from("hidden").upload(`${author.id}/Größe 1.txt`, "words", { contentType: "text/plain" });
  await author.storage.from("hidden").upload(`${author.id}/a.png`, PNG, { contentType: "image/png" });
});
afterAll(() => world.close());

test("a signed link shows the file to whoever holds it, until it is over", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const { data, error } = await author.storage
      .from("hidden")
      .createSignedUrl(`${author.id}/Größe 1.txt`, 60, { download: "Wörter.txt" });
    expect(error).toBeNull();
    const response = await fetch(data?.signedUrl ?? "");
    expect(await response.text()).toBe("words");
    expect(response.headers.get("content-disposition")).toContain("filename*=UTF-8''W%C3%B6rter.txt");
    vi.setSystemTime(Date.now() + 61_000);
    const late = await fetch(data?.signedUrl ?? "");
    expect(late.status).toBe(400);
    expect(await late.json()).toMatchObject({ error: "InvalidJWT" });
  } finally {
    vi.useRealTimers();
  }
});

test("a signed link opens no other file and cannot be changed", async () => {
  const { data } = await author.storage.from("hidden").createSignedUrl(`${author.id}/a.png`, 60);
  const link = data?.signedUrl ?? "";
  expect((await fetch(link)).status).toBe(200);
  expect((await fetch(link.replace("a.png", "b.png"))).status).toBe(400);
  expect((await fetch(`${link.slice(0, -3)}abc`)).status).toBe(400);
  expect((await fetch(link.replace(/\?.*/, ""))).status).toBe(400);
  expect((await fetch(link.replace(/token=[^.]+/, "token=eyJhbGciOiJub25lIn0"))).status).toBe(400);
  expect((await fetch(link.replace("/object/sign/", "/object/upload/sign/"), { method: "PUT", body: "x" })).status).toBe(400);
});

test("many links are signed at once, and what may not be seen gets none", async () => {
  const paths = [`${author.id}/a.png`, `${author.id}/nothing.png`];
  const { data } = await author.storage.from("hidden").createSignedUrls(paths, 60);
  expect(data).toMatchObject([
    { path: paths[0], error: null },
    { path: paths[1], error: expect.stringContaining("does not exist"), signedUrl: null },
  ]);
  expect((await fetch(data?.[0]?.signedUrl ?? "")).status).toBe(200);
  const stranger = await world.person().storage.from("hidden").createSignedUrls(paths, 60);
  expect(stranger.data?.map(({ signedUrl }) => signedUrl)).toEqual([null, null]);
});

test("a link for uploading takes one file as the person who made it", async () => {
  const path = `${author.id}/handed/by link (1).png`;
  const { data, error } = await author.storage.from("hidden").createSignedUploadUrl(path);
  expect(error).toBeNull();
  const bucket = world.client("anon").from("hidden");
  const file = new Blob([PNG], { type: "image/png" });
  expect((await bucket.uploadToSignedUrl(`${author.id}/other.png`, data?.token ?? "", file)).error).toMatchObject({
    status: 400,
  });
  expect((await bucket.uploadToSignedUrl(path, data?.token ?? "", file)).data).toMatchObject({ fullPath: `hidden/${path}` });
  expect((await bucket.uploadToSignedUrl(path, data?.token ?? "", file)).error).toMatchObject({ status: 409 });
  const [row] = await world.sql`select owner_id from storage.objects where name = ${path}`;
  expect(row?.owner_id).toBe(author.id);
});

test("a link for uploading ends with its maker's right to upload", async () => {
  const { data } = await author.storage.from("hidden").createSignedUploadUrl(`${author.id}/later.png`);
  await world.sql`drop policy own_insert on storage.objects`;
  const upload = await world
    .client("anon")
    .from("hidden")
    .uploadToSignedUrl(`${author.id}/later.png`, data?.token ?? "", PNG, { contentType: "image/png" });
  expect(upload.error).toMatchObject({ status: 403 });
});
