import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Decided } from "#domain/bring/decision.ts";
import { allKinds, type Kind, kindLabel, kindTitle } from "#domain/bring/kinds.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { giveFocus } from "#web/ui/actions/give-focus.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { counted } from "#web/ui/text/counted.ts";
import type { Choosing } from "./use-choosing.ts";
import { chosen, type Preview } from "./use-preview.ts";

const kinds = allKinds.map((kind) => ({ value: kind, label: kindLabel(kind) }));
const pieces = { one: "piece", many: "pieces" };

/** What can be done with all chosen pieces at once, and how the last of it is taken back. */
export function ChosenPieces({ preview, choosing }: { preview: Preview; choosing: Choosing }) {
  const { matched, out, together, decideAll, undoTogether } = preview;
  const undo = useRef<HTMLButtonElement>(null);
  // the bar with what was pressed is gone
  useEffect(() => {
    if (together) undo.current?.focus();
  }, [together]);
  const keys = matched.flatMap(({ match: { row } }) => (choosing.marked.has(row.key) ? [row.key] : []));
  const isOut = keys.every((key) => out.has(key));
  const act = (decided: Decided, said: string) => {
    decideAll(keys, decided, said);
    choosing.chooseNone();
  };
  if (keys.length === 0)
    return together ? (
      <div className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status">{together.said}</p>
        <Button
          ref={undo}
          variant="link"
          onClick={() => {
            undoTogether(together);
            giveFocus(null);
          }}
        >
          Undo this
        </Button>
      </div>
    ) : null;
  return (
    <div role="toolbar" aria-label="Chosen pieces" className="flex basis-full flex-wrap items-center gap-2 border-b pb-3">
      <p role="status" className="me-1 tabular-nums">
        {counted(keys.length, pieces)} chosen
      </p>
      <Select
        size="sm"
        className="w-56"
        aria-label="What the chosen pieces become"
        placeholder={keys.length === 1 ? "It becomes …" : "All of these become …"}
        value=""
        onValueChange={(value) => {
          const kind = chosen(allKinds, value);
          if (kind) act({ kind, isOut: false }, becoming(keys.length, kind));
        }}
        choices={kinds}
      />
      <Button
        onClick={() =>
          act(
            { isOut: !isOut },
            `${counted(keys.length, pieces)} ${keys.length === 1 ? "is" : "are"} ${isOut ? "taken" : "left out"}.`,
          )
        }
      >
        {isOut ? "Take them" : "Leave out"}
      </Button>
      <IconButton label="Choose none" side="top" onClick={choosing.chooseNone}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}

function becoming(count: number, kind: Kind): string {
  return `${counted(count, pieces)} moved to ${kindTitle(kind)}.`;
}
