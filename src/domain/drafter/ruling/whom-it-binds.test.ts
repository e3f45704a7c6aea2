import { expect, test } from "vitest";
import { courseOfRule } from "#domain/drafter/trials/course-of-rule.ts";
import { brokenRule } from "./broken-rule.ts";
import { dutyOfRule } from "./duty-of-rule.ts";
import { nameOfRule } from "./name-of-rule.ts";

const rule = (said: string) => ({ said, forbids: true, money: false, speed: false });

test("whom a ban hits is told with all of its clause, and the verb that is turned is the ban's own [LISTEN-376]", () => {
  const ban = rule("Someone who books a bed and does not arrive twice in a season can't book for 30 days");
  expect(dutyOfRule(ban)).toBe(
    "The system shall not let anybody who books a bed and does not arrive twice in a season book for 30 days.",
  );
  expect(nameOfRule(ban)).toBe("No booking for 30 days");
  expect(brokenRule(ban)).toBe("Somebody who books a bed and does not arrive twice in a season can book for 30 days");
  const unable = rule("A pilot whose licence has lapsed must not be able to take flights");
  expect(dutyOfRule(unable)).toBe("The system shall not let a pilot whose licence has lapsed take flights.");
  expect(courseOfRule(unable)?.when).toBe("a pilot whose licence has lapsed tries to take flights");
  expect(courseOfRule(rule("Judges must not see the names of the bakers"))?.when).toBe(
    "judges try to see the names of the bakers",
  );
});

test("what need not be is no ban, and what the product does not do is its own duty [LISTEN-377]", () => {
  const relief = rule("Guests do not have to register");
  expect(dutyOfRule(relief)).toBe('The system shall hold to this rule: "Guests do not have to register."');
  expect(nameOfRule(relief)).not.toMatch(/^No /);
  expect(courseOfRule(relief)).toBeUndefined();
  const own = rule("The app should not send more than one reminder a day");
  expect(dutyOfRule(own)).toBe("The system shall not send more than one reminder a day.");
  expect(nameOfRule(own)).toBe("No more than one reminder a day");
  expect(courseOfRule(own)).toBeUndefined();
  expect(nameOfRule(rule("The app must show the price before the booking"))).toBe("Showing the price before the booking");
});
