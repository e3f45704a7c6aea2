import type { StyleGuideInput } from "#domain/style-guide.ts";
import type { Problem } from "#workspace/panel/problem.ts";

/** What each part of the style guide is given. */
export type StyleCardProps = {
  values: StyleGuideInput;
  problems: readonly Problem[];
  onChange: (changed: Partial<StyleGuideInput>) => void;
};
