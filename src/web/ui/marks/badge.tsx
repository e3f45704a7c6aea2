import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#web/ui/cn.ts";

const badgeVariants = cva(
  "inline-flex h-5 items-center gap-1 rounded-md border px-1.5 text-2xs font-medium whitespace-nowrap tabular-nums [&_svg]:size-3",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-muted",
        accent: "border-accent-line bg-accent-soft text-accent-ink",
        success: "border-success-line bg-success-soft text-success-ink",
        warning: "border-warning-line bg-warning-soft text-warning-ink",
        danger: "border-danger-line bg-danger-soft text-danger-ink",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export function Badge({ tone, className, ...rest }: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ tone }), className)} {...rest} />;
}
