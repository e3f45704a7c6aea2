import { useCallback, useLayoutEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Workspace } from "./workspace.ts";

/** Each row has buttons that ask, and shall rest while the address changes around them. */
export function useAsk(): Workspace["ask"] {
  const [, setSearch] = useSearchParams();
  const latest = useRef(setSearch);
  useLayoutEffect(() => {
    latest.current = setSearch;
  });
  return useCallback((name, value) => {
    latest.current((search) => new URLSearchParams([...search, [name, value]]), { preventScrollReset: true });
  }, []);
}
