import { Command } from "cmdk";
import { Check, ChevronDown } from "lucide-react";
import { Popover } from "radix-ui";
import { useState } from "react";
import { cn } from "#web/ui/cn.ts";
import { type Choice, choiceOf } from "./choice.ts";
import { useFieldControl, useFieldLabelId } from "./field.tsx";
import { controlClasses } from "./input.tsx";

/** As many as are looked through by eye; further ones are found by typing. */
const most = 50;

/** A select among so many choices that one is found by typing a few of its letters. */
export function FindSelect({
  value,
  onValueChange,
  choices,
  find,
  placeholder = "Choose…",
}: {
  value: string;
  onValueChange: (value: string) => void;
  choices: readonly Choice[];
  /** What the field to type in is called. */
  find: string;
  placeholder?: string;
}) {
  const control = useFieldControl();
  const labelId = useFieldLabelId();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  const all = choices.map(choiceOf);
  const chosen = all.find((choice) => choice.value === value);
  const found = matching(all, query);

  function change(next: boolean) {
    setOpen(next);
    setQuery("");
  }

  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>
        <button
          type="button"
          role="combobox"
          aria-expanded={open}
          {...control}
          aria-labelledby={labelId}
          className={cn(controlClasses, "flex h-9 items-center justify-between gap-2 text-left", !chosen && "text-faint")}
        >
          <span className="truncate">{chosen?.label ?? placeholder}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-faint" />
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={find}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 w-(--radix-popover-trigger-width) min-w-64 overflow-hidden rounded-lg border bg-raised shadow-float animate-rise"
        >
          <Command shouldFilter={false} label={find}>
            <Command.Input
              value={query}
              onValueChange={setQuery}
              placeholder={find}
              className="h-9 w-full border-b bg-transparent px-3 outline-none placeholder:text-faint"
            />
            <Command.List className="max-h-72 overflow-y-auto overscroll-contain p-1">
              <Command.Empty className="px-2.5 py-2 text-muted">Nothing matches</Command.Empty>
              {found.slice(0, most).map(({ value: key, label, description }) => (
                <Command.Item
                  key={key}
                  value={key}
                  onSelect={() => {
                    onValueChange(key);
                    change(false);
                  }}
                  className="relative flex min-h-8 cursor-default flex-col justify-center rounded-md py-1.5 pr-8 pl-2.5 select-none data-[selected=true]:bg-hover"
                >
                  <span className="wrap-anywhere">{label}</span>
                  {description ? <span className="text-xs text-muted">{description}</span> : null}
                  {key === value ? <Check aria-hidden className="absolute right-2.5 size-4 text-accent-ink" /> : null}
                </Command.Item>
              ))}
              {found.length > most ? (
                <p className="px-2.5 py-1.5 text-xs text-faint">Type to find the other {found.length - most}</p>
              ) : null}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function matching<Found extends { label: string }>(choices: readonly Found[], query: string): readonly Found[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)));
}
