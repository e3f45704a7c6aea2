import { ADDRESSES_OF_NETWORK, clientAddress, networkOf } from "#server/auth/request.ts";
import type { Sql } from "#server/postgres/sql.ts";
import { Refusal, refused } from "#server/rest/errors.ts";
import { responseOf } from "#server/rest/rest.ts";
import { parseJson } from "./body.ts";
import type { Ask } from "./data-door.ts";

const FORM = /^\/rest\/v1\/(waitlist|contacts|job_applications)(?:\/|$)/;
/** Everything that may leave bytes in the bucket for CVs, by whichever of the ways there are. */
const CV = /^\/storage\/v1\/(?:object\/(?:upload\/sign\/)?cv-uploads\/|upload\/resumable)/;
const WRITES = new Set(["POST", "PUT", "PATCH"]);

/** What one network address may send us through the public forms. */
const MOST = { requests: 30, seconds: 3600, kilobytes: 102_400, day: 86_400 };
/** In kilobytes, of an upload that does not say how long it is. */
const UNSAID = 5_120;

/** Adds to what a key was seen to use and answers what it used in the running window, and in how many seconds that ends. */
export type Counter = (key: string, uses: number, seconds: number) => Promise<{ used: number; wait: number }>;

export type FormLimits = {
  /** The refusal of a form that was sent too often from where the request comes from; nothing for everything else. */
  refuse(request: Ask): Promise<Response | undefined>;
  /** Counts the rows of a list as if each had been sent by itself, before one is written; a `Refusal` where they are too many. */
  take(request: Ask, sent: Uint8Array | undefined): Promise<void>;
};

/** `hasRoom` says whether all CVs of today together leave room for one more, where we can know. */
export function createFormLimits(count: Counter, most: typeof MOST = MOST, hasRoom = async () => true): FormLimits {
  return {
    refuse: async (request) => {
      if (!WRITES.has(request.method)) return undefined;
      const pathname = decoded(new URL(request.url).pathname);
      const form = FORM.exec(pathname)?.[1] ?? (CV.test(pathname) ? "cv-uploads" : undefined);
      if (form === undefined) return undefined;
      const sent = await countFrom(count, request, { what: `form:${form}`, uses: 1, seconds: most.seconds });
      if (sent.used > most.requests) return refusing("This form was sent too often from here.", sent.wait);
      if (form !== "cv-uploads") return undefined;
      const kilobytes = { what: `form:${form}:kilobytes`, uses: kilobytesOf(request), seconds: most.day };
      const stored = await countFrom(count, request, kilobytes);
      if (stored.used > most.kilobytes) return refusing("Too much was uploaded from here today.", stored.wait);
      return (await hasRoom()) ? undefined : refusing("More CVs came in today than we can take.", most.day);
    },
    take: async (request, sent) => {
      const form = request.method === "POST" ? FORM.exec(decoded(new URL(request.url).pathname))?.[1] : undefined;
      const more = form && sent ? rowsIn(sent) - 1 : 0;
      if (more < 1) return;
      const listed = await countFrom(count, request, { what: `form:${form}`, uses: more, seconds: most.seconds });
      if (listed.used > most.requests) throw tooOften("This form was sent too often from here.", listed.wait);
    },
  };
}

/** Where a network of IPv6 has used more of what all its addresses have together than the address of its own, that is what counts. */
export async function countFrom(
  count: Counter,
  request: Parameters<typeof clientAddress>[0],
  { what, uses, seconds }: { what: string; uses: number; seconds: number },
) {
  const address = clientAddress(request);
  const network = networkOf(address);
  const own = await count(`${what}:${address}`, uses, seconds);
  if (network === address) return own;
  const together = await count(`${what}:${network}`, uses, seconds);
  const share = Math.ceil(together.used / ADDRESSES_OF_NETWORK);
  return share > own.used ? { used: share, wait: together.wait } : own;
}

export function countInDatabase(sql: Sql): Counter {
  return async (key, uses, seconds) => {
    const [row] = await sql<{ used: number; wait: number }[]>`
      insert into platform.auth_limits as seen (key, hits, window_ends)
      values (${key}, ${uses}, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        hits = case when seen.window_ends <= now() then ${uses} else least(seen.hits, 1000000) + ${uses} end,
        window_ends = case when seen.window_ends <= now() then excluded.window_ends else seen.window_ends end
      returning hits as used, greatest(1, ceil(extract(epoch from window_ends - now())))::int as wait`;
    return row ?? { used: 0, wait: 1 };
  };
}

export function roomInDatabase(sql: Sql): () => Promise<boolean> {
  return async () => (await sql<{ room: boolean }[]>`select private.has_room_for_cvs() as room`)[0]?.room === true;
}

/** In the database where we keep it, so that several processes share one limit. */
export const counterFor = (sql: Sql | undefined): Counter => (sql ? countInDatabase(sql) : countInMemory());

const MOST_REMEMBERED = 100_000;

/** Counts in this process, where another platform keeps the database. */
export function countInMemory(now: () => number = Date.now): Counter {
  const seen = new Map<string, { used: number; ends: number }>();
  return async (key, uses, seconds) => {
    const at = now();
    if (seen.size >= MOST_REMEMBERED) for (const [known, { ends }] of seen) if (ends <= at) seen.delete(known);
    // those who came first go first, should there be that many
    if (seen.size >= MOST_REMEMBERED) for (const [known] of [...seen].slice(0, 1_000)) seen.delete(known);
    const known = seen.get(key);
    const running = known && known.ends > at ? known : { used: 0, ends: at + seconds * 1000 };
    running.used += uses;
    seen.set(key, running);
    return { used: running.used, wait: Math.max(1, Math.ceil((running.ends - at) / 1000)) };
  };
}

function kilobytesOf(request: Ask) {
  const said = Number(request.headers.get("content-length") ?? Number.NaN);
  return said >= 0 ? Math.min(1_000_000, Math.ceil(said / 1024)) : UNSAID;
}

function rowsIn(sent: Uint8Array): number {
  const read = parseJson(sent)?.value;
  return Array.isArray(read) ? read.length : 1;
}

const refusing = (what: string, wait: number): Response => responseOf(refused(tooOften(what, wait)));

function tooOften(what: string, wait: number): Refusal {
  const when = wait > 7_200 ? `${Math.ceil(wait / 3600)} hours` : `${Math.ceil(wait / 60)} minutes`;
  return new Refusal(429, "PT429", `${what} Try again in ${when}.`, { details: String(wait), retry_after: wait });
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
