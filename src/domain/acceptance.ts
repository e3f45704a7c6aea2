import { allNouns, type Noun, nouns } from "./nouns/all.ts";
import type { ToldSources } from "./sources.ts";

/** What happens where a version is made of words nobody accepted; an organization chooses. */
export const onUnaccepted = ["nothing", "warn", "refuse"] as const;
export type OnUnaccepted = (typeof onUnaccepted)[number];

/** A number that somebody accepted as it stands in a field. */
type AcceptedFigure = { id: string; row_id: string; field: string; figure: string };

/** The fields nobody accepted of rows, or of the specification whose texts they are, by their ids. */
export type OpenRows = Readonly<Record<string, readonly string[]>>;
export type Acceptance = {
  open: { readonly [Table in Noun | "specifications"]?: OpenRows };
  figures: readonly AcceptedFigure[];
};

/** The same with where everything comes from, as a document tells it. */
export type ToldAcceptance = Acceptance & { sources: ToldSources };

/** What is accepted as it stands: a row, one of its fields, or one number in a field. */
export type Accepting = { table: Noun | "specifications"; id: string; revision: number; field?: string; figure?: string };

/** A number that is taken out of a field; `at` is how many characters stand before it, each Unicode character being one. */
export type Striking = { table: Noun; id: string; revision: number; field: string; figure: string; at: number };

/** How much nobody accepted, list by list in the order people read them: "12 pages", "1 text". */
export function countOpen({
  open,
}: Pick<Acceptance, "open">): { table: Noun | "specifications"; count: number; words: string }[] {
  const texts = Object.values(open.specifications ?? {}).flat().length;
  const counts = [
    { table: "specifications" as const, count: texts, one: "text", many: "texts" },
    ...allNouns.map((table) => {
      const { one, many } = nouns[table];
      return { table, count: Object.keys(open[table] ?? {}).length, one, many };
    }),
  ];
  return counts.flatMap(({ table, count, one, many }) =>
    count > 0 ? [{ table, count, words: `${count.toLocaleString("en")} ${count === 1 ? one : many}` }] : [],
  );
}
