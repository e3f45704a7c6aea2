import type { Query } from "./sql.ts";

/** A secret of this database, made by whoever asks first and the same for everybody after. */
export async function secret(sql: Query, name: string, make: () => string): Promise<string> {
  await sql`create schema if not exists platform`.catch(ignoreRace);
  await sql`create table if not exists platform.secrets (name text primary key, value text not null)`.catch(ignoreRace);
  const [kept] = await sql<{ value: string }[]>`select value from platform.secrets where name = ${name}`;
  if (kept) return kept.value;
  await sql`insert into platform.secrets (name, value) values (${name}, ${make()}) on conflict do nothing`;
  const [made] = await sql<{ value: string }[]>`select value from platform.secrets where name = ${name}`;
  return made?.value ?? "";
}

/** Two processes making the same thing at once: the other one has made it. */
function ignoreRace(error: { code?: string }) {
  if (error.code !== "23505" && error.code !== "42P06" && error.code !== "42P07" && error.code !== "42501") throw error;
}
