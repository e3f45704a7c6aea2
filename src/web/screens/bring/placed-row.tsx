import { Pencil, Undo2, X } from "lucide-react";
import { memo, useId, useState } from "react";
import { allKinds, isText, kindLabel, mainField } from "#domain/bring/kinds.ts";
import type { Match } from "#domain/bring/match.ts";
import { lacking } from "#domain/bring/placed.ts";
import type { SourceBlock } from "#domain/bring/source.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cn } from "#web/ui/cn.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { PlacedDifference } from "./placed-difference.tsx";
import { PlacedFields } from "./placed-fields.tsx";
import { PlacedOrigin } from "./placed-origin.tsx";
import { PlacedOver } from "./placed-over.tsx";
import { PlacedState } from "./placed-state.tsx";
import { PlacedWords } from "./placed-words.tsx";
import { chosen, type Preview } from "./use-preview.ts";

const kinds = allKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }));

type Props = {
  match: Match;
  blocks: readonly SourceBlock[];
  under: string | undefined;
  isOut: boolean;
  isApart: boolean;
  isChosen: boolean;
  decide: Preview["decide"];
};

/** One piece of a file as what it becomes: its kind, its words, and how it differs from what stands. It rests while others are chosen. */
export const PlacedRow = memo(DrawnPiece);

function DrawnPiece({ match, blocks, under, isOut, isApart, isChosen, decide }: Props) {
  const id = useId();
  const { row } = match;
  const { key, kind, words } = row;
  const [isEdited, setIsEdited] = useState(false);
  const title = words.name || words.text?.split("\n")[0] || words[mainField(kind)]?.split("\n")[0] || "Untitled";
  const isSaidByTitle = kind === "source" && title === words.text;
  const missing = match.is === "new" ? lacking(row) : [];
  const name = isText(kind) ? kindLabel(kind) : title;
  const hint = missing.length > 0 && !isOut ? `Missing in the file: ${missing.join(", ")}` : under;
  return (
    <li data-piece={key} className={cn("grid gap-3 px-5 py-3.5", isOut && "bg-sunken", isChosen && "bg-accent-soft")}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="grid min-w-0 grow basis-60 gap-0.5">
          <label className="flex min-h-6 items-start gap-2.5">
            <input
              type="checkbox"
              data-choose
              aria-label={`Select ${name}`}
              aria-describedby={hint ? id : undefined}
              checked={isChosen}
              readOnly
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className={cn("min-w-0 font-medium wrap-anywhere", isOut && "text-muted line-through")}>{name}</span>
          </label>
          {hint ? (
            <p id={id} className="ps-6.5 text-xs text-muted">
              {hint}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <PlacedState match={match} />
          <Select
            size="sm"
            className="w-44"
            aria-label={`What "${title}" becomes`}
            value={kind}
            onValueChange={(value) => {
              const next = chosen(allKinds, value);
              if (next) decide(key, { kind: next });
            }}
            choices={kinds}
          />
          <IconButton
            label={isEdited ? `Close "${title}"` : `Edit "${title}"`}
            aria-expanded={isEdited}
            disabled={isOut}
            onClick={() => setIsEdited(!isEdited)}
          >
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={isOut ? `Take "${title}"` : `Leave out "${title}"`} onClick={() => decide(key, { isOut: !isOut })}>
            {isOut ? <Undo2 aria-hidden /> : <X aria-hidden />}
          </IconButton>
        </div>
      </div>
      {isOut ? null : isEdited ? (
        <PlacedFields row={row} onWords={(next) => decide(key, { words: next })} />
      ) : match.is === "change" ? (
        <PlacedDifference match={match} />
      ) : isSaidByTitle ? null : (
        <PlacedWords kind={kind} words={words} />
      )}
      {row.over && !isOut && !isEdited ? <PlacedOver row={row} over={row.over} /> : null}
      {match.stored && !isOut && match.is === "change" ? (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => decide(key, { isApart: true })}>
          Add it as a new row instead
        </Button>
      ) : null}
      {isApart && !isOut ? (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => decide(key, { isApart: false })}>
          Compare it with the existing row
        </Button>
      ) : null}
      <PlacedOrigin row={row} title={title} blocks={blocks} />
    </li>
  );
}
