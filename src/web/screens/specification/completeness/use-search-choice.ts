import { useSearchParams } from "react-router";

/** A choice that stands in the address. */
export function useSearchChoice(name: string): [string | null, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get(name), choose];
}
