import { expect, test } from "vitest";
import { differences, manner } from "./history.ts";

test("a row that is new says what it says, choices by their names, and nothing where nothing was", () => {
  const said = { name: "Book", story: "I want a berth.", priority: "must", position: 4 };
  expect(differences("user_stories", {}, said).map(({ label, before, after }) => [label, before, after])).toEqual([
    ["Name", "", "Book"],
    ["Story", "", "I want a berth."],
    ["Priority", "", "Must"],
  ]);
  expect(differences("user_stories", {}, { ...said, priority: null })).toHaveLength(2);
  expect(differences("user_stories", said, { ...said, priority: null })).toEqual([
    { name: "priority", label: "Priority", to: undefined, before: "Must", after: "Not said" },
  ]);
});

test("how a revision came about is never told as a person's where nothing is known", () => {
  expect(manner({ change: "changed", through: "unknown" })).toBe("changed in an unknown way");
  expect(manner({ change: "added", through: "draft" })).toBe("drafted");
  expect(manner({ change: "removed", through: "undo" })).toBe("deleted by an undo");
});
