import { useState } from "react";
import { isVersioned } from "#domain/nouns/all.ts";
import type { Rule } from "#domain/quality/rules/rule.ts";
import type { PlacedFinding } from "#web/queries/quality-told.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { FindingItem } from "./finding-item.tsx";
import { FixAllDialog } from "./fix-all-dialog.tsx";

/** As many are drawn at once. */
const STEP = 20;

type RuleGroupProps = {
  rule: Rule;
  found: readonly PlacedFinding[];
  /** Has what is listed stay as it is, or no longer. */
  hold: (isHeld: boolean) => void;
};

/** The findings of one rule, and why it is one. */
export function RuleGroup({ rule, found, hold }: RuleGroupProps) {
  const { canEdit } = useWorkspace();
  const [most, setMost] = useState(STEP);
  const [isFixing, setIsFixing] = useState(false);
  const fixable = found.filter(({ noun, finding, kept }) => finding.fix?.kind === "replace" && !kept && !isVersioned(noun));
  const more = found.length - most;
  return (
    <Card>
      <CardHeader
        title={
          <span className="inline-flex items-center gap-2">
            {rule.name} <Badge>{inFigures(found.length)}</Badge>
          </span>
        }
        description={rule.why}
        actions={
          canEdit && fixable.length > 1 ? (
            <Button size="sm" onClick={() => setIsFixing(true)}>
              Fix {inFigures(fixable.length)}…
            </Button>
          ) : null
        }
      />
      <ul aria-label={rule.name} className="mt-3 divide-y border-t">
        {found.slice(0, most).map((one) => (
          <FindingItem key={`${one.id} ${one.field} ${one.finding.start} ${one.finding.end}`} placed={one} hold={hold} />
        ))}
      </ul>
      {more > 0 ? (
        <div className="border-t px-5 py-2">
          <Button size="sm" variant="ghost" onClick={() => setMost(most + 5 * STEP)}>
            Show {inFigures(Math.min(more, 5 * STEP))} more of {inFigures(more)}
          </Button>
        </div>
      ) : null}
      {isFixing ? <FixAllDialog rule={rule} onClose={() => setIsFixing(false)} /> : null}
    </Card>
  );
}
