import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { isBinding } from "./binding.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Bells" }, questionnaire: { project_description } });

test("what happened once and what has to go are no rules, and none repeats a deed [LISTEN-40]", () => {
  for (const said of [
    "We left the crane in Rotterdam once",
    "Last month he promised a visit without asking anybody",
    "That has to go",
    "All this has to stop",
  ])
    expect(isBinding(said), said).toBe(false);
  for (const said of [
    "A lease ends after 30 years",
    "No lone working in a tower",
    "After that, half",
    "Whoever broke a rope must replace it",
    "The production that broke it is charged",
    "We must never leave it outside",
    "She isn't told what you picked",
  ])
    expect(isBinding(said), said).toBe(true);

  const { features, user_stories } = draftOf(
    "Wardens open the hut. A climber must report a rockfall. Last year we lost a stove. A warden must check the stove. A hut closes at 22:00.",
  );
  expect(user_stories.map(({ story }) => story).join("\n")).toMatch(/warden, I want to check the stove/);
  const rules = features.filter(({ description }) => description.includes("rule")).map(({ name }) => name);
  expect(rules).toEqual(["A hut closes at 22:00"]);
});

test("a deed without a thing has its own words, and what counts another thing has no page [LISTEN-41]", () => {
  const draft = draftOf(
    "Ushers confirm the hours. Drivers wait. Nurses move a patient's slot. Customers pay a deposit of 30 percent. Cashiers count the customer's deposit.",
  );
  const pages = draft.pages.map(({ name }) => name);
  expect(pages).toContain("Deposits");
  expect(pages.filter((name) => /hour|slot|\d|percent|^waits?$/i.test(name))).toEqual([]);
  const waiting = draft.features.find(({ name }) => name === "Waiting");
  expect(waiting?.description).toBe("The system shall let drivers wait.");
  const place = draft.pages.find(({ id }) => id === waiting?.page_id);
  expect(place?.sections.map(({ name }) => name)).toContain("Waiting");
});

test("who does it speaks for himself, and what all wish is told by those of whom most is told [LISTEN-42]", () => {
  const { user_stories, features, user_classes, quality_requirements } = draftOf(
    "The tower captain reports a fault herself instead of leaving a message with the wife of the engineer. The tower captain books a date. The tower captain counts the ropes. Ringers sign the rules.",
  );
  expect(user_stories[0]?.story).toMatch(/^As a tower captain, I want to report a fault myself instead of /);
  const told = [
    ...features.map(({ name, description }) => `${name} ${description}`),
    ...user_classes.map((one) => one.description),
  ];
  expect(told.filter((text) => /\b(?:herself|myself)\b/.test(text ?? ""))).toEqual([]);
  expect(told.join("\n")).toMatch(/Tower captains report a fault themselves/);
  const captains = user_classes.find(({ name }) => name === "Tower captain");
  const own = user_stories.filter(({ story }) => /create an account|set a new password|delete my account/.test(story));
  expect(own.length).toBe(3);
  expect(own.map((story) => story.user_class_id)).toEqual(own.map(() => captains?.id));
  const success = quality_requirements.find(({ name }) => name.startsWith("First success"));
  expect(success?.description).toMatch(/^New (?:tower captains|ringers) shall .{1,40} without instruction\.$/);
});

test("what is to be replaced calls for nothing [LISTEN-43]", () => {
  const deeds =
    "Wardens open the hut. Guides register a party. Guides cancel a party. Wardens order gas. Wardens close the hut. Pilots bring gas.";
  const pagesOf = (said: string) => draftOf(`${deeds} ${said}`).pages.map(({ name }) => name);
  expect(pagesOf("Guides get an e-mail when the hut closes.")).toContain("Notifications");
  expect(pagesOf("At the moment everybody gets an e-mail with a spreadsheet.")).not.toContain("Notifications");
});

test("what somebody did to something is told of what was, and a rule in few words is none of that [LISTEN-588]", () => {
  for (const said of [
    "In the year to March, our trust paid out a little over £41,000 for dentures",
    "The manufacturer rang eleven dealers before lunch",
    "As an engineer, I spent thirty years designing gearboxes",
  ])
    expect(isBinding(said), said).toBe(false);
  for (const said of [
    "Reports locked after 48 h",
    "Receipts retained 5 years",
    "The deposit paid by a club is kept for 30 days",
    "A boat returned after 6 pm costs a fee",
    "Each member paid up front gets a key",
    "The form signed by the parent stays valid for a year",
  ])
    expect(isBinding(said), said).toBe(true);
});
