import { expect, test } from "vitest";
import { deedsOf, rulesOf } from "#tests/support/analysed.ts";

const YARD = "The clerk enters orders. The porter weighs the bags.";

test.each([
  ["The system does not let a member book two courts.", /not let a member book two courts/],
  ["It must not let anyone see the salaries.", /not let anyone see the salaries/],
  [
    "You plan the week, and the app mustn't let you hand out more bottles than there are.",
    /mustn't let you hand out more bottles/,
  ],
  ["The portal never lets a contractor open a job of others.", /never lets? a contractor open a job of others/],
])("what the product does not let somebody do is a ban and nobody's deed: %s [LISTEN-577]", (text, ban) => {
  expect(deedsOf(`${YARD} ${text}`).join("\n")).not.toMatch(/book|see the|hand out|open/);
  expect(rulesOf(`${YARD} ${text}`)).toContainEqual(expect.stringMatching(ban));
});

test("what it lets somebody do stays their deed [LISTEN-577]", () => {
  expect(deedsOf("The app lets drivers open the gate.")).toEqual(["driver: open the gate"]);
});

test("a deed does not borrow the words of the one that is denied behind it, but what both are done to [LISTEN-578]", () => {
  const nurses = `${YARD} Agency nurses may ask but not act as second checker.`;
  expect(deedsOf(nurses).join("\n")).not.toMatch(/second checker/);
  expect(rulesOf(nurses)).toContainEqual(expect.stringMatching(/not act as second checker/));
  expect(deedsOf(`${YARD} Clerks may read but not change or delete invoices.`)).toContain("clerk: read invoices");
});

test("what stands in brackets with a semicolon tears no rule in two [LISTEN-579]", () => {
  const rules = rulesOf(`${YARD} High-risk items (currently 14; the chemist keeps the list) need two people.`);
  expect(rules).toContainEqual(expect.stringMatching(/need two people/));
  expect(rules.filter((rule) => /\([^)]*$/.test(rule))).toEqual([]);
});
