import type { LanguageModel } from "ai";
import { Failure } from "#domain/failure.ts";
import { isOneOf } from "#domain/option.ts";
import { type AiProvider, aiProviders } from "#domain/organization-models.ts";
import { type Asking, connectorTo } from "#server/outside/connector.ts";

export type AiConfig = {
  provider?: string | undefined;
  model?: string | undefined;
  api_key?: string | undefined;
  base_url?: string | undefined;
  /** Whether questions and answers may be written to the log. */
  log_texts?: boolean;
  /** In milliseconds, for one question with its repair. */
  timeout?: number;
  /** Whether the organization set it itself, so that it is its admins who are told what to correct. */
  own?: boolean;
  /** How it is reached; anywhere where nothing is said. */
  ask?: Asking;
};

const OLLAMA = "http://127.0.0.1:11434/v1";

/** Where a server of somebody's own answers; nothing for a provider's. */
export function ownAddress({ provider, base_url }: AiConfig): string | undefined {
  return base_url ?? (provider === "ollama" ? OLLAMA : undefined);
}

/** The provider and the name of the model, or one sentence on what to set. */
export function readProvider({ provider, model, base_url }: AiConfig): { provider: AiProvider; model: string } {
  if (!isOneOf(aiProviders, provider)) {
    throw new Failure(
      "unavailable",
      `AI_PROVIDER must be one of ${aiProviders.join(", ")}: the operator of this server has to set it.`,
    );
  }
  if (!model) throw new Failure("unavailable", "AI_MODEL is missing: the operator of this server has to set it.");
  if (provider === "openai-compatible" && !base_url) {
    throw new Failure("unavailable", "AI_BASE_URL is missing: the operator of this server has to set it.");
  }
  return { provider, model };
}

/** The model behind one interface; only the chosen provider's library is loaded. */
export async function languageModel(provider: AiProvider, model: string, config: AiConfig): Promise<LanguageModel> {
  const { api_key, base_url, own, ask = connectorTo({ may_be_inside: true }) } = config;
  const options = {
    // without one of its own a provider's library would look into the environment, which is the operator's
    ...(api_key || own ? { apiKey: api_key ?? "" } : {}),
    ...(base_url ? { baseURL: base_url } : {}),
    fetch: (input: string | URL | Request, init?: RequestInit) => ask(input instanceof Request ? input.url : input, init),
  };
  switch (provider) {
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(options)(model);
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(options)(model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle(options)(model);
    case "mistral":
      return (await import("@ai-sdk/mistral")).createMistral(options)(model);
    case "openai-compatible":
    case "ollama": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      return createOpenAICompatible({
        name: provider,
        ...options,
        baseURL: base_url ?? OLLAMA,
        supportsStructuredOutputs: true,
      })(model);
    }
  }
}
