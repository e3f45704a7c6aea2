import { Pencil } from "lucide-react";
import { useState } from "react";
import { allKinds, isText, kindLabel, mainField } from "#domain/bring/kinds.ts";
import type { Match } from "#domain/bring/match.ts";
import { lacking } from "#domain/bring/placed.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cn } from "#web/ui/cn.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { PlacedDifference } from "./placed-difference.tsx";
import { PlacedFields } from "./placed-fields.tsx";
import { PlacedOver } from "./placed-over.tsx";
import { PlacedState } from "./placed-state.tsx";
import { PlacedWords } from "./placed-words.tsx";
import { chosen, type Preview } from "./use-preview.ts";

const kinds = allKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }));

type Props = { match: Match; isOut: boolean; isApart: boolean; decide: Preview["decide"] };

/** One piece of a file as what it becomes: its kind, its words, and how it differs from what stands. */
export function PlacedRow({ match, isOut, isApart, decide }: Props) {
  const { row } = match;
  const { key, kind, words } = row;
  const [isEdited, setIsEdited] = useState(false);
  const title = words.name || words.text?.split("\n")[0] || words[mainField(kind)]?.split("\n")[0] || "Untitled";
  const isSaidByTitle = kind === "source" && title === words.text;
  const missing = match.is === "new" ? lacking(row) : [];
  return (
    <li className={cn("grid gap-3 px-5 py-3.5", isOut && "bg-sunken")}>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Checkbox
          className="min-w-0 grow basis-60"
          label={
            <span className={cn("font-medium wrap-anywhere", isOut && "text-muted line-through")}>
              {isText(kind) ? kindLabel(kind) : title}
            </span>
          }
          hint={missing.length > 0 && !isOut ? `Not said in the file: ${missing.join(", ")}` : row.under}
          checked={!isOut}
          onCheckedChange={(takes) => decide(key, { isOut: !takes })}
        />
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
          Compare it with the row that stands
        </Button>
      ) : null}
    </li>
  );
}
