import { createContext } from "react";
import type { Part } from "#domain/compare/version.ts";
import type { KeptState } from "#web/queries/restored-states.ts";

/** Where rows and texts can be brought back from, and what is kept there; null where nothing can be, or by nobody who looks. */
export type Restoring = KeptState & { project_id: string; kept: readonly Part[] };

export const RestoringContext = createContext<Restoring | null>(null);
