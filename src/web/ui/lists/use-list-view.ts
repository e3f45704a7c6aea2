import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { ListView } from "./narrow-list.ts";

/** In milliseconds; the address follows once nothing is typed. */
const rest = 250;

/** What is looked for, kept in the address so that a reload or a link shows the same rows. */
export function useListView(filterKeys: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const written = params.get("q") ?? "";
  // the address follows a moment later, and until then the old one does not count
  if (typed === written) setTyped(null);
  const query = typed ?? written;
  const searched = useDeferredValue(query);
  // whoever leaves in the meantime is not called back
  useEffect(() => () => clearTimeout(waiting.current), []);

  function write(changes: Readonly<Record<string, string>>) {
    clearTimeout(waiting.current);
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries({ q: query, ...changes })) {
      if (value === "") next.delete(key);
      else next.set(key, value);
    }
    setTyped(next.get("q") ?? "");
    // the place in the workspace may stand in the state, and the page shall not jump
    setParams(next, { replace: true, preventScrollReset: true, state });
  }

  const filters = Object.fromEntries(
    filterKeys.flatMap((key) => {
      const value = params.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
  const view: ListView = { query: searched, filters, sort: params.get("sort") ?? "" };
  return {
    view,
    query,
    /** What is typed is not in the address yet. */
    isTyping: typed !== null,
    isNarrowed: query.trim() !== "" || Object.keys(filters).length > 0,
    search: (text: string) => {
      setTyped(text);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => write({ q: text }), rest);
    },
    /** Puts what is typed into the address at once, for whoever goes on elsewhere. */
    settle: () => {
      if (typed !== null) write({});
    },
    filter: (key: string, value: string) => write({ [key]: value }),
    sort: (key: string) => write({ sort: key }),
    clear: () => write({ q: "", ...Object.fromEntries(filterKeys.map((key) => [key, ""])) }),
  };
}
