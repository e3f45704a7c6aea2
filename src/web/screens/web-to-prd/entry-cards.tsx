import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { isWebsiteUrl } from "#domain/web-to-prd.ts";
import type { WebToPrd } from "#web/queries/web-to-prd.ts";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { AnalyzeForm } from "./analyze-form.tsx";
import { EvidenceCards } from "./evidence-cards.tsx";

const unsaid = <span className="text-muted">Not said on the website</span>;

export function EntryCards({ entry, mayEdit }: { entry: WebToPrd; mayEdit: boolean }) {
  const { description, industry, business_model, website_url, features } = entry;
  return (
    <div className="grid gap-6">
      <Card>
        <dl className="grid gap-x-8 gap-y-4 px-5 py-4 sm:grid-cols-3">
          <Fact name="Industry" isGuess={entry.guesses.includes("industry")}>
            {industry || unsaid}
          </Fact>
          <Fact name="Business model" isGuess={entry.guesses.includes("business_model")}>
            {business_model || unsaid}
          </Fact>
          <Fact name="Website">
            <WebsiteLink address={website_url} />
            {entry.addresses.map((address) => (
              <WebsiteLink key={address} address={address} />
            ))}
          </Fact>
        </dl>
      </Card>
      <Card>
        <CardHeader title="Description" />
        <CardBody className="max-w-[84ch]">
          {description
            ? description.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
                  {paragraph}
                </p>
              ))
            : unsaid}
        </CardBody>
      </Card>
      <Card>
        <CardHeader
          title={
            <span className="flex items-center gap-2">
              Features {features.length > 0 ? <Badge>{features.length}</Badge> : null}
            </span>
          }
        />
        {features.length > 0 ? <Features features={features} /> : <CardBody>{unsaid}</CardBody>}
      </Card>
      <EvidenceCards entry={entry} mayEdit={mayEdit} />
      {mayEdit ? <AnalyzeForm organization_id={entry.organization_id} entry_id={entry.id} /> : null}
    </div>
  );
}

function Fact({ name, isGuess = false, children }: { name: string; isGuess?: boolean; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="text-xs font-medium text-muted">{name}</dt>
      <dd className="grid min-w-0 justify-items-start gap-1 wrap-anywhere">
        {isGuess ? (
          <span className="inline-flex flex-wrap items-center gap-2">
            <Badge tone="warning">Guess</Badge> <span>{children}</span>
          </span>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}

function WebsiteLink({ address }: { address: string }) {
  if (!isWebsiteUrl(address)) return address;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex max-w-full items-center gap-1 rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      <span className="truncate">{address.replace(/^https?:\/\//, "").replace(/\/$/, "")}</span>
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  );
}

function Features({ features }: Pick<WebToPrd, "features">) {
  return (
    <ul className="grid gap-x-8 gap-y-5 px-5 pt-3 pb-5 sm:grid-cols-2">
      {features.map(({ name, description, guess }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stored list that never changes, with names that may repeat
        <li key={at} className="grid content-start gap-0.5">
          <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            <span>{name}</span> {guess ? <Badge tone="warning">Guess</Badge> : null}
          </p>
          {description ? <p className="text-pretty text-muted wrap-anywhere">{description}</p> : null}
        </li>
      ))}
    </ul>
  );
}
