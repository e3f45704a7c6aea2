import { cite } from "#domain/citation.ts";
import { rowParts, textParts } from "#domain/compare/parts.ts";
import { isNoun } from "#domain/nouns/all.ts";
import { type FoundRun, markedWords } from "#domain/search.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { keptReference, paths, rowAddress } from "#web/lib/paths.ts";
import { addressOfRow } from "./row-address.ts";
import type { Hit } from "./search.ts";

/** One thing that was found, and where it stands. */
export type FoundPlace = {
  id: string;
  to: string;
  reference: string | null;
  title: readonly FoundRun[];
  excerpts: readonly { label: string; runs: readonly FoundRun[] }[];
};

const sectionOfText: Record<(typeof textParts)[number]["key"], SpecificationSection> = {
  overview: "projectIntroduction",
  business_model: "overallDescription",
  technology: "technologyStack",
  integrations: "thirdPartyIntegrations",
  design_connections: "designConnections",
  style_guide: "styleGuide",
};
const texts = new Map(
  textParts.flatMap(({ key, fields }) =>
    Object.entries<string>(fields).map(([field, label]) => [field, { label, section: sectionOfText[key] }]),
  ),
);

export function foundPlaceOf(project_id: string, hit: Hit): FoundPlace {
  const { table_name: table, row_id, field, number, name, marks } = hit;
  const reference = isNoun(table) && number !== null ? cite(table, number) : null;
  return {
    id: [table, row_id, field].join(" "),
    to: addressOf(project_id, hit),
    reference,
    title: markedWords(field === null || isKept(table) ? (name ?? "") : fieldLabel(table, field), field === null ? marks : []),
    excerpts: hit.excerpts.map((excerpt) => ({
      label: field === null ? fieldLabel(table, excerpt.field) : "",
      runs: markedWords(excerpt.text, marks),
    })),
  };
}

/** What documents say and imports kept is called as its file. */
const isKept = (table: string) => table === "source_texts" || table === "imports";

/** Where a text of the specification is read and changed. */
export const addressOfText = (project_id: string, field: string) =>
  rowAddress(paths.specification(project_id, texts.get(field)?.section), field);

function addressOf(project_id: string, { table_name: table, row_id, field, number, name, page_id }: Hit): string {
  if (isNoun(table)) {
    const row = { project_id, number: number ?? 0 };
    if (table === "pages") return addressOfRow(table, { ...row, id: row_id } as typeof row);
    return addressOfRow(table, table === "sections" ? ({ ...row, page_id } as typeof row) : row);
  }
  if (table === "specifications") return addressOfText(project_id, field ?? "");
  if (table === "questionnaires") return rowAddress(paths.questionnaire(row_id), (field ?? "").replace(/_other$/, ""));
  if (isKept(table)) return rowAddress(paths.coverage(project_id), keptReference(name ?? ""));
  return table === "projects" ? paths.projectSettings(project_id) : paths.specification(project_id);
}

const answerLabels: Record<string, string> = {
  prd_language: "Language of the documents",
  prd_language_other: "Language of the documents",
  github_repo_link: "Link to the repository",
  project_documents: "Documents",
};

function fieldLabel(table: string, field: string): string {
  if (table === "specifications") return texts.get(field)?.label ?? spelled(field);
  if (table === "questionnaires") return answerLabels[field] ?? spelled(field.replace(/_other$/, ""));
  if (table === "projects") return `${spelled(field)} of the project`;
  return rowParts.find((part) => part.table === table)?.fields[field] ?? spelled(field);
}

/** `designs_file` is "Designs file". */
function spelled(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
