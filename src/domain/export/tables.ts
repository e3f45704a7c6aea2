import { allNouns, asTitle, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import type { Exported } from "./exported.ts";
import { projectFileRows } from "./json.ts";

/** The columns in front of a row's words; tables that have them are read back field for field. */
export const NUMBER = "Number";
export const REVISION = "Revision";
/** Where a table holds rows of every kind. */
export const TYPE = "Type";

export type ExportedTable = { noun: Noun; columns: readonly Column[]; rows: readonly (readonly string[])[] };
type Column = { label: string; kind: "number" | "name" | "text" | "choice" | "reference" };

/** What a row of this kind is called in the column that says so, and in the name of a sheet. */
export const typeLabel = (noun: Noun) => asTitle(nouns[noun].one);
export const sheetTitle = (noun: Noun) => asTitle(nouns[noun].many);

/** A table of each kind of row there is one of, in words: numbers, revisions, and each field under its label. */
export function tablesOf({ content, citations }: Pick<Exported, "content" | "citations">): ExportedTable[] {
  const rows = projectFileRows(content, citations);
  const names = new Map(
    allNouns.flatMap((noun) => rows[noun].map(({ number, words }) => [`${nouns[noun].prefix}-${number}`, words.name ?? ""])),
  );
  return allNouns.flatMap((noun): ExportedTable[] => {
    if (rows[noun].length === 0) return [];
    const fields = Object.entries<Field>(nouns[noun].fields).toSorted(([one], [other]) => nameFirst(one) - nameFirst(other));
    const columns = fields.map(([name, field]): Column => {
      const kind = name === "name" ? "name" : field.kind === "choice" || field.kind === "reference" ? field.kind : "text";
      return { label: field.label ?? asTitle(name), kind };
    });
    return [
      {
        noun,
        columns: [{ label: NUMBER, kind: "number" }, { label: REVISION, kind: "number" }, ...columns],
        rows: rows[noun].map(({ number, revision, words }) => [
          `${nouns[noun].prefix}-${number}`,
          String(revision),
          ...fields.map(([name, field]) => cellOf(field, words[name] ?? "", names)),
        ]),
      },
    ];
  });
}

const nameFirst = (field: string) => (field === "name" ? 0 : 1);

/** A choice in its words, and a reference with the name of what it means. */
function cellOf({ kind, choices }: Field, said: string, names: ReadonlyMap<string, string>): string {
  if (kind === "choice") return choices?.[said] ?? said;
  return kind === "reference" ? [said, names.get(said)].filter(Boolean).join(" ") : said;
}
