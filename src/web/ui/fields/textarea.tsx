import { type ComponentProps, useContext } from "react";
import { cn } from "#web/ui/cn.ts";
import { type CitationIndex, useCitations } from "#web/ui/text/citations.ts";
import { Checked } from "./checked.tsx";
import { useFieldControl } from "./field.tsx";
import { controlClasses } from "./input.tsx";
import { type TextChecks, TextChecksContext } from "./text-checks.ts";
import { TypedCitations } from "./typed-citations.tsx";
import { useWritten } from "./use-written.ts";

type TextareaProps = ComponentProps<"textarea"> & { maxRows?: number };

/** Grows with its text from `rows` up to `maxRows`, then scrolls. Within a project it says below which numbers it recognises. */
export function Textarea(props: TextareaProps) {
  const index = useCitations();
  return index ? <CitingTextarea index={index} {...props} /> : <PlainTextarea {...props} />;
}

function PlainTextarea({ className, rows = 3, maxRows = 24, style, ...rest }: TextareaProps) {
  return (
    <textarea
      dir="auto"
      {...useFieldControl()}
      rows={rows}
      style={{ minHeight: `calc(${rows} * 1.5rem + 1rem)`, maxHeight: `calc(${maxRows} * 1.5rem + 1rem)`, ...style }}
      className={cn(controlClasses, "field-sizing-content resize-y py-2 leading-6 sm:leading-6", className)}
      {...rest}
    />
  );
}

function CitingTextarea({ index, ...rest }: TextareaProps & { index: CitationIndex }) {
  const checks = useContext(TextChecksContext);
  const { text, watched } = useWritten<HTMLTextAreaElement>(rest);
  const written = { ...rest, ...watched };
  return (
    <>
      {checks && !rest.readOnly ? <CheckedTextarea {...written} text={text} checks={checks} /> : <PlainTextarea {...written} />}
      <TypedCitations index={index} text={text} />
    </>
  );
}

function CheckedTextarea({ text, checks, ref, ...rest }: TextareaProps & { text: string; checks: TextChecks }) {
  return (
    <Checked<HTMLTextAreaElement> text={text} checks={checks} given={ref}>
      {(control) => <PlainTextarea {...rest} {...control} className={cn("block", rest.className)} />}
    </Checked>
  );
}
