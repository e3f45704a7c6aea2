import type { Activity } from "#domain/drafter/analysis/activity.ts";

const HOLDS = /^(?:have|hold|own|keep|stay|be|use|need|carry|occupy)\b/;
const LIMIT = /\b(?:at (?:most|least)|(?:no|not) (?:more|less|longer|fewer) than|up to|a maximum of|a minimum of)\b/;

/** "Hold at most two at a time": nobody does that, it is what may be. */
export function isLimit({ said, actor }: Pick<Activity, "said" | "actor">): boolean {
  return actor !== undefined && HOLDS.test(said) && LIMIT.test(said);
}
