import { embedsOf } from "./parse-fields.ts";
import { type Entry, rowsOf, type Statement } from "./statement.ts";
import type { Condition, Embed, Field, Node, Order } from "./tree.ts";

/** `from … where … order by … limit …` over rows that stand in `source`, called `table`. */
export function fromSql(statement: Statement, node: Node, source: string, table: string, also: string[] = []): string {
  const where = [...also, ...whereSql(statement, node, table)];
  const order = node.order.map((one) => orderSql(statement, one, table));
  return [
    `from ${source}`,
    ...(where.length === 0 ? [] : [`where ${where.join(" and ")}`]),
    ...(order.length === 0 ? [] : [`order by ${order.join(", ")}`]),
    ...(node.limit === undefined ? [] : [`limit ${statement.value(node.limit, "bigint")}`]),
    ...(node.offset === 0 ? [] : [`offset ${statement.value(node.offset, "bigint")}`]),
  ].join(" ");
}

export function whereSql(statement: Statement, node: Node, table: string): string[] {
  const conditions = node.where.map((one) => conditionSql(statement, one, table));
  const inner = embedsOf(node).filter(({ isInner }) => isInner);
  return [...conditions, ...inner.map((embed) => existsSql(statement, embed, table))];
}

function conditionSql(statement: Statement, condition: Condition, table: string): string {
  const sql = bareSql(statement, condition, table);
  return condition.not ? `not (${sql})` : sql;
}

function bareSql(statement: Statement, condition: Condition, table: string): string {
  switch (condition.kind) {
    case "and":
    case "or":
      return `(${condition.parts.map((part) => conditionSql(statement, part, table)).join(` ${condition.kind} `)})`;
    case "absent":
      return `not ${existsSql(statement, condition.embed, table)}`;
    case "is":
      return `${statement.field(table, condition.field)} ${condition.sql}`;
    case "compare":
      return `${statement.field(table, condition.field)} ${condition.sql} ${statement.value(condition.value, typeOf(condition))}`;
    case "any":
    case "all": {
      const values = statement.value(condition.value, `${typeOf(condition)}[]`);
      return `${statement.field(table, condition.field)} ${condition.sql} ${condition.kind}(${values})`;
    }
    case "search": {
      const config = condition.config === undefined ? "" : `${statement.value(condition.config, "regconfig")}, `;
      const field = statement.field(table, condition.field);
      const words = condition.field.column.type === "tsvector" ? field : `to_tsvector(${config}${field})`;
      return `${words} @@ ${condition.sql}(${config}${statement.value(condition.value, "text")})`;
    }
  }
}

function typeOf({ field, type }: { field: Field; type?: string }): string {
  return type ?? (field.path.length === 0 ? field.column.type : field.asText ? "text" : "jsonb");
}

function orderSql(statement: Statement, { field, through, sql }: Order, table: string): string {
  if (!through) return statement.field(table, field) + sql;
  const there = statement.alias();
  const { source, on } = linkSql(statement, through, table, there);
  return `(select ${statement.field(there, field)} from ${source} where ${on.join(" and ")})${sql}`;
}

/** Where the rows of an embedded relation stand, and which belong to a row of `table`. */
function linkSql(statement: Statement, { link }: Embed, table: string, there: string): { source: string; on: string[] } {
  const { through, target } = link;
  if (!through) {
    return {
      source: `${target.sql} ${there}`,
      on: link.pairs.map((pair) => `${there}.${pair.there.sql} = ${table}.${pair.here.sql}`),
    };
  }
  const middle = statement.alias();
  const joined = through.pairs.map((pair) => `${middle}.${pair.here.sql} = ${there}.${pair.there.sql}`).join(" and ");
  return {
    source: `${target.sql} ${there} join ${through.relation.sql} ${middle} on ${joined}`,
    on: link.pairs.map((pair) => `${middle}.${pair.there.sql} = ${table}.${pair.here.sql}`),
  };
}

function existsSql(statement: Statement, embed: Embed, table: string): string {
  const there = statement.alias();
  const { source, on } = linkSql(statement, embed, table, there);
  return `exists (select from ${source} where ${[...on, ...whereSql(statement, embed, there)].join(" and ")})`;
}

export function entriesOf(statement: Statement, node: Node, table: string): Entry[] {
  return node.items.flatMap((item): Entry[] => {
    if (item.kind === "embed") return embedEntries(statement, item.embed, table);
    const { field, cast, name } = item;
    const sql = statement.field(table, field);
    return [{ sql: cast === undefined ? sql : `(${sql})::${cast}`, ident: field.column.sql, name }];
  });
}

function embedEntries(statement: Statement, embed: Embed, table: string): Entry[] {
  // `relation()` is there for its filters alone
  if (embed.items.length === 0) return [];
  const there = statement.alias();
  const { source, on } = linkSql(statement, embed, table, there);
  const from = () => fromSql(statement, embed, source, there, on);
  if (embed.isSpread)
    return entriesOf(statement, embed, there).map((entry) => ({ ...entry, sql: `(select ${entry.sql} ${from()})` }));
  const { rows, json } = rowsOf(statement, entriesOf(statement, embed, there), from());
  const all = embed.link.isMany ? `coalesce(json_agg(${json}), '[]')` : json === "r" ? "row_to_json(r)" : json;
  return [{ sql: `(select ${all} from (${rows}) r)`, ident: embed.relation.ident, name: embed.name }];
}
