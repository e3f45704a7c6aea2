import { type ComponentProps, lazy, Suspense, useContext } from "react";
import { cn } from "#web/ui/cn.ts";
import { type CitationIndex, useCitations } from "#web/ui/text/citations.ts";
import { Checked } from "./checked.tsx";
import { useFieldControl } from "./field.tsx";
import { TextChecksContext } from "./text-checks.ts";
import { useWritten } from "./use-written.ts";

// public pages have fields too, and no numbers
const TypedCitations = lazy(async () => ({ default: (await import("./typed-citations.tsx")).TypedCitations }));

export const controlClasses =
  "w-full min-w-0 rounded-md border border-control bg-surface px-2.5 text-base text-ink transition-[border-color,box-shadow] duration-100 hover:border-muted focus-visible:border-accent-ink focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent-ink/35 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&:is(input,textarea):read-only]:bg-sunken [&:is(input,textarea):read-only]:text-muted aria-invalid:border-danger aria-invalid:focus-visible:outline-danger/35 sm:text-sm";

/** Within a project a text in a field says below which numbers it recognises, as a `Textarea` does. */
export function Input(props: ComponentProps<"input">) {
  const index = useCitations();
  const isInField = "id" in useFieldControl();
  const isProse = props.type === undefined && props.inputMode === undefined;
  return index && isInField && isProse ? <CitingInput index={index} {...props} /> : <PlainInput {...props} />;
}

function PlainInput({ className, ...rest }: ComponentProps<"input">) {
  return <input dir="auto" {...useFieldControl()} className={cn(controlClasses, "h-9", className)} {...rest} />;
}

function CitingInput({ index, ...rest }: ComponentProps<"input"> & { index: CitationIndex }) {
  const checks = useContext(TextChecksContext);
  const { text, watched } = useWritten<HTMLInputElement>(rest);
  const written = { ...rest, ...watched };
  return (
    <>
      {checks && !rest.readOnly ? (
        <Checked<HTMLInputElement> text={text} checks={checks} given={written.ref} isLine>
          {(control) => <PlainInput {...written} {...control} />}
        </Checked>
      ) : (
        <PlainInput {...written} />
      )}
      {index.findIn(text).length > 0 ? (
        <Suspense fallback={null}>
          <TypedCitations index={index} text={text} />
        </Suspense>
      ) : null}
    </>
  );
}
