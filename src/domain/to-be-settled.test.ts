import { expect, test } from "vitest";
import { withoutUnsettled } from "./to-be-settled.ts";

test.each([
  ["as it is drafted", "## To be settled\n\n- “The board calls room #4 the oven”\n- “We use C# today”\n\n"],
  ["with a heading somebody changed", "### To be settled:\n\n- “Tea is free”\n\n"],
  ["in bold", "**To be settled**\n\n- “Tea is free”\n\n"],
])("what a scope only quotes is left out of what it says: %s [LISTEN-621]", (_how, quoted) => {
  const said = "## Constraints\n\n- A board is lent for two weeks.\n\n";
  const behind = "## Assumptions\n\n- Room #5 is dry.";
  expect(withoutUnsettled(`${said}${quoted}${behind}`)).toBe(`${said}${behind}`);
  expect(withoutUnsettled(`${quoted}${said}${quoted}`)).toBe(said);
  expect(withoutUnsettled("To be settled is nothing.")).toBe("To be settled is nothing.");
});
