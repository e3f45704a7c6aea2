import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";

export function Popover({
  trigger,
  label,
  align = "end",
  className,
  onOpenChange,
  children,
}: {
  trigger: ReactNode;
  label: string;
  align?: "start" | "center" | "end";
  className?: string;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Radix.Root {...(onOpenChange ? { onOpenChange } : {})}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn("z-50 w-80 max-w-[calc(100vw-1rem)] rounded-lg border bg-raised shadow-float animate-rise", className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Around a link or button inside that ends the popover. */
export function PopoverClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
