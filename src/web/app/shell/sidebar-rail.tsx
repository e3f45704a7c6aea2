import { useState } from "react";
import { cn } from "#web/ui/cn.ts";
import { Sidebar } from "./sidebar.tsx";

/** The sidebar beside the screen: 256 px, or 64 px that open over the content while the mouse or the focus is in it. */
export function SidebarRail({ collapsed }: { collapsed: boolean }) {
  const [entered, setEntered] = useState(false);
  const narrow = collapsed && !entered;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only reveals what the keyboard reaches by focus
    <div
      data-testid="sidebar"
      className={cn(
        "print:hidden sticky top-14 z-20 hidden h-[calc(100dvh-3.5rem)] shrink-0 lg:block",
        collapsed ? "w-16" : "w-64",
      )}
      onMouseEnter={() => setEntered(true)}
      onMouseLeave={() => setEntered(false)}
      onFocus={() => setEntered(true)}
      onBlur={() => setEntered(false)}
    >
      <div
        className={cn(
          "absolute inset-y-0 left-0 overflow-hidden border-r bg-surface transition-[width] duration-150",
          narrow ? "w-16" : "w-64",
          collapsed && entered && "shadow-lift",
        )}
      >
        <Sidebar narrow={narrow} />
      </div>
    </div>
  );
}
