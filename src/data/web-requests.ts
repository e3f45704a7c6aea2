import { type Db, unwrap } from "./db.ts";

export type NewWebRequest = {
  organization_id: string;
  function: string;
  provider: string;
  model?: string | undefined;
  own_model?: boolean;
  /** How much the operator's models and search engines are asked for an organization each day (UTC). */
  daily_limit?: number | undefined;
};

/** Begins a reading or a search and answers its id; refused past the day's limit. */
export async function startWebRequest(db: Db, { organization_id, function: name, provider, ...rest }: NewWebRequest) {
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return unwrap(await db.rpc("start_web_request", { organization_id, function: name, provider, ...given }));
}

type Outcome = { id: string; finished_at: string; input_tokens?: number; output_tokens?: number; error?: string };

/** Ends it; with an `error` as one that failed. */
export async function endWebRequest(db: Db, { id, error, ...outcome }: Outcome) {
  const how = error === undefined ? { status: "succeeded" as const } : { status: "failed" as const, error: error.slice(0, 2000) };
  return unwrap(
    await db
      .from("web_requests")
      .update({ ...outcome, ...how })
      .eq("id", id)
      .select("id")
      .single(),
  );
}
