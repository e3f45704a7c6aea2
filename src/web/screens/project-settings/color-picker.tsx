import { Check } from "lucide-react";
import { projectColors } from "#domain/projects.ts";
import { cn } from "#web/ui/cn.ts";
import { useFieldControl, useFieldLabelId } from "#web/ui/fields/field.tsx";

const names = ["Blue", "Green", "Orange", "Violet", "Pink", "Yellow", "Cyan", "Rose"];

/** The project colours; none leaves it to the id. */
export function ColorPicker({
  value,
  disabled,
  onChange,
}: {
  value: string | null;
  disabled: boolean;
  onChange: (color: string | null) => void;
}) {
  const { id, ...wiring } = { id: undefined, ...useFieldControl() };
  const labelId = useFieldLabelId();
  const own = value !== null && value !== "" && !projectColors.some((color) => color === value);
  const choices = [
    ...projectColors.map((color, at) => ({ color, name: names[at] ?? color })),
    ...(own ? [{ color: value, name: "Custom" }] : []),
  ];
  return (
    <fieldset id={id} aria-labelledby={labelId} {...wiring} disabled={disabled} className="flex flex-wrap items-center gap-2">
      {choices.map(({ color, name }) => (
        <label
          key={color}
          title={name}
          className={cn(
            "relative grid size-8 place-items-center rounded-md ring-1 ring-control/60 ring-inset has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink",
            !disabled && "cursor-pointer",
          )}
          style={{ backgroundColor: color }}
        >
          <input
            type="radio"
            name="project-color"
            aria-label={name}
            className="absolute inset-0 appearance-none opacity-0"
            checked={value === color}
            onChange={() => onChange(color)}
          />
          {value === color ? <Check aria-hidden className="size-4" style={{ color: "rgb(23, 23, 28)" }} /> : null}
        </label>
      ))}
      <label className="flex min-h-8 items-center gap-2 px-1">
        <input
          type="radio"
          name="project-color"
          className="size-4 accent-accent"
          checked={!value}
          onChange={() => onChange(null)}
        />
        Automatic
      </label>
    </fieldset>
  );
}
