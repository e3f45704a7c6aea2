import type { ProjectContent } from "#domain/project-content.ts";
import { contentGaps } from "./contents.ts";
import { type Gap, gapKinds } from "./gap.ts";
import { linkGaps } from "./links.ts";

/** What a specification lacks to be whole, by kind in the order of `gapKinds`; where a list is empty nothing is asked of it. */
export function gapsOf(content: ProjectContent, isEnglish: boolean): Gap[] {
  const found = [...linkGaps(content), ...(isEnglish ? contentGaps(content) : [])];
  return found.toSorted((a, b) => gapKinds.indexOf(a.kind) - gapKinds.indexOf(b.kind));
}
