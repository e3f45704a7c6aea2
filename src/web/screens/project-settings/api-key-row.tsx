import { keyStateOf } from "#domain/project-api-keys.ts";
import { asDay, asMoment } from "#web/lib/dates.ts";
import type { ProjectApiKey } from "#web/queries/project-api-keys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { callsInWords } from "./calls-in-words.ts";

const states = {
  active: { tone: "success", label: "Active" },
  expired: { tone: "warning", label: "Expired" },
  revoked: { tone: "neutral", label: "Revoked" },
} as const;

export function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ProjectApiKey; onRevoke: () => void }) {
  const { name, prefix, last_four, revoked, revoked_at, scope, expires_at, last_used_at, created_at, calls } = apiKey;
  const state = states[keyStateOf(apiKey, Date.now())];
  const facts = [
    `Created ${asDay(created_at)}`,
    last_used_at ? `Last used ${asMoment(last_used_at)}` : "Never used",
    ...(calls > 0 ? [callsInWords(calls)] : []),
    revoked && revoked_at ? `Revoked ${asDay(revoked_at)}` : expires_at ? `Expires ${asDay(expires_at)}` : "Does not expire",
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-48 grow basis-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge tone={state.tone}>{state.label}</Badge>
          <Badge>{scope === "read_only" ? "Read only" : "Read and write"}</Badge>
        </p>
        <p className="font-mono text-xs text-muted">
          {prefix}…{last_four}
        </p>
        <p className="text-xs text-muted">{facts.join(" · ")}</p>
      </div>
      {revoked ? null : (
        <Button size="sm" variant="danger-ghost" onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </li>
  );
}
