import { expect, test, vi } from "vitest";
import { type Found, foundIn, markedIdeas } from "#tests/support/marked-ideas.ts";
import { analyse } from "./analysis/analyse.ts";

// three hundred texts in one test: a machine under load is slow, not wrong
vi.setConfig({ testTimeout: 240_000 });

test("of 336 ideas in which strangers marked every deed, sentence by sentence, what is heard never falls unseen, nor what is heard that is no deed rises [LISTEN-595]", () => {
  const ideas = markedIdeas();
  const all = ideas.map((idea) => foundIn(idea, analyse(idea.text).activities));
  const sum = (of: keyof Found) => all.reduce((total, one) => total + one[of], 0);
  expect(ideas).toHaveLength(336);
  expect(sum("marked")).toBe(3_204);
  expect(sum("heard") / sum("marked")).toBeGreaterThanOrEqual(0.608);
  expect(sum("withWho") / sum("marked")).toBeGreaterThanOrEqual(0.487);
  expect(sum("meant") / sum("deeds")).toBeGreaterThanOrEqual(0.741);
});
