import { expect, test } from "vitest";
import * as z from "zod";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftUserStories } from "#domain/drafter/user-stories.ts";
import { askUserStories } from "./user-stories.ts";

const description =
  "A market for boxes of vegetables. Farmers publish boxes. Restaurants order boxes and pay for them. Drivers deliver the boxes.";
const user_classes = ["Farmer", "Restaurant", "Driver"].map((name, at) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  name,
}));
const brief: Brief = { ...nothingYet, project: { name: "Market", description }, user_classes };

test("what was said is a must, what answers it or goes with its kind is less, and a model is asked for one of four [NOUN-7]", () => {
  const drafted = draftUserStories(brief);
  const priorityOf = (words: RegExp) => drafted.find(({ story }) => words.test(story))?.priority;
  expect(priorityOf(/^As a farmer, I want to publish boxes/)).toBe("must");
  expect(priorityOf(/^As a driver, I want to deliver/)).toBe("must");
  expect(new Set(drafted.map(({ priority }) => priority))).toEqual(new Set(["must", "should", "could"]));
  expect(priorityOf(/^As a restaurant, I want to order boxes/)).toBe("must");
  expect(priorityOf(/create an account with my e-mail address/)).toBe("should");
  expect(priorityOf(/set a new password/)).toBe("could");

  const asked = askUserStories(brief);
  const story = { user_class: "C1", story: "As a farmer, I want it, so that it is so.", acceptance_criteria: "Given" };
  const answered = ["Must", "won't", "Could", "urgent", ""].map((priority, at) => ({ ...story, name: `${at}`, priority }));
  const distinct = answered.map((row, at) => ({
    ...row,
    story: `As a farmer, I want ${"abcde"[at]?.repeat(9)}, so that I live.`,
  }));
  expect(JSON.stringify(z.toJSONSchema(asked.shape))).toContain("must, should, could, wont");
  expect(asked.read(asked.shape.parse({ user_stories: distinct })).map(({ priority }) => priority)).toEqual([
    "must",
    "wont",
    "could",
    null,
    null,
  ]);
});
