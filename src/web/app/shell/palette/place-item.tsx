import { Command } from "cmdk";
import { Reference } from "#web/ui/text/reference.tsx";
import type { Place } from "./place.ts";

export function PlaceItem({ place, onChoose }: { place: Place; onChoose: () => void }) {
  const { id, label, hint, reference } = place;
  return (
    <Command.Item
      value={id}
      onSelect={onChoose}
      className="flex min-h-9 cursor-pointer items-baseline gap-2.5 rounded-md px-2.5 py-2 text-muted aria-selected:bg-hover aria-selected:text-ink"
    >
      <span className="truncate text-ink">{label}</span>
      {hint ? <span className="min-w-0 shrink-[2] truncate text-xs text-muted">{hint}</span> : null}
      {reference ? <Reference className="ml-auto">{reference}</Reference> : null}
    </Command.Item>
  );
}
