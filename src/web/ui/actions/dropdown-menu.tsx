import { Check } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";
import { FloatingRegion } from "#web/ui/layout/floating-region.tsx";

const itemClasses =
  "flex min-h-8 cursor-default items-center gap-2 rounded-md px-2.5 py-1.5 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint";

export function DropdownMenu({
  trigger,
  align = "end",
  className,
  children,
}: {
  trigger: ReactNode;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <FloatingRegion>
          <Radix.Content
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg border bg-raised p-1 shadow-float animate-rise",
              className,
            )}
          >
            {children}
          </Radix.Content>
        </FloatingRegion>
      </Radix.Portal>
    </Radix.Root>
  );
}

export function MenuItem({
  className,
  destructive = false,
  ...rest
}: ComponentProps<typeof Radix.Item> & { destructive?: boolean }) {
  return (
    <Radix.Item
      className={cn(
        itemClasses,
        destructive && "text-danger-ink data-highlighted:bg-danger-soft [&_svg]:text-danger-ink",
        className,
      )}
      {...rest}
    />
  );
}

export function MenuCheckItem({ checked, className, children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem checked={checked ?? false} className={cn(itemClasses, "justify-between", className)} {...rest}>
      <span className="truncate">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden className="text-accent-ink!" />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-1.5 pb-1 text-xs font-medium text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}
