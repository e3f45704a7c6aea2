import { Popover } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { cn } from "#web/ui/cn.ts";
import type { Cited } from "./citations.ts";
import { useGlance } from "./use-glance.ts";

/** A number as a link to the row that bears it; pointing at it or reaching it by keyboard shows the row's first lines. */
export function CitationLink({
  cited,
  newTab = false,
  className,
  children = cited.label,
}: {
  cited: Cited;
  newTab?: boolean;
  className?: string;
  /** The number as it is drawn, where that is more than its letters. */
  children?: ReactNode;
}) {
  const { label, name, to } = cited;
  const anchor = useRef<HTMLAnchorElement>(null);
  // a list in sight has dozens of these, of which one is looked at
  const glance = useGlance();
  return (
    <>
      <Link
        ref={anchor}
        to={to}
        aria-label={name === label ? label : `${label}: ${name}`}
        {...(newTab ? { target: "_blank", rel: "noopener" } : {})}
        {...glance.link}
        className={cn(
          "rounded-sm font-medium whitespace-nowrap text-accent-ink tabular-nums underline decoration-accent-line underline-offset-3 hover:decoration-current",
          className,
        )}
      >
        {children}
      </Link>
      {glance.isOpen ? (
        <Popover.Root open onOpenChange={glance.close}>
          <Popover.Anchor virtualRef={anchor} />
          <Popover.Portal>
            <Popover.Content
              role="note"
              sideOffset={6}
              collisionPadding={8}
              onOpenAutoFocus={stay}
              onCloseAutoFocus={stay}
              {...glance.card}
              className="z-50 grid w-80 max-w-[calc(100vw-1rem)] gap-1 rounded-lg border bg-raised px-4 py-3 text-left text-sm font-normal text-ink shadow-float animate-rise"
            >
              <CitedWords cited={cited} />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      ) : null}
    </>
  );
}

/** The focus is where somebody reads. */
const stay = (event: Event) => event.preventDefault();

function CitedWords({ cited: { label, kind, name, text } }: { cited: Cited }) {
  return (
    <>
      <p className="flex gap-2 text-2xs text-faint">
        {label === name ? null : <span className="font-mono tracking-tight tabular-nums">{label}</span>}
        {kind}
      </p>
      <p className="line-clamp-2 font-medium wrap-anywhere">{name}</p>
      {text ? <p className="line-clamp-4 whitespace-pre-line text-muted wrap-anywhere">{text}</p> : null}
    </>
  );
}
