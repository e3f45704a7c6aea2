import { draftingPart } from "#domain/drafting-parts.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { DraftedPart } from "#web/queries/drafting-runs.ts";
import { counted } from "#web/ui/text/counted.ts";

/** What a section of a run came to, in a few words. */
export function outcomeOf(part: DraftedPart): string {
  const { list, texts = [] } = draftingPart(part.function) ?? {};
  switch (part.status) {
    case "waiting":
      return "Waiting";
    case "writing":
      return "Writing";
    case "kept":
      return "Already written";
    case "failed":
      return "Failed";
    case "undone":
      return "Undone";
    case "done":
      if (part.is_offered) return "Offered beside your text";
      if (list) return counted(part.count ?? 0, nouns[list]);
      if (part.written.length === 0) return "Left empty";
      return part.written.length < texts.length ? `${part.written.length} of ${texts.length} written` : "Written";
  }
}

/** Whether a section that was drafted holds nothing all the same. */
export function cameToNothing(part: DraftedPart): boolean {
  if (part.status !== "done" || part.is_offered) return false;
  return draftingPart(part.function)?.list ? part.count === 0 : part.written.length === 0;
}

/** `now` is the time of the database, as ISO 8601. */
export function durationOf({ started_at, finished_at }: DraftedPart, now: string): string {
  if (!started_at) return "";
  const seconds = Math.max(0, Date.parse(finished_at ?? now) - Date.parse(started_at)) / 1000;
  if (seconds < 1) return finished_at ? "under a second" : "";
  return seconds < 60 ? `${Math.round(seconds)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
