import { Check } from "lucide-react";
import { cn } from "#web/ui/cn.ts";
import { questionnaireSteps } from "./questionnaire-steps.ts";

const dots = {
  current: "border-accent bg-accent text-on-accent ring-4 ring-accent-soft",
  earlier: "border-success-ink bg-success-ink text-canvas",
  later: "border-control bg-hover text-muted",
};

export function StepIndicator({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-4">
      {questionnaireSteps.map(({ key, title }, index) => {
        const state = index === current ? "current" : index < current ? "earlier" : "later";
        return (
          <li
            key={key}
            aria-current={state === "current" ? "step" : undefined}
            className="relative grid min-w-0 justify-items-center gap-2 text-center"
          >
            {index > 0 ? (
              <span
                aria-hidden
                className={cn(
                  "absolute top-3.5 right-[calc(50%+1.25rem)] left-[calc(-50%+1.25rem)] h-px",
                  index <= current ? "bg-success-ink" : "bg-line",
                )}
              />
            ) : null}
            <span
              data-step={state}
              className={cn(
                "grid size-7 place-items-center rounded-full border text-xs font-semibold transition-colors",
                dots[state],
              )}
            >
              {state === "earlier" ? (
                <Check aria-hidden className="size-4" strokeWidth={2.5} />
              ) : (
                <span aria-hidden>{index + 1}</span>
              )}
            </span>
            <span
              className={cn(
                "max-w-full text-xs hyphens-auto wrap-anywhere max-[22rem]:text-[0.6875rem] sm:text-sm",
                state === "current" ? "font-semibold" : "text-muted",
              )}
            >
              {title}
              {state === "earlier" ? <span className="sr-only"> (done)</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
