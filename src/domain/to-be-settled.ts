/** The heading of those clauses of a scope of which nobody has said yet whether they bind. */
export const TO_BE_SETTLED = "To be settled";

const SECTION = new RegExp(`^## ${TO_BE_SETTLED}$[^#]*`, "m");

/** A text without them: what it only quotes it does not say. */
export function withoutUnsettled(text: string): string {
  return text.replace(SECTION, "");
}
