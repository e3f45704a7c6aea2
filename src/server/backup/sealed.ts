import type pg from "pg";
import { openFactor } from "#server/auth/factor-secrets.ts";
import type { Vault } from "#server/secrets/vault.ts";

/** The names of the keys that are needed to open what is sealed in these tables; links to documents are made with the current one. */
export async function readSealedWith(client: pg.ClientBase, tables: string[]): Promise<string[]> {
  const sealed = [
    ["auth.mfa_factors", "select secret from auth.mfa_factors"],
    ["public.organization_models", "select sealed_key from public.organization_models"],
  ].flatMap(([table = "", text = ""]) => (tables.includes(table) ? [text] : []));
  const { rows: ours } = await client.query("select to_regclass('platform.auth_signing_keys') is not null as there");
  if (ours[0]?.there && tables.includes("public.project_shares")) {
    sealed.push(`select private_jwk ->> 'sealed' from platform.auth_signing_keys
      where retired_at is null and exists (select from public.project_shares)`);
  }
  const { rows } = await client.query<{ name: string }>(
    `select distinct split_part(secret, '.', 2) as name from (${sealed.join(" union all ")}) s (secret) where secret like 'v1.%' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Authenticator apps whose secret nobody can open would keep the server from starting and their owners out. */
export async function dropUnopened(client: pg.ClientBase, vault: Vault): Promise<number> {
  const { rowCount } = await client.query(
    "delete from auth.mfa_factors where secret like 'v1.%' and split_part(secret, '.', 2) <> all ($1)",
    [vault.names],
  );
  return rowCount ?? 0;
}

/** A Supabase reads the secrets of authenticator apps as they are. */
export async function unsealFactors(client: pg.ClientBase, vault: Vault): Promise<void> {
  const { rows } = await client.query<{ id: string; secret: string }>(
    "select id, secret from auth.mfa_factors where secret like 'v1.%'",
  );
  for (const { id, secret } of rows) {
    await client.query("update auth.mfa_factors set secret = $2 where id = $1", [id, openFactor(vault, id, secret)]);
  }
}
