import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connect } from "#server/postgres/connect.ts";
import type { Sql } from "#server/postgres/sql.ts";

export const TEMPLATE = "template_product_architect";

export type Cluster = {
  port: number;
  password: string;
  /** Who the server signs in as: the superuser, or a login such as an administrator hands out. */
  login: { name: string; password: string };
};

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an augmentation must repeat the kind of what it augments
  export interface ProvidedContext {
    cluster: Cluster;
  }
}

/** `url` is what a server is given; `sql` is the superuser, for looking behind the scenes. */
export type Database = { name: string; url: string; sql: Sql; drop(): Promise<void> };

export const clusterUrl = ({ port, password }: Pick<Cluster, "port" | "password">, role: string, database: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

/** A migrated database of this test file's own. */
export async function createDatabase(): Promise<Database> {
  return cloneDatabase(inject("cluster"));
}

export async function cloneDatabase(cluster: Cluster, template: string = TEMPLATE): Promise<Database> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const { login } = cluster;
  const root = connect(clusterUrl(cluster, "supabase_admin", "postgres"), { max: 1 });
  await root`create database ${root(name)} template ${root(template)} owner ${root(login.name)} strategy file_copy`;
  const sql = connect(clusterUrl(cluster, "supabase_admin", name), { max: 4 });
  return {
    name,
    url: clusterUrl({ ...cluster, password: login.password }, login.name, name),
    sql,
    drop: async () => {
      await sql.end({ timeout: 1 });
      await root`drop database if exists ${root(name)} with (force)`;
      await root.end({ timeout: 1 });
    },
  };
}
