import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import { rowSorts, useRowList } from "#workspace/rows/row-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** A page with its sections. */
export type ListedPage = ListedRow<"pages"> & { sectionIds: readonly string[] };

export function usePagesList(pages: readonly ListedRow<"pages">[] = []) {
  const { project } = useWorkspace();
  const { data: sections } = useQuery(rowsQuery("sections", project.id));
  const rows = useMemo(() => withSections(pages, sections ?? []), [pages, sections]);
  const most = {
    key: "sections",
    label: "Most sections first",
    compare: (a: ListedPage, b: ListedPage) => b.sectionIds.length - a.sectionIds.length,
  };
  return useRowList("pages", rows, { sorts: [...rowSorts, most] });
}

function withSections(pages: readonly ListedRow<"pages">[], sections: readonly ListedRow<"sections">[]): readonly ListedPage[] {
  const ofPage = Map.groupBy(sections, ({ page_id }) => page_id);
  return pages.map((page) => ({ ...page, sectionIds: (ofPage.get(page.id) ?? []).map(({ id }) => id) }));
}
