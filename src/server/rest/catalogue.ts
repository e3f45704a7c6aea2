import { PostgresConnection } from "@supabase/lite/postgres";

export type Introspection = Awaited<ReturnType<PostgresConnection["introspect"]>>;

/** The public schema as its owner sees it. */
export async function readCatalogue(ownerUrl: string): Promise<Introspection> {
  const owner = new PostgresConnection(connectionOptions(ownerUrl, 1));
  try {
    const all = await owner.introspect();
    if (all.tables.length === 0) throw new Error("The catalogue could not be read.");
    const relations = new Set([...all.tables, ...all.views].filter(({ schema }) => schema === "public").map(({ name }) => name));
    const isPublic = (entry: { schema: string }) => entry.schema === "public";
    return {
      ...all,
      tables: all.tables.filter(isPublic),
      columns: all.columns.filter(isPublic),
      indexes: all.indexes.filter(isPublic),
      primary_keys: all.primary_keys.filter(isPublic),
      foreign_keys: all.foreign_keys.filter((key) => isPublic(key) && relations.has(key.ref_table)),
      views: all.views.filter(isPublic),
      check_constraints: all.check_constraints.filter(isPublic),
      unique_constraints: all.unique_constraints.filter(isPublic),
      comments: all.comments.filter(isPublic),
      triggers: all.triggers.filter(isPublic),
      functions: (all.functions ?? []).filter(isPublic),
    };
  } finally {
    await owner.driver.end({ timeout: 5 });
  }
}

export function connectionOptions(url: string, max: number) {
  const iso = (oid: number) => ({ to: oid, from: [oid], serialize: (value: unknown) => value, parse: isoTime });
  const json = (oid: number) => ({
    to: oid,
    from: [oid],
    serialize: jsonText,
    parse: (text: string): unknown => JSON.parse(text),
  });
  return {
    url,
    postgresOptions: {
      max,
      idle_timeout: 60,
      connect_timeout: 10,
      onnotice: () => {},
      connection: {
        application_name: "product-architect-api",
        TimeZone: "UTC",
        statement_timeout: 15_000,
        lock_timeout: 10_000,
        idle_in_transaction_session_timeout: 15_000,
      },
      types: {
        timestamp: iso(1114),
        timestamptz: iso(1184),
        json: json(114),
        jsonb: json(3802),
      },
    },
  };
}

/** The library hands over the lists and objects of a function's arguments as JSON text already. */
function jsonText(value: unknown): string {
  return typeof value === "string" && /^\s*[[{]/.test(value) ? value : JSON.stringify(value);
}

/** `2026-11-20 14:47:01.86+00` as PostgREST writes it: `2026-11-20T14:47:01.86+00:00`. */
function isoTime(text: string): string {
  return text.replace(/^(\d{4,}-\d\d-\d\d) /, "$1T").replace(/([+-]\d\d)$/, "$1:00");
}
