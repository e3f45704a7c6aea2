import { expect, test } from "vitest";
import { sample } from "#domain/document/sample.ts";
import { storyFeatures } from "./story-features.ts";

const [story] = sample.user_stories;
const [feature] = sample.features;
const [page] = sample.pages;
if (!story || !feature || !page) throw new Error("The sample lacks rows.");
const plain = { description: "It is there.", page_id: null, section_id: null };
const features = [
  { ...feature, ...plain, id: "f1", number: 1, name: "Booking of a place" },
  { ...feature, ...plain, id: "f2", number: 2, name: "Reports", page_id: page.id },
  { ...feature, ...plain, id: "f3", number: 3, name: "Invoices" },
  { ...feature, ...plain, id: "f4", number: 4, name: "Sending an invoice" },
  { ...feature, ...plain, id: "f5", number: 5, name: "Invoice sending" },
];
const told = (name: string, words = "I want it.") => ({ ...story, id: "u", number: 90, name, story: words });
const featureOf = (row: typeof story) => storyFeatures({ ...sample, features, user_stories: [row] }).get("u");

test("a story belongs to the feature that it cites, else to the only one named alike, else to the only one of the page it speaks of, else to none [EXPORT-67]", () => {
  expect(featureOf(told("Book places", "I want it as FEAT-3 says."))).toBe("f3");
  expect(featureOf(told("Book places"))).toBe("f1");
  expect(featureOf(told("Look back", `I want it on PAGE-${page.number}.`))).toBe("f2");
  // two are named alike, one word of several is not a name, and nothing is told of the last
  expect(featureOf(told("Send invoices"))).toBeUndefined();
  expect(featureOf(told("Book"))).toBeUndefined();
  expect(featureOf(told("The"))).toBeUndefined();
  const both = features.map((row) => ({ ...row, page_id: page.id }));
  const crowded = { ...sample, features: both, user_stories: [told("Look back", `I want it on PAGE-${page.number}.`)] };
  expect(storyFeatures(crowded).get("u")).toBeUndefined();
});
