import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import { joinOnce } from "#workspace/rows/join-once.ts";
import { rowSorts, useRowList } from "#workspace/rows/row-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** A page with its sections. */
export type ListedPage = ListedRow<"pages"> & Sections;
type Sections = { sectionIds: readonly string[] };

export function usePagesList(pages: readonly ListedRow<"pages">[] = []) {
  const { project } = useWorkspace();
  const { data: sections } = useQuery(rowsQuery("sections", project.id));
  const [join] = useState(joinOnce<ListedRow<"pages">, Sections>);
  const rows = useMemo(() => {
    const ofPage = Map.groupBy(sections ?? [], ({ page_id }) => page_id);
    return pages.map((page) => join(page, { sectionIds: (ofPage.get(page.id) ?? []).map(({ id }) => id) }));
  }, [join, pages, sections]);
  const most = {
    key: "sections",
    label: "Most sections first",
    compare: (a: ListedPage, b: ListedPage) => b.sectionIds.length - a.sectionIds.length,
  };
  return useRowList("pages", rows, { sorts: [...rowSorts, most] });
}
