import { type ComponentProps, type Ref, useState } from "react";
import { type CitationIndex, useCitations } from "./citations.ts";
import { cn } from "./cn.ts";
import { useFieldControl } from "./field.tsx";
import { controlClasses } from "./input.tsx";
import { TypedCitations } from "./typed-citations.tsx";

type TextareaProps = ComponentProps<"textarea"> & { maxRows?: number };

/** Grows with its text from `rows` up to `maxRows`, then scrolls. Within a project it says below which numbers it recognises. */
export function Textarea(props: TextareaProps) {
  const index = useCitations();
  return index ? <CitingTextarea index={index} {...props} /> : <PlainTextarea {...props} />;
}

function PlainTextarea({ className, rows = 3, maxRows = 24, style, ...rest }: TextareaProps) {
  return (
    <textarea
      {...useFieldControl()}
      rows={rows}
      style={{ minHeight: `calc(${rows} * 1.5rem + 1rem)`, maxHeight: `calc(${maxRows} * 1.5rem + 1rem)`, ...style }}
      className={cn(controlClasses, "field-sizing-content resize-y py-2 leading-6 sm:leading-6", className)}
      {...rest}
    />
  );
}

function CitingTextarea({ index, ref, onInput, ...rest }: TextareaProps & { index: CitationIndex }) {
  // a form that is not controlled writes into the element itself, before it is handed here
  const [written, setWritten] = useState("");
  const text = typeof rest.value === "string" ? rest.value : written;
  return (
    <>
      <PlainTextarea
        {...rest}
        ref={(element) => {
          const release = hand(element, ref);
          if (element) setWritten(element.value);
          return release;
        }}
        onInput={(event) => {
          setWritten(event.currentTarget.value);
          onInput?.(event);
        }}
      />
      <TypedCitations index={index} text={text} />
    </>
  );
}

/** Passes an element on to whoever else wants it; gives what ends that. */
function hand<Element>(element: Element | null, ref: Ref<Element> | undefined) {
  if (typeof ref !== "function") {
    if (ref) ref.current = element;
    return undefined;
  }
  const release = ref(element);
  return () => {
    if (typeof release === "function") release();
    else ref(null);
  };
}
