import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";

const STEP = 50;

/** The first rows of a long list, those up to the one looked for among them, and a button for the next ones. */
export function SomeOfMany<Row>({
  rows,
  wanted = -1,
  children,
}: {
  rows: readonly Row[];
  wanted?: number;
  children: (row: Row) => ReactNode;
}) {
  const [more, setShown] = useState(STEP);
  const shown = Math.max(more, wanted + 1);
  const left = rows.length - shown;
  return (
    <>
      <ul className="divide-y">{rows.slice(0, shown).map(children)}</ul>
      {left > 0 ? (
        <div className="border-t px-5 py-3">
          <Button size="sm" onClick={() => setShown(shown + STEP * 4)}>
            Show {Math.min(left, STEP * 4)} more
          </Button>
        </div>
      ) : null}
    </>
  );
}
