import { useQuery } from "@tanstack/react-query";
import type { EvidenceKind } from "#domain/evidence/evidence.ts";
import { evidenceKinds } from "#domain/evidence/evidence.ts";
import type { KeptEvidence } from "#domain/evidence/units.ts";
import { type WebToPrd, webEvidenceQuery } from "#web/queries/web-to-prd.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { EvidenceItem } from "./evidence-item.tsx";

const titles: Readonly<Record<EvidenceKind, string>> = {
  price: "Prices",
  plan: "Plans",
  feature: "What it says it does",
  form: "Forms",
  sign_in: "Ways to sign in",
  role: "Who may do what",
  language: "Languages",
  page: "Pages read",
  structured_data: "Data for machines",
};
const order = evidenceKinds.toSorted((a, b) => Object.keys(titles).indexOf(a) - Object.keys(titles).indexOf(b));

/** What the website shows, by kind, each item with its words and its page. */
export function EvidenceCards({ entry, mayEdit }: { entry: WebToPrd; mayEdit: boolean }) {
  const { data: evidence, error, refetch } = useQuery(webEvidenceQuery(entry.id));
  if (error) {
    return (
      <Banner title="The evidence could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </Banner>
    );
  }
  return (
    <>
      {order.map((kind) => {
        const items = evidence?.filter((one) => one.kind === kind) ?? [];
        return items.length > 0 ? (
          <KindCard key={kind} title={titles[kind]} items={items} entry_id={entry.id} mayEdit={mayEdit} />
        ) : null;
      })}
      {entry.unread.length > 0 ? <Unread unread={entry.unread} /> : null}
    </>
  );
}

type KindProps = { title: string; items: readonly KeptEvidence[]; entry_id: string; mayEdit: boolean };

function KindCard({ title, items, entry_id, mayEdit }: KindProps) {
  return (
    <Card role="region" aria-label={title} className="overflow-hidden">
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            {title} <Badge>{items.filter(({ state }) => state !== "removed").length}</Badge>
          </span>
        }
      />
      <ul className="divide-y border-t">
        {items.map((item) => (
          <EvidenceItem key={item.id} item={item} entry_id={entry_id} mayEdit={mayEdit} />
        ))}
      </ul>
    </Card>
  );
}

function Unread({ unread }: Pick<WebToPrd, "unread">) {
  return (
    <Card role="region" aria-label="Not read" className="overflow-hidden">
      <CardHeader title="Not read" />
      <ul className="divide-y border-t">
        {unread.map(({ address, why }) => (
          <li key={`${address} ${why}`} className="grid gap-0.5 px-5 py-2.5 sm:grid-cols-[1fr_auto] sm:gap-4">
            <span className="min-w-0 truncate">{address.replace(/^https?:\/\//, "")}</span>
            <span className="text-muted">{why}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
