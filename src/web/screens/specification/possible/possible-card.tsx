import { useMutation, useQuery } from "@tanstack/react-query";
import { drafterQuery } from "#web/queries/generations.ts";
import { findPossibleMutation, usePossible } from "#web/queries/possible.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { counted, inFigures } from "#web/ui/text/counted.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { PossibleItem } from "./possible-item.tsx";

const texts = { one: "text", many: "texts" };

/** What a language model believes, apart from what is found: nothing here counts until somebody takes it. */
export function PossibleCard() {
  const { project, canEdit } = useWorkspace();
  const { data: drafter } = useQuery(drafterQuery(project.id));
  const all = usePossible(project);
  const ask = useMutation(findPossibleMutation(project.id));
  const asks = canEdit && drafter?.built_in === false;
  if (!asks && all.length === 0) return null;
  const of = (state: string) => all.filter(({ one }) => one.state === state);
  const [open, taken, dismissed] = [of("open"), of("taken"), of("dismissed")];
  return (
    <Card>
      <CardHeader
        title="Possible"
        description="What a language model suspects. It counts nowhere and disappears when its rows change."
        actions={
          asks ? (
            <Button size="sm" loading={ask.isPending} onClick={() => ask.mutate()}>
              Ask the model
            </Button>
          ) : null
        }
      />
      <p role="status" className="px-5 pt-2 text-muted text-xs empty:hidden">
        {ask.isPending ? "The model reads the rows. This takes up to two minutes." : ask.data ? toldOf(ask.data) : null}
      </p>
      {open.length > 0 ? <List label="Possible" all={open} /> : null}
      {taken.length > 0 ? (
        <>
          <h3 className="px-5 pt-4 font-medium">Confirmed: to be fixed in either row</h3>
          <List label="Confirmed" all={taken} />
        </>
      ) : null}
      {dismissed.length > 0 ? (
        <details className="mt-3 border-t">
          <summary className="flex cursor-pointer items-center gap-2 px-5 py-3 hover:bg-hover">
            Dismissed <Badge>{inFigures(dismissed.length)}</Badge>
          </summary>
          <List label="Dismissed" all={dismissed} />
        </details>
      ) : null}
    </Card>
  );
}

function List({ label, all }: { label: string; all: ReturnType<typeof usePossible> }) {
  return (
    <ul aria-label={label} className="mt-3 divide-y border-t">
      {all.map((found) => (
        <PossibleItem key={found.one.id} {...found} />
      ))}
    </ul>
  );
}

function toldOf({ found, dropped, left_out }: { found: number; dropped: number; left_out: number }): string {
  const first = found === 0 ? "The model found nothing new." : `The model found ${inFigures(found)} more.`;
  const second = dropped === 0 ? "" : ` ${inFigures(dropped)} left out: their rows or quotes are not in the project.`;
  return `${first}${second}${left_out === 0 ? "" : ` ${counted(left_out, texts)} did not fit and were not read.`}`;
}
