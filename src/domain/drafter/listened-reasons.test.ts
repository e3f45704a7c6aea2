import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

function reasonOf(told: string, deed: string): string | undefined {
  const brief = { ...nothingYet, project: { name: "Harbour" }, questionnaire: { project_description: told } };
  const story = draftEverything(brief).user_stories.find((item) => item.story.includes(deed))?.story;
  return story?.match(/so that (.*)\.$/)?.[1];
}

test.each([
  ["Skippers book for several crews.", "book for several crews", "it is kept for me"],
  ["Stewards move berths around.", "move berths around", "others can plan with it"],
  ["Pilots dictate their findings.", "dictate my findings", "it can be looked up later"],
  ["Stewards mark who has paid.", "mark who has paid", "it can be looked up later"],
  ["Treasurers send the invoices out.", "send the invoices out", "those it is meant for have it in time"],
  ["Skippers get their list by email.", "get my list by email", "I have it when I need it"],
  ["The secretary imports the boats from a file.", "import the boats", "nothing of it has to be typed again"],
  ["Pilots assign exercises with a video.", "assign exercises", "everybody knows what is theirs to do"],
  ["Stewards sell tokens.", "sell tokens", "it is clear what is sold and what is left"],
  ["Stewards scan the tokens.", "scan the tokens", "nothing has to be typed"],
  ["Skippers change the berth for a week.", "change the berth", "what the others see is up to date"],
])("what a plain deed is good for follows from its kind: %s [LISTEN-104]", (told, deed, reason) => {
  expect(reasonOf(told, deed)).toBe(reason);
});

test("a discount, a hall and a deed of no known kind borrow no reason [LISTEN-104]", () => {
  for (const [told, deed] of [
    ["Skippers enter the hall.", "enter the hall"],
    ["Pilots row a boat.", "row a boat"],
  ] as const)
    expect(reasonOf(told, deed)).toBe("everybody it concerns sees that it is done");
  // what is cheaper for somebody is a rule, and no story that asks for a reason
  expect(reasonOf("Skippers get 10 % off.", "get 10 % off")).toBeUndefined();
});
