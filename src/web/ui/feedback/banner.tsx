import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";

const tones = {
  danger: { icon: CircleAlert, classes: "border-danger-line bg-danger-soft", ink: "text-danger-ink" },
  warning: { icon: TriangleAlert, classes: "border-warning-line bg-warning-soft", ink: "text-warning-ink" },
  success: { icon: CircleCheck, classes: "border-success-line bg-success-soft", ink: "text-success-ink" },
  info: { icon: Info, classes: "border-accent-line bg-accent-soft", ink: "text-accent-ink" },
};

export type BannerProps = {
  tone?: keyof typeof tones;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onRetry?: () => void;
  retry?: string;
  className?: string;
};

export function Banner({ tone = "danger", title, children, action, onRetry, retry = "Try again", className }: BannerProps) {
  const { icon: Icon, classes, ink } = tones[tone];
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={cn("flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border px-3.5 py-2.5", classes, className)}
    >
      <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", ink)} />
      <div className="min-w-48 grow basis-0 wrap-anywhere">
        <p className={cn("font-medium", ink)}>{title}</p>
        {children ? <div className="mt-0.5 text-ink">{children}</div> : null}
      </div>
      {onRetry ? (
        <Button size="sm" onClick={onRetry} className="-my-0.5">
          {retry}
        </Button>
      ) : null}
      {action}
    </div>
  );
}
