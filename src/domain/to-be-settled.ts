import { partsByHeading } from "./quality/left-out.ts";

/** The heading of those clauses of a scope of which nobody has said yet whether they bind. */
export const TO_BE_SETTLED = "To be settled";

const IS_UNSETTLED = new RegExp(`^${TO_BE_SETTLED}(?!\\p{L})`, "iu");

/** A text without them: what it only quotes it does not say. */
export function withoutUnsettled(text: string): string {
  return partsByHeading(text)
    .filter(({ title }) => !IS_UNSETTLED.test(title))
    .map(({ start, end }) => text.slice(start, end))
    .join("");
}
