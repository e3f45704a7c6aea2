import { bareHeading } from "./bare-heading.ts";
import { heading } from "./quality.ts";
import { leadIn } from "./statements.ts";

const priorities: readonly [RegExp, string][] = [
  [heading("must|must[- ]haves?|muss(-?(kriterien|anforderungen))?|p0|essential|mvp|phase 1|musthave"), "must"],
  [heading("should|should[- ]haves?|soll(-?(kriterien|anforderungen))?|p1|important"), "should"],
  [
    heading(
      "could|could[- ]haves?|nice[- ]to[- ]haves?|(?:it )?would be nice(?: to have)?|(?:schön wäre|wäre schön|wünschenswert)|kann(-?(kriterien|anforderungen))?|p2|optional|wunschkriterien",
    ),
    "could",
  ],
  [heading("won'?t|won['’]?t[- ]have.*|will not have.*|wird nicht.*|p3|later|future( .*)?|not now"), "wont"],
];

export function priorityOf(words: string): string | undefined {
  const bare = bareHeading(words);
  const lead = leadIn(bare)?.name;
  return priorities.find(([says]) => says.test(bare) || (lead !== undefined && says.test(lead)))?.[1];
}
