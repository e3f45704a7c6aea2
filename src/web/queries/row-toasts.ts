import { type Noun, nouns } from "#domain/nouns/all.ts";
import { rowWord, sentence } from "#web/lib/noun-words.ts";
import { failed, failedFor, said } from "#web/lib/toast-line.ts";
import type { NamedToast } from "#web/lib/toast-store.ts";
import { isToastKey, type ToastKey } from "#web/lib/toasts.ts";

const ofRow = {
  created: (one: string) => said(`${sentence(one)} created successfully`),
  changed: (one: string) => said(`${sentence(one)} updated successfully`),
  removed: (one: string) => said(`${sentence(one)} deleted successfully`),
  create_failed: couldNotBeSaved,
  change_failed: couldNotBeSaved,
  remove_failed: couldNotBeSaved,
};
const ofDraft = {
  generated: (many: string) => ({
    ...said(`Generated {count} ${many} successfully`),
    atNone: "Nothing was missing: what would be drafted is here already.",
  }),
  generate_failed: (many: string) => failed(`Failed to generate ${many}. Please try again.`),
};

/** What is said of a row of a noun: the text `toasts` prescribes, else one made of the noun's words. */
export function rowToast(noun: Noun, event: keyof typeof ofRow): ToastKey | NamedToast {
  return prescribedOr(`${rowWord(noun)}.${event}`, ofRow[event](nouns[noun].one));
}

/** The same of a run that drafts rows. */
export function draftToast(noun: Noun, event: keyof typeof ofDraft): ToastKey | NamedToast {
  return prescribedOr(`${noun}.${event}`, ofDraft[event](nouns[noun].many));
}

function prescribedOr(key: string, line: Omit<NamedToast, "key">): ToastKey | NamedToast {
  return isToastKey(key) ? key : { ...line, key };
}

function couldNotBeSaved(one: string) {
  return failedFor(`The ${one} could not be saved. Please try again.`);
}
