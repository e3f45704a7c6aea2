import * as z from "zod";
import type { Sql } from "#server/postgres/sql.ts";
import type { Vault } from "#server/secrets/vault.ts";

const factorRows = z.array(z.object({ id: z.uuid(), secret: z.string() }));

export function sealFactor(vault: Vault, id: string, secret: string): string {
  return vault.seal(secret, `authenticator app ${id}`);
}

/** Of a time when nothing was sealed, secrets lie there as they are: thirty-two letters without a dot. */
export function openFactor(vault: Vault, id: string, kept: string): string {
  if (!kept.includes(".")) return kept;
  const secret = vault.open(kept, `authenticator app ${id}`);
  if (secret === undefined) throw new Error(`The secret of the authenticator app ${id} was sealed with another SECRETS_KEY.`);
  return secret;
}

/** Seals what lies open or was sealed with an earlier secret. */
export async function sealFactorsAgain(sql: Sql, vault: Vault): Promise<void> {
  const rows = await sql`select id, secret from auth.mfa_factors where secret is not null`;
  for (const { id, secret } of factorRows.parse([...rows])) {
    if (vault.isCurrent(secret)) continue;
    const sealed = sealFactor(vault, id, openFactor(vault, id, secret));
    await sql`update auth.mfa_factors set secret = ${sealed} where id = ${id} and secret = ${secret}`;
  }
}
