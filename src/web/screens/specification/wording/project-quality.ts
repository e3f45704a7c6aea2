import { createContext, useContext } from "react";
import type { FoundWording } from "#web/queries/found-wording.ts";

export const QualityContext = createContext<FoundWording | null>(null);

/** What is found in the wording of the project that is open. */
export function useProjectQuality(): FoundWording | null {
  return useContext(QualityContext);
}
