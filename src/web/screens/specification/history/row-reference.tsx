import { useSearchParams } from "react-router";
import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { historyOf } from "#web/queries/row-revisions.ts";
import { Reference } from "#web/ui/text/reference.tsx";

/** A row's number, which opens what the row said before. */
export function RowReference({ noun, row }: { noun: Noun; row: { id: string; number: number } }) {
  const [, setSearch] = useSearchParams();
  const reference = cite(noun, row.number);
  return (
    <button
      type="button"
      aria-label={`History of ${reference}`}
      title={`History of ${reference}`}
      className="-m-1.5 rounded-md p-1.5 underline-offset-4 hover:underline"
      onClick={() =>
        setSearch((search) => new URLSearchParams([...search, ["history", historyOf(noun, row.id)]]), {
          preventScrollReset: true,
        })
      }
    >
      <Reference>{reference}</Reference>
    </button>
  );
}
