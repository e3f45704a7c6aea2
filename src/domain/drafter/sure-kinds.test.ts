import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";
import { planOf } from "./plan/plan.ts";

const briefOf = (told: string) => ({
  ...nothingYet,
  project: { name: "Pottery" },
  questionnaire: { project_description: `We run a pottery. ${told}` },
});
const kindsOf = (told: string) =>
  planOf(briefOf(told)).deeds.flatMap(({ activity, pattern }) => (activity.actor ? [`${activity.verb}: ${pattern.key}`] : []));
const storyOf = (told: string, deed: string) => {
  const story = draftEverything(briefOf(told)).user_stories.find((one) => one.story.includes(deed));
  return `${story?.story}\n${story?.acceptance_criteria}`;
};

test.each([
  ["Potters claim a free place.", "claim: book"],
  ["Potters claim a shift.", "claim: take-on"],
  ["Potters claim their expenses.", "claim: request"],
  ["Potters claim a lump of clay.", "claim: any"],
  ["The warden releases the kiln again.", "release: unlock"],
  ["The warden passes the glaze.", "pass: any"],
  ["The warden passes the key to a potter.", "pass: hand"],
  ["The panel hears appeals.", "hear: approve"],
  ["The warden warns the potters.", "warn: say"],
  ["The warden warns of a crack.", "warn: report"],
  ["The warden fixes a ceiling for the cost.", "fix: rule"],
  ["Potters turn up at seven.", "turn: presence"],
  ["Potters report the firing finished.", "report: mark"],
  ["Potters report the kiln as broken.", "report: report"],
  ["Owners check the takings of the day.", "check: see"],
  ["Owners check the invoices.", "check: check"],
  ["Potters hear of a closure.", "hear: told"],
])("where the kind of a deed is not sure, it is of none: %s [LISTEN-442]", (told, kind) => {
  expect(kindsOf(told)).toContain(kind);
});

test("a reservation that somebody else decides on is nobody's before that [LISTEN-442]", () => {
  const told = "Potters reserve a kiln. The warden decides on each reservation.";
  expect(storyOf(told, "reserve a kiln")).toContain("it waits for an answer");
  expect(storyOf(told, "reserve a kiln")).not.toContain("is mine");
  expect(storyOf("Potters reserve a kiln. The warden cleans the kilns.", "reserve a kiln")).toContain("the kiln is mine");
});

test("of one value no part is missing, and what is done to somebody they do not do [LISTEN-442]", () => {
  expect(storyOf("Potters enter the weight of a pot.", "enter the weight")).not.toContain("required detail");
  expect(storyOf("Potters enter the weight of a pot.", "enter the weight")).toContain("left empty");
  expect(storyOf("Potters enter a pot.", "enter a pot")).toContain("Given a required detail of the pot is missing");
  const paid = storyOf("Potters are paid nine euros a pot. The warden counts the pots.", "be paid");
  expect(paid).toContain("When it is recorded that I am paid nine euros a pot");
  expect(paid).not.toMatch(/my role allows it|another role/);
});

test.each([
  ["The warden decides on each firing.", "decide on each firing", "nobody has looked at"],
  ["The warden checks whether the glaze is dry.", "check whether", "nothing goes on"],
  ["The warden excludes a potter.", "exclude a potter", "no further harm"],
])("a purpose says nothing that the deed does not: %s [LISTEN-442]", (told, deed, claimed) => {
  expect(storyOf(told, deed)).toContain(deed);
  expect(storyOf(told, deed)).not.toContain(claimed);
});

test.each([
  ["Potters register a whole shelf at once.", "register a whole shelf", "done once"],
  ["Potters weigh each pot twice.", "weigh each pot twice", "done twice"],
])("'at once' is no count, and what has to be done twice is no limit: %s [LISTEN-442]", (told, deed, claimed) => {
  expect(storyOf(told, deed)).toContain(deed);
  expect(storyOf(told, deed)).not.toContain(claimed);
});

test("two limits of one deed are each tried, and a time ahead is no thing that is booked [LISTEN-442]", () => {
  const booked = storyOf("Potters book a kiln up to 30 days ahead, and no more than two kilns a week.", "book a kiln");
  expect(booked).toContain("it is more than 30 days ahead");
  expect(booked).toContain("it would be more than two kilns a week");
  expect(storyOf("The warden publishes the plan at least five days before it starts.", "publish the plan")).toMatch(
    /Given less than five days are left before .* starts\nWhen I publish the plan\n/,
  );
  const ahead = storyOf("Potters book up to 30 days ahead. The warden counts the pots.", "book up to 30 days ahead");
  expect(ahead).not.toMatch(/the days ahead|they are kept/);
});
