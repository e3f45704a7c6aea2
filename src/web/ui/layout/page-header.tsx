import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "#web/ui/cn.ts";

export type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  back?: { to: string; label: string };
  badge?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

export function PageHeader({ title, description, back, badge, actions, className }: PageHeaderProps) {
  return (
    <header className={cn("mb-6 grid gap-2", className)}>
      {back ? <BackLink {...back} /> : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-2.5">
            <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {badge}
          </div>
          {description ? <p className="max-w-prose text-pretty text-muted">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
    </header>
  );
}

export function BackLink({ to, label }: NonNullable<PageHeaderProps["back"]>) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-6 items-center gap-1 justify-self-start rounded-sm text-muted hover:text-ink"
    >
      <ChevronLeft aria-hidden className="size-4" />
      {label}
    </Link>
  );
}

const widths = { narrow: "max-w-2xl", medium: "max-w-4xl", normal: "max-w-6xl", full: "max-w-none" };

/** The padded column a screen stands in. */
export function Screen({
  width = "normal",
  className,
  children,
}: {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}) {
  return <div className={cn("mx-auto w-full px-4 py-6 sm:px-6 lg:px-8 lg:py-8", widths[width], className)}>{children}</div>;
}
