import { shared } from "./closeness.ts";
import { flatRowsAround } from "./flat-rows.ts";
import { includedBeside, isInPlaceOfPrice, isLineWithoutPrice, MOST_NAME, type Plan, unpricedIn } from "./plans-unpriced.ts";
import type { PriceRead } from "./prices.ts";
import type { PageSight, SeenPart } from "./sight.ts";

/** A row that tells of a plan, and what it is one of. */
type Row = { group: string; parts: readonly SeenPart[] };
type Parts = PageSight["parts"];

/** Plans told by rows of one kind: of a table, of a list, of like elements, or by the sentences of one text; those between them without a price too. */
export function rowPlans(parts: Parts, prices: readonly PriceRead[]): Plan[] {
  const groups = new Map<string, { row: Row; price: PriceRead }[]>();
  for (const price of prices) {
    const row = rowOf(parts, prices, price);
    groups.set(row.group, [...(groups.get(row.group) ?? []), { row, price }]);
  }
  return [...groups].flatMap(([group, members]) => {
    const priced = members.flatMap(({ row, price: { item, part } }) => {
      const name = item.detail.what ?? "";
      return name ? [{ name, said: item.quote, part, includes: includedBeside(row.parts, part, name) }] : [];
    });
    const named = priced.filter(({ name }, at) => priced.findIndex((one) => one.name === name) === at);
    const others = unpricedRows(parts, group, members).filter(({ name }) => !named.some((one) => one.name === name));
    const isOneOfSeveral = named.length + others.filter(({ row }) => row.some(standsForPrice)).length >= 2;
    if (named.length === 0 || !isOneOfSeveral || !named.every(({ name }) => MOST_NAME.test(name) && /^[\p{Lu}\d]/u.test(name)))
      return [];
    return [...named, ...others].toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
  });
}

function rowOf(parts: Parts, prices: readonly PriceRead[], { part, item }: PriceRead): Row {
  const { cell, path } = part;
  if (cell) return { group: `table ${cell.table}`, parts: parts.filter((one) => isInRow(one, cell)) };
  if (part.kind === "definition") return termRow(parts, part);
  const flat = flatRowsAround(parts, part).find((row) => row.includes(part));
  if (flat) return { group: `flat ${path.slice(0, -1).join(".")}`, parts: flat };
  const boxes = path.map((_, at) => ({ at, inside: parts.filter((one) => one.path[at] === path[at]) }));
  // the largest element around it in which nothing else has a price or stands for one, and no other heading stands
  const own = boxes.find(
    ({ inside }) =>
      !inside.some((one) => one.kind === "heading" || (one !== part && standsForPrice(one))) &&
      prices.every((one) => !inside.includes(one.part) || one.item.detail.what === item.detail.what),
  );
  return own
    ? { group: `in ${path.slice(0, own.at).join(".")}`, parts: own.inside }
    : { group: `text ${path.join(".")}`, parts: [part] };
}

const standsForPrice = (part: SeenPart) => (part.kind !== "control" && isInPlaceOfPrice(part.text)) || isLineWithoutPrice(part);

const isInRow = (one: SeenPart, { table, row }: NonNullable<SeenPart["cell"]>) =>
  one.cell?.table === table && one.cell.row === row;

function termRow(parts: Parts, part: SeenPart): Row {
  const at = parts.slice(0, parts.indexOf(part)).findLastIndex(({ kind }) => kind === "term");
  const term = parts[at] ?? part;
  const isWrapped =
    shared(term, part) > 0 && parts.filter((one) => one.kind === "term" && isUnderSameElement(one, term)).length === 1;
  return { group: `terms ${term.path.slice(0, isWrapped ? -2 : -1).join(".")}`, parts: behindTerm(parts, at) };
}

const isUnderSameElement = (one: SeenPart, other: SeenPart) => one.path.slice(0, -1).join() === other.path.slice(0, -1).join();

function behindTerm(parts: Parts, at: number): SeenPart[] {
  const next = parts.findIndex(({ kind }, place) => place > at && kind !== "definition");
  return parts.slice(at, next < 0 ? undefined : next);
}

/** The rows of a group that have no price: free, or with one on request. */
function unpricedRows(
  parts: Parts,
  group: string,
  members: readonly { row: Row }[],
): (Plan & { part: SeenPart; row: SeenPart[] })[] {
  const taken = new Set(members.flatMap(({ row }) => row.parts));
  const rows = new Map<unknown, SeenPart[]>();
  for (const [at, part] of parts.entries()) {
    const key = taken.has(part) ? undefined : keyIn(parts, group, part, at);
    if (key !== undefined) rows.set(key, [...(rows.get(key) ?? []), part]);
  }
  return [...rows.values()].flatMap((row) => {
    const [part, plan] = [row[0], unpricedIn(row)];
    return part && plan ? [{ ...plan, part, row }] : [];
  });
}

/** By what a part is told to belong to a row of a group. */
function keyIn(parts: Parts, group: string, part: SeenPart, at: number): unknown {
  const [kind, where = ""] = group.split(" ");
  if (kind === "table") return part.cell && String(part.cell.table) === where ? part.cell.row : undefined;
  if (kind === "flat")
    return part.path.slice(0, -1).join(".") === where
      ? flatRowsAround(parts, part).find((row) => row.includes(part))?.[0]
      : undefined;
  if (kind === "text" || !`${part.path.join(".")}.`.startsWith(`${where}.`)) return undefined;
  const depth = where === "" ? 0 : where.split(".").length;
  if (kind === "in") return part.path[depth];
  return parts.slice(0, at + 1).findLast((one) => one.kind === "term")?.text;
}
