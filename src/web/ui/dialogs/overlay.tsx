import type { ComponentProps } from "react";
import { cn } from "#web/ui/cn.ts";

/** What lies over the page while something asks for attention; the page under it holds still by `theme.css`, without being styled anew. */
export function Overlay({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      data-overlay
      // the track of its scrollbar is the shade and no bright strip beside it
      className={cn(
        "pointer-events-auto fixed inset-0 z-40 bg-shade animate-appear [scrollbar-color:var(--muted)_transparent]",
        className,
      )}
      {...rest}
    />
  );
}
