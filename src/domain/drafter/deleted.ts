import type { DeletedName } from "#domain/brief.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import { isNearDuplicate, SAME_NAME, SAME_WORDS } from "./similarity.ts";

/** Drafted rows of a list, apart from those that say what somebody deleted. */
export function withoutDeleted<Row extends object>(noun: Noun, rows: readonly Row[], deleted: readonly DeletedName[] = []) {
  const ofList = deleted.filter(({ table_name }) => table_name === noun);
  const [kept, left_out]: [Row[], Row[]] = [[], []];
  for (const row of rows) (ofList.some((gone) => isSame(noun, gone, row)) ? left_out : kept).push(row);
  return { kept, left_out };
}

/** What belongs to another row is another thing; what may stand anywhere is the same by its very words. */
function isSame(noun: Noun, { name, ties }: DeletedName, row: object): boolean {
  const said = new Map<string, unknown>(Object.entries(row));
  const references = Object.entries<Field>(nouns[noun].fields).filter(([, { kind }]) => kind === "reference");
  const elsewhere = references.filter(([column]) => (said.get(column) ?? null) !== (ties[column] ?? null));
  if (elsewhere.some(([, { nothing }]) => !nothing)) return false;
  return isNearDuplicate(name, String(said.get("name") ?? ""), elsewhere.length > 0 ? SAME_WORDS : SAME_NAME);
}
