import type { ComponentProps } from "react";
import { cn } from "#web/ui/cn.ts";

/** Scrolls sideways in its own box on narrow screens. Give it a `label`. */
export function Table({ label, className, ...rest }: ComponentProps<"table"> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <table className={cn("w-full border-collapse text-left", className)} {...rest} />
    </section>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<"thead">) {
  return <thead className={cn("border-b text-xs text-muted", className)} {...rest} />;
}

export function TableRow({ className, ...rest }: ComponentProps<"tr">) {
  return <tr className={cn("not-last:border-b [tbody_&]:hover:bg-canvas", className)} {...rest} />;
}

export function TableHeading({ className, ...rest }: ComponentProps<"th">) {
  return <th scope="col" className={cn("h-9 px-3 font-medium first:pl-5 last:pr-5", className)} {...rest} />;
}

export function TableCell({ className, ...rest }: ComponentProps<"td">) {
  return <td className={cn("h-11 px-3 py-2 align-middle first:pl-5 last:pr-5", className)} {...rest} />;
}
