import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod";
import { useWorkspace } from "./workspace.ts";

const asking = z.object({ adds: z.literal(true) });

/** Begins a new row where the link that led here asks for one; once, not again on the way back or after a reload. */
export function useAskedToAdd(begin: () => void) {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const { canEdit } = useWorkspace();
  const isAsked = asking.safeParse(state).success;
  const answer = useEffectEvent(() => {
    void navigate({ search }, { replace: true, state: null });
    if (canEdit) begin();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may be asked for again from where one stands
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked, key]);
}
