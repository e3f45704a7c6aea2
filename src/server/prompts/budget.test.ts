import { describe, expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { tokensIn } from "#domain/tokens.ts";
import { listParts } from "./list-parts.ts";
import { BRIEF_BUDGET, LEFT_OUT_FIRST, material } from "./material.ts";
import { askOverview } from "./overview.ts";
import { textParts } from "./text-parts.ts";

const prose = (words: number) => "Farmers sell boxes of vegetables to restaurants. ".repeat(Math.ceil(words / 7));
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Name ${index}`, description: prose(40) }));

const large: Brief = {
  ...nothingYet,
  project: { name: "Farm Boxes" },
  questionnaire: {
    project_description: prose(2_000),
    design_description: prose(800),
    frontend_technology: "React",
    domain_answers: [{ key: "money", question: "Who pays?", answer: prose(800) }],
  },
  documents: [
    { name: "first.pdf", text: prose(2_000) },
    { name: "last.pdf", text: prose(2_000) },
  ],
  specification: {
    project_overview: prose(800),
    project_scope: prose(800),
    product_perspective: prose(800),
    references_list: prose(800),
    business_model: prose(800),
    pricing_details: prose(800),
    frontend_details: prose(80),
  },
  user_classes: many(12),
  pages: many(40).map((page) => ({ ...page, sections: many(5) })),
  user_stories: many(400).map((row) => ({ ...row, user_class_id: "c", story: row.description, acceptance_criteria: "" })),
  features: many(400),
  risks: many(40).map((row) => ({ ...row, functionality: "" })),
  security_measures: many(40).map(({ description, ...row }) => ({ ...row, threat: "", measure: description })),
  test_cases: many(100).map(({ description, ...row }) => ({ ...row, given: description, when: "", then: "" })),
  assumptions: many(20).map(({ description, ...row }) => ({ ...row, statement: description, consequence: "" })),
  glossary_terms: many(20).map(({ description, ...row }) => ({ ...row, definition: description, avoid: null })),
  external_interfaces: many(20).map((row) => ({ ...row, kind: "user" as const })),
  quality_requirements: many(20).map(({ description, ...row }) => ({
    ...row,
    characteristic: "security" as const,
    description,
    target: description,
  })),
};
const parts = [...textParts(large), ...listParts(large, { from: [] })];
const whole = material(large, { budget: 1_000_000 });
const blockOf = (prompt: string, key: string) => {
  const title = parts.find((part) => part.key === key)?.title;
  return prompt.split("\n\n## ").find((block) => block.replace(/^## /, "").startsWith(`${title}\n`));
};

describe("a project larger than the budget", () => {
  test.each([300, 1_000, 3_000, 8_000, BRIEF_BUDGET, 60_000])("is told a model in at most %i tokens", (budget) => {
    expect(tokensIn(material(large, { budget }))).toBeLessThanOrEqual(budget);
  });

  test("loses its parts in the order that is stated, each one wholly before the next is touched", () => {
    // answers are told until there is a specification, which then says what is chosen
    const all = [...parts, ...textParts({ ...large, specification: undefined })];
    expect(LEFT_OUT_FIRST.filter((key) => !all.some((part) => part.key === key))).toEqual([]);
    const told = LEFT_OUT_FIRST.filter((key) => parts.some((part) => part.key === key));
    for (let budget = 1_000; budget < 90_000; budget = Math.round(budget * 1.3)) {
      const prompt = material(large, { budget });
      const touched = told.map((key) => blockOf(prompt, key) !== blockOf(whole, key));
      const last = touched.lastIndexOf(true);
      expect(touched.slice(0, Math.max(last, 0)), `${budget}`).toEqual(touched.slice(0, Math.max(last, 0)).map(() => true));
      const gone = told.slice(0, Math.max(last, 0)).map((key) => blockOf(prompt, key)?.split("\n").length);
      expect(new Set(gone), `${budget}`).toEqual(new Set(last > 0 ? [2] : []));
    }
  });

  test("loses the last document first, the words of a list before its names, and says how much is missing", () => {
    const shorter = material(large, { budget: tokensIn(whole) - 1_000 });
    expect(shorter).toContain("first.pdf");
    expect(blockOf(shorter, "documents")).toMatch(/shortened\)$/);
    const features = { ...nothingYet, project: { name: "Boxes" }, features: many(400) };
    const names = blockOf(material(features, { budget: 4_000 }), "features");
    expect(names).toMatch(/\| Name 0\n\| Name 1\n[\s\S]*\| Name 399$/);
    const some = blockOf(material(features, { budget: 300 }), "features")?.split("\n") ?? [];
    expect(some.at(-1)).toBe(`(${400 - (some.length - 2)} more)`);
  });

  test("keeps what the answer is made from to the end", () => {
    const prompt = material(large, { budget: 20_000, from: ["documents"] });
    expect(blockOf(prompt, "documents")).toBe(blockOf(whole, "documents"));
    expect(tokensIn(prompt)).toBeLessThanOrEqual(20_000);
  });

  test("is told within the budget by every question", () => {
    expect(tokensIn(askOverview(large).prompt)).toBeLessThanOrEqual(BRIEF_BUDGET);
  });
});

test("another script counts a token a character", () => {
  expect(tokensIn("Box!")).toBe(1);
  expect(tokensIn("蔬菜箱")).toBe(3);
  expect(tokensIn("Gemüse — für")).toBe(3);
});

test("what people wrote or rewrote is the example of style, and a draft nobody touched is not", () => {
  const row = { id: "1", generation_id: "run", revision: 1, description: "As drafted." };
  const brief: Brief = {
    ...nothingYet,
    project: { name: "Boxes" },
    features: [
      { ...row, name: "Drafted" },
      { ...row, name: "Rewritten", revision: 3, description: "Short. Dry." },
      { ...row, name: "Own", generation_id: null, description: "Own words." },
    ],
    pages: [{ ...row, name: "Start", sections: [], generation_id: null }],
  };
  expect(blockOf(material(brief, { of: "features" }), "style")).toBe(
    ["How these people write", "| Own — Own words.", "| Rewritten — Short. Dry.", "| Start — As drafted."].join("\n"),
  );
});
