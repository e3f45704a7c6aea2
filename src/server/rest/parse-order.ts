import { Refusal } from "./errors.ts";
import { embedOf, readField } from "./parse-fields.ts";
import { tooMuch } from "./parse-select.ts";
import { Reader } from "./reader.ts";
import type { Node, Order } from "./tree.ts";

const MOST_ORDERS = 10;
const WORDS: ReadonlyMap<string, string> = new Map([
  ["asc", " asc"],
  ["desc", " desc"],
  ["nullsfirst", " nulls first"],
  ["nullslast", " nulls last"],
]);

export function parseOrder(node: Node, text: string): Order[] {
  const reader = new Reader(text, "order");
  const orders: Order[] = [];
  do orders.push(readOrder(reader, node));
  while (reader.eat(","));
  reader.end();
  if (orders.length > MOST_ORDERS) throw tooMuch(`${MOST_ORDERS} columns to order by`);
  return orders;
}

function readOrder(reader: Reader, node: Node): Order {
  const start = reader.at;
  const name = reader.name();
  const isEmbedded = reader.eat("(");
  const through = isEmbedded ? embedOf(node, name) : undefined;
  if (through?.link.isMany) {
    throw new Refusal(400, "PGRST118", `A related order on '${name}' is not possible`, {
      details: `'${node.relation.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  if (!isEmbedded) reader.at = start;
  const field = readField(reader, through?.relation ?? node.relation);
  if (isEmbedded) reader.expect(")");
  let sql = "";
  // first the direction, then the place of what is empty
  for (const words of [/\.(asc|desc)(?=$|[.,])/y, /\.(nullsfirst|nullslast)(?=$|,)/y])
    sql += WORDS.get(reader.match(words)?.[1] ?? "") ?? "";
  return { field, through, sql };
}
