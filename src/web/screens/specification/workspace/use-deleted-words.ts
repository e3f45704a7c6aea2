import { useQueries } from "@tanstack/react-query";
import { unsavedKey, useUnsavedKeys } from "#web/editing/unsaved.ts";
import { readForm } from "#web/editing/use-unsaved-form.ts";
import { externalInterfacesQuery } from "#web/queries/external-interfaces.ts";
import { featuresQuery } from "#web/queries/features.ts";
import { pagesQuery } from "#web/queries/pages.ts";
import { qualityRequirementsQuery } from "#web/queries/quality-requirements.ts";
import { projectSectionsQuery } from "#web/queries/sections.ts";
import { securityMeasuresQuery } from "#web/queries/security-measures.ts";
import { testCasesQuery } from "#web/queries/test-cases.ts";
import { userClassesQuery } from "#web/queries/user-classes.ts";
import { userStoriesQuery } from "#web/queries/user-stories.ts";
import { useWorkspace } from "./workspace.ts";

/** A row, and the one it is deleted with. */
type Found = { id: string; within?: string };
const idsOf = (rows: readonly { id: string }[]): Found[] => rows.map(({ id }) => ({ id }));

/** Where the rows are read whose unsaved words are named so; each is in the cache already, since the menu counts them. */
const readers = {
  page: (project_id: string) => ({ ...pagesQuery(project_id), select: idsOf }),
  section: (project_id: string) => ({
    ...projectSectionsQuery(project_id),
    select: (rows: readonly { id: string; page_id: string }[]): Found[] =>
      rows.map(({ id, page_id }) => ({ id, within: page_id })),
  }),
  feature: (project_id: string) => ({ ...featuresQuery(project_id), select: idsOf }),
  user_class: (project_id: string) => ({ ...userClassesQuery(project_id), select: idsOf }),
  user_story: (project_id: string) => ({
    ...userStoriesQuery(project_id),
    select: (rows: readonly { id: string; user_class_id: string }[]): Found[] =>
      rows.map(({ id, user_class_id }) => ({ id, within: user_class_id })),
  }),
  security_measure: (project_id: string) => ({ ...securityMeasuresQuery(project_id), select: idsOf }),
  test_case: (project_id: string) => ({ ...testCasesQuery(project_id), select: idsOf }),
  external_interface: (project_id: string) => ({ ...externalInterfacesQuery(project_id), select: idsOf }),
  quality_requirement: (project_id: string) => ({ ...qualityRequirementsQuery(project_id), select: idsOf }),
} as const;
type Noun = keyof typeof readers;
const nouns = Object.keys(readers).filter((noun): noun is Noun => Object.hasOwn(readers, noun));

const holders: Partial<Record<Noun, Noun>> = { section: "page", user_story: "user_class" };

export type DeletedWords = { key: string; noun: string; words: readonly string[] };

/** What this person was writing in this project about rows that are not there any more. */
export function useDeletedWords(): readonly DeletedWords[] {
  const { project, place } = useWorkspace();
  const under = unsavedKey(place.user_id, project.id);
  const unsaved = useUnsavedKeys(under).flatMap((key) => {
    const [noun = "", id = "", ...more] = key.slice(under.length + 1).split(":");
    const known = nouns.find((one) => one === noun);
    return known && more.length === 0 && id !== "new" ? [{ key, noun: known, id }] : [];
  });
  const present = [...new Set(unsaved.flatMap(({ noun }) => [noun, holders[noun] ?? noun]))];
  const rows = useQueries({ queries: present.map((noun) => readers[noun](project.id)) });
  return unsaved.flatMap(({ key, noun, id }) => {
    if (isThere(noun, id)) return [];
    const words = Object.values(readForm(key)).flatMap((text) => (text && !isId(text) ? [text] : []));
    return [{ key, noun: noun.replaceAll("_", " "), words }];
  });

  /** Until it is read, it is. */
  function isThere(noun: Noun, id: string): boolean {
    const found: readonly Found[] | undefined = rows[present.indexOf(noun)]?.data;
    const row = found?.find((one) => one.id === id);
    const holder = holders[noun];
    return row?.within && holder ? isThere(holder, row.within) : !found || row !== undefined;
  }
}

function isId(text: string) {
  return text === "none" || /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text);
}
