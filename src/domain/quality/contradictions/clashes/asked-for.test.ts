import { expect, test } from "vitest";
import { contradictionsAmong } from "#domain/quality/contradictions/report.ts";

const among = (...texts: string[]) => contradictionsAmong(texts.map((text, at) => ({ row: at, key: String(at), text })));

test.each([
  [
    "a fine and no charge",
    "Anglers pay a fine of 20 euros for a late catch report.",
    "As an angler, I want to hand in a late catch report without being charged, so that I am not afraid of it.",
  ],
  ["money back and no refund", "Choirs that withdraw get their money back.", "No fee shall be refunded when a choir withdraws."],
  [
    "what must not be asked for, and is missing",
    "The entry form for the regatta must not ask for the weight of a rower.",
    "Given a rower has left out the weight, when she submits the entry form, then she is told that the weight is missing.",
  ],
  [
    "what must be there, and may be done without",
    "Pilots must get a signature from the mechanic.",
    "An aircraft can be moved without a signature.",
  ],
  [
    "what is required, and a wish to do without",
    "Every beehive must have a photo.",
    "As a beekeeper, I want to save a beehive without a photo, so that I can add one later.",
  ],
  [
    "what is optional, and a test that is refused without it",
    "The phone number of a tenant is optional.",
    "Test: Save a tenant without a phone number. Expected: The system refuses to save the tenant.",
  ],
])("what costs, comes back or has to be given is compared: %s [FACT-28]", (_, a, b) => {
  expect(among(a, b)).toMatchObject([{ kind: "polarity" }]);
});

test.each([
  ["another thing that costs", "Anglers pay a fine for a late catch report.", "Renewing a fishing permit costs nothing."],
  ["other people", "Entry to the lake is free for members.", "Guests are charged 5 euros for entry to the lake."],
  [
    "another thing that is asked for",
    "The entry form must not ask for the weight of a rower.",
    "Given no name was entered, when the entry form is sent, then the rower is told that the name is missing.",
  ],
  [
    "another deed that is done without",
    "A reason is required when a boat is exchanged.",
    "Rowers can look at a boat without giving a reason.",
  ],
])("each only where all that the one row names is in the other: %s [FACT-28]", (_, a, b) => {
  expect(among(a, b)).toEqual([]);
});
