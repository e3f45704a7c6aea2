import { useEffect } from "react";
import { useLocation } from "react-router";
import * as z from "zod";

const entry = z.object({ idx: z.int() });
let last = 0;

/** Gives a place in the router's count to an entry that somebody made by typing into the address bar, as a changed #hash is. */
export function useKnownEntries() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place that is gone to has its entry
  useEffect(() => {
    last = entry.safeParse(history.state).data?.idx ?? last;
  }, [key]);
}

// at the target those that capture are called first, before the router reads the entry
addEventListener(
  "popstate",
  ({ state }) => {
    if (!entry.safeParse(state).success) history.replaceState({ idx: last + 1, key: crypto.randomUUID(), usr: null }, "");
  },
  { capture: true },
);
