import * as z from "zod";
import { type Acceptance, type Accepting, type OnUnaccepted, onUnaccepted, type Striking } from "#domain/acceptance.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { ToldSources } from "#domain/sources.ts";
import { type Db, unwrap } from "./db.ts";
import type { RowChange } from "./rows.ts";

/** What nobody accepted yet, and the numbers somebody did. */
export async function listAcceptance(db: Db, { project_id }: { project_id: string }): Promise<Acceptance> {
  return unwrap(await db.rpc("list_acceptance", { project_id }, { get: true })) as unknown as Acceptance;
}

/** Where everything a project says comes from, counted, and the numbers of what was said beside its questionnaire. */
export async function listToldSources(db: Db, { project_id }: { project_id: string }): Promise<ToldSources> {
  return unwrap(await db.rpc("list_told_sources", { project_id }, { get: true })) as unknown as ToldSources;
}

const formerly = z.array(z.object({ table: z.custom<Noun>(), changes: z.array(z.custom<RowChange>()) }));
/** What stood where numbers were struck, by list; `changeRows` takes it back. */
export type FormerWords = z.output<typeof formerly>;

/** Takes numbers out of drafted words, all or none; what is left stays a draft's. A `conflict` where one was changed meanwhile. */
export async function strikeFigures(db: Db, { project_id, struck }: { project_id: string; struck: readonly Striking[] }) {
  return formerly.parse(unwrap(await db.rpc("strike_figures", { project_id, struck: [...struck] })));
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
  return unacceptedRuleOf(found);
}

/** The same of what is stored, null where nothing is. */
export const unacceptedRuleOf = (stored: { on_unaccepted: string } | null): OnUnaccepted =>
  onUnaccepted.find((rule) => rule === stored?.on_unaccepted) ?? "warn";

export async function saveUnacceptedRule(db: Db, rule: { organization_id: string; on_unaccepted: OnUnaccepted }) {
  return unwrap(await db.from("organization_rules").upsert(rule).select("organization_id"));
}
