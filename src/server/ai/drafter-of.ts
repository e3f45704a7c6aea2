import type { Db } from "#data/db.ts";
import { type OpenedModel, openOrganizationModel } from "#data/organization-models.ts";
import { Failure } from "#domain/failure.ts";
import type { Log } from "#server/log.ts";
import type { Ai } from "./ai.ts";
import { createAi } from "./create-ai.ts";
import { fetchOutside } from "./inside-addresses.ts";
import { modelAi } from "./model-ai.ts";
import type { AiConfig } from "./providers.ts";
import type { Vault } from "./vault.ts";

/** Who drafts for an organization; `daily_limit` is there where what it uses is the operator's. */
export type Drafter = { ai: Ai; own_model: boolean; daily_limit: number | undefined };

export type DrafterOptions = {
  config: AiConfig;
  daily_limit: number | undefined;
  vault: Vault;
  /** Whether an organization's model may be in this server's own network. */
  may_be_inside: boolean;
  log: Log;
};

/** The organization's own model where it has set one, else the operator's, else the built-in drafter. */
export async function drafterOf(db: Db, organization_id: string, options: DrafterOptions): Promise<Drafter> {
  const own = await ownModel(db, organization_id, options);
  if (own) return { ai: own, own_model: true, daily_limit: undefined };
  const ai = createAi(options.config, options.log);
  return { ai, own_model: false, daily_limit: ai.built_in ? undefined : options.daily_limit };
}

/** The organization's own model, where it has set one. */
export async function ownModel(db: Db, organization_id: string, options: DrafterOptions): Promise<Ai | undefined> {
  const { vault, log, config } = options;
  const kept = await openOrganizationModel(db, { organization_id, proof: vault.proof });
  if (!kept) return undefined;
  const api_key = kept.sealed_key === null ? undefined : vault.open(kept.sealed_key, aboutKey(organization_id, kept));
  if (!kept.readable || (kept.sealed_key !== null && api_key === undefined)) {
    throw new Failure(
      "unavailable",
      "Your organization's key can no longer be read. An admin has to enter it again in the organization settings.",
    );
  }
  const { provider, model, base_url } = kept;
  const wanted: AiConfig = { provider, model, api_key, base_url: base_url ?? undefined, own: true };
  const limits = { log_texts: config.log_texts === true, ...(config.timeout === undefined ? {} : { timeout: config.timeout }) };
  return modelAi({ ...wanted, ...limits, ...(options.may_be_inside ? {} : { fetch: fetchOutside }) }, log);
}

/** A key opens only for the organization, provider and address it was entered for, so that no change of them sends it elsewhere. */
export function aboutKey(organization_id: string, { provider, base_url }: Pick<OpenedModel, "provider" | "base_url">): string {
  return JSON.stringify([organization_id, provider, base_url]);
}
