import { useState } from "react";
import { Link } from "react-router";
import { cite } from "#domain/citation.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { RowPlace } from "#domain/quality/contradictions/project-rows.ts";
import { addressOfText } from "#web/queries/found-place.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { RowEditor } from "#workspace/document/row-editor.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { FactChips } from "./fact-chips.tsx";
import { nameOfPlace } from "./place-words.ts";

type SideProps = { place: RowPlace; text: string; span?: { start: number; end: number } | undefined };

/** One of two rows: what it says with the words that clash marked, opened to edit where it stands. */
export function SideOfRow({ place, text, span }: SideProps) {
  const { project, canEdit } = useWorkspace();
  const [isEdited, setIsEdited] = useState(false);
  const { noun, number } = place;
  if (isEdited && noun) return <RowEditor noun={noun} citation={cite(noun, number)} onClose={() => setIsEdited(false)} />;
  return (
    <div className="grid content-start gap-2 rounded-lg border bg-canvas p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-xs text-muted">
        <span>
          <span className="font-medium text-ink">{nameOfPlace(place)}</span>
          {noun ? ` · ${nouns[noun as Noun].title}` : null}
        </span>
        {canEdit && noun ? (
          <Button size="sm" variant="ghost" aria-label={`Edit ${cite(noun, number)}`} onClick={() => setIsEdited(true)}>
            Edit
          </Button>
        ) : null}
        {noun ? null : (
          <Link className="underline underline-offset-4" to={addressOfText(project.id, place.field)}>
            Open
          </Link>
        )}
      </p>
      <p dir="auto" className="wrap-anywhere">
        {span ? (
          <>
            {text.slice(0, span.start)}
            <mark className="rounded-sm bg-warning-soft px-0.5 text-ink">{text.slice(span.start, span.end)}</mark>
            {text.slice(span.end)}
          </>
        ) : (
          text
        )}
      </p>
      {span ? <FactChips place={place} text={text} /> : null}
    </div>
  );
}
