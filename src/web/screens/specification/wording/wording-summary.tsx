import { useState } from "react";
import { nouns } from "#domain/nouns/all.ts";
import { cleanShares, overall, qualityScore } from "#domain/quality/score.ts";
import { isOpen, type ProjectFindings } from "#web/queries/quality-told.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { ProgressBar } from "#web/ui/marks/progress-bar.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { VersionShares } from "./version-shares.tsx";

/** How many rows of each section are clean, and what that comes to. */
export function WordingSummary({ findings: { found, counts } }: { findings: ProjectFindings }) {
  const [isOverVersions, setIsOverVersions] = useState(false);
  const open = found.filter(isOpen);
  const shares = cleanShares(counts, open);
  const { rows, clean } = overall(shares.values());
  const score = qualityScore({ rows }, open);
  if (score === undefined) return null;
  return (
    <Card>
      <CardHeader
        title="Clean rows"
        description={`${inFigures(clean)} of ${inFigures(rows)} rows have no finding that counts. Score ${score} of 100: each rule costs up to 12 points, depending on the share of rows that break it.`}
        actions={
          isOverVersions ? null : (
            <Button size="sm" onClick={() => setIsOverVersions(true)}>
              Over the versions
            </Button>
          )
        }
      />
      {isOverVersions ? <VersionShares now={{ rows, clean }} /> : null}
      <ul aria-label="Clean rows by section" className="mt-3 grid grid-cols-1 gap-x-8 border-t px-5 py-3 md:grid-cols-2">
        {[...shares].map(([noun, share]) => (
          <li key={noun} className="flex min-h-8 items-center gap-3">
            <span className="w-40 shrink-0 truncate">{nouns[noun].title}</span>
            <ProgressBar className="grow" label={`Clean ${nouns[noun].many}`} value={share.clean / share.rows} />
            <span className="w-16 shrink-0 max-sm:hidden text-right text-xs text-muted tabular-nums">
              {inFigures(share.clean)} of {inFigures(share.rows)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
