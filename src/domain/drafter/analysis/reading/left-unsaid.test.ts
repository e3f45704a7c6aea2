import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) =>
  analyse(told).activities.map(
    ({ actor, said, condition }) => `${actor?.singular}: ${[said, condition].filter(Boolean).join(" | ")}`,
  );

test("an answer without a word of what it is to is told of what was asked for [LISTEN-590]", () => {
  expect(deedsOf("A pupil sends a request for a locker. The janitor accepts or declines within two days.")).toEqual([
    "pupil: send a request for a locker",
    "janitor: accept the request within two days",
    "janitor: decline the request within two days",
  ]);
  expect(deedsOf("Tenants apply for a garage online. The committee decides in March.")).toContain(
    "committee: decide on the application in March",
  );
  expect(deedsOf("A diner books a table. The restaurant confirms within an hour.")).toContain(
    "restaurant: confirm the booking within an hour",
  );
  expect(deedsOf("A rower proposes a crew swap. The coach agrees or refuses.")).toEqual([
    "rower: propose a crew swap",
    "coach: agree to the crew swap",
    "coach: refuse the crew swap",
  ]);
  expect(deedsOf("The customer gets a quote by e-mail. He accepts within ten days.")).toContain(
    "customer: accept the quote within ten days",
  );
  expect(deedsOf("A tenant can dispute a reading, and our registrar decides.")).toContain("registrar: decide on the reading");
  expect(deedsOf("A parent complains online. The headmaster answers within three days.")).toContain(
    "headmaster: answer the complaint within three days",
  );
});

test("what is signed, inspected or returned without a name is what was spoken of before it [LISTEN-590]", () => {
  expect(deedsOf("The mechanic fills in the record, and the foreman signs at the end of the day.")).toContain(
    "foreman: sign the record at the end of the day",
  );
  expect(deedsOf("The gardener enters the harvest sheet, the owner checks on Friday.")).toContain(
    "owner: check the harvest sheet on Friday",
  );
});

test("what needs no object, names it or says it in a clause stays as it was said [LISTEN-590]", () => {
  expect(deedsOf("Members request a boat. Visitors pay by card.")).toContain("visitor: pay by card");
  expect(deedsOf("The chef plans the menu. The helper cooks, and the guests eat at noon.").join()).not.toMatch(
    /cook the|eat the/,
  );
  expect(deedsOf("A borrower sends a request. The keeper confirms within a day that the case is free.").join()).not.toContain(
    "confirm the request",
  );
  expect(deedsOf("A member sends a request. The captain decides who rows.").join()).not.toContain("decide on the request");
  expect(deedsOf("The farmer sends an order. The driver checks whether the road is open.").join()).not.toContain(
    "check the order",
  );
  expect(deedsOf("The courier scans the crate. The hotel signs on the screen.").join()).not.toContain("sign the crate");
  expect(deedsOf("Parents see the timetable. The teacher searches by name.").join()).not.toContain("search the timetable");
  expect(deedsOf("The tenant reports a leak. The neighbours agree on a day.").join()).not.toContain("agree to the report");
  expect(deedsOf("The office sends a reminder. Volunteers register at the gate.")).toContain("volunteer: register at the gate");
  expect(deedsOf("The clerk enters a claim. The lawyer decides on appeals.")).toContain("lawyer: decide on appeals");
});
