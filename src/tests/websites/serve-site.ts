import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";

const settings = z.object({
  delayMs: z.record(z.string(), z.number()).default({}),
  status: z.record(z.string(), z.object({ code: z.number(), location: z.string().optional() })).default({}),
  headers: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  generate: z.object({ path: z.string(), from: z.number(), to: z.number(), template: z.string() }).optional(),
});

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".htm": "text/html",
  ".xml": "application/xml",
  ".txt": "text/plain",
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".pdf": "application/pdf",
};
const OURS = /^\/(expected\.json|server\.json|_templates\/)/;

export type ServedSite = {
  url: string;
  /** What was asked for, in order: path with query, and when by the site's own clock. */
  visits: { method: string; path: string; agent: string; at: number; with: number }[];
  close(): Promise<void>;
};

/** A website of the folder on loopback, as its `server.json` says; `haste` divides its delays, `now` is the clock of its log. */
export async function serveSite(
  folder: string,
  { haste = 1, now = () => performance.now() }: { haste?: number; now?: () => number } = {},
): Promise<ServedSite> {
  const { delayMs, status, headers, generate } = settings.parse(JSON.parse(readFileSync(join(folder, "server.json"), "utf8")));
  const visits: ServedSite["visits"] = [];
  let [origin, open] = ["", 0];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent((request.url ?? "/").replace(/\?.*$/, ""));
    open += 1;
    visits.push({
      method: request.method ?? "",
      path: request.url ?? "",
      agent: request.headers["user-agent"] ?? "",
      at: now(),
      with: open,
    });
    response.on("close", () => {
      open -= 1;
    });
    const delay = (delayMs[path] ?? 0) / haste;
    if (delay > 0) await pause(delay, undefined, { ref: false });
    const said = status[path];
    if (said) {
      response.writeHead(said.code, { ...(said.location ? { location: said.location } : {}), ...headers[path] }).end();
      return;
    }
    const found = fileAt(path) ?? generated(path);
    if (!found) {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end("<h1>Not found</h1>");
      return;
    }
    response.writeHead(200, { "content-type": found.type, ...lower(headers[path]) }).end(found.body);
  }

  function fileAt(path: string) {
    if (OURS.test(path)) return undefined;
    const wanted = normalize(join(folder, path));
    if (!wanted.startsWith(folder) || !existsSync(wanted)) return undefined;
    const file = statSync(wanted).isDirectory() ? join(wanted, "index.html") : wanted;
    if (!existsSync(file)) return undefined;
    const type = types[extname(file)] ?? "application/octet-stream";
    const isTold = /robots\.txt$|\.xml$/.test(file);
    const body = readFileSync(file);
    return { type, body: isTold ? body.toString("utf8").replaceAll("{{origin}}", origin) : body };
  }

  function generated(path: string) {
    if (!generate) return undefined;
    const [before = ""] = generate.path.split("{{n}}");
    const n = /^\d+$/.test(path.slice(before.length)) && path.startsWith(before) ? Number(path.slice(before.length)) : Number.NaN;
    if (!(n >= generate.from && n <= generate.to)) return undefined;
    return {
      type: types[".html"] ?? "",
      body: readFileSync(join(folder, generate.template), "utf8").replaceAll("{{n}}", String(n)),
    };
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return {
    url: origin,
    visits,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function lower(written: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]));
}
