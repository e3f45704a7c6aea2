import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { foldRuns } from "#domain/fold-runs.ts";
import { useSeenNotifications } from "#web/lib/seen-notifications.ts";
import { finishedGenerationsQuery, myInvitationsQuery } from "#web/queries/invitations.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Popover } from "#web/ui/dialogs/popover.tsx";
import { FinishedGenerations } from "./finished-generations.tsx";
import { InvitationNotice } from "./invitation-notice.tsx";

/** How many of what was drafted are listed. */
const shown = 10;

export function Notifications() {
  const { id } = useSignedInUser();
  const { data: invitations = [] } = useQuery(myInvitationsQuery(id));
  const { data: generations = [] } = useQuery(finishedGenerationsQuery(id));
  const { seen_at, markSeen } = useSeenNotifications(id);
  const folded = foldRuns(generations).slice(0, shown);
  const unseen = folded.filter(([{ finished_at }]) => (finished_at ?? "") > seen_at);
  const count = invitations.length + unseen.length;
  return (
    <Popover
      label="Notifications"
      onOpenChange={(open) => {
        if (!open) markSeen(generations[0]?.finished_at ?? "");
      }}
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={count > 0 ? `Notifications, ${count} new` : "Notifications"}
          className="relative"
        >
          <Bell aria-hidden />
          {count > 0 ? (
            <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent ring-2 ring-surface" />
          ) : null}
        </Button>
      }
    >
      <h2 className="border-b px-4 py-3 font-semibold">Notifications</h2>
      {invitations.length + generations.length === 0 ? (
        <p className="px-4 py-8 text-center text-pretty text-muted">
          Nothing new. Invitations to an organization and finished generations appear here.
        </p>
      ) : (
        <div className="max-h-96 divide-y overflow-y-auto">
          {invitations.length > 0 ? (
            <ul aria-label="Invitations" className="divide-y">
              {invitations.map((invitation) => (
                <InvitationNotice key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          ) : null}
          <FinishedGenerations folded={folded} seen_at={seen_at} />
        </div>
      )}
    </Popover>
  );
}
