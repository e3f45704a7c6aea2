import { cn } from "#web/ui/cn.ts";

export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-2xs font-semibold text-accent-ink uppercase ring-1 ring-accent-line",
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string) {
  const words = name.split(/[\s@._-]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("");
}
