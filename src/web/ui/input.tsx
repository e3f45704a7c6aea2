import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { useFieldControl } from "./field.tsx";

export const controlClasses =
  "w-full min-w-0 rounded-md border border-control bg-surface px-2.5 text-base text-ink transition-[border-color,box-shadow] duration-100 hover:border-muted focus-visible:border-accent-ink focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent-ink/35 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&:is(input,textarea):read-only]:bg-sunken [&:is(input,textarea):read-only]:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger/35 sm:text-sm";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...useFieldControl()} className={cn(controlClasses, "h-9", className)} {...rest} />;
}
