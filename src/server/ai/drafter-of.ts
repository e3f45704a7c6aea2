import type { Db } from "#data/db.ts";
import { type OpenedModel, openOrganizationModel } from "#data/organization-models.ts";
import { Failure } from "#domain/failure.ts";
import type { Log } from "#server/log.ts";
import type { Asking } from "#server/outside/connector.ts";
import type { Vault } from "#server/secrets/vault.ts";
import type { Ai } from "./ai.ts";
import { createAi } from "./create-ai.ts";
import { modelAi } from "./model-ai.ts";
import { type AiConfig, ownAddress } from "./providers.ts";
import { isSamePlace } from "./same-place.ts";

/**
 * Who drafts for an organization. `is_operators` where what it uses is the operator's, whoever set it; then there is the operator's
 * `daily_limit`.
 */
export type Drafter = { ai: Ai; own_model: boolean; is_operators: boolean; daily_limit: number | undefined };

export type DrafterOptions = {
  config: AiConfig;
  daily_limit: number | undefined;
  vault: Vault;
  /** How an organization's own model is reached. */
  ask: Asking;
  log: Log;
};

/** The organization's own model where it has set one, else the operator's, else the built-in drafter. */
export async function drafterOf(db: Db, organization_id: string, options: DrafterOptions): Promise<Drafter> {
  const own = await openOwn(db, organization_id, options);
  const { daily_limit } = options;
  if (own) {
    const is_operators = await isOperators(own.config, options.config);
    return { ai: own.ai, own_model: true, is_operators, daily_limit: is_operators ? daily_limit : undefined };
  }
  const ai = createAi(options.config, options.log);
  return { ai, own_model: false, is_operators: true, daily_limit: ai.built_in ? undefined : daily_limit };
}

/** An organization that names the operator's own server asks the operator's model, whatever else it says. */
async function isOperators(own: AiConfig, operators: AiConfig): Promise<boolean> {
  const [theirs, ours] = [ownAddress(own), operators.provider && ownAddress(operators)];
  return theirs !== undefined && ours !== undefined && isSamePlace(theirs, ours);
}

/** The organization's own model, where it has set one. */
export async function ownModel(db: Db, organization_id: string, options: DrafterOptions): Promise<Ai | undefined> {
  return (await openOwn(db, organization_id, options))?.ai;
}

async function openOwn(
  db: Db,
  organization_id: string,
  options: DrafterOptions,
): Promise<{ ai: Ai; config: AiConfig } | undefined> {
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
  return { ai: modelAi({ ...wanted, ...limits, ask: options.ask }, log), config: wanted };
}

/** A key opens only for the organization, provider and address it was entered for, so that no change of them sends it elsewhere. */
export function aboutKey(organization_id: string, { provider, base_url }: Pick<OpenedModel, "provider" | "base_url">): string {
  return JSON.stringify([organization_id, provider, base_url]);
}
