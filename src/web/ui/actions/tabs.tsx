import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";

/** Give it `value` and `onValueChange`, or `defaultValue`; inside, one `TabList` and a `TabPanel` for each tab. */
export function Tabs(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} />;
}

export function TabList({
  tabs,
  variant = "line",
  className,
  "aria-label": label,
}: {
  tabs: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  variant?: "line" | "boxed";
  className?: string;
  "aria-label"?: string;
}) {
  const boxed = variant === "boxed";
  return (
    <Radix.List
      aria-label={label}
      className={cn(
        boxed
          ? "grid auto-cols-fr grid-flow-col gap-1 rounded-lg bg-sunken p-1"
          : "flex gap-5 overflow-x-auto shadow-[inset_0_-1px_var(--line)]",
        className,
      )}
    >
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          disabled={tab.disabled}
          className={cn(
            "font-medium whitespace-nowrap text-muted transition-colors hover:text-ink data-[state=active]:text-ink disabled:opacity-50",
            boxed
              ? "h-7 rounded-md px-3 data-[state=active]:bg-lifted data-[state=active]:shadow-card"
              : "h-9 border-b-2 border-transparent px-0.5 -outline-offset-2 data-[state=active]:border-accent",
          )}
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("pt-5 focus-visible:outline-offset-4", className)} {...rest} />;
}
