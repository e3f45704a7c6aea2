import { expect, test } from "vitest";
import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { mended } from "./mend.ts";

const deed = (said: string): Activity => ({
  actor: undefined,
  verb: said.split(" ")[0] ?? "",
  object: undefined,
  onPerson: false,
  said,
  towards: [],
});

test.each([
  ["water the seedlings, and the timer stops the pump", "water the seedlings"],
  ["book a berth in the berth, max two nights", "book a berth, max two nights"],
  ["likewise water the beds", "water the beds"],
  ["plan the round yes", "plan the round"],
  ["number each pane on the photo, tapping", "number each pane on the photo"],
  ["pick the plates I need and are told", "pick the plates I need"],
  ["file the claim", "file the claim"],
  ["attach the to the saddle", "attach the to the saddle"],
])("a deed is told without what came in from elsewhere: %s [LISTEN-271]", (said, told) => {
  expect(mended(deed(said)).said).toBe(told);
});
