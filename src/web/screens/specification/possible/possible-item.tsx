import { useMutation } from "@tanstack/react-query";
import type { standing } from "#domain/quality/possible/possible.ts";
import { asDay } from "#web/lib/dates.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { decidePossibleMutation, type Possible } from "#web/queries/possible.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { nameOfPlace } from "#workspace/contradictions/place-words.ts";
import { SideOfRow } from "#workspace/contradictions/side-of-row.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const kinds: Readonly<Record<string, string>> = {
  contradiction: "Cannot both be right?",
  duplicate: "Said twice?",
  unclear: "Read in two ways?",
};

/** One belief with its rows, and what a person makes of it. */
export function PossibleItem({ one, sides }: ReturnType<typeof standing<Possible>>[number]) {
  const { project, canEdit } = useWorkspace();
  const decide = useMutation(decidePossibleMutation(project.id));
  const person = usePersonNames(project.id);
  const names = sides.map(({ unit }) => nameOfPlace(unit.place)).join(" and ");
  const say = (state: "open" | "taken" | "dismissed") => decide.mutate({ id: one.id, state });
  const by = (id: string | null, at: string | null) => [id ? person(id) : null, at ? asDay(at) : null].filter(Boolean).join(", ");
  return (
    <li aria-label={names} className="grid gap-3 px-5 py-4">
      <p className="text-pretty">
        <Badge>{kinds[one.kind]}</Badge> <span dir="auto">{one.sentence}</span>
      </p>
      <div className="grid gap-3 lg:grid-cols-2">
        {sides.map(({ unit, span }) => (
          <SideOfRow key={`${unit.id} ${unit.place.field}`} place={unit.place} text={unit.text} span={span} />
        ))}
      </div>
      <p className="text-muted text-xs">
        {one.model}, asked by {by(one.found_by, one.found_at)}
        {one.state === "open"
          ? null
          : `; ${one.state === "taken" ? "confirmed" : one.state} by ${by(one.decided_by, one.decided_at)}`}
      </p>
      {canEdit ? (
        <div className="flex gap-2">
          {one.state === "open" ? (
            <>
              <Button size="sm" aria-label={`Confirm: ${names}`} disabled={decide.isPending} onClick={() => say("taken")}>
                Confirm
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Dismiss ${names}`}
                disabled={decide.isPending}
                onClick={() => say("dismissed")}
              >
                Dismiss
              </Button>
            </>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Take back ${names}`}
              disabled={decide.isPending}
              onClick={() => say("open")}
            >
              Take back
            </Button>
          )}
        </div>
      ) : null}
    </li>
  );
}
