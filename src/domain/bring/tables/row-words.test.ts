import { expect, test } from "vitest";
import { readingOf } from "#domain/bring/reading.ts";

const said = (columns: string[], rows: string[][], under = "Sheet 1") =>
  readingOf({
    kind: "blocks",
    blocks: [
      { kind: "heading", level: 2, text: under },
      { kind: "table", columns, rows },
    ],
  }).rows.map(({ kind, words }) => ({
    kind,
    text: Object.values(words).join("\n"),
  }));

test("tags beside a type, and a type that says more than a kind, are said in the row's words [BRING-33]", () => {
  const rows = said(
    ["number", "title", "labels", "body"],
    [
      ["7", "Suggest a correction", "enhancement,good first issue", "A button next to all 17 lines would do."],
      ["9", "Zoom into the scan", "feature", "The line stays in sight."],
      ["11", "Print a page", "feature; help wanted", "With its transcription."],
      ["13", "Share a page", "needs design", "With readers."],
      ["15", "The scan is grey", "bug, regression", "Since Tuesday."],
    ],
  );
  const of = (title: string) => rows.find(({ text }) => text.includes(title));
  expect(of("Suggest a correction")?.text).toContain("labels: enhancement, good first issue");
  expect(of("Zoom into the scan")).toMatchObject({ kind: "features", text: expect.not.stringContaining("labels") });
  expect(of("Print a page")?.text).toContain("labels: help wanted");
  expect(of("Share a page")?.text).toContain("labels: needs design");
  expect(of("Suggest a correction")?.text).toContain("(7)");
  expect(of("The scan is grey")).toMatchObject({ kind: "source", text: expect.stringContaining("bug, regression") });
});

test("a type in another kind's list, and a quality a row is of, are not lost [BRING-33]", () => {
  const risks = said(
    ["Risk", "Type", "Mitigation"],
    [
      ["Boxes rot", "Technical", "Cool vans"],
      ["Vans break", "Risk", "Rent one"],
    ],
    "Risks",
  );
  expect(risks.map(({ kind }) => kind)).toEqual(["risks", "risks"]);
  expect(risks[0]?.text).toContain("Type: Technical");
  expect(risks[1]?.text).not.toContain("Type:");
  const [quality] = said(["ID", "Type", "Requirement"], [["NFR-1", "Performance, agreed in May", "Boxes are shown at once."]]);
  expect(quality).toMatchObject({ kind: "quality_requirements", text: expect.stringContaining("performance_efficiency") });
  expect(quality?.text).toContain("Type: agreed in May");
});

test("what stands beside a priority is said, the priority alone is not repeated [BRING-33]", () => {
  const rows = said(
    ["User story", "Priority"],
    [
      ["As a grower, I want to list a box, so that it is sold.", "High: the regulator asks for it"],
      ["As a grower, I want to weigh a box, so that it is fair.", "1 - Must have"],
    ],
  );
  expect(rows.filter(({ kind }) => kind === "user_stories").map(({ text }) => text.includes("Priority:"))).toEqual([true, false]);
  expect(rows.find(({ text }) => text.includes("list a box"))?.text).toContain("the regulator asks for it");
  const told = readingOf({
    kind: "blocks",
    blocks: [
      { kind: "heading", level: 2, text: "User stories" },
      { kind: "heading", level: 3, text: "Weigh a box" },
      { kind: "paragraph", text: "As a grower, I want to weigh a box, so that it is fair." },
      { kind: "paragraph", text: "Priority: High, the scale is rented" },
    ],
  }).rows.find(({ kind }) => kind === "user_stories");
  expect(told?.words).toMatchObject({ priority: "must", story: expect.stringContaining("the scale is rented") });
});
