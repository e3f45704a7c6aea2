import type { Log } from "#server/log.ts";
import type { Ai } from "./ai.ts";
import { builtIn } from "./built-in.ts";
import { modelAi } from "./model-ai.ts";
import type { AiConfig } from "./providers.ts";

/** Who drafts: the model that is set, or the built-in drafter where none is. */
export function createAi(config: AiConfig, log: Log): Ai {
  return config.provider ? modelAi(config, log) : builtIn;
}
