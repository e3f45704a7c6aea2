import { request } from "node:http";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PDF, PNG, type StorageWorld, storageWorld } from "./testing.ts";

let world: StorageWorld;
beforeAll(async () => {
  world = await storageWorld();
});
afterAll(() => world.close());

const form = () => {
  const body = new FormData();
  body.append("file", new File([PNG], "a.png", { type: "image/png" }));
  return body;
};

test.each([
  ["a Blob", () => new Blob([PNG], { type: "image/png" }), {}],
  ["a File", () => new File([PNG], "x.png", { type: "image/png" }), {}],
  ["a form", form, {}],
  ["bytes", () => PNG, { contentType: "image/png" }],
  ["an ArrayBuffer", () => PNG.buffer, { contentType: "image/png" }],
  ["a stream of the web", () => new Blob([PNG]).stream(), { contentType: "image/png" }],
  ["a stream of Node", () => Readable.from([Buffer.from(PNG)]), { contentType: "image/png" }],
])("%s is uploaded and comes back byte for byte", async (what, body, options) => {
  const { id, storage } = world.person();
  const path = `${id}/pictures/${what}.png`;
  const { data, error } = await storage
    .from("hidden")
    .upload(path, body(), { ...options, cacheControl: "60", metadata: { from: what } });
  expect(error).toBeNull();
  expect(data).toMatchObject({ path, fullPath: `hidden/${path}`, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  const back = await storage.from("hidden").download(path);
  expect(back.data?.type).toBe("image/png");
  expect(new Uint8Array((await back.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(PNG);
  const info = await storage.from("hidden").info(path);
  expect(info.data).toMatchObject({
    size: PNG.length,
    contentType: "image/png",
    cacheControl: "max-age=60",
    metadata: { from: what },
  });
});

test("a name that is taken is refused, unless the upload may replace it", async () => {
  const { id, storage } = world.person();
  const bucket = storage.from("hidden");
  const path = `${id}/a.txt`;
  await bucket.upload(path, "one", { contentType: "text/plain" });
  const second = await bucket.upload(path, "two", { contentType: "text/plain" });
  expect(second.error).toMatchObject({ status: 409, statusCode: "409", message: "The resource already exists" });
  expect(await text(bucket, path)).toBe("one");

  const before = (await world.files()).length;
  expect((await bucket.upload(path, "three", { contentType: "text/plain", upsert: true })).error).toBeNull();
  expect(await text(bucket, path)).toBe("three");
  expect((await bucket.update(path, "four", { contentType: "text/plain" })).error).toBeNull();
  expect(await text(bucket, path)).toBe("four");
  expect((await world.files()).length).toBe(before);
});

test("two replacements at once both succeed and leave one whole file", async () => {
  const { id, storage } = world.person();
  const bucket = storage.from("hidden");
  const texts = Array.from({ length: 12 }, (_, index) => String(index).repeat(5000));
  const answers = await Promise.all(
    texts.map((body) => bucket.upload(`${id}/race.txt`, body, { contentType: "text/plain", upsert: true })),
  );
  expect(answers.map(({ error }) => error)).toEqual(texts.map(() => null));
  expect(texts).toContain(await text(bucket, `${id}/race.txt`));
  const [row] = await world.sql`select count(*)::int from storage.objects where name = ${`${id}/race.txt`}`;
  expect(row?.count).toBe(1);
});

test("a stranger and an anonymous visitor can neither add, replace, read nor remove a file of somebody else", async () => {
  const { id, storage } = world.person();
  const path = `${id}/mine.txt`;
  await storage.from("hidden").upload(path, "mine", { contentType: "text/plain" });
  for (const other of [world.person().storage, world.client("anon")]) {
    const bucket = other.from("hidden");
    const options = { contentType: "text/plain" };
    expect((await bucket.upload(`${id}/new.txt`, "x", options)).error).toMatchObject({ status: 403 });
    expect((await bucket.upload(path, "x", { ...options, upsert: true })).error).toMatchObject({ status: 403 });
    expect((await bucket.update(path, "x", options)).error).toMatchObject({ status: 403 });
    expect((await bucket.download(path)).error).toMatchObject({ status: 404 });
    expect((await bucket.info(path)).error).toMatchObject({ status: 404, message: "Object not found" });
    expect((await bucket.move(path, `${id}/moved.txt`)).error).toMatchObject({ status: 404 });
    expect((await bucket.createSignedUrl(path, 60)).error).toMatchObject({ status: 404 });
    expect((await bucket.createSignedUploadUrl(`${id}/other.txt`)).error).toMatchObject({ status: 403 });
    expect((await bucket.remove([path])).data).toEqual([]);
    expect((await bucket.list(id)).data).toEqual([]);
  }
  expect(await text(storage.from("hidden"), path)).toBe("mine");
});

test("a bucket for anonymous letters takes them and shows them to nobody", async () => {
  const letters = world.client("anon").from("letterbox");
  const file = new File([PDF], "cv.pdf", { type: "application/pdf" });
  expect((await letters.upload("cvs/1.pdf", file)).error).toBeNull();
  expect((await letters.upload("cvs/1.pdf", file)).error).toMatchObject({ status: 409 });
  expect((await letters.upload("cvs/1.pdf", file, { upsert: true })).error).toMatchObject({ status: 403 });
  expect((await letters.download("cvs/1.pdf")).error).toMatchObject({ status: 404 });
  expect((await letters.list("cvs")).data).toEqual([]);
  expect((await letters.remove(["cvs/1.pdf"])).data).toEqual([]);
});

test("a file over the bucket's limit is refused, whichever way it comes, and leaves nothing behind", async () => {
  const { id, storage } = world.person();
  const bucket = storage.from("shown");
  const before = (await world.files()).length;
  const big = new Uint8Array(200_001);
  const tooLarge = { status: 413, statusCode: "413", message: "The object exceeded the maximum allowed size" };
  expect((await bucket.upload(`${id}/1`, big, { contentType: "application/zip" })).error).toMatchObject(tooLarge);
  expect((await bucket.upload(`${id}/2`, new Blob([big]))).error).toMatchObject(tooLarge);
  expect((await bucket.upload(`${id}/3`, new Blob([big]).stream(), { contentType: "application/zip" })).error).toMatchObject(
    tooLarge,
  );
  expect((await bucket.upload(`${id}/4`, new Uint8Array(200_000), { contentType: "application/zip" })).error).toBeNull();
  expect((await world.files()).length).toBe(before + 1);
});

test("an endless body without a length is cut off at the limit", async () => {
  const { id } = world.person();
  const sent = await new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    let bytes = 0;
    const upload = request(`${world.url}/storage/v1/object/shown/${id}/endless`, {
      method: "POST",
      headers: { Authorization: `Bearer ${id}`, "Content-Type": "application/zip", "Transfer-Encoding": "chunked" },
    });
    const feed = setInterval(() => {
      bytes += 20_000;
      upload.write(Buffer.alloc(20_000));
    }, 2);
    upload.on("response", (response) => {
      clearInterval(feed);
      response.resume();
      resolve({ status: response.statusCode ?? 0, bytes });
      upload.destroy();
    });
    upload.on("error", reject);
  });
  expect(sent.status).toBe(413);
  expect(sent.bytes).toBeLessThan(5_000_000);
});

test("an upload that breaks off leaves neither row nor file", async () => {
  const { id } = world.person();
  const before = await world.files();
  await new Promise<void>((resolve) => {
    const upload = request(`${world.url}/storage/v1/object/shown/${id}/broken`, {
      method: "POST",
      headers: { Authorization: `Bearer ${id}`, "Content-Type": "application/zip", "Content-Length": "100000" },
    });
    upload.on("error", () => resolve());
    upload.write(Buffer.alloc(50_000), () => setTimeout(() => upload.destroy(new Error("gone")), 150));
  });
  await expect.poll(() => world.files()).toEqual(before);
  expect(await world.sql`select from storage.objects where name = ${`${id}/broken`}`).toHaveLength(0);
});

test.each([
  ["a type the bucket does not take", "text/html", new TextEncoder().encode("<p>"), "mime type text/html is not supported"],
  [
    "a page said to be a picture",
    "image/png",
    new TextEncoder().encode("<script>alert(1)</script>"),
    "The file is not the image/png",
  ],
  ["a picture said to be a PDF", "application/pdf", PNG, "The file is not the application/pdf"],
  ["a PNG said to be a JPEG", "image/jpg", PNG, "The file is not the image/jpeg"],
  ["an empty picture", "image/gif", new Uint8Array(), "The file is not the image/gif"],
  ["a picture of an unknown kind", "image/x-unknown", PNG, "mime type image/x-unknown is not supported"],
  ["no media type at all", "nonsense", PNG, "The content type of the file cannot be read"],
])("%s is refused [DOOR-05]", async (_name, contentType, body, message) => {
  const { id, storage } = world.person();
  const raw = await storage.from("hidden").upload(`${id}/x`, body, { contentType });
  expect(raw.error).toMatchObject({ status: 415, message: expect.stringContaining(message) });
  if (contentType === "nonsense") return;
  const blob = await storage.from("hidden").upload(`${id}/x`, new Blob([body], { type: contentType }));
  expect(blob.error).toMatchObject({ status: 415, message: expect.stringContaining(message) });
});

test.each([
  "..%2f..%2fetc%2fpasswd",
  "a%2f..%2fb",
  "a%5cb",
  "a%00b",
  "a%0ab",
  "a//b",
  "a/./%2e%2fb",
  "%20/b",
  "%E2%80%AE/b",
  "a%3Cb%3E",
  "%",
  "x".repeat(1100),
])("the path %j is refused", async (path) => {
  const { id } = world.person();
  const response = await fetch(`${world.url}/storage/v1/object/shown/${id}/${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${id}`, "Content-Type": "text/plain" },
    body: "x",
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: "400", error: "InvalidKey" });
});

test("letters of any language may stand in a path, and no path reaches the disk", async () => {
  const { id, storage } = world.person();
  const path = `${id}/Größe 日本 (1)/plan+v2.txt`;
  expect((await storage.from("shown").upload(path, "x", { contentType: "text/plain" })).error).toBeNull();
  const { publicUrl } = storage.from("shown").getPublicUrl(path).data;
  expect(await (await fetch(publicUrl)).text()).toBe("x");
  expect((await world.files()).join()).not.toContain("plan");
});

test("malformed bodies are the sender's fault", async () => {
  const { id } = world.person();
  const send = (path: string, type: string, body: string) =>
    fetch(`${world.url}/storage/v1${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${id}`, "Content-Type": type },
      body,
    });
  expect((await send(`/object/shown/${id}/a`, "multipart/form-data; boundary=x", "--x\r\nnonsense")).status).toBe(400);
  expect((await send(`/object/shown/${id}/a`, "multipart/form-data", "nothing")).status).toBe(400);
  expect((await send("/object/list/shown", "application/json", "{")).status).toBe(400);
  expect((await send("/object/list/shown", "application/json", `{"limit":-1}`)).status).toBe(400);
  expect((await send("/object/list/shown", "application/json", `{"prefix":"${"x".repeat(2_000_000)}"}`)).status).toBe(413);
  expect((await send("/object/copy", "application/json", "{}")).status).toBe(400);
  expect((await send("/nowhere", "application/json", "{}")).status).toBe(404);
});

async function text(bucket: ReturnType<ReturnType<typeof world.client>["from"]>, path: string) {
  return (await bucket.download(path)).data?.text();
}
