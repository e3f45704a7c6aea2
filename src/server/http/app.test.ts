import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { foundBlank } from "#domain/docs/found-in-docs.ts";
import { Failure } from "#domain/failure.ts";
import { createLog } from "#server/log.ts";
import { startServer } from "#tests/support/server.ts";
import { createApp } from "./app.ts";

const webRoot = await mkdtemp(join(tmpdir(), "product-architect-web-"));
await mkdir(join(webRoot, "assets"));
await writeFile(
  join(webRoot, "app.html"),
  '<!doctype html><head><meta name="product-architect-key" content="" /><script>before();</script></head><body>the app</body>',
);
await writeFile(join(webRoot, "assets", "main-Ab12Cd34.js"), "plain");
await writeFile(join(webRoot, "assets", "main-Ab12Cd34.js.gz"), "zipped");
await writeFile(join(webRoot, "robots.txt"), "Sitemap: https://site.invalid/sitemap.xml");
await mkdir(join(webRoot, "features"));
await writeFile(
  join(webRoot, "features", "index.html"),
  '<head><link rel="canonical" href="https://site.invalid/features"></head>hello@site.invalid',
);
await writeFile(join(webRoot, "404.html"), "<head></head>drawn for nowhere");
await mkdir(join(webRoot, "docs", "search"), { recursive: true });
const blank = `<noscript><p>${foundBlank.sentence}</p></noscript>`;
await writeFile(join(webRoot, "docs", "search", "index.html"), `<head></head><input name="q" value=""/>${blank}`);
await writeFile(join(webRoot, "docs", "index.json"), "[]");
await mkdir(join(webRoot, "auth"));
for (const tab of ["index", "sign-up"]) await writeFile(join(webRoot, "auth", `${tab}.html`), `<head></head>drawn ${tab}`);
afterAll(() => rm(webRoot, { recursive: true, force: true }));
const server = await startServer({ webRoot });

