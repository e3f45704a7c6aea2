import { useMutation } from "@tanstack/react-query";
import type { Dispatch, SetStateAction } from "react";
import type { Risk } from "#domain/nouns/risks.ts";
import { removeRisksMutation } from "#web/queries/risks.ts";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { counted } from "#web/ui/text/counted.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { RiskCard } from "./risk-card.tsx";

/** The risks on screen; `written` are those being edited as they were before, `onReplace` keeps the whole list as it was changed. */
export function RiskRows({
  list,
  risks,
  written,
  setWritten,
  onReplace,
}: {
  list: List<Risk>;
  risks: readonly Risk[];
  written: readonly Risk[];
  setWritten: Dispatch<SetStateAction<readonly Risk[]>>;
  onReplace: (risks: readonly Risk[]) => void;
}) {
  const { place, canEdit } = useWorkspace();
  const remove = useMutation(removeRisksMutation(place));
  const end = (id: string) => setWritten((all) => all.filter((risk) => risk.id !== id));
  const begin = (risk: Risk) => setWritten((all) => (all.some(({ id }) => id === risk.id) ? all : [...all, risk]));
  const removeMany = (rows: readonly Risk[]) => {
    const what = rows.length === 1 ? "Risk" : counted(rows.length, list.spec.noun);
    remove.mutate({ ids: rows.map(({ id }) => id), risks, what });
  };
  const editing = canEdit && {
    onOpen: begin,
    onRemove: (risk: Risk) => removeMany([risk]),
    onRemoveMany: removeMany,
  };
  return (
    <ListRows list={list} label="Project risks" estimate={110} kept={written.map(({ id }) => id)} {...editing}>
      {(risk) => (
        <RiskCard
          risk={risk}
          before={written.find(({ id }) => id === risk.id) ?? null}
          onBegin={() => begin(risk)}
          onEnd={() => end(risk.id)}
          onChange={(next) => onReplace(risks.map((other) => (other.id === next.id ? next : other)))}
          onRemove={() => removeMany([risk])}
        />
      )}
    </ListRows>
  );
}
