import type { KeyboardEvent } from "react";
import type { CoveredUnit } from "#domain/source-units/coverage.ts";
import { cn } from "#web/ui/cn.ts";
import { stateSigns } from "./state-signs.ts";
import type { Clauses } from "./use-clauses.ts";

/** A clause within its source; pressed, it says what became of it. */
export function ClauseMark({ clause, clauses }: { clause: CoveredUnit; clauses: Clauses }) {
  const { unit, state } = clause;
  const isChosen = clauses.chosen === unit.key;
  const isDim = !isChosen && !clauses.isWanted(clause);
  return (
    <button
      type="button"
      data-clause={unit.key}
      data-dim={isDim || undefined}
      aria-pressed={isChosen}
      onKeyDown={walk}
      onClick={() => clauses.choose(isChosen ? null : unit.key)}
      className={cn(
        "inline rounded-sm text-start whitespace-pre-wrap underline underline-offset-4 hover:bg-hover",
        isDim ? "text-faint no-underline" : stateSigns[state].text,
        isChosen && "bg-accent-soft text-accent-ink outline-2 outline-accent",
      )}
    >
      {unit.words}
      <span className="sr-only">, {stateSigns[state].label.toLowerCase()}</span>
    </button>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** From clause to clause, those that are not looked for left out. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...document.querySelectorAll<HTMLElement>("[data-clause]:not([data-dim])")];
  const at = all.indexOf(event.currentTarget);
  const next = all[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
