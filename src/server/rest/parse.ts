import type { Catalogue, Relation } from "./catalogue.ts";
import { Refusal } from "./errors.ts";
import { columnsOf, isRow, jsonOf, parseRows, readNames, refuseLongLists } from "./parse-body.ts";
import { embedOf, embedsOf, unknownColumn } from "./parse-fields.ts";
import { parseFilter, parseGroup } from "./parse-filters.ts";
import { parseOrder } from "./parse-order.ts";
import { newNode, parseSelect, tooMuch } from "./parse-select.ts";
import type { Prefer } from "./prefer.ts";
import { Reader } from "./reader.ts";
import { pickRoutine } from "./routines.ts";
import type { Condition, Embed, Node, Query } from "./tree.ts";

export type Asked = {
  method: string;
  name: string;
  isCall: boolean;
  search: URLSearchParams;
  prefer: Prefer;
  range: Range | undefined;
  body: Uint8Array;
};
/** Rows by their places, the first being 0. */
export type Range = { from: number; to: number | undefined };

const MOST_PARAMETERS = 100;
const MOST_FILTERS = 100;
const MOST_ROWS = 1000;
const MOST_MULTIPLIED = 10_000;
const POISON = /(?:^|[^\w$])(?:__proto__|constructor|prototype)(?:$|[^\w$])/;
const RESERVED: ReadonlySet<string> = new Set(["select", "columns", "on_conflict"]);

/** A request as a tree in which every name is one of the catalogue's. */
export function parse(catalogue: Catalogue, asked: Asked): Query {
  const parameters = [...asked.search];
  if (parameters.length > MOST_PARAMETERS) throw tooMuch(`${MOST_PARAMETERS} parameters`);
  const poisoned = parameters.find(([key]) => POISON.test(key));
  if (poisoned)
    throw new Refusal(400, "PGRST100", "The address names what no column is called.", { details: poisoned[0].slice(0, 200) });
  if (asked.isCall) return parseCall(catalogue, asked, parameters);
  const relation = catalogue.relations.get(asked.name);
  if (!relation) throw new Refusal(404, "PGRST205", `Could not find the table 'public.${asked.name}' in the schema cache`);
  const node = parseNode(catalogue, relation, asked, parameters);
  if (asked.method === "GET" || asked.method === "HEAD") return { kind: "read", node: within(node) };
  if (node.limit !== undefined || node.offset > 0) {
    throw new Refusal(400, "PGRST114", "A write cannot have a limit or an offset. Filter the rows that are meant.");
  }
  within(node).limit = undefined;
  if (asked.method === "POST") {
    const upsert = asked.prefer.resolution === undefined ? undefined : { merge: asked.prefer.resolution === "merge-duplicates" };
    const body = parseRows(asked.body, relation, {
      columns: asked.search.get("columns") ?? undefined,
      isUpsert: upsert !== undefined,
    });
    const conflict = asked.search.get("on_conflict");
    const on = columnsOf(relation, conflict === null ? relation.primary : readNames(conflict), unknownColumn);
    return { kind: "insert", node, body, upsert: upsert && on.length > 0 ? { ...upsert, on } : undefined };
  }
  if (node.where.length === 0) {
    throw new Refusal(400, "21000", `${asked.method === "DELETE" ? "DELETE" : "UPDATE"} requires a WHERE clause`);
  }
  if (asked.method === "DELETE") return { kind: "delete", node };
  const body = parseRows(asked.body, relation, { columns: asked.search.get("columns") ?? undefined, isUpsert: false });
  if (body.isList) throw new Refusal(400, "PGRST102", "Send the changes as one JSON object.");
  return { kind: "update", node, body };
}

