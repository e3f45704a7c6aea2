import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) => analyse(told).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);

test.each([
  [
    "The divers dry the suit, and once the suit is bone dry they close the job, with a photo if they like.",
    "diver: close the job, with a photo",
  ],
  ["The clerk weighs it, and before she seals the bag she scans the label so that it counts.", "clerk: scan the label"],
  [
    "The librarian checks the books. Worn books she passes on to the archive.",
    "librarian: pass the worn books on to the archive",
  ],
  ["The fitter tests the lamps. Broken lamps he can send back to the depot.", "fitter: send the broken lamps back to the depot"],
])(
  "who does something to something behind a condition without a comma, or behind what it is done to, acts: %s [LISTEN-601]",
  (told, deed) => {
    expect(deedsOf(told)).toContain(deed);
  },
);

test("what only says which of them is meant is no deed [LISTEN-601]", () => {
  expect(deedsOf("The clerk reads letters. Letters he doubts are put aside.")).toEqual(["clerk: read letters"]);
  expect(deedsOf("When the guests return the skis they borrowed, the clerk checks the edges.")).toContain(
    "clerk: check the edges",
  );
  expect(deedsOf("When the guests return the skis they borrowed, the clerk checks the edges.").join()).not.toContain(
    "guest: borrow",
  );
});
