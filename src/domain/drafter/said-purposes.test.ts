import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Harbour" }, questionnaire: { project_description } });

test.each([
  ["As a skipper, I want to report a leak so that it gets mended.", "report a leak", "it gets mended"],
  ["As a skipper, I want to hand in a log so that I can prove my days at sea.", "hand in a log", "I can prove my days at sea"],
  ["As a clerk I want to order ropes, so that we never run out.", "order ropes", "we never run out"],
  ["As a pilot, I want to see who comes so I can plan the day.", "see who comes", "I can plan the day"],
])("what a wish is said to be for is what its story is for: %s [LISTEN-360]", (told, deed, purpose) => {
  const story = draftOf(`${told} As a warden, I want to count the boats.`).user_stories.find((one) => one.story.includes(deed));
  expect(story?.story).toContain(`so that ${purpose}.`);
});

test("what somebody wishes to do with their own stays their own in every row [LISTEN-361]", () => {
  const draft = draftOf(
    "As a skipper, I want to hand in a log. As a skipper, I want to edit my log. As a clerk, I want to see the logs.",
  );
  expect(draft.user_stories.map(({ story }) => story).join("\n")).toContain("I want to edit my log,");
  expect(draft.features.map(({ description }) => description).join("\n")).toContain("edit their log");
  expect(draft.scope).toContain("Skippers can edit their log");
});
