import { expect, test } from "vitest";
import { compareVersions, countChanges, filterChanges } from "./compare.ts";
import { readVersion } from "./version.ts";

const row = (id: string, number: number, name: string, more: object = {}) => ({ id, number, revision: 1, name, ...more });
const risk = (key: string, number: number, description: string) => ({
  id: crypto.randomUUID(),
  key,
  number,
  revision: 1,
  name: "Fire",
  functionality: "Quay",
  description,
});

const before = {
  specification: {
    project_overview: "Boats find a berth.",
    pricing_details: "Free",
    third_party_integrations: [{ name: "Stripe", url: "https://stripe.com" }],
  },
  risks: [risk("1", 1, "It burns."), risk("2", 2, "It sinks.")],
  user_classes: [row("c1", 1, "Skipper"), row("c2", 2, "Harbour master")],
  pages: [row("p1", 1, "Berths")],
  user_stories: [
    row("s1", 1, "Book", { user_class_id: "c1", story: "As a skipper, I want a berth.", acceptance_criteria: "Given a boat" }),
    row("s2", 2, "Leave", { user_class_id: "c1", story: "As a skipper, I want to leave.", acceptance_criteria: "Given a boat" }),
  ],
};
const after = {
  specification: {
    project_overview: "Ships find a berth.",
    pricing_details: "",
    third_party_integrations: [{ name: "Stripe", url: "https://stripe.com" }],
  },
  risks: [risk("1", 1, "It burns down.")],
  user_classes: [row("c1", 1, "Captain"), row("c2", 2, "Harbour master")],
  pages: [row("p1", 1, "Berths")],
  user_stories: [
    row("s1", 1, "Book", {
      revision: 4,
      user_class_id: "c2",
      story: "As a skipper, I want a berth.",
      acceptance_criteria: "Given a boat\nWhen it books",
    }),
    row("s3", 3, "Leave", { user_class_id: "c1", story: "As a skipper, I want to leave.", acceptance_criteria: "Given a boat" }),
  ],
  harbour_rules: [row("m1", 1, "Locks", { measure: "Doors lock", user_story_id: "s1" })],
};
const parts = compareVersions(readVersion(before), readVersion(after));
const of = (key: string) => parts.find((part) => part.key === key)?.items ?? [];

test("texts of the specification come, go and change", () => {
  expect(of("overview")).toMatchObject([
    { kind: "changed", fields: [{ label: "Project overview", before: "Boats find a berth.", after: "Ships find a berth." }] },
  ]);
  expect(of("business_model")).toMatchObject([{ kind: "removed", item: { title: "Pricing" } }]);
  expect(of("integrations")).toEqual([]);
});

test("a row is the same row by its id, and not by its words", () => {
  expect(of("user_stories").map(({ kind, item }) => [kind, item.reference])).toEqual([
    ["changed", "US-1"],
    ["removed", "US-2"],
    ["added", "US-3"],
  ]);
});

test("a changed row tells which texts changed and its revisions, and names the rows it points to", () => {
  const [changed] = of("user_stories");
  expect(changed).toMatchObject({
    before: { revision: 1 },
    item: { revision: 4 },
    fields: [
      { label: "User class", before: "UC-1 Skipper", after: "UC-2 Harbour master" },
      { label: "Acceptance criteria", before: "Given a boat", after: "Given a boat\nWhen it books" },
    ],
  });
});

test("renaming a row changes it and none of the rows that point to it", () => {
  expect(of("user_classes")).toMatchObject([{ kind: "changed", item: { reference: "UC-1" } }]);
  expect(of("user_stories")).toHaveLength(3);
});

test("risks are compared by their words and known by their keys, since each version has rows of its own", () => {
  expect(of("risks").map(({ kind, item }) => [kind, item.reference])).toEqual([
    ["changed", "RISK-1"],
    ["removed", "RISK-2"],
  ]);
});

test("tables that nobody thought of here are compared too, after the others", () => {
  expect(parts.map(({ label }) => label).at(-1)).toBe("Harbour rules");
  const words = of("harbour_rules")[0]?.item.fields.map(({ label, text }) => `${label}: ${text}`);
  expect(words).toEqual(["Name: Locks", "Measure: Doors lock", "User story: US-1 Book"]);
});

test("parts stand in the order of the specification, and those without a change are left out", () => {
  expect(parts.map(({ key }) => key)).toEqual([
    "overview",
    "business_model",
    "user_classes",
    "user_stories",
    "risks",
    "harbour_rules",
  ]);
  expect(compareVersions(readVersion(before), readVersion(before))).toEqual([]);
});

test("changes are counted, and filtered by kind and words", () => {
  expect(countChanges(parts)).toEqual({ added: 2, removed: 3, changed: 4 });
  const filtered = (search: string, kinds: Parameters<typeof filterChanges>[1]["kinds"] = ["added", "removed", "changed"]) =>
    filterChanges(parts, { search, kinds }).flatMap(({ items }) => items.map(({ item }) => item.reference ?? item.title));
  expect(filtered("SKIPPER leave")).toEqual(["US-2", "US-3"]);
  expect(filtered("skipper", ["added"])).toEqual(["US-3"]);
  expect(filtered("us-1")).toEqual(["US-1", "Locks"]);
  expect(filtered("boats")).toEqual(["Project overview"]);
  expect(filtered("submarine")).toEqual([]);
});

test("content that cannot be understood is an empty version", () => {
  for (const broken of [
    null,
    "x",
    1,
    [],
    { specification: null },
    { pages: "none" },
    { pages: [{ name: 1 }] },
    { risks: "{no list" },
  ]) {
    expect(readVersion(broken)).toEqual([]);
  }
});

test("two versions of two thousand stories are compared and filtered without a wait", () => {
  const stories = (words: string) => ({
    user_stories: Array.from({ length: 2000 }, (_, at) =>
      row(`s${at}`, at + 1, `Story ${at}`, { story: `${words} ${at}`, acceptance_criteria: "Given a boat\n".repeat(20) }),
    ),
  });
  const changes = compareVersions(readVersion(stories("Before")), readVersion(stories("After")));
  const found = filterChanges(changes, { search: "story 1999", kinds: ["changed"] });
  expect(countChanges(changes).changed).toBe(2000);
  expect(found.flatMap(({ items }) => items.map(({ item }) => item.reference))).toEqual(["US-1999", "US-2000"]);
});
