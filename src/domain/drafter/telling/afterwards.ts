import type { Analysis } from "#domain/drafter/analysis/analyse.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { statementsOf } from "#domain/drafter/plan/calling.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";

const LATER =
  /^(?:later(?: than that)?|after (?:that|this|it|the deadline)|afterwards|thereafter|from (?:then|that (?:day|time)) on|past that|beyond that|whoever (?:is|comes) (?:too )?late)\b/i;

/** What the next sentence says of whoever is late: "Later than that the fee is kept"; undefined where it says nothing of it. */
export function afterwardsOf({ activity }: BoundDeed, analysis: Analysis): string | undefined {
  const statements = statementsOf(analysis);
  const at = statements.findIndex((one) => isOf(one, activity.heardIn?.statement));
  const next = at < 0 ? undefined : statements[at + 1];
  if (next === undefined || !LATER.test(next)) return undefined;
  const rule = analysis.rules.find(({ heardIn }) => isOf(next, heardIn?.statement));
  // it may stand behind what it hangs on
  const said = rule?.text.split("; ").find((part) => LATER.test(part));
  return said
    ?.replace(LATER, (opener) => `${capitalised(opener)},`)
    .replace(",,", ",")
    .replace(/[\s,.]+$/, "");
}

function isOf(told: string, statement = ""): boolean {
  return statement !== "" && told.includes(statement.toLowerCase().replace(/[\s.]+$/, ""));
}
