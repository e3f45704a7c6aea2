import { type Citable, cite, isCitable } from "./citation.ts";

/** What one deletion took from one list: how many rows, and the first of them. */
export type RemovedFrom = {
  /** The deletion. */
  id: string;
  /** ISO 8601. */
  removed_at: string;
  removed_by: string | null;
  table_name: string;
  row_id: string;
  number: number | null;
  name: string | null;
  count: number;
};

/** One deletion; everything it took comes back together, asked for by `row_id`. */
export type Removal = { id: string; removed_at: string; removed_by: string | null; row_id: string; what: string };

/** What rows of a list are called; what others hang on comes before them. */
const nouns: Readonly<Record<Exclude<Citable, "risks">, { one: string; many: string }>> = {
  pages: { one: "page", many: "pages" },
  sections: { one: "section", many: "sections" },
  user_classes: { one: "user class", many: "user classes" },
  user_stories: { one: "user story", many: "user stories" },
  features: { one: "feature", many: "features" },
  security_measures: { one: "security measure", many: "security measures" },
  test_cases: { one: "test case", many: "test cases" },
  external_interfaces: { one: "external interface", many: "external interfaces" },
  quality_requirements: { one: "quality requirement", many: "quality requirements" },
};
const lists = Object.keys(nouns);

/** The deletions in the order they are given, each in words such as "6 user classes and 38 user stories". */
export function removalsOf(rows: readonly RemovedFrom[]): readonly Removal[] {
  const known = rows.filter(({ table_name }) => lists.includes(table_name));
  return [...Map.groupBy(known, ({ id }) => id).values()].flatMap((taken) => {
    const ordered = taken.toSorted((a, b) => lists.indexOf(a.table_name) - lists.indexOf(b.table_name));
    const [first] = ordered;
    if (!first) return [];
    const { id, removed_at, removed_by, row_id } = first;
    return [{ id, removed_at, removed_by, row_id, what: listed(ordered.map((part, at) => wordsOf(part, at === 0))) }];
  });
}

function wordsOf({ table_name, count, number, name }: RemovedFrom, isFirst: boolean): string {
  if (!isCitable(table_name) || table_name === "risks") return "";
  if (isFirst && count === 1 && number !== null) return [cite(table_name, number), name].filter(Boolean).join(" ");
  const { one, many } = nouns[table_name];
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

function listed(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" and ");
}
