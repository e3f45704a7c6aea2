import type { Sql } from "#server/postgres/sql.ts";

type Column = { table: string; column: string; type: string; nullable: boolean; optional: boolean; always: boolean };
type Reference = {
  table: string;
  name: string;
  columns: string[];
  referenced: string;
  referenced_columns: string[];
  one: boolean;
};
type Routine = { name: string; args: { name: string; type: string; optional: boolean }[]; returns: string; set: boolean };

const scalars: Record<string, string> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
};

/** The TypeScript types of the schema `public`, in the shape supabase-js reads, written from the catalogue. */
export async function databaseTypes(sql: Sql): Promise<string> {
  const enums = await sql<{ name: string; labels: string[] }[]>`
    select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
    from pg_type t join pg_enum e on e.enumtypid = t.oid
    where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`;
  const known = new Set(enums.map((e) => e.name));
  const typed = (name: string): string => {
    if (name.startsWith("_")) return `${typed(name.slice(1))}[]`;
    return known.has(name) ? `Database["public"]["Enums"]["${name}"]` : (scalars[name] ?? "string");
  };
  const columns = await sql<Column[]>`
    select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as nullable,
      (not a.attnotnull or a.atthasdef or a.attidentity <> '') as optional, a.attgenerated <> '' as always
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname, a.attname`;
  const references = await sql<Reference[]>`
    select c.conrelid::regclass::text as table, c.conname as name, c.confrelid::regclass::text as referenced,
      (select array_agg(attname::text order by i) from unnest(c.conkey) with ordinality k (n, i) join pg_attribute on attrelid = c.conrelid and attnum = n) as columns,
      (select array_agg(attname::text order by i) from unnest(c.confkey) with ordinality k (n, i) join pg_attribute on attrelid = c.confrelid and attnum = n) as referenced_columns,
      exists (select from pg_index x where x.indrelid = c.conrelid and x.indisunique and x.indpred is null
        and (select array_agg(k order by k) from unnest(x.indkey::int2[]) k) = (select array_agg(k order by k) from unnest(c.conkey) k)) as one
    from pg_constraint c join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace order by c.conname`;
  const routines = await sql<Routine[]>`
    select p.proname as name, p.proretset as set,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', t.typname, 'optional', i > p.pronargs - p.pronargdefaults) order by i)
        from unnest(p.proargtypes::oid[]) with ordinality a (o, i) join pg_type t on t.oid = o), '[]') as args,
      case when p.proargmodes @> '{t}' then (
        select string_agg(p.proargnames[i] || ': ' || t.typname::text, '; ' order by p.proargnames[i])
        from unnest(p.proallargtypes, p.proargmodes) with ordinality a (o, m, i) join pg_type t on t.oid = o where m = 't')
      else r.typname::text end as returns
    from pg_proc p join pg_type r on r.oid = p.prorettype
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname <> 'trigger' order by p.proname`;

  const lines: string[] = [];
  const tables = [...new Set(columns.map((c) => c.table))];
  for (const table of tables) {
    const own = columns.filter((c) => c.table === table);
    const value = (c: Column) => `${typed(c.type)}${c.nullable ? " | null" : ""}`;
    lines.push(`      ${table}: {`, "        Row: {");
    for (const c of own) lines.push(`          ${c.column}: ${value(c)};`);
    lines.push("        };", "        Insert: {");
    for (const c of own.filter((c) => !c.always)) lines.push(`          ${c.column}${c.optional ? "?" : ""}: ${value(c)};`);
    lines.push("        };", "        Update: {");
    for (const c of own.filter((c) => !c.always)) lines.push(`          ${c.column}?: ${value(c)};`);
    lines.push("        };", "        Relationships: [");
    for (const r of references.filter((r) => r.table === table)) {
      lines.push(
        "          {",
        `            foreignKeyName: "${r.name}";`,
        `            columns: ${JSON.stringify(r.columns)};`,
        `            isOneToOne: ${r.one};`,
        `            referencedRelation: "${r.referenced}";`,
        `            referencedColumns: ${JSON.stringify(r.referenced_columns)};`,
        "          },",
      );
    }
    lines.push("        ];", "      };");
  }
  const calls = routines.map((r) => {
    const args = r.args.map((a) => `${a.name}${a.optional ? "?" : ""}: ${typed(a.type)}`).join("; ");
    const result = r.returns.includes(":")
      ? `{ ${r.returns.replaceAll(/: (\w+)/g, (_, type: string) => `: ${typed(type)}`)} }`
      : typed(r.returns);
    return `      ${r.name}: { Args: ${args ? `{ ${args} }` : "never"}; Returns: ${result}${r.set ? "[]" : ""} };`;
  });

  return `// Written from the migrations by \`npm run db:types\`; never edited.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
${lines.join("\n")}
    };
    Views: { [_ in never]: never };
    Functions: {
${calls.join("\n")}
    };
    Enums: {
${enums.map((e) => `      ${e.name}: ${e.labels.map((l) => JSON.stringify(l)).join(" | ")};`).join("\n")}
    };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
}
