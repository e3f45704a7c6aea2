import type { Relation } from "./catalogue.ts";
import { Refusal } from "./errors.ts";
import type { Reader } from "./reader.ts";
import type { Embed, Field, Node, Step } from "./tree.ts";

const MOST_STEPS = 10;
const STEP = /->>?/y;
const INDEX = /-?\d{1,9}(?=$|[-,.:)])/y;

/** What a table calls a column, and what of its JSON is meant. */
export function readField(reader: Reader, relation: Relation): Field {
  return fieldOf(reader, relation, reader.name());
}

/** The same once the name is read. */
export function fieldOf(reader: Reader, relation: Relation, name: string): Field {
  const column = relation.columns.get(name);
  if (!column) throw unknownColumn(relation, name);
  const path: Step[] = [];
  let arrow = "";
  for (let next = reader.match(STEP)?.[0]; next !== undefined; next = reader.match(STEP)?.[0]) {
    if (arrow === "->>" || path.length === MOST_STEPS) reader.fail("unexpected arrow");
    arrow = next;
    const index = reader.match(INDEX)?.[0];
    path.push(index === undefined ? { key: reader.name(), isIndex: false } : { key: index, isIndex: true });
  }
  return { column, path, asText: arrow === "->>" };
}

export function unknownColumn(relation: Relation, name: string): Refusal {
  return new Refusal(400, "42703", `column ${relation.name}.${name} does not exist`);
}

export function embedsOf(node: Node): Embed[] {
  return node.items.flatMap((item) => (item.kind === "embed" ? [item.embed] : []));
}

/** The embedded relation that filters and orders call by this name. */
export function embedOf(node: Node, name: string): Embed {
  const embed = embedsOf(node).find(({ called }) => called.includes(name));
  if (embed) return embed;
  throw new Refusal(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}
