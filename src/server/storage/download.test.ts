import { mkdir, readdir, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PDF, PNG, type StorageWorld, storageWorld } from "./testing.ts";

let world: StorageWorld;
let author: ReturnType<StorageWorld["person"]>;
const letters = Buffer.from("abcdefghijklmnopqrstuvwxyz".repeat(4000));
beforeAll(async () => {
  world = await storageWorld();
  author = world.person();
  const bucket = author.storage.from("shown");
  await bucket.upload(`${author.id}/letters.txt`, letters, { contentType: "text/plain" });
  await bucket.upload(`${author.id}/a.png`, PNG, { contentType: "image/png" });
  await bucket.upload(`${author.id}/a.pdf`, PDF, { contentType: "application/pdf" });
});
afterAll(() => world.close());

function open(name: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(author.storage.from("shown").getPublicUrl(`${author.id}/${name}`).data.publicUrl, { headers, method });
}

test.each([
  ["bytes=0-25", 206, "abcdefghijklmnopqrstuvwxyz", "bytes 0-25/104000"],
  ["bytes=103999-", 206, "z", "bytes 103999-103999/104000"],
  ["bytes=-2", 206, "yz", "bytes 103998-103999/104000"],
  ["bytes=103998-999999", 206, "yz", "bytes 103998-103999/104000"],
])("the range %s of a file is served by itself", async (range, status, body, contentRange) => {
  const response = await open("letters.txt", { range });
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get("content-range")).toBe(contentRange);
  expect(response.headers.get("content-length")).toBe(String(body.length));
});

test.each(["bytes=104000-", "bytes=999999-1000000", "bytes=-0"])("the range %s is outside the file", async (range) => {
  const response = await open("letters.txt", { range });
  expect(response.status).toBe(416);
  expect(response.headers.get("content-range")).toBe("bytes */104000");
  expect(await response.json()).toMatchObject({ statusCode: "416" });
});

test.each(["bytes=5-2", "bytes=0-1,4-5", "lines=1-2", "bytes=-"])(
  "the range %s makes no sense or is several, so the whole file is served",
  async (range) => {
    const response = await open("letters.txt", { range });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(letters.length);
  },
);

test("a range of a file that has changed since is not mixed with the new one", async () => {
  const etag = (await open("letters.txt", {}, "HEAD")).headers.get("etag") ?? "";
  expect((await open("letters.txt", { range: "bytes=0-1", "if-range": etag })).status).toBe(206);
  expect((await open("letters.txt", { range: "bytes=0-1", "if-range": '"older"' })).status).toBe(200);
});

