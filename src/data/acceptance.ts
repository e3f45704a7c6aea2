import { type Acceptance, type Accepting, type OnUnaccepted, onUnaccepted } from "#domain/acceptance.ts";
import { type Db, unwrap } from "./db.ts";

/** What nobody accepted yet, and the numbers somebody did. */
export async function listAcceptance(db: Db, { project_id }: { project_id: string }): Promise<Acceptance> {
  return unwrap(await db.rpc("list_acceptance", { project_id }, { get: true })) as unknown as Acceptance;
}

/** Accepts rows as they stand, all or none; answers what takes it back. A `conflict` where one was changed meanwhile. */
export async function acceptRows(db: Db, { project_id, accepted }: { project_id: string; accepted: readonly Accepting[] }) {
  return unwrap(await db.rpc("accept_rows", { project_id, accepted: [...accepted] }));
}

export async function takeBackAcceptances(db: Db, { project_id, ids }: { project_id: string; ids: readonly string[] }) {
  return unwrap(await db.rpc("take_back_acceptances", { project_id, ids: [...ids] }));
}

/** What the organization wants where a version is made of what nobody accepted. */
export async function getUnacceptedRule(db: Db, { organization_id }: { organization_id: string }): Promise<OnUnaccepted> {
  const found = unwrap(
    await db.from("organization_rules").select("on_unaccepted").eq("organization_id", organization_id).maybeSingle(),
  );
  return onUnaccepted.find((rule) => rule === found?.on_unaccepted) ?? "warn";
}

export async function saveUnacceptedRule(db: Db, rule: { organization_id: string; on_unaccepted: OnUnaccepted }) {
  return unwrap(await db.from("organization_rules").upsert(rule).select("organization_id"));
}
