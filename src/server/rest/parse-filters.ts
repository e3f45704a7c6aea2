import { Refusal } from "./errors.ts";
import { embedsOf, fieldOf, readField } from "./parse-fields.ts";
import { Reader } from "./reader.ts";
import type { Condition, Embed, Field, Node } from "./tree.ts";

const MOST_LEVELS = 5;

const COMPARED: ReadonlyMap<string, string> = new Map([
  ["eq", "="],
  ["neq", "<>"],
  ["gt", ">"],
  ["gte", ">="],
  ["lt", "<"],
  ["lte", "<="],
  ["isdistinct", "is distinct from"],
  ["cs", "@>"],
  ["cd", "<@"],
  ["ov", "&&"],
  ["sl", "<<"],
  ["sr", ">>"],
  ["nxr", "&<"],
  ["nxl", "&>"],
  ["adj", "-|-"],
]);
const LIKENED: ReadonlyMap<string, string> = new Map([
  ["like", "like"],
  ["ilike", "ilike"],
]);
const QUANTIFIED: ReadonlySet<string> = new Set(["eq", "gt", "gte", "lt", "lte", "like", "ilike"]);
const SEARCHED: ReadonlyMap<string, string> = new Map([
  ["fts", "to_tsquery"],
  ["plfts", "plainto_tsquery"],
  ["phfts", "phraseto_tsquery"],
  ["wfts", "websearch_to_tsquery"],
]);
const IS: ReadonlyMap<string, string> = new Map([
  ["null", "is null"],
  ["not_null", "is not null"],
  ["true", "is true"],
  ["false", "is false"],
  ["unknown", "is unknown"],
]);

const GROUP = /(not\.)?(and|or)(?=\()/y;
const ABSENT = /(not\.)?is\.(null|not_null)(?=$|[,)])/y;
const IN_GROUP = /[^,)]*/y;
const IN_LIST = /[^,)]*/y;
const BRACES = /[^{}]*/y;

/** `and=(…)`, `not.or=(…)`: everything between the brackets. */
export function parseGroup(node: Node, key: string, text: string): Condition {
  const reader = new Reader(key + text, "logic tree");
  const group = readGroup(reader, node, 1);
  reader.end();
  return group;
}

function readGroup(reader: Reader, node: Node, level: number): Condition {
  const [, not, kind] = reader.match(GROUP) ?? [];
  if (kind !== "and" && kind !== "or") reader.fail("expecting and( or or(");
  if (level > MOST_LEVELS) reader.fail(`at most ${MOST_LEVELS} groups may stand in each other`);
  reader.expect("(");
  const parts: Condition[] = [];
  do {
    GROUP.lastIndex = reader.at;
    parts.push(GROUP.test(reader.text) ? readGroup(reader, node, level + 1) : readMember(reader, node));
  } while (reader.eat(","));
  reader.expect(")");
  return { kind, parts, not: not !== undefined };
}

function readMember(reader: Reader, node: Node): Condition {
  const name = reader.name();
  const embed = absentee(node, name);
  const field = embed ? undefined : fieldOf(reader, node.relation, name);
  reader.expect(".");
  if (embed) return readAbsence(reader, embed);
  return field ? readFilter(reader, field, true) : reader.fail("expecting a column");
}

/** One filter as the address has it: a column's name, or that of an embedded relation, and `operator.value`. */
export function parseFilter(node: Node, key: string, text: string): Condition {
  const [named, reader] = [new Reader(key, "filter"), new Reader(text, "filter")];
  const embed = absentee(node, key);
  const filter = embed ? readAbsence(reader, embed) : readFilter(reader, wholeField(named, node), false);
  reader.end();
  return filter;
}

function wholeField(reader: Reader, node: Node): Field {
  const field = readField(reader, node.relation);
  reader.end();
  return field;
}

/** The embedded relation a filter is about, where no column has that name. */
function absentee(node: Node, name: string): Embed | undefined {
  return node.relation.columns.has(name) ? undefined : embedsOf(node).find(({ called }) => called.includes(name));
}

function readAbsence(reader: Reader, embed: Embed): Condition {
  const [, not, what] = reader.match(ABSENT) ?? [];
  if (what !== undefined) return { kind: "absent", embed, not: (not !== undefined) !== (what === "not_null") };
  throw new Refusal(
    400,
    "PGRST120",
    `Of the embedded relation '${embed.called[0]}' only 'is.null' and 'not.is.null' can be asked.`,
  );
}

function readFilter(reader: Reader, field: Field, inGroup: boolean): Condition {
  const not = reader.eat("not.");
  const operator = reader.name();
  const option = reader.eat("(") ? reader.name() : undefined;
  if (option !== undefined) reader.expect(")");
  reader.expect(".");
  const compared = COMPARED.get(operator) ?? LIKENED.get(operator);
  if (compared !== undefined) {
    const given = readValue(reader, inGroup);
    const isLike = LIKENED.has(operator);
    const value = isLike ? given.replaceAll("*", "%") : given;
    const of = { field, sql: compared, value, not, ...(isLike ? { type: "text" } : {}) };
    if (option === undefined) return { kind: "compare", ...of };
    if ((option === "any" || option === "all") && QUANTIFIED.has(operator)) return { kind: option, ...of };
    reader.fail("expecting any or all");
  }
  if (operator === "in" && option === undefined) return { kind: "any", field, sql: "=", value: readList(reader), not };
  if (operator === "is" && option === undefined) {
    const sql = IS.get(readValue(reader, inGroup).toLowerCase());
    if (sql === undefined) reader.fail("expecting null, not_null, true, false or unknown");
    return { kind: "is", field, sql, not };
  }
  const searched = SEARCHED.get(operator);
  if (searched !== undefined)
    return { kind: "search", field, sql: searched, value: readValue(reader, inGroup), config: option, not };
  if (/^i?match$/.test(operator))
    throw new Refusal(400, "PGRST100", "Regular expressions are not answered here. Use like or ilike.");
  reader.fail(`"${operator}" is not an operator`);
}

/** The words themselves or, within brackets, what ends at the next comma or bracket unless it is quoted or in braces. */
function readValue(reader: Reader, inGroup: boolean): string {
  if (!inGroup) return reader.rest();
  const quoted = reader.quoted();
  if (quoted !== undefined) return quoted;
  return reader.sees("{") ? readBraces(reader) : (reader.match(IN_GROUP)?.[0] ?? "");
}

function readBraces(reader: Reader): string {
  const start = reader.at;
  let open = 0;
  do {
    if (reader.eat("{")) open += 1;
    else if (reader.eat("}")) open -= 1;
    else reader.fail("expecting }");
    if (open > 0) reader.match(BRACES);
  } while (open > 0);
  return reader.text.slice(start, reader.at);
}

/** `(a,"b,c")` as the literal of an array. */
function readList(reader: Reader): string {
  reader.expect("(");
  const values: string[] = [];
  if (!reader.sees(")")) {
    do values.push(readElement(reader));
    while (reader.eat(","));
  }
  reader.expect(")");
  return `{${values.map((value) => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`).join(",")}}`;
}

/** What only looks quoted, such as `"a"b`, is meant as it stands. */
function readElement(reader: Reader): string {
  const start = reader.at;
  const quoted = reader.quoted();
  if (quoted !== undefined && (reader.sees(",") || reader.sees(")"))) return quoted;
  reader.at = start;
  return reader.match(IN_LIST)?.[0] ?? "";
}
