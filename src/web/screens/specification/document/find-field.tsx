import { ChevronDown, ChevronUp, Search } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useLoneKey } from "#web/ui/actions/use-lone-key.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { inFigures } from "#web/ui/text/counted.ts";
import type { Find } from "./use-find.ts";

/** Finds words in the document: Enter leads to the next place, with Shift to the one before, Escape back to the text; `/` leads here. */
export function FindField({ find }: { find: Find }) {
  const isWide = useIsWide();
  const field = useRef<HTMLInputElement>(null);
  useLoneKey("/", () => field.current?.focus());
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") (event.shiftKey ? find.previous : find.next)();
    else if (event.key !== "Escape") return;
    else if (find.words === "") field.current?.blur();
    else find.setWords("");
    event.preventDefault();
  }
  const isSought = find.words.trim() !== "";
  const unlessSought = isSought ? "" : "max-sm:hidden";
  return (
    <search aria-label="The document" className="flex min-w-0 items-center gap-0.5 max-sm:grow">
      <div className="relative min-w-0 max-sm:grow">
        <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 size-4 text-faint" />
        <Input
          ref={field}
          type="search"
          aria-label="Find in the document"
          aria-keyshortcuts="/"
          placeholder={isWide ? "Find in the document" : "Find…"}
          value={find.words}
          onChange={(event) => find.setWords(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-8 w-full pr-2 pl-8 sm:w-48 xl:w-60"
        />
      </div>
      <p role="status" className="px-1 text-center whitespace-nowrap sm:min-w-16 text-xs text-muted tabular-nums">
        {isSought && find.isDone ? saidOf(find) : ""}
      </p>
      <IconButton
        label="Previous match"
        size="icon-sm"
        className={unlessSought}
        disabled={find.count === 0}
        onClick={find.previous}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton label="Next match" size="icon-sm" className={unlessSought} disabled={find.count === 0} onClick={find.next}>
        <ChevronDown aria-hidden />
      </IconButton>
    </search>
  );
}

function saidOf({ at, count, isWhole }: Find): string {
  if (count === 0) return isWhole ? "Not found" : "Looking…";
  return `${inFigures(at + 1)} of ${inFigures(count)}${isWhole ? "" : "…"}`;
}
