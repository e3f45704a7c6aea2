import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import type { ToRead } from "./to-read.ts";

const COMPARED = /^(?:later|earlier|sooner|more|less|fewer|longer)$/;
const MEASURED = /^(?:above|below|under|over|beyond)$/;
/** It says of what only together with what was said before. */
const POINTS = /\b(?:that|this|it|those)\b/;

/** "Above 30 kilos" before whoever acts; all that its statement tells holds within it. */
function boundOf({ clause, context, words }: ToRead): string {
  const [first] = context.clauses.filter(({ marker }) => marker === "");
  const [word, next] = words;
  const isCompared = COMPARED.test(word?.word ?? "") && next?.word === "than";
  const isMeasured = MEASURED.test(word?.word ?? "") && next?.tag === "num";
  if (!first || clause.marker !== "" || !(isCompared || isMeasured)) return "";
  const to = words.findIndex(
    ({ tag }, at) => at > 0 && /^(?:det|poss|pron|comma|break)$/.test(tag) && words[at - 1]?.word !== "than",
  );
  return verbatim(words.slice(0, Math.min(to < 0 ? words.length : to, first.group.at)));
}

/** "Later than that she has to ring me, and I charge 25 pounds": undefined where a deed would lose what it is bound to. */
export function withinBounds(toRead: ToRead, deeds: readonly Activity[]): Activity[] | undefined {
  const bound = boundOf(toRead);
  if (bound === "") return [...deeds];
  return POINTS.test(bound) ? undefined : deeds.map((deed) => ({ ...deed, condition: deed.condition ?? bound }));
}
