import { afterAll, beforeAll, expect, test } from "vitest";
import { type StorageWorld, storageWorld } from "./testing.ts";

let world: StorageWorld;
let author: ReturnType<StorageWorld["person"]>;
const names = [
  "b.txt",
  "a.txt",
  "Zebra.txt",
  "docs/one.txt",
  "docs/two.txt",
  "docs/deep/three.txt",
  "empty/x/y.txt",
  "100%.txt".replace("%", "_"),
];
beforeAll(async () => {
  world = await storageWorld();
  author = world.person();
  for (const name of names)
    await author.storage.from("hidden").upload(`${author.id}/${name}`, name, { contentType: "text/plain" });
});
afterAll(() => world.close());

async function list(path: string, options: Parameters<ReturnType<typeof author.storage.from>["list"]>[1] = {}) {
  const { data, error } = await author.storage.from("hidden").list(path, options);
  expect(error).toBeNull();
  return (data ?? []).map(({ name }) => name);
}

test("a folder lists its folders first and then its files", async () => {
  const { data } = await author.storage.from("hidden").list(author.id);
  expect(data?.map(({ name }) => name)).toEqual(["docs", "empty", "100_.txt", "Zebra.txt", "a.txt", "b.txt"]);
  expect(data?.[0]).toMatchObject({ id: null, created_at: null, updated_at: null, last_accessed_at: null, metadata: null });
  expect(data?.at(-1)).toMatchObject({
    id: expect.any(String),
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    metadata: { size: 5, mimetype: "text/plain", cacheControl: "max-age=3600", eTag: expect.any(String) },
  });
});

test("a subfolder lists what is right below it, with or without slashes around its name", async () => {
  for (const path of [`${author.id}/docs`, `${author.id}/docs/`, `/${author.id}/docs`])
    expect(await list(path)).toEqual(["deep", "one.txt", "two.txt"]);
  expect(await list(`${author.id}/doc`)).toEqual([]);
  expect(await list(`${author.id}/docs/deep`)).toEqual(["three.txt"]);
});

test("a list can be turned round, cut into pages and searched", async () => {
  expect(await list(`${author.id}`, { sortBy: { column: "name", order: "desc" } })).toEqual([
    "empty",
    "docs",
    "b.txt",
    "a.txt",
    "Zebra.txt",
    "100_.txt",
  ]);
  expect(await list(`${author.id}`, { limit: 2, offset: 1 })).toEqual(["empty", "100_.txt"]);
  expect(await list(`${author.id}`, { search: "zeb" })).toEqual(["Zebra.txt"]);
  expect(await list(`${author.id}`, { search: "100%" })).toEqual([]);
  expect(await list(`${author.id}`, { sortBy: { column: "created_at", order: "asc" }, search: "" })).toEqual([
    "docs",
    "empty",
    "b.txt",
    "a.txt",
    "Zebra.txt",
    "100_.txt",
  ]);
});

test("the second list walks whole keys page by page", async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await author.storage
      .from("hidden")
      .listV2({ prefix: `${author.id}/`, limit: 3, ...(cursor ? { cursor } : {}) });
    seen.push(...(data?.objects.map(({ name }) => name) ?? []));
    cursor = data?.nextCursor;
    expect(data?.hasNext).toBe(cursor !== undefined);
  } while (cursor);
  expect(seen).toEqual(names.map((name) => `${author.id}/${name}`).sort());
});

test("the second list folds folders when asked to", async () => {
  const { data } = await author.storage.from("hidden").listV2({ prefix: `${author.id}/`, with_delimiter: true });
  expect(data?.folders.map(({ name }) => name)).toEqual([`${author.id}/docs/`, `${author.id}/empty/`]);
  expect(data?.objects).toHaveLength(4);
  const part = await author.storage.from("hidden").listV2({ prefix: `${author.id}/do`, with_delimiter: true });
  expect(part.data).toMatchObject({ hasNext: false, objects: [], folders: [{ name: `${author.id}/docs/` }] });
  const foreign = await author.storage.from("hidden").listV2({ cursor: "nonsense" });
  expect(foreign.error).toMatchObject({ status: 400 });
});

test("files are moved, copied and removed by their author", async () => {
  const bucket = author.storage.from("hidden");
  const at = (name: string) => `${author.id}/work/${name}`;
  await bucket.upload(at("a"), "text", { contentType: "text/plain", metadata: { by: "me" } });
  expect((await bucket.move(at("a"), at("b"))).data).toMatchObject({ message: "Successfully moved" });
  expect((await bucket.copy(at("b"), at("c"))).data).toEqual({ path: `hidden/${at("c")}` });
  expect((await bucket.copy(at("b"), at("c"))).error).toMatchObject({ status: 409 });
  expect((await bucket.move(at("b"), at("c"))).error).toMatchObject({ status: 409 });
  expect((await bucket.move(at("nothing"), at("d"))).error).toMatchObject({ status: 404 });
  expect(await list(`${author.id}/work`)).toEqual(["b", "c"]);
  expect(await (await bucket.download(at("c"))).data?.text()).toBe("text");
  expect((await bucket.info(at("c"))).data?.metadata).toEqual({ by: "me" });

  const before = (await world.files()).length;
  const removed = await bucket.remove([at("b"), at("c"), at("nothing")]);
  expect(removed.data?.map(({ name }) => name).sort()).toEqual([at("b"), at("c")]);
  expect(await list(`${author.id}/work`)).toEqual([]);
  expect((await world.files()).length).toBe(before - 2);
  expect((await bucket.download(at("c"))).error).toMatchObject({ status: 404 });
});

test("nobody copies or moves a file into another bucket but the service, within what that bucket takes [ATTACK-86]", async () => {
  const at = (name: string) => `${author.id}/across/${name}`;
  const [own, services] = [author.storage.from("hidden"), world.client("service").from("hidden")];
  await own.upload(at("a"), "text", { contentType: "text/plain" });
  const before = (await world.files()).length;
  const message = "Files are copied and moved within their bucket. Download this one and upload it to the other bucket.";
  for (const destinationBucket of ["shown", "letterbox", "nowhere"]) {
    const refused = { status: 400, statusCode: "400", message };
    expect((await own.copy(at("a"), at("b"), { destinationBucket })).error).toMatchObject(refused);
    expect((await own.move(at("a"), at("b"), { destinationBucket })).error).toMatchObject(refused);
  }
  expect(await world.files()).toHaveLength(before);
  expect((await own.copy(at("a"), at("b"), { destinationBucket: "hidden" })).error).toBeNull();
  expect((await services.copy(at("a"), at("b"), { destinationBucket: "shown" })).error).toBeNull();
  expect((await services.move(at("a"), at("c"), { destinationBucket: "letterbox" })).error).toMatchObject({ status: 415 });
});
