import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import type { Env } from "#server/env.ts";
import { passingOn, readBody } from "#server/http/body.ts";
import { countInMemory, createFormLimits } from "#server/http/form-limits.ts";
import { bearerOf } from "#server/http/identify.ts";
import type { Log } from "#server/log.ts";
import { createSmtpMailer, type Mailer } from "#server/mail/mailer.ts";
import { passOnRealtime } from "#server/realtime/pass-on.ts";
import { restError } from "#server/rest/errors.ts";
import { BODY_LIMIT, tooLarge } from "#server/rest/guard.ts";
import { guardFile } from "#server/storage/guard-file.ts";
import type { Home } from "./home.ts";
import { createSupabaseSessions } from "./supabase-sessions.ts";

const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "host",
  "expect",
  "accept-encoding",
  "forwarded",
  "x-forwarded-for",
  "x-real-ip",
  CLIENT_ADDRESS_HEADER,
];

/** The third home: a Supabase answers, and we pass the platform's paths on to it. */
export async function startSupabaseHome(env: Env, log: Log): Promise<Home> {
  const upstream = (env.SUPABASE_URL ?? "").replace(/\/+$/, "");
  const publishableKey = env.SUPABASE_PUBLISHABLE_KEY ?? env.SUPABASE_ANON_KEY ?? "";
  const sessions = createSupabaseSessions(upstream, publishableKey);
  const mailer = env.SMTP_URL ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : noMailer;
  const forms = createFormLimits(countInMemory());
  const realtime = passOnRealtime(upstream, log);

  return {
    publishableKey,
    mailer,
    realtime,
    description: [`Data and mail are with Supabase at ${upstream}.`],
    platform: async (request) => {
      const { pathname } = new URL(request.url);
      const refusal = await forms.refuse(request);
      if (refusal) return refusal;
      if (PLAN.test(request.headers.get("accept") ?? "")) return restError(406, "PGRST107", "Query plans are not answered.");
      const answer = await passOn(request, upstream, log);
      if (isFile(request, pathname)) return guardFile(answer);
      const token = bearerOf(request.headers.get("authorization"));
      if (token !== undefined && pathname === "/auth/v1/logout") sessions.forget(token);
      return answer;
    },
    verify: sessions.verify,
    ready: async () => {
      const answer = await fetch(`${upstream}/auth/v1/health`, { headers: { apikey: publishableKey } }).catch(() => undefined);
      return answer?.ok === true;
    },
    close: async () => {
      await Promise.all([realtime.close(), mailer.close()]);
    },
  };
}

/** An outbox would lie where nobody looks while Supabase sends the other mails. */
const noMailer: Mailer = {
  send: () => Promise.reject(new Error("SMTP_URL is not set.")),
  close: async () => {},
};

function isFile({ method }: Request, pathname: string): boolean {
  return (method === "GET" || method === "HEAD") && /^\/storage\/v1\/(object|render)\//.test(pathname);
}

/** Both tell how many rows others have. */
const ESTIMATE = /\bcount\s*=\s*(?:planned|estimated)\b/gi;
const PLAN = /\bapplication\/vnd\.pgrst\.plan\b/i;

async function passOn(request: Request, upstream: string, log: Log): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = without(request.headers);
  const prefer = headers.get("prefer");
  if (prefer !== null) headers.set("prefer", prefer.replace(ESTIMATE, "count=exact"));
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  if (address) headers.set("x-forwarded-for", address);
  const init: RequestInit & { duplex?: "half" } = {
    method: request.method,
    headers,
    redirect: "manual",
    signal: request.signal,
  };
  try {
    const file = request.body && pathname.startsWith("/storage/v1/") ? passingOn(request.body) : undefined;
    const body = file ? file.stream : await readBody(request, BODY_LIMIT);
    if (body === undefined) return tooLarge();
    if (request.body) Object.assign(init, { body, duplex: "half" });
    const answer = await fetch(upstream + pathname + search, init).finally(file?.readOut);
    const headers = without(answer.headers);
    // fetch has already unpacked the body
    headers.delete("content-encoding");
    if (answer.headers.has("content-encoding")) headers.delete("content-length");
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    if (request.signal.aborted) return restError(499, "PGRST000", "The request was given up.");
    log.warn({ err: error }, "Supabase did not answer");
    return restError(503, "PGRST000", "Supabase does not answer right now. Please try again.");
  }
}

function without(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of headers.get("connection")?.split(",") ?? []) if (/^[\w-]+$/.test(name.trim())) kept.delete(name.trim());
  for (const name of HOP_BY_HOP) kept.delete(name);
  return kept;
}
