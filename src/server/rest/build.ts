import type { Query as Sent } from "#server/postgres/connection.ts";
import type { Routine } from "./catalogue.ts";
import { newNode } from "./parse-select.ts";
import { entriesOf, fromSql, whereSql } from "./select-sql.ts";
import { rowsOf, Statement } from "./statement.ts";
import type { Node, Query } from "./tree.ts";
import { callSql, neededSql, writeSql } from "./write-sql.ts";

/** What the answer is to be: a list, the first row alone, comma-separated values, or nothing but how many there are. */
export type Shape = {
  form: "list" | "one" | "csv" | "none";
  /** Any other number of rows than one is an error, and undoes what was written. */
  mustBeOne: boolean;
  mostAffected: number | undefined;
  stripsNulls: boolean;
  counts: boolean;
  missingIsDefault: boolean;
};

const MOST_BYTES = 64 * 1024 * 1024;
const NOT_ONE =
  "rest.fail(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', 'The result contains ' || count(*) || ' rows')";
const TOO_MANY =
  "rest.fail(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', 'The query affects ' || count(*) || ' rows')";
const TOO_LARGE = "rest.fail(400, '54000', 'The answer is too large. Ask for fewer rows or columns at once.', null)";

/** One statement that answers how many `rows` there are, the `total` where it is asked for, and the whole `body` as text. */
export function build(query: Query, shape: Shape): Sent {
  const statement = new Statement();
  return statement.query(buildText(statement, query, shape));
}

function buildText(statement: Statement, query: Query, shape: Shape): string {
  if (query.kind === "read") {
    const table = statement.alias();
    return answerSql(statement, query.node, shape, `${query.node.relation.sql} ${table}`, table);
  }
  if (query.kind === "call") {
    const { routine, node } = query;
    const called = callSql(statement, query);
    if (!node)
      return `with src as materialized (select s.value from ${called} as s(value)) ${scalarSql(statement, routine, shape)}`;
    const form = routine.isSet || shape.form !== "list" ? shape.form : "one";
    return `with src as materialized (select s.* from ${called} as s) ${answerSql(statement, node, { ...shape, form }, "src", "src")}`;
  }
  const { node } = query;
  const shown = shape.form === "none" ? newNode(node.relation) : { ...node, where: [] };
  const write = writeSql(statement, query, shape.missingIsDefault);
  return `with src as (${write} returning ${neededSql(shown)}) ${answerSql(statement, shown, shape, "src", "src")}`;
}

function answerSql(statement: Statement, node: Node, shape: Shape, source: string, table: string): string {
  const entries = shape.form === "none" ? [] : entriesOf(statement, node, table);
  const from = fromSql(statement, node, source, table);
  const { rows, json } =
    shape.form === "csv"
      ? { rows: `select ${entries.map(({ sql }) => sql).join(", ")} ${from}`, json: "r" }
      : rowsOf(statement, entries, from);
  const where = shape.counts ? whereSql(statement, node, table) : [];
  const total = `(select count(*) from ${source}${where.length === 0 ? "" : ` where ${where.join(" and ")}`})`;
  return bodySql(statement, shape, rows, json, total);
}

function scalarSql(statement: Statement, { isSet, isVoid }: Routine, shape: Shape): string {
  const form = isVoid ? "none" : isSet || shape.form === "none" ? shape.form : "one";
  return bodySql(statement, { ...shape, form }, "select src.value from src", "r.value", "(select count(*) from src)");
}

function bodySql(statement: Statement, shape: Shape, rows: string, json: string, total: string): string {
  const all = shape.stripsNulls ? `json_strip_nulls(json_agg(${json}))` : `json_agg(${json})`;
  const forms = {
    list: `coalesce(${all}, '[]')::text`,
    one: `(${all} -> 0)::text`,
    csv: "string_agg(substring(r::text, 2, length(r::text) - 2), chr(10))",
    none: "null::text",
  };
  const refusals = [
    ...(shape.mustBeOne ? [`when count(*) <> 1 then ${NOT_ONE}`] : []),
    ...(shape.mostAffected === undefined
      ? []
      : [`when count(*) > ${statement.value(shape.mostAffected, "bigint")} then ${TOO_MANY}`]),
  ];
  const body = refusals.length === 0 ? forms[shape.form] : `case ${refusals.join(" ")} else ${forms[shape.form]} end`;
  return [
    `select a.rows, a.total, case when octet_length(a.body) > ${MOST_BYTES} then ${TOO_LARGE} else a.body end as body`,
    `from (select count(*) as rows, ${shape.counts ? total : "null::bigint"} as total, ${body} as body from (${rows}) r) a`,
  ].join(" ");
}
