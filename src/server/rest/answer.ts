import type { Shape } from "./build.ts";
import { type Answer, Refusal } from "./errors.ts";
import type { Asked } from "./parse.ts";
import type { Node, Query } from "./tree.ts";

export type Found = { rows: number; total: number | undefined; body: string | null };

const OBJECT = /^application\/vnd\.pgrst\.object(\+json)?$/;
const LIST = /^(application\/(json|\*|vnd\.pgrst\.array(\+json)?)|\*\/\*)$/;

/** Which of our forms the `Accept` header means; the first that is one of ours. */
export function acceptedForm(accept: string | undefined): { form: "list" | "one" | "csv"; stripsNulls: boolean } {
  for (const wanted of (accept ?? "*/*").split(",")) {
    const [type = "", ...options] = wanted.split(";").map((part) => part.trim().toLowerCase());
    const stripsNulls = type.startsWith("application/vnd.pgrst.") && options.includes("nulls=stripped");
    if (OBJECT.test(type)) return { form: "one", stripsNulls };
    if (LIST.test(type)) return { form: "list", stripsNulls };
    if (type === "text/csv") return { form: "csv", stripsNulls: false };
  }
  throw new Refusal(406, "PGRST107", `None of these media types are available: ${accept}`);
}

export function answer(asked: Asked, query: Query, shape: Shape, found: Found): Answer {
  const { rows, total } = found;
  const isRead = query.kind === "read" || query.kind === "call";
  const offset = isRead ? (query.node?.offset ?? 0) : 0;
  if (total !== undefined && offset > total) {
    throw new Refusal(416, "PGRST103", "Requested range not satisfiable", {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  const range = query.kind === "insert" || query.kind === "delete" || rows === 0 ? "*" : `${offset}-${offset + rows - 1}`;
  const headers: Record<string, string> = { "cache-control": "no-store", "content-range": `${range}/${total ?? "*"}` };
  const { applied, returns } = asked.prefer;
  if (applied.length > 0) headers["preference-applied"] = applied.join(", ");
  const isPart = total !== undefined && rows < total;
  if (query.kind === "insert" && returns === "headers-only") {
    const location = locationOf(asked.name, found.body);
    return { status: 201, headers: location === undefined ? headers : { ...headers, location }, body: "", rows };
  }
  const status = query.kind === "insert" ? 201 : isRead && isPart ? 206 : 200;
  if (asked.method === "HEAD") return { status, headers: { ...headers, "content-type": contentTypes.list }, body: "", rows };
  if (shape.form === "none" || (query.kind === "call" && query.routine.isVoid)) {
    return { status: status === 200 ? 204 : status, headers, body: "", rows };
  }
  const body = (shape.form === "csv" ? csvHead(query) : "") + (found.body ?? "");
  return { status, headers: { ...headers, "content-type": contentTypes[shape.form] }, body, rows };
}

const contentTypes = {
  list: "application/json; charset=utf-8",
  one: "application/vnd.pgrst.object+json; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

/** Where a row that was made can be found, if it was only one. */
function locationOf(name: string, body: string | null): string | undefined {
  const rows: unknown = JSON.parse(body ?? "[]");
  const [row] = Array.isArray(rows) && rows.length === 1 ? rows : [];
  if (!row) return undefined;
  return `/${name}?${Object.entries(row)
    .map(([key, value]) => `${key}=eq.${encodeURIComponent(String(value))}`)
    .join("&")}`;
}

function csvHead(query: Query): string {
  const names = query.node ? namesOf(query.node) : ["value"];
  return `${names.map((name) => (/[",\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join(",")}\n`;
}

function namesOf({ items }: Node): string[] {
  return items.flatMap((item) => {
    if (item.kind === "column") return item.name ?? item.field.column.name;
    if (item.embed.isSpread) return namesOf(item.embed);
    return item.embed.items.length === 0 ? [] : (item.embed.name ?? item.embed.relation.name);
  });
}
