import type { Phrase } from "#domain/quality/words/phrases.ts";

/** A text without a phrase and without the commas that set it apart; undefined where nothing would be left of the sentence. */
export function withoutPhrase(text: string, { start, end }: Pick<Phrase, "start" | "end">): string | undefined {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const opens = /(?:^|[.!?\n]\s*)$/.test(before);
  const joined = opens
    ? `${before}${capital(after.replace(/^\s*,?\s*/, ""))}`
    : `${before.replace(/\s*,?\s*$/, "")}${/^\s*,\s*\p{L}/u.test(after) && !/,\s*$/.test(before) ? after.replace(/^\s+/, "") : spaced(after.replace(/^\s*,?\s*/, ""))}`;
  return /\p{L}/u.test(joined) ? joined : undefined;
}

function spaced(after: string): string {
  return after === "" || /^[.;:!?)]/.test(after) ? after : ` ${after}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function replaced(text: string, start: number, end: number, by: string): string {
  return `${text.slice(0, start)}${by}${text.slice(end)}`;
}
