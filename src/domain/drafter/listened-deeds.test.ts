import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
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

test.each([
  [
    "Makers sometimes send me patterns; I'd like to attach those to the shoe.",
    "As an owner, I want to attach the patterns to the shoe",
  ],
  ["Guides check each rope and flag a torn one so the fitter can look at it.", "As a guide, I want to flag a torn rope"],
  [
    "Fitters close a job. After a call a fitter writes down the fault and picks the date of the next one.",
    "As a fitter, I want to pick the date of the next call",
  ],
  [
    "The app works out what each member owes. The clerk sends that out after the feast.",
    "As a clerk, I want to send what each member owes out after the feast",
  ],
])("what a word points to is named: %s [LISTEN-231]", (text, story) => {
  expect(storiesOf(text)).toContain(story);
});

test.each([
  [
    "Cooks place their weekly order until Sunday 20:00 and can change it until then.",
    [
      "As a cook, I want to place my weekly order until Sunday 20:00",
      "As a cook, I want to change the weekly order until Sunday 20:00",
    ],
  ],
  ["Traders bid until the auction ends.", ["As a trader, I want to bid until the auction ends"]],
  ["Only then does the county inspector get to see the log.", ["As a county inspector, I want to see the log"]],
  [
    "After washing, the coats are dried, and only then are the coats counted by the tailor.",
    ["As a tailor, I want to count the coats"],
  ],
])("each deed is told for itself, in the words that are its own: %s [LISTEN-232]", (text, stories) => {
  expect(storiesOf(text)).toEqual(expect.arrayContaining(stories));
});

test.each([
  ["Coats are opened by the foreman and a due date is promised.", ["As a foreman, I want to promise a due date"]],
  [
    "Keepers count the living bees every week. Dead bees are counted as well, sadly.",
    ["As a keeper, I want to count the living bees every week", "As a keeper, I want to count dead bees"],
  ],
])("what nobody is named for is done by who did the like before it: %s [LISTEN-233]", (text, stories) => {
  expect(storiesOf(text)).toEqual(expect.arrayContaining(stories));
});

test("whoever is called is no caller, and a person something is done to does not do it [LISTEN-233]", () => {
  const text = "The report is checked by the judge and a technician is dispatched.";
  expect(storiesOf(text).join("\n")).not.toMatch(/technician, I want to dispatch/);
});

test("what a sentence hangs on, all its deeds hang on [LISTEN-234]", () => {
  const text =
    "If a sack is more than 10 % under what was ordered, the office calls the cook, who tops it up from another room. Below 5 % the cook signs the slip.";
  const { user_stories, features } = draftOf(text);
  expect(features.map(({ description }) => description)).toContain(
    "If a sack is more than 10 % under what was ordered, then the system shall let cooks top the sack up from another room.",
  );
  expect(user_stories.map(({ story }) => story).join("\n")).toMatch(/I want to sign the slip below 5 %/);
  expect(storiesOf("Later than that the owner has to ring me, and I charge 25 pounds.").join("\n")).not.toMatch(/charge/);
});

test("how things are is nobody's wish [LISTEN-235]", () => {
  const told = storiesOf("23 farms share one press, and in August they all ring me at once. Farmers book a slot.").join("\n");
  expect(told).toContain("As a farmer, I want to book a slot");
  expect(told).not.toMatch(/share|ring/);
});

test.each([
  [
    "Anyone who hasn't returned a tool after 6 weeks is reported to the board by the warden.",
    ["As a warden, I want to report anyone who hasn't returned a tool after 6 weeks to the board"],
  ],
  ["Drafts are read by teachers or by pupils.", ["As a teacher, I want to read drafts", "As a pupil, I want to read drafts"]],
  [
    "Claims are checked by the clerk on duty, by whom an adjuster is then assigned.",
    ["As a clerk, I want to assign an adjuster"],
  ],
])("who does what is told as done, in whole words: %s [LISTEN-236]", (text, stories) => {
  expect(storiesOf(text)).toEqual(expect.arrayContaining(stories));
});

test("a duty of the product stands beside the sentence whose figure it leaves out [LISTEN-230]", () => {
  const duties = dutiesOf("From that the site works out the yearly bill: 3.20 euro a crate, with a minimum of 30 euro.");
  expect(duties).toContain("The system shall work out the yearly bill.");
});

test.each([
  [
    "The vet looks at the horse. If she passes it, we upload the card, otherwise the horse stays home.",
    /if she passes .+, otherwise the horse stays home/,
  ],
  [
    "If it rains, the warden closes the pier, or else the boats are tied twice.",
    /if it rains, .+ or else the boats are tied twice/,
  ],
])("what is so otherwise is a rule with what it hangs on: %s [LISTEN-283]", (text, rule) => {
  expect(analyse(text).rules.map((one) => one.text)).toEqual([expect.stringMatching(rule)]);
});

test("what somebody else does is nothing that is so otherwise [LISTEN-283]", () => {
  expect(analyse("The warden opens the pier. Somebody else counts the boats.").rules).toEqual([]);
});

test.each([
  ["The porter washes or throws out the brushes.", ["wash the brushes", "throw out the brushes"]],
  ["The guide checks, folds and puts away the tents.", ["check the tents", "fold the tents", "put away the tents"]],
  ["The clerk may accept or send back such forms.", ["accept the forms", "send back the forms"]],
  ["The clerk checks or tears off the labels.", ["check the labels", "tear off the labels"]],
  ["The caretaker switches the pump on or off.", ["switch the pump on or off"]],
])("'away' and the like belong to the last of several verbs: %s [LISTEN-293]", (text, said) => {
  expect(analyse(text).activities.map((deed) => deed.said)).toEqual(said);
});
