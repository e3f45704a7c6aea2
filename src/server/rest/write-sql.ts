import { whereSql } from "./select-sql.ts";
import type { Statement } from "./statement.ts";
import type { Body, Node, Query } from "./tree.ts";

/** The table written to is `t`, the rows of the body are `r`. */
export function writeSql(
  statement: Statement,
  query: Extract<Query, { kind: "insert" | "update" | "delete" }>,
  missingIsDefault: boolean,
): string {
  const { sql } = query.node.relation;
  if (query.kind === "insert") return insertSql(statement, query, missingIsDefault);
  // a change of nothing changes no row
  if (query.kind === "update" && query.body.columns.length === 0) return `delete from ${sql} as t where false`;
  const where = whereSql(statement, { ...query.node, items: [] }, "t").join(" and ");
  if (query.kind === "delete") return `delete from ${sql} as t where ${where}`;
  const { columns } = query.body;
  const changes = columns.map((column) => `${column.sql} = r.${column.sql}`).join(", ");
  return `update ${sql} as t set ${changes} from ${rowsSql(statement, query.body)} where ${where}`;
}

function insertSql(
  statement: Statement,
  { node, body, upsert }: Extract<Query, { kind: "insert" }>,
  missingIsDefault: boolean,
): string {
  const { columns } = body;
  const into = `insert into ${node.relation.sql} as t`;
  if (columns.length === 0) return `${into} select from json_array_elements(${listSql(statement, body)})`;
  const names = columns.map((column) => column.sql).join(", ");
  const conflict = upsert
    ? ` on conflict (${upsert.on.map((column) => column.sql).join(", ")}) do ${upsert.merge ? `update set ${columns.map((column) => `${column.sql} = excluded.${column.sql}`).join(", ")}` : "nothing"}`
    : "";
  if (!missingIsDefault || !body.isUneven) {
    return `${into} (${names}) select ${columns.map((column) => `r.${column.sql}`).join(", ")} from ${rowsSql(statement, body)}${conflict}`;
  }
  const values = columns.map(({ name, sql, default: otherwise, generated }) => {
    if (!otherwise || generated) return `r.${sql}`;
    return `case when jsonb_exists(e.value::jsonb, ${statement.value(name, "text")}) then r.${sql} else ${otherwise} end`;
  });
  const source = `json_array_elements(${listSql(statement, body)}) as e(value), lateral json_to_record(e.value) as r(${shapeSql(columns)})`;
  return `${into} (${names}) select ${values.join(", ")} from ${source}${conflict}`;
}

const listSql = (statement: Statement, { text, isList }: Body) => statement.value(isList ? text : `[${text}]`, "json");

function rowsSql(statement: Statement, { text, isList, columns }: Body): string {
  return `${isList ? "json_to_recordset" : "json_to_record"}(${statement.value(text, "json")}) as r(${shapeSql(columns)})`;
}

function shapeSql(columns: readonly { sql: string; type: string }[]): string {
  return columns.map(({ sql, type }) => `${sql} ${type}`).join(", ");
}

/** Only what the answer needs is asked of a written row, so that only that must be readable. */
export function neededSql(node: Node): string {
  const needed = new Set<string>();
  for (const item of node.items) {
    if (item.kind === "column") needed.add(item.field.column.sql);
    else for (const { here } of item.embed.link.pairs) needed.add(here.sql);
  }
  for (const { field, through } of node.order) if (!through) needed.add(field.column.sql);
  return needed.size === 0 ? "1 as one" : [...needed].map((sql) => `t.${sql}`).join(", ");
}

/** A function with its arguments, as something to select from. */
export function callSql(statement: Statement, { routine, given }: Extract<Query, { kind: "call" }>): string {
  const named = given.names.flatMap((name) => routine.arguments.get(name) ?? []);
  if ("texts" in given) {
    const values = named.map(({ name, sql, type }) => `${sql} := ${statement.value(given.texts.get(name) ?? "", type)}`);
    return `${routine.sql}(${values.join(", ")})`;
  }
  if (named.length === 0) return `${routine.sql}()`;
  const values = named.map(({ sql }) => `${sql} := a.${sql}`).join(", ");
  return `json_to_record(${statement.value(given.json, "json")}) as a(${shapeSql(named)}), lateral ${routine.sql}(${values})`;
}
