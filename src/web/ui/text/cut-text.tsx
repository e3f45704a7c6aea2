import { type ReactNode, useEffect, useRef, useState } from "react";
import { cn } from "#web/ui/cn.ts";
import { followSize } from "#web/ui/layout/follow-size.ts";

/** The first three lines of a text; where there are more, they are shown in place when asked for. */
export function CutText({ className, children }: { className?: string; children: ReactNode }) {
  const lines = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    const drawn = lines.current;
    if (!drawn || isWhole) return;
    return followSize(drawn, () => {
      const is = drawn.scrollHeight > drawn.clientHeight + 1;
      return () => setIsCut(is);
    });
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
