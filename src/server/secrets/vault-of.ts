import type { Env } from "#server/env.ts";
import { openVault, type Vault } from "./vault.ts";

const byEnv = new WeakMap<Env, Promise<Vault>>();

/** The vault of a server, opened with the first need. */
export function vaultOf(env: Env): Promise<Vault> {
  const known =
    byEnv.get(env) ?? openVault({ secret: env.SECRETS_KEY, previous: env.SECRETS_KEY_PREVIOUS, directory: env.DATA_DIR });
  byEnv.set(env, known);
  return known;
}
