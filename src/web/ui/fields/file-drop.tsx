import { type ReactNode, useRef } from "react";
import { cn } from "#web/ui/cn.ts";

/** A place to drop files, around a picker for them; its child draws the button that opens the picker. */
export function FileDrop({
  label,
  hintId,
  accept,
  multiple = false,
  disabled = false,
  onChoose,
  className,
  children,
}: {
  label: string;
  /** The id of the text that says what may be chosen. */
  hintId: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: FileList | null) => void;
  className: string;
  children: (open: () => void) => ReactNode;
}) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same by keyboard
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onChoose(event.dataTransfer.files);
      }}
      className={cn("rounded-lg border border-dashed border-control", className)}
    >
      <input
        ref={picker}
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hintId}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          onChoose(event.target.files);
          event.target.value = "";
        }}
      />
      {children(() => picker.current?.click())}
    </div>
  );
}
