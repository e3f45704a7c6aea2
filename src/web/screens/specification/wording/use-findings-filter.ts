import type { Listed } from "#web/ui/lists/list-spec.ts";
import type { ListFilter } from "#web/ui/lists/narrow-list.ts";
import { useProjectQuality } from "./project-quality.ts";

/** Rows whose wording has findings, or has none. */
export function useFindingsFilter(): ListFilter<Listed> {
  const quality = useProjectQuality();
  return {
    key: "wording",
    label: "Wording",
    all: "Any wording",
    isAside: true,
    choices: [
      { value: "found", label: "With findings" },
      { value: "clean", label: "Without findings" },
    ],
    of: ({ id }) => (quality?.byRow.has(id) ? "found" : "clean"),
    signature: String(quality?.findings?.look ?? ""),
  };
}
