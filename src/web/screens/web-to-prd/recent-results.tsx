import { useQuery } from "@tanstack/react-query";
import { isWebsiteUrl } from "#domain/web-to-prd.ts";
import { recentResultsQuery, type SearchResult } from "#web/queries/web-search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useAnalysis } from "./use-analysis.ts";

/** How many of the results found last are shown. */
const SHOWN = 3;

export function RecentResults({ organization_id, onAnalyze }: { organization_id: string; onAnalyze: () => void }) {
  const { data: results } = useQuery(recentResultsQuery(organization_id));
  const { analyze, isPending } = useAnalysis(organization_id);
  if (!results?.length) return null;
  return (
    <section aria-label="Recent search results" className="grid gap-2">
      <h3 className="font-medium">
        Recent search results
        {results.length > SHOWN ? (
          <span className="font-normal text-muted">
            , {SHOWN} of {results.length}
          </span>
        ) : null}
      </h3>
      <ul className="divide-y rounded-lg border">
        {results.slice(0, SHOWN).map((result) => (
          <Result
            key={result.website_url}
            result={result}
            isPending={isPending}
            onAnalyze={() => {
              analyze(result.website_url);
              onAnalyze();
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type ResultProps = { result: SearchResult; isPending: boolean; onAnalyze: () => void };

function Result({ result: { name, description, website_url }, isPending, onAnalyze }: ResultProps) {
  return (
    <li className="flex items-start gap-3 px-3 py-2.5">
      <div className="grid min-w-0 grow gap-0.5">
        <p className="truncate font-medium">{name}</p>
        {description ? <p className="line-clamp-2 text-muted">{description}</p> : null}
        {isWebsiteUrl(website_url) ? (
          <a
            href={website_url}
            target="_blank"
            rel="noopener noreferrer"
            className="truncate rounded-sm text-xs text-accent-ink underline-offset-4 hover:underline"
          >
            {website_url}
          </a>
        ) : null}
      </div>
      <Button size="sm" disabled={isPending} aria-label={`Analyze ${name}`} onClick={onAnalyze}>
        Analyze
      </Button>
    </li>
  );
}
