import { useQueries } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { unsavedKey, useUnsaved, useUnsavedKeys } from "#web/editing/unsaved.ts";
import { rowWord } from "#web/lib/noun-words.ts";
import { unsavedBusinessModel } from "#web/queries/business-model.ts";
import { unsavedDesignConnections } from "#web/queries/design-connections.ts";
import { rowsQuery } from "#web/queries/rows.ts";
import { type SpecificationKey, unsavedOverview } from "#web/queries/specifications.ts";
import { unsavedStyleGuide } from "#web/queries/style-guide.ts";
import { unsavedTechnology } from "#web/queries/technology-stack.ts";
import { unsavedIntegrations } from "#web/queries/third-party-integrations.ts";

/** `at` is the number of a row whose form holds words, or "new" where only the form of a new one does. */
type Mark = { count?: number | undefined; unsaved?: boolean; at?: string | undefined };

/** Sections are counted on their page. */
const counted = allNouns.filter((noun) => noun !== "sections");

type Rows = readonly { id: string; number: number }[];
const countAndFind = (written: readonly string[]) => (rows: Rows) => ({
  count: rows.length,
  written: written.length > 0 ? rows.find(({ id }) => written.includes(id))?.number : undefined,
});

/** How much stands in each section, and where something is not saved. */
export function useSectionMarks(place: SpecificationKey): Partial<Record<SpecificationSection, Mark>> {
  const { project_id, user_id } = place;
  const words = unsavedKey(user_id, project_id);
  const kept = useUnsavedKeys(words);
  /** Words wait in the form of a row, or of a new one. */
  const isKept = (...written: Noun[]) => written.some((noun) => kept.some((key) => key.startsWith(`${words}:${rowWord(noun)}:`)));
  const idsIn = (noun: Noun) =>
    kept.flatMap((key) => {
      const start = `${words}:${rowWord(noun)}:`;
      return key.startsWith(start) ? key.slice(start.length) : [];
    });
  const lists = useQueries({
    queries: counted.map((noun) => ({ ...rowsQuery<Noun>(noun, project_id), select: countAndFind(idsIn(noun)) })),
  });
  const marks = counted.map((noun, at): [SpecificationSection, Mark] => {
    const { section } = nouns[noun];
    const { count, written } = lists[at]?.data ?? {};
    const unsaved = isKept(...allNouns.filter((one) => nouns[one].section === section));
    return [section, { count, unsaved, at: written ? cite(noun, written) : idsIn(noun).includes("new") ? "new" : undefined }];
  });
  return {
    projectIntroduction: { unsaved: useUnsaved(unsavedOverview(place)) !== null },
    overallDescription: { unsaved: useUnsaved(unsavedBusinessModel(place)) !== null },
    technologyStack: { unsaved: useUnsaved(unsavedTechnology(place)) !== null },
    thirdPartyIntegrations: { unsaved: useUnsaved(unsavedIntegrations(place)) !== null },
    designConnections: { unsaved: useUnsaved(unsavedDesignConnections(place)) !== null },
    styleGuide: { unsaved: useUnsaved(unsavedStyleGuide(place)) !== null },
    ...Object.fromEntries(marks),
  };
}
