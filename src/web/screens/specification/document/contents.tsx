import { memo, useEffect, useRef } from "react";
import type { Heading } from "#domain/document/reading.ts";
import { cn } from "#web/ui/cn.ts";
import { HashLink } from "./hash-link.tsx";

type ContentsProps = {
  headings: readonly Heading[];
  /** The number of the one that is read. */
  here: string | null;
  onChosen?: () => void;
};

/** The chapters, of which the one that is read is marked; none comes or goes while one reads, so that they stand still. */
export const Contents = memo(function Contents({ headings, here, onChosen }: ContentsProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = here === null ? null : list.current?.querySelector(`[data-number="${CSS.escape(here)}"]`);
    if (current instanceof HTMLElement && list.current) bringIntoView(current, list.current);
  }, [here]);
  return (
    <nav ref={list} aria-label="Contents" className="h-full overflow-y-auto overscroll-contain px-3 py-5 text-sm">
      <p className="px-2 pb-2 text-2xs font-medium text-faint">Contents</p>
      <ol className="grid gap-px">
        {headings.map((heading) => (
          <li key={heading.key}>
            <Entry heading={heading} isHere={heading.number === here} onChosen={onChosen} />
          </li>
        ))}
      </ol>
    </nav>
  );
});

type EntryProps = { heading: Heading; isHere: boolean; onChosen: (() => void) | undefined };

const Entry = memo(function Entry({ heading, isHere, onChosen }: EntryProps) {
  const { number, cite, title, depth } = heading;
  return (
    <HashLink
      hash={number}
      data-number={number}
      aria-current={isHere ? "location" : undefined}
      onClick={onChosen}
      style={{ paddingInlineStart: `${depth * 0.75 - 0.25}rem` }}
      className={cn(
        "flex min-h-8 items-baseline gap-2 rounded-md py-1.5 pe-2 leading-5 -outline-offset-2 transition-colors lg:min-h-7 lg:py-1",
        depth === 1 ? "mt-2 font-medium text-ink" : "text-muted",
        isHere ? "bg-accent-soft text-accent-ink" : "hover:bg-sunken hover:text-ink",
      )}
    >
      <span className="shrink-0 text-xs tabular-nums">{number}</span>
      <span className="min-w-0 wrap-anywhere">{[cite, title].filter(Boolean).join(" ")}</span>
    </HashLink>
  );
});

/** Within its own list alone: the page stays where it is. */
function bringIntoView(entry: HTMLElement, list: HTMLElement) {
  const [own, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (own.top < frame.top + 48) list.scrollTop -= frame.top + 48 - own.top;
  else if (own.bottom > frame.bottom - 48) list.scrollTop += own.bottom - frame.bottom + 48;
}
