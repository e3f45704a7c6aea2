import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { type Draft, keepDraft } from "#web/lib/drafts.ts";

type Place = Draft<QuestionnaireInput>;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Keeps on this device what was typed and is not saved yet, and knows whether that is anything. */
export function createDraftKeeper(first: { place: Place; saved: QuestionnaireInput; typed: QuestionnaireInput }) {
  let { place, saved, typed } = first;
  let isAhead = differ(typed, saved);
  const listeners = new Set<() => void>();

  function keep() {
    const ahead = differ(typed, saved);
    keepDraft(place, ahead ? typed : null);
    if (ahead === isAhead) return;
    isAhead = ahead;
    for (const listener of listeners) listener();
  }

  return {
    note(form: QuestionnaireInput) {
      typed = form;
      keep();
    },
    /** The server has `form` now; what is still unsaved goes on under `next`. */
    noteSaved(form: QuestionnaireInput, next: Place) {
      if (next.key !== place.key) keepDraft(place, null);
      place = next;
      saved = form;
      keep();
    },
    saved: () => saved,
    /** Whether there are words that only this device has. */
    isAhead: () => isAhead,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function differ(one: QuestionnaireInput, another: QuestionnaireInput) {
  return JSON.stringify(one) !== JSON.stringify(another);
}
