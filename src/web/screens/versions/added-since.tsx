import type { ComparedPart } from "#domain/compare/compare.ts";
import { Reference } from "#web/ui/text/reference.tsx";

/** The rows and texts that are there now and were not when the state was kept. */
export function AddedSince({ since }: { since: readonly ComparedPart[] }) {
  const added = since.flatMap(({ key, items }) =>
    items.filter(({ kind }) => kind === "removed").map(({ item }) => ({ key: `${key} ${item.id}`, ...item })),
  );
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">Added since</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <ul aria-label="Added since" tabIndex={0} className="grid max-h-40 gap-1 overflow-y-auto">
        {added.map(({ key, reference, title }) => (
          <li key={key} className="flex items-baseline gap-2">
            {reference ? <Reference>{reference}</Reference> : null}
            <span className="wrap-anywhere">{title}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
