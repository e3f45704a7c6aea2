import { Link, type LinkProps } from "react-router";
import { cn } from "#web/ui/cn.ts";

export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link className={cn("rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline", className)} {...rest} />
  );
}
