import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";

const first = 50;
const step = 200;
/** How many rows are drawn before one that is looked for. */
const before = 10;

/** The first rows of a long list, or those around the one looked for, and buttons for the ones before and after. */
export function SomeOfMany<Row>({
  rows,
  wanted = -1,
  children,
}: {
  rows: readonly Row[];
  wanted?: number;
  children: (row: Row) => ReactNode;
}) {
  const [asked, setAsked] = useState({ from: 0, to: first });
  const isAmong = wanted < 0 || (asked.from <= wanted && wanted < asked.to);
  const start = Math.max(0, wanted - before);
  const { from, to } = isAmong ? asked : { from: start, to: start + first };
  const left = rows.length - to;
  return (
    <>
      {from > 0 ? (
        <div className="border-b px-5 py-3">
          <Button size="sm" onClick={() => setAsked({ from: Math.max(0, from - step), to })}>
            Show {Math.min(from, step)} before these
          </Button>
        </div>
      ) : null}
      <ul className="divide-y">{rows.slice(from, to).map(children)}</ul>
      {left > 0 ? (
        <div className="border-t px-5 py-3">
          <Button size="sm" onClick={() => setAsked({ from, to: to + step })}>
            Show {Math.min(left, step)} more
          </Button>
        </div>
      ) : null}
    </>
  );
}
