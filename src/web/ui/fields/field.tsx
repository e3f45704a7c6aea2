import { createContext, type ReactNode, useContext, useId } from "react";
import { cn } from "#web/ui/cn.ts";

type FieldWiring = { id: string; labelId: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldWiring | null>(null);

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  hideLabel?: boolean;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Field({ label, hint, error, required = false, hideLabel = false, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint ? hintId : null, error ? errorId : null].filter(Boolean).join(" ") || undefined;
  const labelId = `${id}-label`;
  return (
    <FieldContext value={{ id, labelId, describedBy, invalid: Boolean(error), required }}>
      <div className={cn("grid min-w-0 content-start gap-1.5", className)}>
        <div className={cn("flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1", hideLabel && !aside && "sr-only")}>
          <span className={cn("inline-flex gap-0.5 font-medium", hideLabel && "sr-only")}>
            <label id={labelId} htmlFor={id}>
              {label}
            </label>
            {required ? (
              <span aria-hidden className="text-danger-ink">
                *
              </span>
            ) : null}
          </span>
          {aside}
        </div>
        {hint ? (
          <p id={hintId} className="-mt-1 text-xs text-muted">
            {hint}
          </p>
        ) : null}
        {children}
        {error ? (
          <p id={errorId} role="alert" className="text-xs font-medium text-danger-ink">
            {error}
          </p>
        ) : null}
      </div>
    </FieldContext>
  );
}

/** The id and aria attributes a control inside a `Field` takes; nothing outside of one. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
    "aria-required": field.required || undefined,
  };
}

export function useFieldLabelId() {
  return useContext(FieldContext)?.labelId;
}
