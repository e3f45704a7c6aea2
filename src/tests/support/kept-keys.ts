import { openServiceSecret } from "#server/secrets/service-secret.ts";
import { openVault } from "#server/secrets/vault.ts";

/** The keys of a server from the rows of `platform.secrets`, as only who has its secret (or its data directory) can read them. */
export async function keptKeys(
  rows: readonly Record<string, unknown>[],
  { DATA_DIR, SECRETS_KEY }: { DATA_DIR: string; SECRETS_KEY?: string | undefined },
): Promise<{ publishableKey: string; secretKey: string }> {
  const value = (name: string) => String(rows.find((row) => row.name === name)?.value);
  const vault = await openVault({ secret: SECRETS_KEY, directory: DATA_DIR });
  return {
    publishableKey: value("publishable_key"),
    secretKey: openServiceSecret(vault, "secret_key", value("secret_key")) ?? "",
  };
}
