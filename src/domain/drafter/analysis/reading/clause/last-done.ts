import type { Activity } from "#domain/drafter/analysis/activity.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import type { ToRead } from "./to-read.ts";

const LOOKS_BACK = 4;

/** What the last deed was done to, where it was told in this sentence or right before it. */
export function lastDoneTo(reading: ToRead): { noun: Noun; isPerson: boolean } | undefined {
  if (reading.heard.activities.length === reading.context.turnedAt) return undefined;
  const [last, before] = reading.heard.activities.toReversed();
  // "take a ticket, write what they did and close it"
  if (
    last &&
    !last.object &&
    before?.object &&
    before.heardIn?.statement === reading.context.statement &&
    before.actor === last.actor
  )
    return { noun: before.object, isPerson: before.onPerson };
  return last?.object && isNear(reading, last) ? { noun: last.object, isPerson: last.onPerson } : undefined;
}

export function isNear({ context }: ToRead, { heardIn }: Activity): boolean {
  return context.named.slice(0, LOOKS_BACK).some(({ said }) => said.includes(heardIn?.statement ?? "\n"));
}
