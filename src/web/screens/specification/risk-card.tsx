import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import { type Risk, riskInput } from "#domain/risks.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Reference } from "#web/ui/reference.tsx";
import { WrittenLines } from "#web/ui/written-lines.tsx";
import { RiskFields } from "./risk-fields.tsx";
import { useWorkspace } from "./workspace.ts";

export function RiskCard({ risk, onChange, onRemove }: { risk: Risk; onChange: (risk: Risk) => void; onRemove: () => void }) {
  const { canEdit } = useWorkspace();
  const [before, setBefore] = useState<Risk | null>(null);
  const parsed = riskInput.safeParse(risk);
  const reference = risk.number ? <Reference>{cite("risks", risk.number)}</Reference> : <Badge tone="warning">Not saved</Badge>;
  if (before) {
    const problems = Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
    return (
      <Card className="grid gap-4 border-accent-line px-5 py-4">
        <RiskFields words={risk} problems={problems} onChange={(words) => onChange({ ...risk, ...words })} />
        <div className="flex flex-wrap items-center justify-end gap-2">
          <span className="mr-auto">{reference}</span>
          <Button
            onClick={() => {
              onChange(before);
              setBefore(null);
            }}
          >
            Cancel
          </Button>
          <Button variant="primary" disabled={!parsed.success} onClick={() => setBefore(null)}>
            Done
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card className="grid gap-1.5 px-5 py-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="font-semibold wrap-anywhere">{risk.name || "Unnamed risk"}</h2>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            {reference}
            <span className="wrap-anywhere">At risk: {risk.functionality}</span>
          </p>
        </div>
        {canEdit ? (
          <div className="-mt-1 -mr-2 flex">
            <IconButton label={`Edit ${risk.name}`} onClick={() => setBefore(risk)}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={`Remove ${risk.name}`} onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        ) : null}
      </div>
      <WrittenLines text={risk.description} className="max-w-3xl" />
    </Card>
  );
}
