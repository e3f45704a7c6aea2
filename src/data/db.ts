import type { PostgrestError, PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import { Failure, failureKindOf } from "#domain/failure.ts";
import type { Database } from "./database.types.ts";

/** A client of the platform that carries who is asking. */
export type Db = SupabaseClient<Database>;

/** The data of an answer, or a `Failure` in words a person can use. */
export function unwrap<Data>(answer: PostgrestSingleResponse<Data>): Data {
  if (answer.error === null) return answer.data;
  throw failureOf(answer.error, answer.status);
}

/** Of the rows a query asks for only those with these ids, where ids are given. */
export function among<Query extends { in(column: "id", values: readonly string[]): Query }>(
  ids: readonly string[] | undefined,
  query: Query,
): Query {
  return ids ? query.in("id", ids) : query;
}

/** In rows; a data API answers no more than this at once. */
const PAGE = 1000;

/**
 * Every row of a list, however long: asks for one page, then for two at once, then four. The query must be ordered, the last order
 * being unique. Where the first page is known already, only what comes after it is asked for.
 */
export async function unwrapAll<Row>(
  page: (from: number, to: number) => PromiseLike<PostgrestSingleResponse<Row[]>>,
  first?: readonly Row[],
  most = PAGE,
): Promise<Row[]> {
  const rows: Row[] = [...(first ?? [])];
  if (first && first.length < most) return rows;
  const known = rows.length;
  for (let asked = 0, width = first ? 2 : 1; ; asked += width, width *= 2) {
    const starts = Array.from({ length: width }, (_, at) => known + (asked + at) * PAGE);
    const pages = (await Promise.all(starts.map((from) => page(from, from + PAGE - 1)))).map(unwrap);
    for (const next of pages) rows.push(...next);
    if (pages.some((next) => next.length < PAGE)) return rows;
  }
}

const words: Record<string, string> = {
  "23503": "Something this refers to is gone. Reload and try again.",
  "23505": "This exists already.",
  "23514": "A value is too long or not allowed here.",
  "42501": "You may not do this. Ask an admin of the organization.",
  "55P03": "Somebody else is at this right now. Try again in a moment.",
  "57014": "This took too long. Ask for less at once and try again.",
  PGRST003: "Too much is asked for right now. Try again in a moment.",
  PGRST116: "This does not exist, or you may not see it.",
};

/** The sign-in service's code for a change that wants to know once more who asks. */
const PROOF_NEEDED = "reauthentication_needed";

function failureOf(error: PostgrestError, status: number): Failure {
  const { code } = error;
  if (status === 0) {
    return new Failure("unavailable", "The connection failed. Check your network and try again.", { cause: error });
  }
  if (status === 429) return new Failure("too_many", error.message, { code, retry_after: Number(error.details) || undefined });
  if (error.details === PROOF_NEEDED) return new Failure("forbidden", error.message, { code: PROOF_NEEDED });
  if (code === "P0001") return new Failure("conflict", error.message, { code });
  const kind = code === "PGRST116" ? "not_found" : code === "23505" || code === "23503" ? "conflict" : failureKindOf(status);
  const message = words[code] ?? (kind === "unavailable" ? "Something went wrong on our side. Please try again." : error.message);
  return new Failure(kind, message, { code, cause: error, ...(kind === "unavailable" ? { retry_after: 1 } : {}) });
}
