import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CoveredUnit, UnitDecision } from "#domain/source-units/coverage.ts";
import { type Decided, decideClauseMutation } from "#web/queries/coverage.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useLoneKey } from "#web/ui/actions/use-lone-key.ts";
import { KeyCap } from "#web/ui/marks/key-cap.tsx";
import type { KnownRow } from "./known-rows.ts";
import { LeaveOutDialog } from "./leave-out-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";

type ActionsProps = {
  project_id: string;
  clause: CoveredUnit;
  rows: ReadonlyMap<string, KnownRow>;
  decisions: readonly UnitDecision[];
};
type Asked = "link" | "leave_out" | null;

/** What can be said of a clause, by button or by key. */
export function ClauseActions({ project_id, clause, rows, decisions }: ActionsProps) {
  const [asked, ask] = useState<Asked>(null);
  const { mutate, isPending } = useMutation(decideClauseMutation(project_id));
  const { key: unit_key, words } = clause.unit;
  const former = sinceCleared(decisions.filter((one) => one.unit_key === unit_key));
  const decide = (said: Omit<Decided["decision"], "unit_key" | "quote">) => {
    ask(null);
    mutate({ decision: { ...said, unit_key, quote: words.slice(0, 300).toWellFormed() }, former });
  };
  useLoneKey("l", () => ask("link"));
  useLoneKey("x", () => ask("leave_out"));
  useLoneKey("a", () => decide({ state: "assumption" }));
  useLoneKey("o", () => decide({ state: "open" }));
  return (
    <div className="flex flex-wrap gap-2 border-t pt-3">
      <Button size="sm" onClick={() => ask("link")}>
        Link a row <KeyCap className="h-4.5 min-w-4.5 px-1 text-2xs pointer-coarse:hidden">L</KeyCap>
      </Button>
      <Button size="sm" disabled={isPending} onClick={() => decide({ state: "assumption" })}>
        Assumption <KeyCap className="h-4.5 min-w-4.5 px-1 text-2xs pointer-coarse:hidden">A</KeyCap>
      </Button>
      <Button size="sm" disabled={isPending} onClick={() => decide({ state: "open" })}>
        Open point <KeyCap className="h-4.5 min-w-4.5 px-1 text-2xs pointer-coarse:hidden">O</KeyCap>
      </Button>
      <Button size="sm" onClick={() => ask("leave_out")}>
        Leave out… <KeyCap className="h-4.5 min-w-4.5 px-1 text-2xs pointer-coarse:hidden">X</KeyCap>
      </Button>
      {former.length > 0 ? (
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => decide({ state: "cleared" })}>
          Remove this decision
        </Button>
      ) : null}
      {asked === "link" ? (
        <LinkDialog
          words={words}
          rows={rows}
          onClose={() => ask(null)}
          onLink={({ id, noun }) => decide({ state: "linked", table_name: noun, row_id: id })}
        />
      ) : null}
      {asked === "leave_out" ? (
        <LeaveOutDialog words={words} onClose={() => ask(null)} onLeave={(reason) => decide({ state: "left_out", reason })} />
      ) : null}
    </div>
  );
}

function sinceCleared(decisions: readonly UnitDecision[]): UnitDecision[] {
  return decisions.slice(decisions.findLastIndex(({ state }) => state === "cleared") + 1);
}
