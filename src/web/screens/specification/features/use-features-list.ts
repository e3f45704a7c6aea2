import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { none } from "#domain/nouns/noun.ts";
import { type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import { joinOnce } from "#workspace/rows/join-once.ts";
import { useRowList } from "#workspace/rows/row-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** A feature with the names of the page and section it is on. */
export type ListedFeature = ListedRow<"features"> & Place;
type Place = { page: string | undefined; section: string | undefined };

export function useFeaturesList(features: readonly ListedRow<"features">[] = []) {
  const { project } = useWorkspace();
  const { data: pages } = useQuery(rowsQuery("pages", project.id));
  const { data: sections } = useQuery(rowsQuery("sections", project.id));
  const [join] = useState(joinOnce<ListedRow<"features">, Place>);
  const rows = useMemo(() => {
    const [pageNames, sectionNames] = [named(pages), named(sections)];
    return features.map((feature) =>
      join(feature, { page: pageNames.get(feature.page_id ?? ""), section: sectionNames.get(feature.section_id ?? "") }),
    );
  }, [join, features, pages, sections]);
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

const named = (rows: readonly { id: string; name: string }[] = []) => new Map(rows.map(({ id, name }) => [id, name]));
