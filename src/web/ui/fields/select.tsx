import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { cn } from "#web/ui/cn.ts";
import { FloatingRegion } from "#web/ui/layout/floating-region.tsx";
import { type Choice, choiceOf } from "./choice.ts";
import { useFieldControl, useFieldLabelId } from "./field.tsx";
import { controlClasses } from "./input.tsx";

export type SelectProps = {
  value: string;
  onValueChange: (value: string) => void;
  choices: readonly Choice[];
  placeholder?: string;
  disabled?: boolean;
  size?: "sm" | "md";
  className?: string;
  "aria-label"?: string;
};

export function Select({
  value,
  onValueChange,
  choices,
  placeholder = "Choose…",
  disabled = false,
  size = "md",
  className,
  ...rest
}: SelectProps) {
  const control = useFieldControl();
  const labelId = useFieldLabelId();
  // hundreds of choices cost a frame, and most pickers are never opened; letters typed on a closed one look through them
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = choices.map(choiceOf).find((choice) => choice.value === value);
  const list = (
    <Radix.Content
      position="popper"
      sideOffset={4}
      collisionPadding={8}
      className="z-50 max-h-[min(22rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-hidden rounded-lg border bg-raised shadow-float animate-rise"
    >
      <Radix.Viewport className="p-1">
        {isAsked ? choices.map((choice) => <Item key={choiceOf(choice).value} choice={choice} />) : null}
      </Radix.Viewport>
    </Radix.Content>
  );
  return (
    <Radix.Root
      value={value}
      onValueChange={onValueChange}
      onOpenChange={(open) => {
        setIsOpen(open);
        if (open) setIsAsked(true);
      }}
      disabled={disabled}
    >
      <Radix.Trigger
        {...control}
        aria-label={rest["aria-label"]}
        aria-labelledby={rest["aria-label"] || !labelId ? undefined : labelId}
        onKeyDownCapture={({ key }) => {
          if (key.length === 1) flushSync(() => setIsAsked(true));
        }}
        className={cn(
          controlClasses,
          "flex items-center justify-between gap-2 text-left data-placeholder:text-faint",
          size === "md" ? "h-9" : "h-8",
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder}>{chosen?.label}</Radix.Value>
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
        </Radix.Icon>
      </Radix.Trigger>
      {/* a press beside the choices closes them and does nothing else */}
      {isOpen ? createPortal(<div className="pointer-events-auto fixed inset-0 z-50" />, document.body) : null}
      <Radix.Portal>{isOpen ? <FloatingRegion>{list}</FloatingRegion> : list}</Radix.Portal>
    </Radix.Root>
  );
}

function Item({ choice }: { choice: Choice }) {
  const { value, label, description } = choiceOf(choice);
  return (
    <Radix.Item
      value={value}
      aria-description={description}
      className="relative flex min-h-8 cursor-default flex-col justify-center rounded-md py-1.5 pr-8 pl-2.5 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-hover"
    >
      <Radix.ItemText>{label}</Radix.ItemText>
      {/* told as the description, and no part of the name, which is the label alone */}
      {description ? (
        <span aria-hidden data-said={description} className="text-xs text-muted before:content-[attr(data-said)]" />
      ) : null}
      <Radix.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden className="size-4 text-accent-ink" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
