import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Depot" }, questionnaire: { project_description } });
const rulesIn = (text: string) =>
  draftOf(text)
    .features.filter(({ description }) => description.includes("hold to this rule"))
    .map(({ description }) => description);

const ALARM =
  "Wardens record the water level of the weir. When the level passes 3 metres, the duty engineer is called. The fitters open the gate, and the mayor gets a text. Residents get a weekly report about the level.";

test("who is told is told when, in the story, in its criteria and in its test [LISTEN-203]", () => {
  const { user_stories, test_cases, features } = draftOf(ALARM);
  const called = user_stories.find(({ story }) => story.includes("duty engineer"));
  expect(called?.story).toContain("I want to be called when the level passes 3 metres");
  expect(called?.acceptance_criteria).toContain("When the level passes 3 metres\nThen I am called");
  const text = user_stories.find(({ story }) => story.startsWith("As a mayor"));
  expect(text?.story).toContain("to get a text when fitters open the gate");
  expect(text?.acceptance_criteria).toContain("When fitters open the gate");
  expect(features.map(({ description }) => description)).toContain(
    "The system shall send mayors a text when fitters open the gate.",
  );
  const whens = test_cases.filter(({ name }) => /^(?:Be called|Get a text)/.test(name)).map(({ when }) => when);
  expect(new Set(whens)).toEqual(new Set(["The level passes 3 metres.", "Fitters open the gate."]));
});

test("where only the words before it say about what somebody is told, those words stand in the story [LISTEN-203]", () => {
  const { user_stories } = draftOf(
    "Trainers plan courses, write reports and grade essays. If a trainer falls ill her lessons go to somebody else, and the pupils get a message.",
  );
  expect(user_stories.find(({ story }) => story.includes("get a message"))?.story).toMatch(/get a message .*trainer falls ill/);
});

test("nobody has a page only to be told something there [LISTEN-204]", () => {
  const { pages } = draftOf(ALARM);
  expect(pages.map(({ name }) => name).join()).not.toMatch(/mayor|engineer/i);
  const told = pages.filter(({ name }) => name === "Notifications");
  expect(told).toHaveLength(1);
  expect(told[0]?.features).toContain("Sending mayors a text when fitters open the gate");
});

test("what does not arrive is one risk, however many patterns speak of it [LISTEN-205]", () => {
  const names = draftOf(`${ALARM} Wardens are reminded by e-mail a day before a visit.`).risks.map(({ name }) => name);
  expect(names.filter((name) => /do not arrive/.test(name))).toEqual(["Notices that do not arrive"]);
});

test("who accepts something or rejects it has one section for both [LISTEN-205]", () => {
  const { pages } = draftOf("Curators accept a loan or reject the loan. Painters ask for a loan. Registrars print the loans.");
  const names = pages.flatMap(({ sections }) => sections.map(({ name }) => name));
  expect(names.filter((name) => /^(?:Answers|Decisions)/.test(name))).toHaveLength(1);
});

test("an export that the idea tells is suggested by nobody besides [LISTEN-206]", () => {
  const { pages, scope } = draftOf("Beekeepers record hives and weigh frames. The secretary exports the hives to a spreadsheet.");
  expect(pages.map(({ name }) => name)).not.toContain("Export");
  expect(scope).not.toMatch(/Suggested: exchange/);
});

test.each([
  ["counts", "Fishing club, 4 lakes, 260 boats. Anglers record their catch and reserve a boat.", "260"],
  ["what part of them is", "Three of our boats are rowing boats. Anglers record their catch and reserve a boat.", "Three of our"],
  ["what we have", "We've 90 anglers on the lake. Anglers record their catch and reserve a boat.", "90 anglers"],
  ["what broke", "The old ledger fell into the lake in May. Anglers record their catch and reserve a boat.", "ledger"],
  ["who is spared", "Anglers record their catch and reserve a boat. No need to phone me.", "phone me"],
  ["what it is good for", "Anglers record their catch and the warden locks the boats so nobody looks for them.", "nobody looks"],
])("%s is no rule [LISTEN-207]", (_, told, words) => {
  expect(rulesIn(told).filter((rule) => rule.includes(words))).toEqual([]);
});

test("what has a limit is a rule, though it counts what there is [LISTEN-207]", () => {
  const { features } = draftOf(
    "Anglers record their catch and reserve a boat. At most 12 boats, 3 per jetty. None of the boats may leave after 8 pm. A boat holds 4 people at most.",
  );
  const rules = features.map(({ description }) => description).join(" ");
  for (const limit of ["12", "8 pm", "4 people"]) expect(rules).toContain(limit);
});

test("a rule that a deed says in other words is no second feature [LISTEN-208]", () => {
  const text =
    "Twice a month I print reminders. Anglers reserve a boat, and they are reminded 1 day before the season ends. The software itself should remind anglers 1 day before the season ends.";
  expect(rulesIn(text).filter((rule) => rule.includes("The software itself"))).toEqual([]);
});

test("a rule of the business stands on no page of the accounts [LISTEN-209]", () => {
  const { features, pages } = draftOf(
    "Anglers reserve a boat and record their catch. The bond is paid back within 7 days. Carp below 40 cm must go back.",
  );
  const accounts = pages.filter(({ name }) => /^(?:Sign in|Registration|Profile and settings|Administration)$/.test(name));
  const rules = features.filter(({ description }) => /paid back within 7 days|40 cm/.test(description));
  expect(rules.length).toBeGreaterThan(0);
  for (const { page_id } of rules) expect(accounts.map(({ id }) => id)).not.toContain(page_id);
});

test("films bring no package for photos of 20 MB, and no number of files is made up [LISTEN-210]", () => {
  const films = draftOf("Editors cut documentaries. An editor uploads the picture of the film, and translators write subtitles.");
  expect(JSON.stringify([films.pages, films.features])).not.toMatch(/20 MB|malware/);
  const papers = draftOf("Divers upload their certificate. The captain checks the certificate and plans the dive.");
  expect(JSON.stringify(papers.features)).not.toMatch(/up to 10 certificates/);
  expect(JSON.stringify(papers.features)).toMatch(/certificates of up to 20 MB each/);
});
