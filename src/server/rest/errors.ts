/** A refusal in PostgREST's words: supabase-js hands `code`, `message`, `details` and `hint` to the caller. */
export function restError(
  status: number,
  code: string,
  message: string,
  more: { details?: string | null; hint?: string | null; retry_after?: number | undefined } = {},
) {
  const body = { code, details: more.details ?? null, hint: more.hint ?? null, message };
  const headers = new Headers({ "proxy-status": `Product Architect; error=${code}` });
  if (more.retry_after !== undefined) headers.set("retry-after", String(more.retry_after));
  return Response.json(body, { status, headers });
}

export type DatabaseError = Error & { code: string; detail?: string; hint?: string };

/** Whether the database, and not the code around it, said no. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error && "code" in error && typeof error.code === "string" && /^([0-9A-Z]{5}|[A-Z_]+)$/.test(error.code)
  );
}

/** PostgREST's table of SQLSTATEs, except that nothing a person can cause is a 5xx. */
export function databaseRefusal(error: DatabaseError, anonymous: boolean): Response {
  const status = /^[0-9A-Z]{5}$/.test(error.code) ? statusOf(error.code, anonymous) : 503;
  if (status >= 500) return restError(status, error.code, spoken(error.code));
  // our limits say in their detail how many seconds to wait
  const retry_after = status === 429 ? Number(error.detail) || 60 : undefined;
  return restError(status, error.code, error.message, { details: error.detail ?? null, hint: error.hint ?? null, retry_after });
}

const EXACT: Record<string, number> = {
  "23503": 409,
  "23505": 409,
  "25006": 405,
  "40001": 503,
  "40P01": 503,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "57014": 504,
  "57P01": 503,
  "57P02": 503,
  "57P03": 503,
  P0001: 400,
};

const CLASS: Record<string, number> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "53": 503,
  "55": 409,
  "57": 500,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

function statusOf(code: string, anonymous: boolean): number {
  if (code === "42501") return anonymous ? 401 : 403;
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  return chosen ? Number(chosen) : (EXACT[code] ?? CLASS[code.slice(0, 2)] ?? 400);
}

function spoken(code: string) {
  if (code === "57014") return "This took too long. Ask for less at once and try again.";
  return "The database cannot answer right now. Please try again.";
}
