import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { Acceptance } from "#domain/acceptance.ts";
import { acceptanceQuery } from "#web/queries/acceptance.ts";
import { type WorkIndex, workIndex, workQuery } from "#web/queries/work.ts";

/** What stands beside the numbers of rows: what nobody accepted of them, what is proposed for them and how far they are built. */
type Signs = { open?: Acceptance["open"]; work?: WorkIndex };

const SignsContext = createContext<Signs>({});
const WantedContext = createContext<() => void>(() => {});

/**
 * Listens for all rows at once: as many listeners as rows would have to come and go while a list is scrolled. Begins with the first
 * row, since what stands beside the rows comes along with their lists.
 */
export function RowSigns({ project_id, children }: { project_id: string; children: ReactNode }) {
  const [enabled, setEnabled] = useState(false);
  const [want] = useState(() => () => setEnabled(true));
  const { data: acceptance } = useQuery({ ...acceptanceQuery(project_id), enabled });
  const { data: work } = useQuery({ ...workQuery(project_id), enabled });
  const signs = useMemo(
    () => ({ ...(acceptance ? { open: acceptance.open } : {}), ...(work ? { work: workIndex(work) } : {}) }),
    [acceptance, work],
  );
  return (
    <WantedContext value={want}>
      <SignsContext value={signs}>{children}</SignsContext>
    </WantedContext>
  );
}

export function useRowSigns(): Signs {
  const want = useContext(WantedContext);
  useEffect(want, [want]);
  return useContext(SignsContext);
}
