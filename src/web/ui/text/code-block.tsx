import { cn } from "#web/ui/cn.ts";

export function CodeBlock({ label, children, className }: { label: string; children: string; className?: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={cn("overflow-x-auto rounded-lg border bg-sunken p-3", className)}>
      <pre className="font-mono text-xs leading-5">{children}</pre>
    </section>
  );
}
