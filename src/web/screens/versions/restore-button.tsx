import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { use } from "react";
import { calledBy } from "#domain/compare/restoring.ts";
import type { Item } from "#domain/compare/version.ts";
import { restoreItemMutation } from "#web/queries/restored-states.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { type Restoring, RestoringContext } from "./restoring.ts";

/** Brings one row or text back as it was kept. */
export function RestoreButton({ part, item }: { part: string; item: Item }) {
  const restoring = use(RestoringContext);
  return restoring ? <Restore restoring={restoring} part={part} item={item} /> : null;
}

function Restore({ restoring: { project_id, ...state }, part, item }: { restoring: Restoring; part: string; item: Item }) {
  const { mutate, isPending } = useMutation(restoreItemMutation(project_id));
  return (
    <Button size="sm" loading={isPending} className="print:hidden" onClick={() => mutate({ ...state, part, item })}>
      <Undo2 aria-hidden />
      Restore
      <span className="sr-only">
        {" "}
        {calledBy(item)} as in version {state.version}
      </span>
    </Button>
  );
}
