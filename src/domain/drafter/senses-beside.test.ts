import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";
import { planOf } from "./plan/plan.ts";

const briefOf = (project_description: string) => ({
  ...nothingYet,
  project: { name: "Depot" },
  questionnaire: { project_description },
});
const kindsOf = (told: string) => planOf(briefOf(`We run a depot. ${told}`)).deeds.map(({ pattern }) => pattern.key);

test.each([
  ["Press operators order a reprint of the flyer.", "request"],
  ["Labs order a retest of the sample.", "request"],
  ["Cooks order flour.", "order"],
  ["Drivers report the tour as finished.", "mark"],
  ["Cleaners report the room as cleaned.", "mark"],
  ["Riders report the bike as stolen.", "report"],
  ["Guests report a leak.", "report"],
  ["Customers reorder a cake.", "order"],
  ["Editors reorder the chapters.", "rank"],
  ["Judges give points from 0 to 10.", "score"],
  ["Teachers score each essay.", "score"],
  ["Visitors rate the exhibition.", "rate"],
  ["Crews bring sandbags.", "work"],
  ["Actors bring the costumes back.", "hand"],
  ["The registrar issues the certificate.", "issue"],
  ["Wardens issue a badge to each guest.", "hand"],
  ["Teachers check pupils in every morning.", "presence"],
  ["Stewards check guests in at the gate.", "presence"],
  ["The clerk checks whether the form is complete.", "check"],
  ["The clerk checks the contract.", "check"],
  ["Mechanics check the brakes.", "examine"],
  ["Patients name up to three people who may visit them.", "record"],
  ["Trainers name a deputy for each group.", "assign"],
  ["Translators open the document.", "open"],
  ["Wardens open the gate.", "work"],
  ["The owner sees how many orders were late.", "see"],
])("a verb is of the kind that its thing and its words make it: %s is %s [LISTEN-422]", (told, kind) => {
  expect(kindsOf(told)).toEqual([kind]);
});

const criteriaOf = (told: string, deed: string) =>
  draftEverything(briefOf(`We run a depot. ${told}`)).user_stories.find(({ story }) => story.includes(deed))?.acceptance_criteria;

test("what is opened is seen as it was added, a number may be 0, and a check is not complete before what is wrong is settled [LISTEN-422]", () => {
  expect(criteriaOf("Translators open the document.", "open the document")).toContain(
    "Then I see all of the document, with who added it and when",
  );
  expect(criteriaOf("The owner sees how many orders were late.", "how many orders")).toContain(
    "Given none comes under it\nWhen I see how many orders were late\nThen I see 0",
  );
  expect(criteriaOf("The clerk checks the contract.", "check the contract")).toContain(
    "Then the contract is not shown as checked, and what I named stands beside it",
  );
});

test.each([
  "The trainer sends messages to all members of a course.",
  "The office sends messages to the parents of a class.",
  "Teachers write messages to the whole school.",
])("who sends a message to many holds no conversation with them: %s [LISTEN-422]", (told) => {
  const pages = draftEverything(briefOf(`We run a depot. Members book a course and pay the fee. ${told}`)).pages;
  expect(JSON.stringify(pages)).not.toContain("Conversation");
});

test("two who exchange messages do hold one [LISTEN-422]", () => {
  const pages = draftEverything(briefOf("Buyers and sellers exchange messages. Sellers offer a bike.")).pages;
  expect(JSON.stringify(pages)).toContain("Conversation");
});

test("who creates an account does so on the page of the registration, in one story that must be [LISTEN-422]", () => {
  const draft = draftEverything(
    briefOf("Parents create an account, add their children and book a place in a course. Trainers see the list of children."),
  );
  const stories = draft.user_stories.filter(({ story }) => story.includes("create an account"));
  expect(stories).toHaveLength(1);
  expect(stories[0]?.priority).toBe("must");
  expect(stories[0]?.acceptance_criteria).toContain("Then I receive a confirmation link that is valid for 24 hours");
  expect(draft.pages.map(({ name }) => name)).not.toContain("Accounts");
  expect(draft.pages.map(({ name }) => name)).toContain("Registration");
});
