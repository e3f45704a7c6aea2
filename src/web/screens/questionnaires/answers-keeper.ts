import { isSame } from "#domain/merge.ts";
import type { QuestionnaireInput } from "#domain/questionnaires.ts";
import { keepUnsaved, type Unsaved } from "#web/editing/unsaved.ts";

type Place = Unsaved<QuestionnaireInput>;

export type AnswersKeeper = ReturnType<typeof createAnswersKeeper>;

/** What the answers were before they were typed over, kept beside them. */
export function begunOf({ key, shape }: Place): Place {
  return { key: `${key}:begun`, shape };
}

type First = {
  place: Place;
  /** What the server has. */
  saved: QuestionnaireInput;
  /** What it had when the first of what is typed was typed. */
  begun: QuestionnaireInput;
  typed: QuestionnaireInput;
};

/** Keeps on this device what was typed and is not saved yet, and knows whether that is anything. */
export function createAnswersKeeper(first: First) {
  let { place, saved, begun, typed } = first;
  let isAhead = !isSame(typed, saved);
  const listeners = new Set<() => void>();

  function keep() {
    const ahead = !isSame(typed, saved);
    if (!ahead) begun = saved;
    keepUnsaved(place, ahead ? typed : null);
    keepUnsaved(begunOf(place), ahead ? begun : null);
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
      if (next.key !== place.key) {
        keepUnsaved(place, null);
        keepUnsaved(begunOf(place), null);
      }
      place = next;
      saved = form;
      begun = form;
      keep();
    },
    saved: () => saved,
    begun: () => begun,
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
