import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { mergeFields } from "#domain/merge.ts";
import { type QuestionnaireInput, questionnaireInput } from "#domain/questionnaires.ts";
import { claimDraft, type Draft, keepDraft } from "#web/lib/drafts.ts";
import { useUnsaved } from "#web/lib/unsaved.ts";
import { begunOf, createDraftKeeper } from "./draft-keeper.ts";

type Place = Draft<QuestionnaireInput>;

/** A questionnaire's form that outlives a reload: it starts from what this device kept, at `place` or before at `formerly`, else from `start`. */
export function useKeptForm({ start, place, formerly }: { start: QuestionnaireInput; place: Place; formerly?: Place }) {
  const [first] = useState(() => {
    const from = [place, ...(formerly ? [formerly] : [])].find((kept) => claimDraft(kept) !== null) ?? place;
    const begun = claimDraft(begunOf(from)) ?? start;
    const typed = claimDraft(from);
    return { place, saved: start, begun, typed: typed ? mergeFields(begun, typed, start).merged : start };
  });
  const [keeper] = useState(() => createDraftKeeper(first));
  const form = useForm<QuestionnaireInput>({
    resolver: zodResolver(questionnaireInput),
    defaultValues: first.typed,
    mode: "onTouched",
  });
  const isAhead = useSyncExternalStore(keeper.subscribe, keeper.isAhead);
  const [cameBack, setCameBack] = useState(isAhead);
  useUnsaved(keeper.isAhead);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keeper.note(values);
          if (formerly) forget(formerly);
        },
      }),
    [form, keeper, formerly],
  );

  function discard() {
    const saved = keeper.saved();
    form.reset(saved);
    keeper.note(saved);
    if (formerly) forget(formerly);
    setCameBack(false);
  }

  return { form, keeper, isAhead, restored: cameBack && isAhead, discard };
}

function forget(place: Place) {
  keepDraft(place, null);
  keepDraft(begunOf(place), null);
}
