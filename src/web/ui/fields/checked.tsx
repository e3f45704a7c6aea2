import { type ReactNode, type Ref, useId, useRef } from "react";
import { useFieldControl } from "./field.tsx";
import type { TextChecks, Written } from "./text-checks.ts";

type Control<Element> = { ref: (element: Element | null) => void; "aria-describedby": string };
type CheckedProps<Element> = {
  text: string;
  checks: TextChecks;
  given: Ref<Element> | undefined;
  isLine?: boolean;
  children: (control: Control<Element>) => ReactNode;
};

/** A control whose text is looked at while it is written; it is described by what is found. */
export function Checked<Element extends Written>({ text, checks, given, isLine = false, children }: CheckedProps<Element>) {
  const { "aria-describedby": described } = useFieldControl();
  const area = useRef<Element>(null);
  const id = useId();
  return (
    <div className="relative">
      {children({
        ref: (element) => {
          area.current = element;
          return typeof given === "function" ? given(element) : undefined;
        },
        "aria-describedby": [described, id].filter(Boolean).join(" "),
      })}
      <checks.Notes area={area} id={id} text={text} look={checks.look} isLine={isLine} />
    </div>
  );
}
