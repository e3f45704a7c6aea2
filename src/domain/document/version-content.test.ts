import { expect, test } from "vitest";
import { buildDocument } from "./build-document.ts";
import { readingOf } from "./reading.ts";
import { readVersionContent } from "./version-content.ts";

const shared = { project: { name: "Harbour", version: "0.1" }, questionnaire: null };
const row = (number: number, more: object) => ({ id: `${number}`, number, revision: 2, name: `Row ${number}`, ...more });
const saidIn = (content: unknown) =>
  JSON.stringify(readingOf(buildDocument({ ...readVersionContent(content, shared), generated_at: "2026-01-01" })));

test("a version that was left is the document it was then, sections and risks in their order [READ-4]", () => {
  const text = saidIn({
    specification: { revision: 4, project_overview: "Boats find berths." },
    user_classes: [row(1, { description: "Sails" })],
    user_stories: [row(2, { user_class_id: "1", story: "I want a berth.", acceptance_criteria: "Given a boat" })],
    pages: [row(5, {})],
    sections: [row(8, { page_id: "5", order_index: 1 }), row(9, { page_id: "5", order_index: 0 })],
    risks: [
      row(3, { order_index: 1, functionality: "Pay", description: "Lost" }),
      row(4, { order_index: 0, description: "Stolen" }),
    ],
  });
  for (const said of ["Boats find berths.", "I want a berth.", "Given a boat"]) expect(text).toContain(said);
  const at = (citation: string) => text.indexOf(`"citation":"${citation}"`);
  expect(at("SEC-9")).toBeLessThan(at("SEC-8"));
  expect(at("RISK-4")).toBeLessThan(at("RISK-3"));
});

test("what was kept before risks were rows, before a noun was there or in no shape at all is read as far as it goes [READ-4]", () => {
  const risks = [{ id: "1", name: "Card data leaks", functionality: "Pay", description: "Lost", number: 7, revision: 1 }];
  expect(saidIn({ specification: { security_risks: JSON.stringify(risks) } })).toContain('"citation":"RISK-7"');
  expect(readVersionContent({ user_stories: [{ name: "no number" }, 3] }, shared).user_stories).toEqual([]);
  for (const nothing of [null, [], "x"])
    expect(readVersionContent(nothing, shared)).toMatchObject({ pages: [], specification: null });
});
