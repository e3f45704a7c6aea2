import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { none } from "#domain/nouns/noun.ts";
import { type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import { useRowList } from "#workspace/rows/row-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** A feature with the names of the page and section it is on. */
export type ListedFeature = ListedRow<"features"> & { page: string | undefined; section: string | undefined };

export function useFeaturesList(features: readonly ListedRow<"features">[] = []) {
  const { project } = useWorkspace();
  const { data: pages } = useQuery(rowsQuery("pages", project.id));
  const { data: sections } = useQuery(rowsQuery("sections", project.id));
  const rows = useMemo(() => placed(features, named(pages), named(sections)), [features, pages, sections]);
  return useRowList("features", rows, {
    also: ({ page, section }) => [page, section],
    filters: [
      {
        key: "page",
        label: "Features of a page",
        all: "All pages",
        choices: [...(pages ?? []).map(({ id, name }) => ({ value: id, label: name })), { value: none, label: "No page" }],
        of: ({ page_id }) => page_id ?? none,
      },
    ],
  });
}

function placed(features: readonly ListedRow<"features">[], pages: Names, sections: Names): readonly ListedFeature[] {
  return features.map((feature) => ({
    ...feature,
    page: pages.get(feature.page_id ?? ""),
    section: sections.get(feature.section_id ?? ""),
  }));
}

type Names = ReadonlyMap<string, string>;
const named = (rows: readonly { id: string; name: string }[] = []): Names => new Map(rows.map(({ id, name }) => [id, name]));
