import { Failure } from "#domain/failure.ts";
import { createAi } from "#server/ai/create-ai.ts";
import { type DrafterOptions, drafterOf, ownModel } from "#server/ai/drafter-of.ts";
import { type AiConfig, ownAddress } from "#server/ai/providers.ts";
import type { ServerContext } from "#server/http/app.ts";
import { leadsInside } from "#server/outside/addresses.ts";
import { connectorTo } from "#server/outside/connector.ts";
import { vaultOf } from "#server/secrets/vault-of.ts";
import type { Drafters } from "./function.ts";

/** In bytes, of an organization's own model: a text as long as one may be, piece by piece with all that providers say around each. */
const MOST_ANSWER = 8_000_000;

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
  const may_be_inside = env.AI_INSIDE;
  const ask = connectorTo({ may_be_inside, refusal: notOutside, most_bytes: MOST_ANSWER });
  const vault = () => vaultOf(env);
  const options = async (): Promise<DrafterOptions> => ({ config, daily_limit, vault: await vault(), ask, log });
  return {
    daily_limit,
    vault,
    admit: async ({ provider, base_url }) => {
      const address = ownAddress({ provider, base_url: base_url ?? undefined });
      if (address !== undefined && !may_be_inside && (await leadsInside(address))) throw notOutside();
    },
    ownOf: async (db, organization_id) => ownModel(db, organization_id, await options()),
    of: async (db, organization_id) =>
      organization_id === undefined
        ? { ai: createAi(config, log), own_model: false, is_operators: true, daily_limit }
        : drafterOf(db, organization_id, await options()),
  };
}

/** The same whatever is there: a closed port, a name that is none, or somebody's machine. */
function notOutside(): Failure {
  return new Failure(
    "invalid",
    "The address of the language model does not lead to a server on the internet. Correct it or, where the model runs in this server's own network, let the operator of this server set AI_INSIDE=1.",
  );
}
