import { expect, test } from "vitest";
import { deedsOf, rulesOf } from "#tests/support/analysed.ts";

test.each([
  ["Leave longer than a week needs the warden's approval.", ["warden: approve leave longer than a week"]],
  ["Swaps require approval by the shift leader.", ["shift leader: approve swaps"]],
  ["Reduced fees require the consent of the treasurer.", ["treasurer: consent to reduced fees"]],
  ["Each offer will need sign-off by two partners.", ["partner: sign off each offer"]],
  ["Excursions of more than 3 days must be approved by the dean.", ["dean: approve excursions of more than 3 days"]],
])("what needs somebody's approval is approved by them: %s [LISTEN-312]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test("that it needs an approval stays a rule as it was said [LISTEN-312]", () => {
  expect(rulesOf("Leave longer than a week needs the warden's approval.")).toEqual([
    "leave longer than a week needs the warden's approval",
  ]);
});

test.each([
  ["Small swaps do not need the warden's approval."],
  ["Pupils need the dean's consent to bring a visitor."],
  ["Removing a post requires approval by the porter."],
])("where none is needed, or it is for something that is done, nobody approves what is named: %s [LISTEN-312]", (text) => {
  expect(deedsOf(text)).toEqual([]);
});
