import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const criteriaOf = (told: string, deed: string) =>
  draftEverything({
    ...nothingYet,
    project: { name: "Rink" },
    questionnaire: { project_description: `We run an ice rink. ${told}` },
  }).user_stories.find(({ story }) => story.includes(deed))?.acceptance_criteria ?? "";

test.each([
  [
    "Skaters cancel a lesson until June 10. Later than that the fee is kept.",
    "cancel a lesson",
    "Later than that, the fee is kept",
  ],
  ["Skaters change the order until noon. After that 5 euros are charged.", "change the order", "After that, 5 euros are charged"],
  [
    "Clubs withdraw the booking until Friday. Afterwards half of the rent is due.",
    "withdraw the booking",
    "Afterwards, half of the rent is due",
  ],
])("who is late is not refused where the next sentence says what then holds: %s [LISTEN-424]", (told, deed, rule) => {
  const criteria = criteriaOf(told, deed);
  expect(criteria).toContain("Given it is later than");
  expect(criteria).toContain(`Then it is done, and I am told this before: "${rule}`);
  expect(criteria).not.toContain("it is refused, all stays as it was");
});

test("who is late is refused where nothing is said of it [LISTEN-424]", () => {
  expect(criteriaOf("Skaters cancel a lesson until June 10. Trainers see the lessons.", "cancel a lesson")).toContain(
    "Given it is later than June 10\nWhen I cancel a lesson\nThen it is refused",
  );
});
