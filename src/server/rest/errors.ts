import type { DatabaseError } from "pg";
import * as z from "zod";
import { NO_ROOM } from "#server/no-room.ts";

type More = { details?: string | null; hint?: string | null; retry_after?: number | undefined };

/** A refusal in PostgREST's words: supabase-js hands `code`, `message`, `details` and `hint` to the caller. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: More;
  constructor(status: number, code: string, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export function restError(...said: ConstructorParameters<typeof Refusal>): Response {
  const { status, headers, body } = refused(new Refusal(...said));
  return new Response(body, { status, headers });
}

export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** How many were found or written, where nothing was refused. */
  rows?: number;
};

export function refused({ status, code, message, more }: Refusal): Answer {
  const body = JSON.stringify({ code, details: more.details ?? null, hint: more.hint ?? null, message });
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "cache-control": "no-store",
    "proxy-status": `Product Architect; error=${code}`,
    ...(status === 401 && { "www-authenticate": "Bearer" }),
    // what is still on its way belongs to a request that is over
    ...(status === 408 && { connection: "close" }),
  };
  const wait = more.retry_after ?? (status === 503 ? 1 : undefined);
  if (wait !== undefined) headers["retry-after"] = String(wait);
  return { status, headers, body };
}

const raisedShape = z.object({ status: z.number(), code: z.string(), details: z.string().nullable() });

/** PostgREST's table of SQLSTATEs, except that nothing a person can cause is a 5xx. */
export function databaseRefusal({ code = "", message, detail, hint }: DatabaseError, anonymous: boolean): Refusal {
  if (code === "PGRST") {
    const raised = raisedShape.parse(JSON.parse(detail ?? "{}"));
    return new Refusal(raised.status, raised.code, message, { details: raised.details });
  }
  const status = statusOf(code, anonymous);
  if (status >= 500) return new Refusal(status, code, spoken(code));
  // our limits say in their detail how many seconds to wait
  const retry_after = status === 429 ? Number(detail) || 60 : undefined;
  return new Refusal(status, code, message, { details: detail ?? null, hint: hint ?? null, retry_after });
}

const EXACT: ReadonlyMap<string, number> = new Map([
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["40001", 503],
  ["40P01", 503],
  ["42883", 404],
  ["42P01", 404],
  ["42P17", 500],
  ["55P03", 503],
  ["57014", 504],
  ["57P01", 503],
  ["57P02", 503],
  ["57P03", 503],
  ["P0001", 400],
]);

const CLASS: ReadonlyMap<string, number> = new Map([
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["53", 503],
  ["55", 409],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0", 500],
  ["XX", 500],
]);

function statusOf(code: string, anonymous: boolean): number {
  if (code === "42501") return anonymous ? 401 : 403;
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  return chosen ? Number(chosen) : (EXACT.get(code) ?? CLASS.get(code.slice(0, 2)) ?? 400);
}

function spoken(code: string) {
  if (code === "53100") return NO_ROOM;
  if (code === "53200") return "This takes more memory than one request may have. Ask for less at once.";
  if (code === "57014") return "This took too long. Ask for less at once and try again.";
  return "The database cannot answer right now. Please try again.";
}
