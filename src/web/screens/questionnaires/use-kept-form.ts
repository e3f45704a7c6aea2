import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useForm } from "react-hook-form";
import { type QuestionnaireInput, questionnaireInput } from "#domain/questionnaires.ts";
import { type Draft, keepDraft, readDraft } from "#web/lib/drafts.ts";
import { createDraftKeeper } from "./draft-keeper.ts";

type Place = Draft<QuestionnaireInput>;

/** A questionnaire's form that outlives a reload: it starts from what this device kept, at `place` or before at `formerly`, else from `start`. */
export function useKeptForm({ start, place, formerly }: { start: QuestionnaireInput; place: Place; formerly?: Place }) {
  const [first] = useState(() => readDraft(place) ?? (formerly ? readDraft(formerly) : null) ?? start);
  const [keeper] = useState(() => createDraftKeeper({ place, saved: start, typed: first }));
  const form = useForm<QuestionnaireInput>({
    resolver: zodResolver(questionnaireInput),
    defaultValues: first,
    mode: "onTouched",
  });
  const isAhead = useSyncExternalStore(keeper.subscribe, keeper.isAhead);
  const [cameBack, setCameBack] = useState(isAhead);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keeper.note(values);
          if (formerly) keepDraft(formerly, null);
        },
      }),
    [form, keeper, formerly],
  );

  function discard() {
    const saved = keeper.saved();
    form.reset(saved);
    keeper.note(saved);
    if (formerly) keepDraft(formerly, null);
    setCameBack(false);
  }

  return { form, keeper, isAhead, restored: cameBack && isAhead, discard };
}