test("a file the browser still has is not sent again", async () => {
  const first = await open("a.png");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const again = await open("a.png", { "if-none-match": tag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
  }
  expect((await open("a.png", { "if-none-match": '"other"' })).status).toBe(200);
  const modified = first.headers.get("last-modified") ?? "";
  expect((await open("a.png", { "if-modified-since": modified })).status).toBe(304);
});

test("HEAD tells size and type without the bytes", async () => {
  const response = await open("letters.txt", {}, "HEAD");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-length")).toBe("104000");
  expect(await response.text()).toBe("");
  const authenticated = await fetch(`${world.url}/storage/v1/object/authenticated/shown/${author.id}/a.png`, { method: "HEAD" });
  expect(authenticated.headers.get("content-type")).toBe("image/png");
});

test("a download gets the name it is asked for, in letters of any language", async () => {
  const bucket = author.storage.from("shown");
  const plain = bucket.getPublicUrl(`${author.id}/a.png`, { download: true }).data.publicUrl;
  expect((await fetch(plain)).headers.get("content-disposition")).toBe(`attachment; filename="a.png"; filename*=UTF-8''a.png`);
  const named = bucket.getPublicUrl(`${author.id}/a.png`, { download: `Größe "1"\r\n.png` }).data.publicUrl;
  const disposition = (await fetch(named)).headers.get("content-disposition");
  expect(disposition).toBe(`attachment; filename="Gr__e _1___.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22__.png`);
});

test.each([
  ["picture.png", "image/png", PNG, "image/png", null],
  ["paper.pdf", "application/pdf", PDF, "application/pdf", null],
  ["page.html", "text/html", "<script>alert(1)</script>", "application/octet-stream", "attachment"],
  ["page.xhtml", "application/xhtml+xml", "<html/>", "application/octet-stream", "attachment"],
  ["feed.xml", "text/xml", "<a/>", "application/octet-stream", "attachment"],
  ["code.js", "text/javascript", "alert(1)", "application/octet-stream", "attachment"],
  ["look.css", "text/css", "a{}", "application/octet-stream", "attachment"],
  ["drawing.svg", "image/svg+xml", "<svg onload='alert(1)'/>", "image/svg+xml", "attachment"],
  ["words.txt", "text/plain", "words", "text/plain; charset=utf-8", "attachment"],
  ["data.json", "application/json", "{}", "application/json", "attachment"],
])("%s goes out as nothing a browser would run", async (name, contentType, body, served, disposition) => {
  const path = `${author.id}/types/${name}`;
  expect((await author.storage.from("shown").upload(path, body, { contentType })).error).toBeNull();
  const response = await open(`types/${name}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(served);
  expect(response.headers.get("content-disposition")?.split(";")[0] ?? null).toBe(disposition);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  );
});

test("refusals carry the same guards as files", async () => {
  const response = await open("nothing.html");
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ statusCode: "404", error: "not_found", message: "Object not found" });
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
});

test("files of a private bucket have no public address", async () => {
  const path = `${author.id}/secret.txt`;
  await author.storage.from("hidden").upload(path, "secret", { contentType: "text/plain" });
  const { publicUrl } = author.storage.from("hidden").getPublicUrl(path).data;
  expect((await fetch(publicUrl)).status).toBe(404);
  expect((await fetch(`${world.url}/storage/v1/object/info/public/hidden/${path}`)).status).toBe(404);
  expect((await fetch(`${world.url}/storage/v1/object/hidden/${path}`)).status).toBe(404);
  expect((await author.storage.from("hidden").exists(path)).data).toBe(true);
  expect((await author.storage.from("hidden").exists(`${path}x`)).data).toBe(false);
  const own = await fetch(`${world.url}/storage/v1/object/authenticated/hidden/${path}`, {
    headers: { authorization: `Bearer ${author.id}` },
  });
  expect(own.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(await own.text()).toBe("secret");
});

test("resized pictures are refused with a plain word", async () => {
  const { publicUrl } = author.storage.from("shown").getPublicUrl(`${author.id}/a.png`, { transform: { width: 10 } }).data;
  const response = await fetch(publicUrl);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: "feature_not_configured" });
});

test("readers of a file that is being replaced get one version whole", async () => {
  const path = `${author.id}/changing.txt`;
  const bucket = author.storage.from("shown");
  const version = (digit: number) => String(digit).repeat(150_000);
  await bucket.upload(path, version(0), { contentType: "text/plain" });
  let writing = true;
  const writer = (async () => {
    for (let digit = 1; digit < 10; digit++) await bucket.update(path, version(digit), { contentType: "text/plain" });
    writing = false;
  })();
  while (writing) {
    const body = await (await open("changing.txt")).text();
    expect(body).toBe(version(Number(body[0])));
  }
  await writer;
});

test.skipIf(process.platform !== "linux")("a reader who goes away in the middle leaves no file open", async () => {
  const service = world.client("service");
  await service.createBucket("large", { public: true });
  await service.from("large").upload("large.bin", Buffer.alloc(30_000_000), { contentType: "application/zip" });
  const openFiles = async () => {
    const links = (await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => ""));
    return (await Promise.all(links)).filter((link) => link.startsWith(world.directory)).length;
  };
  const leave = new AbortController();
  const response = await fetch(service.from("large").getPublicUrl("large.bin").data.publicUrl, { signal: leave.signal });
  await response.body?.getReader().read();
  expect(await openFiles()).toBe(1);
  leave.abort();
  await expect.poll(openFiles).toBe(0);
});

const whole = { eTag: '"a"', size: 5, mimetype: "text/plain", cacheControl: "no-cache" };
test.each([
  ["a version that climbs", "../../../etc/passwd", whole],
  ["no version", null, whole],
  ["a version nothing lies under", "00000000-0000-4000-8000-000000000000", whole],
  ["a version a folder lies under", "11111111-0000-4000-8000-000000000000", whole],
  ["nothing else said", "22222222-0000-4000-8000-000000000000", null],
  ["no size", "33333333-0000-4000-8000-000000000000", { ...whole, size: "much" }],
  ["a size below nothing", "44444444-0000-4000-8000-000000000000", { ...whole, size: -1 }],
  ["a line break in its type", "55555555-0000-4000-8000-000000000000", { ...whole, mimetype: "audio/x\r\ny" }],
  ["letters no header holds", "66666666-0000-4000-8000-000000000000", { ...whole, eTag: "日本" }],
])(
  "a row that names no file of ours, with %s, is answered as one that is not there [ATTACK-132]",
  async (what, version, said) => {
    const path = `${author.id}/odd/${what}.txt`;
    if (version)
      await mkdir(join(world.directory, "files", version.slice(0, 2), what.includes("folder") ? version : ""), {
        recursive: true,
      });
    if (version && said !== whole) await writeFile(join(world.directory, "files", version.slice(0, 2), version), "words");
    for (const bucket of ["shown", "hidden"]) {
      await world.sql`insert into storage.objects (bucket_id, name, version, metadata)
      values (${bucket}, ${path}, ${version}, ${said && JSON.stringify(said)}::text::jsonb)`;
    }
    const at = (route: string, { method = "GET", headers = {} }: { method?: string; headers?: object } = {}) =>
      fetch(`${world.url}/storage/v1/object/${route}/${path}`, {
        method,
        headers: { authorization: `Bearer ${author.id}`, ...headers },
      });
    const missing = { statusCode: "404", error: "not_found", code: "NoSuchKey", message: "Object not found" };
    for (const route of ["public/shown", "authenticated/shown", "authenticated/hidden", "hidden"]) {
      const response = await at(route);
      expect([route, response.status, await response.json()]).toEqual([route, 404, missing]);
    }
    const hidden = author.storage.from("hidden");
    for (const route of ["info/hidden", "info/authenticated/hidden", "info/public/shown"])
      expect([route, await (await at(route)).json()]).toEqual([route, missing]);
    const asked = [
      { method: "HEAD", headers: {} },
      { headers: { "if-none-match": whole.eTag } },
      { headers: { "if-none-match": "*" } },
      { headers: { "if-modified-since": new Date(Date.now() + 60_000).toUTCString() } },
      { headers: { range: "bytes=900-" } },
    ];
    for (const how of asked) expect([how, (await at("authenticated/hidden", how)).status]).toEqual([how, 404]);
    expect((await hidden.copy(path, `${path}.copy`)).error?.message).toBe("Object not found");
    await expect(world.sweep(-1000)).resolves.toBeDefined();
    expect((await hidden.list(`${author.id}/odd`)).error).toBeNull();
    const replaced = await hidden.upload(path, "words", { contentType: "text/plain", upsert: true });
    expect(replaced.error).toBeNull();
    expect(await (await at("hidden")).text()).toBe("words");
    expect((await author.storage.from("shown").remove([path])).data).toHaveLength(1);
  },
);
