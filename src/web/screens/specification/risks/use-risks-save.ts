import { useMutation } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { contestedRisk, mergeRisks, type RiskList, withChosenRisks } from "#domain/merge-risks.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { Risk } from "#domain/nouns/risks.ts";
import { useRevisedSave } from "#web/editing/use-revised-save.ts";
import { keepRisks, readUnsavedRisks, saveRisksMutation } from "#web/queries/risks.ts";
import { readSpecification, type StoredSpecification } from "#web/queries/specification-words.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const labels: Readonly<Record<string, string>> = {
  name: "Name",
  functionality: "Functionality at risk",
  description: "Description",
};

/** Saves the list of risks beside what others saved in it: theirs and mine are both there, and one that both changed is settled. */
export function useRisksSave(specification: StoredSpecification | null, base: RiskList, onSaved: () => void) {
  const { place } = useWorkspace();
  const stored = specification?.risks ?? [];
  const { mutateAsync } = useMutation(saveRisksMutation(place));
  const { pending, failure, conflict, save } = useRevisedSave<RiskList, StoredSpecification>({
    save: (words, revision) => mutateAsync({ words, revision }),
    read: async () => {
      const row = await readSpecification(place);
      return { values: { risks: row?.risks ?? [] }, revision: row?.revision ?? null };
    },
    merge: mergeRisks,
    choose: withChosenRisks,
    labelOf: (field) => {
      const { id, word } = contestedRisk(field);
      const risk = [...base.risks, ...stored].find((one) => one.id === id);
      const named = risk ? [risk.number ? cite("risks", risk.number) : "", risk.name].filter(Boolean).join(" ") : "Risk";
      return word ? `${named}: ${labels[word] ?? word}` : named;
    },
    textOf: (_field, value) => (value === null ? "Deleted" : wordsText(value)),
  });
  return {
    pending,
    failure,
    conflict,
    save: (risks: readonly Risk[]) =>
      save({
        base,
        mine: { risks },
        known: { values: { risks: stored }, revision: specification?.revision ?? null },
        onSaved: (row) => {
          if (JSON.stringify(readUnsavedRisks(place)) !== JSON.stringify(risks)) return;
          keepRisks(place, null, row.risks);
          onSaved();
        },
        onAddedAgain: () => undefined,
      }),
  };
}

/** A whole risk as one text; a single word of one is a text already. */
function wordsText(value: unknown) {
  const risk = nouns.risks.input.safeParse(value).data;
  return risk && [risk.name, `At risk: ${risk.functionality}`, risk.description].join("\n");
}
