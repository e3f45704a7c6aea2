import { Pencil, Trash2 } from "lucide-react";
import { cite } from "#domain/citation.ts";
import type { Risk } from "#domain/nouns/risks.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { ListCell } from "#web/ui/lists/list-boxes.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { RiskEditor } from "./risk-editor.tsx";

type CardProps = {
  risk: Risk;
  /** The words it had when it began to be written; null while it is read. */
  before: Risk | null;
  onBegin: () => void;
  onEnd: () => void;
  onChange: (risk: Risk) => void;
  onRemove: () => void;
};

export function RiskCard({ risk, before, onBegin, onEnd, onChange, onRemove }: CardProps) {
  const { canEdit } = useWorkspace();
  const reference = risk.number ? <Reference>{cite("risks", risk.number)}</Reference> : <Badge tone="warning">Not saved</Badge>;
  if (before) {
    return (
      <ListCell className="min-w-0 grow">
        <RiskEditor risk={risk} before={before} reference={reference} onChange={onChange} onEnd={onEnd} />
      </ListCell>
    );
  }
  return (
    <ListCell className="grid min-w-0 grow gap-1.5 px-4 py-3.5">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 dir="auto" className="font-semibold wrap-anywhere">
            <Words text={risk.name || "Unnamed risk"} />
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            {reference}
            <span className="wrap-anywhere">
              At risk: <Words text={risk.functionality} />
            </span>
          </p>
        </div>
        {canEdit ? (
          <div className="-mt-1 -mr-2 flex">
            <IconButton label={`Edit ${risk.name}`} onClick={onBegin}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={`Remove ${risk.name}`} onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        ) : null}
      </div>
      <WrittenLines text={risk.description} className="max-w-3xl" />
      {risk.number ? <CitationLists reference={cite("risks", risk.number)} /> : null}
    </ListCell>
  );
}
