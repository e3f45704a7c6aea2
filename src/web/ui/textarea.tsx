import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { useFieldControl } from "./field.tsx";
import { controlClasses } from "./input.tsx";

/** Grows with its text from `rows` up to `maxRows`, then scrolls. */
export function Textarea({
  className,
  rows = 3,
  maxRows = 24,
  style,
  ...rest
}: ComponentProps<"textarea"> & { maxRows?: number }) {
  return (
    <textarea
      {...useFieldControl()}
      rows={rows}
      style={{ minHeight: `calc(${rows} * 1.5rem + 1rem)`, maxHeight: `calc(${maxRows} * 1.5rem + 1rem)`, ...style }}
      className={cn(controlClasses, "field-sizing-content resize-y py-2 leading-6 sm:leading-6", className)}
      {...rest}
    />
  );
}
