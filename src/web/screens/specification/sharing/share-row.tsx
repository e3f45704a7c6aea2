import { shareStateOf } from "#domain/project-shares.ts";
import { asDay, asMoment } from "#web/lib/dates.ts";
import type { ProjectShare } from "#web/queries/project-shares.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";

const states = {
  open: { tone: "success", label: "Open" },
  expired: { tone: "warning", label: "Expired" },
  revoked: { tone: "neutral", label: "Revoked" },
} as const;

export function ShareRow({ share, onRevoke }: { share: ProjectShare; onRevoke: () => void }) {
  const { name, version, chapters, has_password, revoked_at, expires_at, views, last_viewed_at } = share;
  const state = shareStateOf(share, Date.now());
  const what = [
    chapters === null ? "Whole document" : `${chapters.length === 1 ? "Chapter" : "Chapters"} ${chapters.join(", ")}`,
    version === null ? "current version" : `version ${version}`,
  ];
  const facts = [
    views === 0 ? "Not opened yet" : `Opened ${views === 1 ? "once" : `${views} times`}`,
    ...(last_viewed_at ? [`last ${asMoment(last_viewed_at)}`] : []),
    revoked_at ? `revoked ${asDay(revoked_at)}` : `${state === "expired" ? "ended" : "until"} ${asDay(expires_at)}`,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-48 grow basis-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name}</span>
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
          {has_password ? <Badge>Password</Badge> : null}
        </p>
        <p className="text-xs text-muted">{what.join(", ")}</p>
        <p className="text-xs text-muted">{facts.join(" · ")}</p>
      </div>
      {state === "open" ? (
        <Button size="sm" variant="danger-ghost" aria-label={`Revoke the link for ${name}`} onClick={onRevoke}>
          Revoke
        </Button>
      ) : null}
    </li>
  );
}