test("the page carries the key of this server, and no script or frame of anybody else, but the one written into it [SITE-59]", async () => {
  const page = await fetch(`${server.url}/dashboard`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`<meta name="product-architect-key" content="${server.publishableKey}" />`);
  const policy = page.headers.get("content-security-policy") ?? "";
  const written = createHash("sha256").update("before();").digest("base64");
  expect(policy).toContain(`script-src 'self' 'sha256-${written}';`);
  expect(await readFile("index.html", "utf8")).not.toMatch(/<script src=/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  expect(page.headers.get("x-request-id")).toMatch(/^[\w-]+$/);
  const again = await fetch(`${server.url}/`, { headers: { "if-none-match": page.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test("an unknown address is 404 in JSON below the API paths and the site's own page elsewhere, but for whoever wants a file [SITE-65]", async () => {
  for (const path of ["/auth/v1/nothing", "/functions/v1", "/rest/v2/x", "/storage", "/_system", "/health/x"]) {
    const answer = await fetch(server.url + path, { headers: { apikey: server.publishableKey } });
    expect([path, answer.status, answer.headers.get("content-type")?.split(";")[0]]).toEqual([path, 404, "application/json"]);
  }
  const nowhere = await fetch(`${server.url}/nowhere/at/all`);
  expect([nowhere.status, await nowhere.text()]).toEqual([404, expect.stringContaining("drawn for nowhere")]);
  const read = async (path: string, accept: string) => {
    const answer = await fetch(server.url + path, { headers: { accept } });
    return [answer.status, (await answer.text()).includes("drawn for nowhere")];
  };
  for (const path of ["/old.html", "/index.php", "/404.html", "/404"]) {
    expect(await read(path, "text/html,application/xhtml+xml,*/*;q=0.8"), path).toEqual([404, true]);
  }
  for (const path of ["/missing.png", "/assets/gone-Ab12Cd34.js"]) expect(await read(path, "*/*"), path).toEqual([404, false]);
  expect((await fetch(`${server.url}/assets/..%2f..%2fpackage.json`)).status).toBe(404);
  expect((await fetch(`${server.url}/dashboard`, { method: "POST" })).status).toBe(405);
  const agents = await fetch(`${server.url}/mcp`, { method: "OPTIONS" });
  expect([agents.status, agents.headers.get("allow")]).toEqual([204, "OPTIONS, POST"]);
  expect((await fetch(`${server.url}/mcp`, { method: "POST" })).status).toBe(401);
});

test("hashed files are kept for a year and sent compressed where that is understood", async () => {
  const plain = await fetch(`${server.url}/assets/main-Ab12Cd34.js`, { headers: { "accept-encoding": "identity" } });
  expect([await plain.text(), plain.headers.get("cache-control")]).toEqual(["plain", "public, max-age=31536000, immutable"]);
  const zipped = await fetch(`${server.url}/assets/main-Ab12Cd34.js`, {
    method: "HEAD",
    headers: { "accept-encoding": "gzip, br" },
  });
  expect([zipped.headers.get("content-encoding"), zipped.headers.get("content-length")]).toEqual(["gzip", "6"]);
  expect((await fetch(`${server.url}/robots.txt`)).headers.get("content-type")).toBe("text/plain; charset=utf-8");
});

test.skipIf(inject("home") === 3)(
  "the outbox answers this machine alone, under its own name, and not through a proxy",
  async () => {
    expect((await fetch(`${server.url}/outbox`)).status).toBe(200);
    for (const header of ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"]) {
      expect((await fetch(`${server.url}/outbox`, { headers: { [header]: "203.0.113.7" } })).status, header).toBe(404);
    }
    const app = await createApp({ backend: server.backend, env: server.env, log: createLog("silent"), webRoot });
    expect((await app.fetch(new Request("http://localhost/outbox"), { remoteAddress: "203.0.113.7" })).status).toBe(404);
    expect((await app.fetch(new Request("http://localhost/outbox"))).status).toBe(404);
    const here = { remoteAddress: "127.0.0.1" };
    for (const name of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example"]) {
      expect((await app.fetch(new Request(`http://${name}/outbox`), here)).status, name).toBe(404);
      const request = new Request("http://localhost/outbox", { headers: { host: name } });
      expect((await app.fetch(request, here)).status, name).toBe(404);
    }
    for (const name of ["127.0.0.1:3000", "[::1]:3000"]) {
      expect((await app.fetch(new Request(`http://${name}/outbox`), here)).status, name).toBe(200);
    }
  },
);

test("a Failure is answered in its words, anything else with an apology and nothing of its inside", async () => {
  const thrown: unknown[] = [
    new Failure("conflict", "Somebody was faster."),
    new Error("password=hunter2"),
    new Failure("too_many", "Slow down.", { retry_after: 7 }),
  ];
  const app = await createApp({
    backend: server.backend,
    env: server.env,
    log: createLog("silent"),
    webRoot,
    functions: () => Promise.reject(thrown.shift()),
  });
  const call = async () => {
    const answer = await app.fetch(new Request("http://localhost/functions/v1/any", { method: "POST" }));
    return [answer.status, await answer.json(), answer.headers.get("retry-after")];
  };
  expect(await call()).toEqual([409, { message: "Somebody was faster." }, null]);
  expect(await call()).toEqual([500, { message: "Something went wrong on our side. Please try again." }, null]);
  expect(await call()).toEqual([429, { message: "Slow down." }, "7"]);
});

test("of the sign-in page the tab is sent that the address asks for [SITE-58]", async () => {
  const text = async (path: string) => (await fetch(server.url + path)).text();
  expect(await text("/auth")).toContain("drawn index");
  expect(await text("/auth?tab=signup")).toContain("drawn sign-up");
  expect(await text("/auth?tab=other")).toContain("drawn index");
});

test("pages drawn at build name the site by the address it is known by [SITE-57]", async () => {
  const env = { ...server.env, SITE_URL: "https://www.specs.example" };
  const app = await createApp({ backend: server.backend, env, log: createLog("silent"), webRoot });
  const text = async (path: string) => (await app.fetch(new Request(`http://localhost${path}`))).text();
  const page = await text("/features");
  expect(page).toContain('<link rel="canonical" href="https://www.specs.example/features">');
  expect(page).toContain('<meta name="product-architect-site" content="https://www.specs.example" />');
  expect(page).toContain("hello@specs.example");
  expect(await text("/robots.txt")).toBe("Sitemap: https://www.specs.example/sitemap.xml");
});

test("what is found in the documentation is for no search engine, and is sent compressed as other pages are [SITE-63]", async () => {
  for (const encoding of ["br", "gzip"]) {
    const answer = await fetch(`${server.url}/docs/search?q=moor`, { headers: { "accept-encoding": encoding } });
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, encoding]);
    expect([answer.headers.get("x-robots-tag"), answer.headers.get("vary")]).toEqual(["noindex", "accept-encoding"]);
    expect(await answer.text()).toContain("No page says “moor”");
  }
  const plain = await fetch(`${server.url}/docs/search`, { headers: { "accept-encoding": "identity" } });
  expect([plain.headers.get("content-encoding"), plain.headers.get("x-robots-tag")]).toEqual([null, "noindex"]);
  expect((await fetch(`${server.url}/features`)).headers.get("x-robots-tag")).toBeNull();
});
