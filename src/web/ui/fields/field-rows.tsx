import { Plus, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cn } from "#web/ui/cn.ts";

const focus = (node: HTMLElement | null) => node?.focus();

/** A list of rows to add to and remove from; the last one stays where `keepsOne`. */
export function FieldRows<Row>({
  label,
  hint,
  hideLabel = false,
  rows,
  blank,
  keepsOne = false,
  add,
  readOnly = false,
  onChange,
  children,
}: {
  label: string;
  hint?: string | undefined;
  hideLabel?: boolean;
  rows: readonly Row[];
  blank: Row;
  keepsOne?: boolean;
  add: string;
  readOnly?: boolean;
  onChange: (rows: Row[]) => void;
  children: (row: Row, index: number, focusRef: ((node: HTMLElement | null) => void) | undefined) => ReactNode;
}) {
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className="grid min-w-0 gap-2 sm:col-span-2">
      <legend className={cn("font-medium", hint ? "mb-0.5" : "mb-1.5", hideLabel && "sr-only")}>{label}</legend>
      {hint ? <p className="text-xs text-muted">{hint}</p> : null}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place, and its inputs are controlled
        <div key={index} className="flex items-start gap-1.5">
          {children(row, index, index === added ? focus : undefined)}
          {readOnly ? null : (
            <IconButton
              label={`Remove ${label.toLowerCase()} row ${index + 1}`}
              side="left"
              className="mt-0.5"
              disabled={keepsOne && rows.length === 1}
              onClick={() => {
                onChange(rows.filter((_, at) => at !== index));
                setAdded(undefined);
                addButton.current?.focus();
              }}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      ))}
      {readOnly ? null : (
        <Button
          ref={addButton}
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setAdded(rows.length);
            onChange([...rows, blank]);
          }}
        >
          <Plus aria-hidden />
          {add}
        </Button>
      )}
    </fieldset>
  );
}
