import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Compared } from "#domain/quality/contradictions/compared.ts";
import { settlementOf } from "#domain/quality/contradictions/settled.ts";
import { asDay } from "#web/lib/dates.ts";
import { reopenMutation, settleMutation } from "#web/queries/compared.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { nameOfPlace } from "./place-words.ts";
import { SettleDialog } from "./settle-dialog.tsx";
import { SideOfRow } from "./side-of-row.tsx";

type Contradiction = Compared["contradictions"][number];
export type Settled = { id: string; reason: string; settled_by: string | null; settled_at: string };

/** Two rows side by side, and what is asked about them. */
export function ContradictionItem({ of, settled }: { of: Contradiction; settled: Settled | undefined }) {
  const { project, canEdit } = useWorkspace();
  const [isAsked, setIsAsked] = useState(false);
  const settle = useMutation(settleMutation(project.id));
  const reopen = useMutation(reopenMutation(project.id));
  const person = usePersonNames(project.id);
  const { a, b, sentence } = of;
  const names = `${nameOfPlace(a.row)} and ${nameOfPlace(b.row)}`;
  return (
    <li aria-label={names} className="grid gap-3 px-5 py-4">
      <p className="text-pretty">
        {sentence} {settled ? null : <span className="font-medium">Which holds?</span>}
      </p>
      <div className="grid gap-3 lg:grid-cols-2">
        <SideOfRow place={a.row} text={a.text} span={a.span} />
        <SideOfRow place={b.row} text={b.text} span={b.span} />
      </div>
      {settled ? (
        <p className="text-xs">
          <span className="font-medium">Both are right, because:</span> {settled.reason}{" "}
          <span className="text-muted">
            {settled.settled_by ? `${person(settled.settled_by)}, ` : ""}
            {asDay(settled.settled_at)}
          </span>
        </p>
      ) : null}
      {canEdit ? (
        <div>
          {settled ? (
            <Button size="sm" loading={reopen.isPending} onClick={() => reopen.mutate(settled.id)}>
              Ask again
            </Button>
          ) : (
            <Button size="sm" aria-label={`Both are right, because… ${names}`} onClick={() => setIsAsked(true)}>
              Both are right, because…
            </Button>
          )}
        </div>
      ) : null}
      {isAsked ? (
        <SettleDialog
          names={names}
          pending={settle.isPending}
          onClose={() => setIsAsked(false)}
          onSettle={(reason) => settle.mutate(settlementOf(of, project.id, reason), { onSuccess: () => setIsAsked(false) })}
        />
      ) : null}
    </li>
  );
}
