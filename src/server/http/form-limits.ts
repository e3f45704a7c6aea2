import type { Sql } from "#server/postgres/sql.ts";
import { restError } from "#server/rest/errors.ts";
import type { Identity } from "./identity.ts";

const FORMS = /^\/(?:rest\/v1|storage\/v1\/object(?:\/upload\/sign)?)\/(waitlist|contacts|job_applications|cv-uploads)(?:\/|$)/;

/** What one network address may send us through the public forms within an hour. */
const MOST = { requests: 30, seconds: 3600 };

export type FormLimits = {
  /** The refusal of a form that was sent too often from this address; nothing for everything else. */
  refuse(request: Request, identity: Identity, address: string): Promise<Response | undefined>;
};

/** Counts in the database, so that several processes share one limit; the service's key is not counted. */
export function createFormLimits(sql: Sql, most: typeof MOST = MOST): FormLimits {
  return {
    refuse: async (request, identity, address) => {
      const form = FORMS.exec(decoded(new URL(request.url).pathname))?.[1];
      if (form === undefined || request.method !== "POST" || identity.role === "service_role") return undefined;
      const [row] = await sql<{ hits: number; wait: number }[]>`
        insert into platform.auth_limits as seen (key, hits, window_ends)
        values (${`form:${form}:${address}`}, 1, now() + make_interval(secs => ${most.seconds}))
        on conflict (key) do update set
          hits = case when seen.window_ends <= now() then 1 else least(seen.hits, 1000000) + 1 end,
          window_ends = case when seen.window_ends <= now() then excluded.window_ends else seen.window_ends end
        returning hits, greatest(1, ceil(extract(epoch from window_ends - now())))::int as wait`;
      if (row === undefined || row.hits <= most.requests) return undefined;
      const minutes = Math.ceil(row.wait / 60);
      return restError(429, "PT429", `This form was sent too often from here. Try again in ${minutes} minutes.`, {
        details: String(row.wait),
        retry_after: row.wait,
      });
    },
  };
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
