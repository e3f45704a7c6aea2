import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { cite } from "#domain/citation.ts";
import { none } from "#domain/nouns/noun.ts";
import type { Feature } from "#web/queries/features.ts";
import { pagesQuery } from "#web/queries/pages.ts";
import { projectSectionsQuery } from "#web/queries/sections.ts";
import { byName, type ListFilter } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** A feature with the names of the page and section it is on. */
export type ListedFeature = { id: string; feature: Feature; page: string | undefined; section: string | undefined };

export function useFeaturesList(features: readonly Feature[] | undefined) {
  const { project } = useWorkspace();
  const { data: pages } = useQuery(pagesQuery(project.id));
  const { data: sections } = useQuery(projectSectionsQuery(project.id));
  const rows = useMemo(() => placed(features ?? [], named(pages), named(sections)), [features, pages, sections]);
  return useList({
    rows,
    noun: { one: "feature", many: "features" },
    name: ({ feature }) => feature.name,
    reference: ({ feature }) => cite("features", feature.number),
    text: ({ feature, page = "", section = "" }) =>
      [cite("features", feature.number), feature.name, feature.description, page, section].join("\n"),
    filters: [onPage(pages ?? [])],
    sorts: [
      { key: "name", label: "By name", compare: (a, b) => byName(a.feature, b.feature) },
      { key: "newest", label: "Newest first", compare: (a, b) => b.feature.number - a.feature.number },
    ],
  });
}

function onPage(pages: readonly { id: string; name: string }[]): ListFilter<ListedFeature> {
  const choices = pages.map(({ id, name }) => ({ value: id, label: name }));
  return {
    key: "page",
    label: "Features of a page",
    all: "All pages",
    choices: [...choices, { value: none, label: "No page" }],
    of: ({ feature }) => feature.page_id ?? none,
  };
}

function placed(features: readonly Feature[], pages: Names, sections: Names): readonly ListedFeature[] {
  const nameIn = (names: Names, id: string | null) => (id ? names.get(id) : undefined);
  return features.map((feature) => ({
    id: feature.id,
    feature,
    page: nameIn(pages, feature.page_id),
    section: nameIn(sections, feature.section_id),
  }));
}

type Names = ReadonlyMap<string, string>;
const named = (rows: readonly { id: string; name: string }[] = []): Names => new Map(rows.map(({ id, name }) => [id, name]));
