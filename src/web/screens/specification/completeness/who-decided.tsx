import { useQuery } from "@tanstack/react-query";
import { profileName } from "#domain/profiles.ts";
import type { Decision } from "#domain/quality/completeness/decision.ts";
import { profileQuery } from "#web/queries/profiles.ts";
import { useSignedInUser } from "#web/queries/session.ts";

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** Who decided it and when, once that is stored. */
export function WhoDecided({ decision, isInherited }: { decision: Decision; isInherited: boolean }) {
  const user = useSignedInUser();
  const { decided_by, decided_at, item } = decision;
  const { data } = useQuery({ ...profileQuery(decided_by ?? ""), enabled: typeof decided_by === "string" });
  if (!decided_at) return null;
  const who =
    decided_by === user.id ? "You" : decided_by ? profileName(data ?? null, "Somebody of the team") : "Somebody who left";
  return (
    <p className="text-xs text-faint">
      {who}, {day.format(new Date(decided_at))}
      {isInherited ? `, with all of ${item}` : ""}
    </p>
  );
}