function parseCall(catalogue: Catalogue, asked: Asked, parameters: [string, string][]): Query {
  const routines = catalogue.routines.get(asked.name) ?? [];
  const isArgument = ([key]: [string, string]) => routines.some((routine) => routine.arguments.has(key));
  const reads = asked.method !== "POST";
  const json = reads || asked.body.byteLength === 0 ? { text: "{}", value: {} } : jsonOf(asked.body);
  if (!isRow(json.value)) throw new Refusal(400, "PGRST102", "Send the arguments as one JSON object.");
  const texts = new Map(reads ? parameters.filter(isArgument) : []);
  const given = reads ? { names: [...texts.keys()], texts } : { names: Object.keys(json.value), json: json.text };
  const others = reads ? parameters.filter((parameter) => !isArgument(parameter)) : parameters;
  const routine = pickRoutine(asked.name, routines, given.names);
  refuseLongLists(json.value, routine.arguments);
  const node = routine.rows ? within(parseNode(catalogue, routine.rows, asked, others)) : undefined;
  return { kind: "call", routine, given, node };
}

function parseNode(catalogue: Catalogue, relation: Relation, { search, range }: Asked, parameters: [string, string][]): Node {
  const node = newNode(relation, parseSelect(catalogue, relation, search.get("select") ?? undefined));
  for (const [key, text] of parameters) if (!RESERVED.has(key)) readParameter(node, key, text);
  if (range) {
    node.offset ||= range.from;
    if (range.to !== undefined) node.limit = Math.min(node.limit ?? MOST_ROWS, range.to - range.from + 1);
  }
  if (countFilters(node) > MOST_FILTERS) throw tooMuch(`${MOST_FILTERS} filters`);
  return node;
}

/** `pages.sections.order`: the embedded relations on the way, and what is said about the last. */
function readParameter(root: Node, key: string, text: string) {
  const reader = new Reader(key, "parameter");
  let node = root;
  for (;;) {
    const rest = key.slice(reader.at);
    if (rest === "order") return void node.order.push(...parseOrder(node, text));
    if (rest === "limit" || rest === "offset") return void Object.assign(node, { [rest]: rowsOf(rest, text) });
    if (/^(not\.)?(and|or)$/.test(rest)) return void node.where.push(parseGroup(node, rest, text));
    const start = reader.at;
    const name = reader.name();
    if (!reader.eat(".")) return void node.where.push(parseFilter(node, key.slice(start), text));
    node = embedOf(node, name);
  }
}

function rowsOf(what: "limit" | "offset", text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (/^-\d+$/.test(text)) {
    throw new Refusal(416, "PGRST103", "Requested range not satisfiable", {
      details: "A limit or an offset is never below zero.",
    });
  }
  throw new Refusal(400, "PGRST100", `"failed to parse ${what} (${text.slice(0, 50)})"`);
}

function countFilters(node: Node): number {
  const of = (list: readonly Condition[]): number =>
    list.reduce((sum, one) => sum + (one.kind === "and" || one.kind === "or" ? of(one.parts) : 1), 0);
  return of(node.where) + embedsOf(node).reduce((sum, embed) => sum + countFilters(embed), 0);
}

/** Never more than a thousand rows of anything, and none that are repeated for each of those above without limits of their own. */
function within(node: Node): Node {
  node.limit = Math.min(node.limit ?? MOST_ROWS, MOST_ROWS);
  for (const embed of embedsOf(node)) {
    within(embed);
    refuseRepeated(embed, node.limit, true);
  }
  return node;
}

function refuseRepeated(embed: Embed, above: number, isTop: boolean) {
  const { link, limit = MOST_ROWS } = embed;
  const rows = above * (link.isMany ? limit : 1);
  if (link.isMany && (link.through || !isTop) && rows > MOST_MULTIPLIED) {
    throw tooMuch(`${MOST_MULTIPLIED} rows of '${link.target.name}'. Set a limit, and another one for '${embed.called[0]}'`);
  }
  for (const below of embedsOf(embed)) if (below.link.through || !link.isMany) refuseRepeated(below, rows, false);
}
