import { cn } from "#web/ui/cn.ts";

export function BrandMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className={cn("size-6 shrink-0", className)}>
      <rect width="24" height="24" rx="6" fill="var(--accent)" />
      <g stroke="#fff" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="m10.9 8.1-4.4 10.4M13.1 8.1l4.4 10.4" />
        <path d="M7.9 15.1a7.4 7.4 0 0 0 8.2 0" />
      </g>
      <circle cx="12" cy="6.3" r="2" fill="#fff" />
    </svg>
  );
}

export function Brand({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2 font-semibold tracking-tight", className)}>
      <BrandMark />
      {name}
    </span>
  );
}
