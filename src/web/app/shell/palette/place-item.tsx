import { Command } from "cmdk";
import { MarkedRuns } from "#web/ui/text/marked-runs.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import type { Place } from "./place.ts";

export function PlaceItem({ place, onChoose }: { place: Place; onChoose: () => void }) {
  const { id, label, hint, reference, excerpt } = place;
  return (
    <Command.Item
      value={id}
      onSelect={onChoose}
      className="flex min-h-9 cursor-pointer flex-wrap items-baseline gap-x-2.5 rounded-md px-2.5 py-2 text-muted aria-selected:bg-hover aria-selected:text-ink"
    >
      <span className="max-w-[75%] truncate text-ink">{label}</span>
      {hint ? <span className="min-w-0 shrink-[2] truncate text-xs text-muted">{hint}</span> : null}
      {reference ? <Reference className="ml-auto">{reference}</Reference> : null}
      {excerpt ? (
        <span dir="auto" className="line-clamp-2 basis-full text-xs wrap-anywhere">
          <MarkedRuns runs={excerpt} />
        </span>
      ) : null}
    </Command.Item>
  );
}
