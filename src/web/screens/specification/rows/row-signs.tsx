import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Acceptance } from "#domain/acceptance.ts";
import { acceptanceQuery } from "#web/queries/acceptance.ts";
import { type WorkIndex, workIndex, workQuery } from "#web/queries/work.ts";

/** What stands beside the numbers of rows: what nobody accepted of them, what is proposed for them and how far they are built. */
type Signs = { open?: Acceptance["open"]; work?: WorkIndex };

const SignsContext = createContext<Signs>({});

/** Listens for all rows at once: as many listeners as rows would have to come and go while a list is scrolled. */
export function RowSigns({ project_id, children }: { project_id: string; children: ReactNode }) {
  const { data: acceptance } = useQuery(acceptanceQuery(project_id));
  const { data: work } = useQuery(workQuery(project_id));
  const signs = useMemo(
    () => ({ ...(acceptance ? { open: acceptance.open } : {}), ...(work ? { work: workIndex(work) } : {}) }),
    [acceptance, work],
  );
  return <SignsContext value={signs}>{children}</SignsContext>;
}

export function useRowSigns(): Signs {
  return useContext(SignsContext);
}
