import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Overlay } from "#web/ui/dialogs/overlay.tsx";
import { findPlaces, isAsked, offeredPlaces, readPlaces } from "./find-places.ts";
import type { Place } from "./place.ts";
import { PlaceItem } from "./place-item.tsx";
import { rowPlaces } from "./row-places.ts";
import { useFound } from "./use-found.ts";
import { usePlaces } from "./use-places.ts";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; onHelp: () => void };

export function PaletteDialog({ open, onOpenChange, onHelp }: Props) {
  const navigate = useNavigate();
  const comesFrom = useRef<Element | null>(null);

  function go({ to, state, opensHelp }: Place) {
    comesFrom.current = null;
    onOpenChange(false);
    if (opensHelp) onHelp();
    if (to) void navigate(to, { state });
  }

  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            comesFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (comesFrom.current instanceof HTMLElement) comesFrom.current.focus();
          }}
          className="fixed inset-x-3 top-[max(0.75rem,10dvh)] z-40 mx-auto max-w-xl overflow-hidden rounded-xl border bg-raised shadow-lift animate-rise focus:outline-none"
        >
          <Radix.Title className="sr-only">Go to</Radix.Title>
          <PlaceList onChoose={go} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function PlaceList({ onChoose }: { onChoose: (place: Place) => void }) {
  const [query, setQuery] = useState("");
  const { project_id, places, rows, isLoading, failed } = usePlaces();
  const searches = isAsked(query);
  const read = useMemo(() => (searches ? readPlaces([...places, ...rowPlaces(rows)]) : []), [searches, places, rows]);
  const found = searches ? findPlaces(read, query) : offeredPlaces(places);
  const named = new Set([...found.values()].flat().flatMap(({ reference }) => reference ?? []));
  const said = useFound(project_id, query, named);
  const groups = [...found, ...Map.groupBy(said.places, ({ group }) => group)];
  return (
    <Command label="Go to" shouldFilter={false} vimBindings={false} loop>
      <div className="flex items-center gap-2.5 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-faint" />
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder="A project, a screen, any words, or a number such as US-14"
          className="h-12 w-full min-w-0 bg-transparent text-base text-ink outline-none placeholder:text-faint sm:text-sm"
        />
      </div>
      <Command.List
        label="Places"
        className="max-h-[min(26rem,calc(80dvh-6rem))] scroll-py-2 overflow-y-auto overscroll-contain p-2 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-2xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-faint"
      >
        {groups.map(([group, members]) => (
          <Command.Group key={group} heading={group}>
            {members.map((place) => (
              <PlaceItem key={place.id} place={place} onChoose={() => onChoose(place)} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <p role="status" className={groups.length === 0 || failed ? "px-4 pt-3 pb-4 text-center text-muted" : "sr-only"}>
        {sayingOf({ hasFound: groups.length > 0, isLoading: isLoading || said.isLoading, failed })}
      </p>
    </Command>
  );
}

function sayingOf({ hasFound, isLoading, failed }: { hasFound: boolean; isLoading: boolean; failed: boolean }) {
  if (failed) return "Part of this project could not be loaded, so it is missing here. Close this and try again.";
  if (hasFound) return "";
  return isLoading ? "Looking…" : "Nothing found. Try another word, or a part of one.";
}
