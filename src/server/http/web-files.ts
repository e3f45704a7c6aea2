import { type FileHandle, open, readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { docsIndexAddress, docsSearchAddress } from "#domain/docs/doc-places.ts";
import type { Log } from "#server/log.ts";
import { isAppAddress } from "./app-addresses.ts";
import { createDocsSearchPage } from "./docs-search.ts";
import { manifestPath, readScreenFiles } from "./screen-files.ts";
import { atSite, notModified, type Page, page, type Site, scriptsWrittenIn, sendPage, tagged } from "./web-page.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

type File = { path: string; type: string; etag: string; size: number };

/** The built web app: hashed files for a year, the page itself asked for anew each time and given our key. */
export async function serveWebFiles(options: { root: string; site: Site; log: Log }) {
  const files = await findFiles(options.root);
  const pages = new Map<string, Page>();
  for (const [address, file] of files) {
    if (extname(address) === ".html") pages.set(address, page(await readFile(file.path, "utf8"), options.site));
  }
  const texts = new Map<string, Page>();
  for (const address of ["/robots.txt", "/sitemap.xml"]) {
    const file = files.get(address);
    if (file) texts.set(address, tagged(atSite(await readFile(file.path, "utf8"), options.site), file.type));
  }
  const index = pages.get("/app.html") ?? page(NOT_BUILT, options.site);
  const nowhere = pages.get("/404.html") ?? index;
  const indexFor = await indexes(options.root, index);
  const docsSearch = createDocsSearchPage(
    pages.get(`${docsSearchAddress}/index.html`)?.body ?? index.body,
    files.get(docsIndexAddress)?.path,
  );

  return { scripts: scriptsWrittenIn(index.body), answer };

  async function answer(request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const { pathname: address, search, searchParams } = new URL(request.url);
    const file = files.get(address);
    const told = texts.get(address);
    if (told) return sendPage(request, told, 200);
    if (file && extname(address) !== ".html") return (await sendFile(request, address, file, files)) ?? gone(address);
    if (address === docsSearchAddress) {
      const found = await docsSearch(searchParams.get("q") ?? "");
      const answer = sendPage(request, { ...tagged(found), passing: true }, 200);
      answer.headers.set("x-robots-tag", "noindex");
      return answer;
    }
    const prerendered = pages.get(drawnFile(address.replace(/\/$/, ""), search));
    if (prerendered) return sendPage(request, prerendered, 200);
    if (isAppAddress(address)) return sendPage(request, indexFor(address), 200);
    const isForPeople = extname(address) === "" || /\btext\/html\b/.test(request.headers.get("accept") ?? "");
    return isForPeople ? sendPage(request, nowhere, 404) : notFound();
  }

  /** The app was built anew since the start. */
  function gone(address: string): Response {
    options.log.debug({ address }, "a file of the web app is not there any more");
    return notFound();
  }
}

/** Of the sign-in page both tabs are drawn. */
function drawnFile(address: string, search: string): string {
  return address === "/auth" && search === "?tab=signup" ? "/auth/sign-up.html" : `${address}/index.html`;
}

async function findFiles(root: string): Promise<Map<string, File>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).endsWith(manifestPath))
    .map(async (entry): Promise<[string, File]> => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(path);
      const address = `/${relative(root, path).split(sep).join("/")}`;
      const type = TYPES[extname(path.replace(/\.(br|gz)$/, ""))] ?? "application/octet-stream";
      return [address, { path, type, size, etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }];
    });
  return new Map(await Promise.all(found));
}

async function sendFile(
  request: Request,
  address: string,
  original: File,
  files: Map<string, File>,
): Promise<Response | undefined> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  const [file, encoding] = [
    [/\bbr\b/.test(accepted) ? files.get(`${address}.br`) : undefined, "br"] as const,
    [/\bgzip\b/.test(accepted) ? files.get(`${address}.gz`) : undefined, "gzip"] as const,
  ].find(([candidate]) => candidate) ?? [original, undefined];
  const chosen = file ?? original;
  const headers = new Headers({
    "content-type": original.type,
    "content-length": String(chosen.size),
    "cache-control": /^\/assets\/.+-[\w-]{8}\.\w+$/.test(address) ? "public, max-age=31536000, immutable" : "public, max-age=300",
    etag: chosen.etag,
    vary: "accept-encoding",
  });
  if (encoding) headers.set("content-encoding", encoding);
  if (request.headers.get("if-none-match") === chosen.etag) return notModified(headers);
  if (request.method === "HEAD") return new Response(null, { headers });
  const opened = await open(chosen.path).catch(() => undefined);
  if (!opened) return undefined;
  headers.set("content-length", String((await opened.stat()).size));
  return new Response(bodyOf(opened), { headers });
}

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}

/** Node's web stream and the global one are one thing with two types. */
function bodyOf(file: FileHandle): ReadableStream {
  return Readable.toWeb(file.createReadStream()) as ReadableStream;
}

/** The app's page for an address, with what its screen is made of. */
async function indexes(root: string, index: Page): Promise<(address: string) => Page> {
  const screens = (await readScreenFiles(root)).map(({ pattern, links }) => ({
    pattern,
    page: tagged(index.body.replace("</head>", `${links}</head>`)),
  }));
  return (address) => screens.find(({ pattern }) => pattern.test(address))?.page ?? index;
}

const NOT_BUILT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Product Architect</title></head>
<body><p>The web app is not built yet. Run <code>npm run build</code> and start again.</p></body></html>`;
