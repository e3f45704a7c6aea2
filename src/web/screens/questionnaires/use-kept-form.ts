import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { mergeFields } from "#domain/merge.ts";
import { type QuestionnaireInput, questionnaireInput } from "#domain/questionnaires.ts";
import { useLeaveCheck } from "#web/editing/leave-check.ts";
import { claimUnsaved, keepUnsaved, type Unsaved } from "#web/editing/unsaved.ts";
import { begunOf, createAnswersKeeper } from "./answers-keeper.ts";

type Place = Unsaved<QuestionnaireInput>;

/** A questionnaire's form that outlives a reload: it starts from what this device kept, at `place` or before at `formerly`, else from `start`. */
export function useKeptForm({ start, place, formerly }: { start: QuestionnaireInput; place: Place; formerly?: Place }) {
  const [first] = useState(() => {
    const from = [place, ...(formerly ? [formerly] : [])].find((kept) => claimUnsaved(kept) !== null) ?? place;
    const begun = claimUnsaved(begunOf(from)) ?? start;
    const typed = claimUnsaved(from);
    return { place, saved: start, begun, typed: typed ? mergeFields(begun, typed, start).merged : start };
  });
  const [keeper] = useState(() => createAnswersKeeper(first));
  const form = useForm<QuestionnaireInput>({
    resolver: zodResolver(questionnaireInput),
    defaultValues: first.typed,
    mode: "onTouched",
  });
  const isAhead = useSyncExternalStore(keeper.subscribe, keeper.isAhead);
  const [cameBack, setCameBack] = useState(isAhead);
  useLeaveCheck(keeper.isAhead);

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
  keepUnsaved(place, null);
  keepUnsaved(begunOf(place), null);
}
