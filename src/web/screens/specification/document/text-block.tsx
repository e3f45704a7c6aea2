import { Suspense } from "react";
import type { Block, ChoicePlace, TextField } from "#domain/document/document.ts";
import { MarkdownView } from "#web/ui/text/markdown-view.tsx";
import { useMayEditHere } from "#workspace/workspace/workspace.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { EditButton } from "./edit-button.tsx";
import { TextEditor } from "./text-editor.tsx";
import { useEdited } from "./use-edited.ts";

type Text = Extract<Block, { kind: "prose" | "missing" }>;

/** A text in the user's words, or what is said where there is none; one of the specification's own can be edited. */
export function TextBlock({ block, depth }: { block: Text; depth: number }) {
  const canEdit = useMayEditHere();
  const { isEdited, setEdited, own } = useEdited<HTMLElement>();
  const { field } = block;
  const place = block.kind === "missing" ? block.place : undefined;
  if (field && isEdited) return <TextEditor field={field} onClose={() => setEdited(false)} />;
  return (
    <section
      ref={own}
      className="group mt-4 flex scroll-mt-32 items-start gap-4"
      aria-label={field && named(field)}
      data-reference={field ?? (place && `choice_in_${inWords(place)}`)}
    >
      <div className="min-w-0 grow">
        {block.kind === "prose" ? (
          <Prose text={block.markdown} depth={depth} />
        ) : (
          <p className="text-faint italic">{block.text}</p>
        )}
      </div>
      {field && canEdit ? <EditButton what={named(field)} onEdit={() => setEdited(true)} className="self-start" /> : null}
      {place && canEdit ? (
        <ChoiceLink what={inWords(place).replaceAll("_", " ")} place={place} reference={`choice_in_${inWords(place)}`} />
      ) : null}
    </section>
  );
}

/** "technology_stack" */
const inWords = (place: ChoicePlace) => place.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const named = (field: TextField) => field.replaceAll("_", " ");

/** A long text is taken apart beside the page. Its headings stand below that of its chapter, which is an `h2` at depth 1. */
export function Prose({ text, depth }: { text: string; depth: number }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
      <MarkdownView text={text} level={Math.min(6, depth + 2)} className="leading-[1.7]" />
    </Suspense>
  );
}
