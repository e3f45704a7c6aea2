import type { Noun } from "./nouns/all.ts";
import type { ContentRow, ProjectContent } from "./project-content.ts";

type Lists = { [Name in Noun]: readonly ContentRow<Name>[] };

/** The rows of every list, sections beside their pages. */
export function contentLists({
  project: _project,
  specification: _texts,
  questionnaire: _answers,
  ...lists
}: ProjectContent): Lists {
  const sections = lists.pages.flatMap((page) => page.sections.map((section) => ({ ...section, page_id: page.id })));
  return { ...lists, sections };
}
