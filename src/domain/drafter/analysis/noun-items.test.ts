import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { listsTold } from "./lists.ts";
import { nounItemTold } from "./noun-items.ts";

test.each([
  [
    "booking of a canoe by the day, cancellation until noon before",
    "Renters can book a canoe by the day. Renters can cancel the booking until noon before.",
  ],
  ["damage report with photo", "Renters can report damage with photo."],
  ["overview of own rentals", "Renters can see the overview of their own rentals."],
  ["blocking and release of canoes", "Renters can block and release canoes."],
  ["user administration", "Renters can manage users."],
  ["monthly export for the owner", "Renters can make the monthly export for the owner."],
  ["approval of swaps by the foreman", "The foreman can approve swaps."],
  ["reminder to the renter, 2 hours before", "The system sends a reminder to the renter, 2 hours before."],
  ["tide table at the jetty", "Renters can see the tide table at the jetty."],
])("an item that names a deed: %s [LISTEN-280]", (item, told) => {
  expect(listsTold(`Renters\n- paying by card\n- ${item}`).split("\n- ")[2]).toBe(told);
});

test.each(["prices per season", "log every lift", "print label", "fire brigade", "training room on the first floor"])(
  "what is a thing, or a deed in its own words, stays as it was said: %s [LISTEN-280]",
  (item) => {
    expect(listsTold(`Notes\n- ${item}`)).toBe(`Notes\n- ${item}`);
  },
);

test("an unknown house does what its items say, and a heading of nobody ends what was told of somebody [LISTEN-281]", () => {
  const told = listsTold(
    "- Smokehouse\n  - weighs in each delivery\n  - prints the batch label\n- Weather\n  - storms and tides\n- Everybody\n  - map of open waters\n- Cashier: refunds up to 20 euros",
  );
  expect(told).toContain("The smokehouse weighs in each delivery");
  expect(told).toContain("- storms and tides");
  expect(told).toContain("Everybody can see the map of open waters.");
  expect(told).toContain("Cashiers can refund up to 20 euros.");
});

test("lists without verbs are drafted as what their people do, and what is not in it stays out [LISTEN-280] [LISTEN-282]", () => {
  const idea =
    "Canoe hire at the weir\n\nRenters\n- booking of a canoe by the day\n- damage report with photo\nWarden\n- blocking and release of canoes\n\nNot in it: guided tours, weather forecast.";
  const brief: Brief = { ...nothingYet, project: { name: "Weir" }, questionnaire: { project_description: idea } };
  const { user_stories, user_classes, scope } = draftEverything(brief);
  const stories = user_stories.map(({ story }) => story).join("\n");
  expect(user_classes.map(({ name }) => name)).toEqual(expect.arrayContaining(["Renter", "Warden"]));
  expect(stories).toContain("As a renter, I want to book a canoe by the day,");
  expect(stories).toContain("As a renter, I want to report damage with photo,");
  expect(stories).toContain("As a warden, I want to block");
  expect(scope.slice(scope.indexOf("## Out of scope"), scope.indexOf("## Constraints"))).toContain(
    "guided tours, weather forecast",
  );
  expect(stories).not.toMatch(/tour|forecast/);
});

test("what stands behind the name of a thing is done to it, and what comes each time is received [LISTEN-593]", () => {
  const told = (item: string) => nounItemTold(item, "Wardens can");
  expect(told("Notices: publish and withdraw")).toBe("Wardens can publish notices. Wardens can withdraw notices.");
  expect(told("Shift plan: view, export as PDF")).toBe(
    "Wardens can view the shift plan. Wardens can export the shift plan as PDF.",
  );
  expect(told("Keys: assign to a room, reminder 2 days before return")).toBe(
    "Wardens can assign keys to a room. The system sends a reminder 2 days before return.",
  );
  expect(told("Dashboard: open visits, late visits")).toBe("Wardens can see the dashboard: open visits, late visits.");
  expect(told("Stay export: all nights of a season")).toBe("Wardens can export all nights of a season.");
  expect(told("Weekly summary by e-mail")).toBe("Wardens can receive the weekly summary by e-mail.");
  expect(told("Read-only access to the accounts")).toBe("Wardens can see the accounts.");
  expect(told("Queue of open requests, oldest first")).toBe("Wardens can see the queue of open requests, oldest first.");
  expect(told("Visitors per month")).toBe("Wardens can see visitors per month.");
  expect(told("Push notification when a gate stays open")).toBe("The system sends a push notification when a gate stays open.");
});

test("what is only listed behind a name, and names of things, are no deeds [LISTEN-593]", () => {
  const told = (item: string) => nounItemTold(item, "Wardens can");
  for (const item of ["Profile: name, photo, phone number", "Rights: view, edit", "Hours: Monday to Friday", "Two-factor login"])
    expect(told(item), item).toBeUndefined();
});
