import type { Source } from "#domain/bring/source.ts";
import { projectFile, projectFormat } from "#domain/export/json.ts";
import { Unreadable } from "#server/reading/unreadable.ts";
import { decodeText } from "./decode-text.ts";
import { refuseHugeTable } from "./huge-table.ts";
import { tableBlocks } from "./table-blocks.ts";

/** Our own export, or a list of things with the same fields, which is a table. */
export function jsonSource(bytes: Uint8Array): Source {
  const said: unknown = JSON.parse(decodeText(bytes).replace(/^\uFEFF/, ""));
  const own = projectFile.safeParse(said);
  if (own.success) return { kind: "project", file: own.data };
  if (isThing(said) && said.format === projectFormat) throw new Unreadable("broken");
  const list = listIn(said);
  if (!list) throw new Unreadable("broken");
  const columns = [...new Set(list.flatMap(Object.keys))];
  const rows = [columns, ...list.map((one) => columns.map((name) => (Object.hasOwn(one, name) ? written(one[name]) : "")))];
  refuseHugeTable(rows);
  return { kind: "blocks", blocks: tableBlocks(rows) };
}

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null && !Array.isArray(value);

function listIn(said: unknown): Thing[] | undefined {
  const lists = Array.isArray(said) ? [said] : isThing(said) ? Object.values(said).filter(Array.isArray) : [];
  const [list] = lists.filter((one) => one.length > 0 && one.every(isThing));
  return list;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(written).join("\n");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
