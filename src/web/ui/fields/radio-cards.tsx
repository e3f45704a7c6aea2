import { RadioGroup as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { cn } from "#web/ui/cn.ts";
import { useFieldControl, useFieldLabelId } from "./field.tsx";

type RadioProps = {
  value: string;
  onValueChange: (value: string) => void;
  disabled?: boolean;
  className?: string;
  "aria-label"?: string;
};

function Dot() {
  return <Radix.Indicator className="size-1.5 rounded-full bg-on-accent" />;
}

function useGroupWiring(label: string | undefined) {
  const labelId = useFieldLabelId();
  const { id: _id, ...wiring } = { id: undefined, ...useFieldControl() };
  return { ...wiring, "aria-label": label, "aria-labelledby": label ? undefined : labelId };
}

export type RadioCard = { value: string; label: string; description?: string; icon?: ReactNode };

export function RadioCards({ cards, className, "aria-label": label, ...rest }: RadioProps & { cards: readonly RadioCard[] }) {
  const base = useId();
  return (
    <Radix.Root
      {...useGroupWiring(label)}
      className={cn("grid grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] gap-2", className)}
      {...rest}
    >
      {cards.map((card) => (
        <Radix.Item
          key={card.value}
          value={card.value}
          aria-labelledby={`${base}-${card.value}`}
          aria-describedby={card.description ? `${base}-${card.value}-hint` : undefined}
          className="group flex min-h-12 items-start gap-3 rounded-lg border bg-surface p-3 text-left transition-colors hover:border-control hover:bg-sunken disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:ring-1 data-[state=checked]:ring-accent"
        >
          {card.icon ? (
            <span aria-hidden className="mt-0.5 text-faint group-data-[state=checked]:text-accent-ink [&_svg]:size-4.5">
              {card.icon}
            </span>
          ) : null}
          <span className="grid min-w-0 grow gap-0.5">
            <span id={`${base}-${card.value}`} className="font-medium">
              {card.label}
            </span>
            {card.description ? (
              <span id={`${base}-${card.value}-hint`} className="text-xs text-muted">
                {card.description}
              </span>
            ) : null}
          </span>
          <span
            aria-hidden
            className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control bg-surface group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent"
          >
            <Dot />
          </span>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
