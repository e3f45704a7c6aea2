import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "#web/ui/cn.ts";

/** The first three lines of a text; where there are more, they are shown in place when asked for. */
export function CutText({ className, children }: { className?: string; children: ReactNode }) {
  const lines = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const drawn = lines.current;
    if (!drawn || isWhole) return;
    // told after the layout, so that nobody waits for one
    const watching = new ResizeObserver(() => setIsCut(drawn.scrollHeight > drawn.clientHeight + 1));
    watching.observe(drawn);
    return () => watching.disconnect();
  }, [isWhole]);
  return (
    <div className={className}>
      <div
        ref={lines}
        dir="auto"
        className={cn("whitespace-pre-line wrap-anywhere", !isWhole && "line-clamp-3 print:line-clamp-none")}
      >
        {children}
      </div>
      {isCut ? (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="rounded-sm text-xs text-accent-ink underline-offset-4 hover:underline print:hidden"
        >
          {isWhole ? "Show less" : "Show all"}
        </button>
      ) : null}
    </div>
  );
}
