import { Halt } from "#server/halt.ts";
import { secret } from "#server/postgres/secrets.ts";
import type { Query } from "#server/postgres/sql.ts";
import { OTHER_SECRET, type Vault } from "./vault.ts";

const about = (name: string) => `service secret ${name}`;

/** A secret of the service, the same for every process on this database, which a copy of the database alone does not tell. */
export async function serviceSecret(sql: Query, vault: Vault, name: string, make: () => string): Promise<string> {
  const kept = await secret(sql, name, () => vault.seal(make(), about(name)));
  const opened = openServiceSecret(vault, name, kept);
  if (opened === undefined) throw new Halt(OTHER_SECRET);
  if (kept === opened || !vault.isCurrent(kept)) {
    await sql`update platform.secrets set value = ${vault.seal(opened, about(name))} where name = ${name} and value = ${kept}`;
  }
  return opened;
}

/** Of a time when nothing was sealed, it lies there as it is: a word without a dot. */
export function openServiceSecret(vault: Vault, name: string, kept: string): string | undefined {
  return kept.includes(".") ? vault.open(kept, about(name)) : kept;
}
