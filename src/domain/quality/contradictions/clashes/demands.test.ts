import { expect, test } from "vitest";
import { contradictionsAmong } from "#domain/quality/contradictions/report.ts";

const among = (...texts: string[]) => contradictionsAmong(texts.map((text, at) => ({ row: at, key: String(at), text })));

test.each([
  [
    "optional and required",
    "Giving a birthday is optional.",
    "Given a form without a birthday, when the guest submits the form, then an error says that the birthday is required.",
  ],
  [
    "mandatory and switched off",
    "The fall alarm is mandatory for all bracelets.",
    "Residents can switch off the fall alarm of their bracelet.",
  ],
  [
    "by itself and by hand",
    "The duty roster is drawn up by the system without human involvement.",
    "The matron draws up the duty roster by hand.",
  ],
  ["nameless and known", "The opinion poll is anonymous.", "Secretary: sees which member gave which answer in the opinion poll."],
])("what one asks for and the other does without clashes: %s [FACT-21]", (_, a, b) => {
  expect(among(a, b)).toHaveLength(1);
});

test.each([
  ["of two things", "The tenant's income statement is mandatory.", "A photo of the tenant is optional."],
  ["of two deeds", "Rent is collected automatically.", "Keys are handed out by hand."],
  ["for other people", "Divers must wear a tag.", "A tag is optional for spectators."],
])("what is asked of one and spared another does not: %s [FACT-21]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});

test("what a role does is read thing by thing [FACT-23]", () => {
  const steward = "Steward: counts the ballots and publishes the result.";
  expect(among("Only the chair may publish the result.", steward)).toMatchObject([{ kind: "permission" }]);
  expect(among("Only the chair may publish the programme.", steward)).toEqual([]);
});
