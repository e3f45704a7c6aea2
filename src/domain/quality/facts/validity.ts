import type { Clause } from "./clause.ts";

/** What is over: "is suspended", "lapses". */
const ENDS =
  /\b(?:(?:is|are|be|gets?|becomes?)(?: \p{L}+ly)? (?:suspended|blocked|locked|closed|cancelled|canceled|deactivated|disabled|withdrawn|revoked|terminated|invalid|void|unavailable)|lapses?|expires?|loses? (?:its|their) validity|runs? out)\b/giu;
/** What goes on: "remains valid", "is available at once". */
const STAYS =
  /\b(?:(?:remains?|stays?|continues? to be|(?:is|are) still|keeps?)(?: \p{L}+ly)? (?:active|valid|open|usable|available|enabled|accessible|bookable|in force|in use)|(?:is|are|becomes?)(?: \p{L}+ly)? (?:available|usable|open|active)(?: again)? (?:immediately|at once|right away|straight away))\b/giu;
const NOT = /\b(?:not|never|no longer)(?: \p{L}+)?\s*$/iu;

/** Whether a thing goes on ("stays") or is over ("ends"), by a clause that says so. */
export function validityOf({ text, main, form }: Clause): "stays" | "ends" | undefined {
  if (form === "test") return undefined;
  const said = text.slice(main.start, main.end);
  const [over] = said.matchAll(ENDS);
  const [on] = said.matchAll(STAYS);
  const found = over ?? on;
  if (!found || (over && on)) return undefined;
  const isDenied = NOT.test(said.slice(0, found.index)) || /\b(?:not|never)\b/iu.test(found[0]);
  return Boolean(over) === isDenied ? "stays" : "ends";
}
