import { createContext, useContext } from "react";
import type { Linter } from "#web/queries/linter.ts";
import type { PlacedFinding, ProjectFindings } from "#web/queries/quality-told.ts";

/** What was found in a project, undefined until it was looked through once; findings by the id of their row without those that are kept. */
export type ProjectQuality = {
  linter: Linter;
  findings: ProjectFindings | undefined;
  byRow: ReadonlyMap<string, readonly PlacedFinding[]>;
};

export const QualityContext = createContext<ProjectQuality | null>(null);

export function useProjectQuality(): ProjectQuality | null {
  return useContext(QualityContext);
}

/** Findings that count and that nobody keeps. */
export const isOpen = ({ finding, kept }: PlacedFinding) => finding.scored && !kept;
