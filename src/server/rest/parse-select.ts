import type { Catalogue, Relation } from "./catalogue.ts";
import { Refusal } from "./errors.ts";
import { fieldOf } from "./parse-fields.ts";
import { Reader } from "./reader.ts";
import { relate } from "./relate.ts";
import type { Embed, Item, Node } from "./tree.ts";

const MOST_LEVELS = 2;
const MOST_EMBEDS = 8;
const MOST_ITEMS = 200;

const CASTS: ReadonlyMap<string, string> = new Map([
  ...["bigint", "boolean", "date", "integer", "json", "jsonb", "numeric", "real", "smallint", "text", "time", "uuid"].map(
    (type) => [type, type] as const,
  ),
  ...["timestamp", "timestamptz", "int", "int2", "int4", "int8", "float4", "float8", "bool"].map((type) => [type, type] as const),
  ["varchar", "text"],
  ["double precision", "float8"],
]);

export function newNode(relation: Relation, items: Item[] = []): Node {
  return { relation, items, where: [], order: [], limit: undefined, offset: 0 };
}

/** Reads what of a relation's rows a request wants to see, `*` where it does not say. */
export function parseSelect(catalogue: Catalogue, relation: Relation, text: string | undefined): Item[] {
  const reader = new Reader(text ?? "*", "select parameter");
  let embeds = 0;
  let items = 0;
  const all = readItems(relation, 0);
  reader.end();
  return all;

  function readItems(of: Relation, level: number): Item[] {
    const found: Item[] = [];
    if (reader.ended || reader.sees(")")) return found;
    do {
      found.push(...readItem(of, level));
      items += 1;
      if (items > MOST_ITEMS) throw tooMuch(`${MOST_ITEMS} columns`);
    } while (reader.eat(","));
    return found;
  }

  function readItem(of: Relation, level: number): Item[] {
    if (reader.eat("*")) return everything(of);
    const isSpread = reader.eat("...");
    let name = reader.name();
    let alias: string | undefined;
    if (reader.sees(":") && !reader.sees("::")) {
      reader.eat(":");
      alias = name;
      name = reader.name();
    }
    if (name === "count" && reader.sees("()")) throw noAggregates();
    if (reader.sees("!") || reader.sees("(")) return [{ kind: "embed", embed: readEmbed(of, name, alias, isSpread, level + 1) }];
    if (isSpread) reader.fail("expecting a relation after ...");
    const field = fieldOf(reader, of, name);
    if (reader.eat(".")) throw noAggregates();
    const cast = reader.eat("::") ? castOf(reader.name()) : undefined;
    // what stands in JSON is called as its last key; a place has no name, and is called as what it stands in
    const last = field.path.findLast(({ isIndex }) => !isIndex)?.key;
    return [{ kind: "column", field, cast, name: alias ?? last }];
  }

  function readEmbed(of: Relation, name: string, alias: string | undefined, isSpread: boolean, level: number): Embed {
    if (level > MOST_LEVELS) throw tooMuch(`${MOST_LEVELS} levels of embedded relations`);
    embeds += 1;
    if (embeds > MOST_EMBEDS) throw tooMuch(`${MOST_EMBEDS} embedded relations`);
    let hint: string | undefined;
    let isInner = false;
    while (reader.eat("!")) {
      const word = reader.name();
      if (word === "inner") isInner = true;
      else if (word !== "left") hint = word;
    }
    reader.expect("(");
    const link = relate(catalogue, of, name, hint);
    if (isSpread && link.isMany)
      throw new Refusal(400, "PGRST119", `'${of.name}' and '${name}' do not form a many-to-one or one-to-one relationship`, {
        details: "Only a single row can be spread.",
      });
    const items = readItems(link.target, level);
    reader.expect(")");
    const called = [name, ...(alias === undefined ? [] : [alias])];
    // a name that is not the table's own is bound as a value
    const shown = alias ?? (name === link.target.name ? undefined : name);
    return { ...newNode(link.target, items), link, name: shown, called, isInner, isSpread };
  }
}

export function everything(relation: Relation): Item[] {
  return [...relation.columns.values()].map((column) => ({
    kind: "column",
    field: { column, path: [], asText: false },
    cast: undefined,
    name: undefined,
  }));
}

function castOf(name: string): string {
  const cast = CASTS.get(name);
  if (cast === undefined) throw new Refusal(400, "42704", `A column cannot be cast to '${name}' here.`);
  return cast;
}

export function tooMuch(most: string): Refusal {
  return new Refusal(400, "54000", `This asks for too much at once: at most ${most}.`);
}

function noAggregates(): Refusal {
  return new Refusal(400, "PGRST123", "Use of aggregate functions is not allowed");
}
