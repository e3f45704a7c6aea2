import type { OutboxEntry, OutboxMail } from "./outbox-mail.ts";
import { listPage, mailPage, messagePage } from "./outbox-pages.ts";

export type OutboxFiles = {
  list(): Promise<OutboxEntry[]>;
  get(id: string): Promise<OutboxMail | null>;
  raw(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
};

const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

/** The caller has made sure that whoever asks may read mails. */
export async function answerOutbox(files: OutboxFiles, request: Request): Promise<Response> {
  const json = wantsJson(request);
  const refuse = (status: number, message: string) =>
    json ? Response.json({ message }, { status, headers: HEADERS }) : page(messagePage(message), status);

  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, "The outbox can only be read.");

  const url = new URL(request.url);
  const [, id, suffix] = /^\/outbox(?:\/([A-Za-z0-9_-]+)(\.eml)?)?\/?$/.exec(url.pathname) ?? [null];
  if (url.pathname.replace(/\/$/, "") === "/outbox") {
    const entries = await files.list();
    return json ? Response.json(entries, { headers: HEADERS }) : page(listPage(entries));
  }
  if (id && suffix) {
    const raw = await files.raw(id);
    return raw ? download(raw, id) : refuse(404, "This mail is not in the outbox any more.");
  }
  const mail = id ? await files.get(id) : null;
  if (!mail) return refuse(404, "This mail is not in the outbox any more.");
  return json
    ? Response.json(mail, { headers: HEADERS })
    : page(mailPage(mail, url.searchParams.get("view") === "text" || !mail.html));
}

function page(html: string, status = 200) {
  return new Response(html, { status, headers: { ...HEADERS, "Content-Type": "text/html; charset=utf-8" } });
}

function download(raw: Uint8Array<ArrayBuffer>, id: string) {
  const headers = { ...HEADERS, "Content-Type": "message/rfc822", "Content-Disposition": `attachment; filename="${id}.eml"` };
  return new Response(raw, { headers });
}

function wantsJson(request: Request) {
  const accept = request.headers.get("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}
