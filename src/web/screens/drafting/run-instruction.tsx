import { sayUnusedParts } from "#domain/instruction.ts";
import type { DraftingRun } from "#web/queries/drafting-runs.ts";

/** What a run was asked to mind, and once it has ended what of it nothing was made of. */
export function RunInstruction({ run }: { run: DraftingRun }) {
  const { instruction, unused, status } = run;
  if (!instruction) return null;
  return (
    <section aria-label="Instruction" className="grid gap-1 rounded-lg bg-sunken px-3 py-2">
      <p className="text-xs text-muted">Drafted with this instruction</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {instruction}
      </p>
      {status === "ended" && unused && unused.length > 0 ? <p className="text-warning-ink">{sayUnusedParts(unused)}</p> : null}
    </section>
  );
}
