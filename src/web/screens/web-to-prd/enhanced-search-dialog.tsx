import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { industries } from "#domain/catalog/industries.ts";
import { missingForSearch, type SearchType } from "#domain/web-to-prd-search.ts";
import { keepUnsaved, useUnsaved } from "#web/editing/unsaved.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { noSearchWords, type SearchWords, unsavedSearch } from "#web/queries/web-search.ts";
import { readerQuery } from "#web/queries/web-to-prd.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { RecentResults } from "./recent-results.tsx";
import { UrlList } from "./url-list.tsx";
import { useWebSearch } from "./use-web-search.ts";

type Props = { organization_id: string; open: boolean; onOpenChange: (open: boolean) => void };

export function EnhancedSearchDialog({ open, onOpenChange, organization_id }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Enhanced Search"
      description="Find websites of products like yours, or read several at once."
      size="lg"
    >
      <SearchForm organization_id={organization_id} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

const kinds: readonly { type: SearchType; label: string; running: string }[] = [
  { type: "comprehensive", label: "Comprehensive Search", running: "Searching..." },
  { type: "firecrawl", label: "Scrape URLs", running: "Scraping..." },
  { type: "perplexity", label: "AI Search", running: "Searching..." },
];

function SearchForm({ organization_id, onDone }: { organization_id: string; onDone: () => void }) {
  const unsaved = unsavedSearch(useSignedInUser().id);
  const words = useUnsaved(unsaved) ?? noSearchWords;
  const change = (some: Partial<SearchWords>) => keepUnsaved(unsaved, { ...words, ...some });
  const { search, running, failure } = useWebSearch(organization_id);
  const { data: reader } = useQuery(readerQuery(organization_id));
  const lacksAiSearch = reader?.searches_web === false;
  const main: SearchType = lacksAiSearch ? "firecrawl" : "perplexity";
  const query = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState<SearchType>();
  const missing = tried && missingForSearch({ ...words, searchType: tried });

  function begin(searchType: SearchType) {
    if (running) return;
    setTried(searchType);
    if (!missingForSearch({ ...words, searchType })) search({ ...words, searchType });
    else if (searchType !== "firecrawl") query.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin(main);
      }}
    >
      <DialogBody>
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <Field label="Search query" error={tried === "firecrawl" ? undefined : missing}>
            <Input
              ref={query}
              data-autofocus
              name="query"
              maxLength={1000}
              autoComplete="off"
              placeholder="Booking tools for small hotels"
              value={words.query}
              onChange={(event) => change({ query: event.target.value })}
            />
          </Field>
          <Field label="Industry">
            <Select
              value={words.industry}
              onValueChange={(value) => change({ industry: industries.find((one) => one === value) ?? words.industry })}
              choices={industries}
            />
          </Field>
        </div>
        <UrlList urls={words.urls} onChange={(urls) => change({ urls })} error={tried === "firecrawl" ? missing : undefined} />
        {lacksAiSearch ? (
          <p className="text-muted">
            AI search is not set up on this server. You can still scrape websites whose addresses you know.
          </p>
        ) : null}
        {failure && !running ? <Banner title={failure.message} /> : null}
        <RecentResults organization_id={organization_id} onAnalyze={onDone} />
      </DialogBody>
      <DialogFooter>
        {kinds.map(({ type, label, running: said }) => (
          <Button
            key={type}
            type={type === main ? "submit" : "button"}
            variant={type === main ? "primary" : "secondary"}
            loading={running === type}
            disabled={running !== undefined}
            onClick={type === main ? undefined : () => begin(type)}
            className="max-sm:w-full"
          >
            {running === type ? said : label}
          </Button>
        ))}
      </DialogFooter>
    </form>
  );
}
