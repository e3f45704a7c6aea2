import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { cn } from "#web/ui/cn.ts";

export function SidebarLink({
  to,
  icon,
  narrow = false,
  end = false,
  children,
}: {
  to: string;
  icon?: ReactNode;
  narrow?: boolean;
  end?: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <NavLink
        to={to}
        end={end}
        className={({ isActive }) =>
          cn(
            "flex h-8 items-center gap-2.5 rounded-md px-2.5 -outline-offset-2 transition-colors [&_svg]:size-4 [&_svg]:shrink-0",
            isActive ? "bg-hover font-medium text-ink" : "text-muted hover:bg-sunken hover:text-ink",
          )
        }
      >
        {icon}
        <span className={cn("truncate", narrow && "sr-only")}>{children}</span>
      </NavLink>
    </li>
  );
}
