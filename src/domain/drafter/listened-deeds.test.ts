import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const briefOf = (project_description: string): Brief => ({
  ...nothingYet,
  project: { name: "Listened" },
  questionnaire: { project_description },
});
const draftOf = (text: string) => draftEverything(briefOf(text));
const dutiesOf = (text: string) => draftOf(text).features.map(({ description }) => description);
const storiesOf = (text: string) => draftOf(text).user_stories.map(({ story }) => story.replace(/, so that .*/, ""));

test.each([
  [
    "The program should sort the crates by street and suggest a route.",
    ["The system shall sort the crates by street.", "The system shall suggest a route."],
  ],
  ["Guests take a picture and the app stores the place.", ["The system shall store the place."]],
  [
    "Helpers pack crates. At the end of the day it writes the receipts and I post them.",
    ["The system shall write the receipts at the end of the day."],
  ],
  ["No cash, and the site deletes every offer after ten days.", ["The system shall delete every offer after ten days."]],
  ["From that the site works out the fee: 3.20 euro a crate.", ["The system shall work out the fee."]],
  ["Jars get a number, which the system prints.", ["The system shall print the number."]],
  [
    "It has to run offline, because there is no signal by the mill, and it uploads the counts once the guide is home.",
    ["Once the guide is home, the system shall upload the counts."],
  ],
  ["The app rings every driver who is on duty.", ["The system shall ring every driver who is on duty."]],
  [
    "The waiter makes a list, the system puts that together from the orders, and the guest downloads it.",
    ["The system shall put the list together from the orders."],
  ],
])("what the product does is a duty of the system: %s [LISTEN-230]", (text, duties) => {
  expect(dutiesOf(text)).toEqual(expect.arrayContaining(duties));
});

test.each([
  ["The program texts the grower a reminder five days before.", "As a grower, I want to get a reminder five days before by text"],
  [
    "Helpers open the app, and it tells them whether the shop is busy.",
    "As a helper, I want to be told whether the shop is busy",
  ],
  ["At noon the system warns my deputy, Jonas, who moves people.", "As a deputy, I want to be warned at noon"],
])("whom it tells something has a story of it: %s [LISTEN-230]", (text, story) => {
  expect(storiesOf(text)).toContain(story);
});
