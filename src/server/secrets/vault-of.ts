import { onceEach } from "#domain/once.ts";
import type { Env } from "#server/env.ts";
import { openVault } from "./vault.ts";

/** The vault of a server, opened with the first need. */
export const vaultOf = onceEach((env: Env) =>
  openVault({ secret: env.SECRETS_KEY, previous: env.SECRETS_KEY_PREVIOUS, directory: env.DATA_DIR }),
);
