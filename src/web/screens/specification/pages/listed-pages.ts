import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cite } from "#domain/citation.ts";
import type { Page } from "#web/queries/pages.ts";
import { projectSectionsQuery } from "#web/queries/sections.ts";
import { byName } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** A page with its sections, and how many they are. */
export type ListedPage = { id: string; page: Page; sections: number; sectionIds: readonly string[] };

export function usePagesList(pages: readonly Page[] | undefined) {
  const { project } = useWorkspace();
  const { data: sections } = useQuery(projectSectionsQuery(project.id));
  const rows = useMemo(() => withSections(pages ?? [], sections ?? []), [pages, sections]);
  return useList({
    rows,
    noun: { one: "page", many: "pages" },
    name: ({ page }) => page.name,
    reference: ({ page }) => cite("pages", page.number),
    text: ({ page }) => [cite("pages", page.number), page.name, page.description, page.features].join("\n"),
    sorts: [
      { key: "name", label: "By name", compare: (a, b) => byName(a.page, b.page) },
      { key: "newest", label: "Newest first", compare: (a, b) => b.page.number - a.page.number },
      { key: "sections", label: "Most sections first", compare: (a, b) => b.sections - a.sections },
    ],
  });
}

function withSections(pages: readonly Page[], sections: readonly { id: string; page_id: string }[]): readonly ListedPage[] {
  const ofPage = Map.groupBy(sections, ({ page_id }) => page_id);
  return pages.map((page) => {
    const sectionIds = (ofPage.get(page.id) ?? []).map(({ id }) => id);
    return { id: page.id, page, sections: sectionIds.length, sectionIds };
  });
}
