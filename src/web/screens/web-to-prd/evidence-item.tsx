import { useMutation } from "@tanstack/react-query";
import { Check, ExternalLink, Undo2, X } from "lucide-react";
import type { EvidenceState, KeptEvidence } from "#domain/evidence/units.ts";
import { decideEvidenceMutation } from "#web/queries/web-to-prd.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { cn } from "#web/ui/cn.ts";
import { Badge } from "#web/ui/marks/badge.tsx";

type Props = { item: KeptEvidence; entry_id: string; mayEdit: boolean };

export function EvidenceItem({ item, entry_id, mayEdit }: Props) {
  const { id, name, quote, address, state, detail } = item;
  const { mutate, isPending } = useMutation(decideEvidenceMutation(entry_id));
  const decide = (to: EvidenceState) => mutate({ ids: [id], state: to });
  const isRemoved = state === "removed";
  return (
    <li className="flex items-start gap-3 px-5 py-2.5">
      <div className={cn("grid min-w-0 grow gap-0.5", isRemoved && "text-faint line-through")}>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-anywhere">{name}</span>
          {detail.guess ? <Badge tone="warning">Guess</Badge> : null}
          {state === "accepted" ? <Badge tone="success">Accepted</Badge> : null}
        </p>
        {quote !== name && quote !== `${name}.` ? <p className="text-muted wrap-anywhere">“{quote}”</p> : null}
        <SourceLink address={address} />
      </div>
      {mayEdit ? (
        <div className="flex shrink-0 gap-1">
          {state === "found" ? (
            <>
              <IconButton label={`Accept ${name}`} size="icon-sm" disabled={isPending} onClick={() => decide("accepted")}>
                <Check aria-hidden />
              </IconButton>
              <IconButton label={`Remove ${name}`} size="icon-sm" disabled={isPending} onClick={() => decide("removed")}>
                <X aria-hidden />
              </IconButton>
            </>
          ) : (
            <IconButton
              label={isRemoved ? `Bring back ${name}` : `Take back ${name}`}
              size="icon-sm"
              disabled={isPending}
              onClick={() => decide("found")}
            >
              <Undo2 aria-hidden />
            </IconButton>
          )}
        </div>
      ) : null}
    </li>
  );
}

function SourceLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex max-w-full items-center gap-1 justify-self-start rounded-sm text-xs text-accent-ink underline-offset-4 hover:underline"
    >
      <span className="truncate">{address.replace(/^https?:\/\//, "")}</span>
      <ExternalLink aria-hidden className="size-3 shrink-0" />
    </a>
  );
}
