import { createAi } from "#server/ai/create-ai.ts";
import { type DrafterOptions, drafterOf, ownModel } from "#server/ai/drafter-of.ts";
import { refuseInside } from "#server/ai/inside-addresses.ts";
import type { AiConfig } from "#server/ai/providers.ts";
import { openVault, type Vault } from "#server/ai/vault.ts";
import type { ServerContext } from "#server/http/app.ts";
import { isLoopback } from "#server/http/loopback.ts";
import type { Drafters } from "./function.ts";

/** Everybody who may draft, as the environment and the organizations have it. */
export function createDrafters({ env, log }: Pick<ServerContext, "env" | "log">): Drafters {
  const daily_limit = env.AI_DAILY_LIMIT;
  const config: AiConfig = {
    provider: env.AI_PROVIDER,
    model: env.AI_MODEL,
    api_key: env.AI_API_KEY,
    base_url: env.AI_BASE_URL,
    log_texts: env.AI_LOG,
    timeout: Math.ceil(env.AI_TIMEOUT * 1000),
  };
  // a server that only its own machine reaches may ask the models of that machine
  const may_be_inside = isLoopback(env.HOST) || env.HOST === "localhost";
  let opened: Promise<Vault> | undefined;
  const vault = () => {
    opened ??= openVault({ secret: env.SECRETS_KEY, directory: env.DATA_DIR });
    return opened;
  };
  const options = async (): Promise<DrafterOptions> => ({ config, daily_limit, vault: await vault(), may_be_inside, log });
  return {
    daily_limit,
    vault,
    admit: async (base_url) => {
      if (!may_be_inside) await refuseInside(base_url);
    },
    ownOf: async (db, organization_id) => ownModel(db, organization_id, await options()),
    of: async (db, organization_id) =>
      organization_id === undefined
        ? { ai: createAi(config, log), own_model: false, is_operators: true, daily_limit }
        : drafterOf(db, organization_id, await options()),
  };
}
