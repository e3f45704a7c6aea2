import { Link2Off } from "lucide-react";
import { type ShareRefusal, shareRefusals } from "#domain/project-shares.ts";
import { SharedCard } from "./shared-card.tsx";

const titles: Partial<Record<ShareRefusal, string>> = {
  share_expired: "This link has expired",
  share_revoked: "This link was revoked",
};

export function ClosedShare({ why }: { why: ShareRefusal }) {
  const title = titles[why] ?? "This link does not work";
  return (
    <SharedCard icon={<Link2Off />} title={title}>
      <p className="text-pretty text-muted">{shareRefusals[why].replace(`${title}. `, "")}</p>
    </SharedCard>
  );
}
