import { expect, test } from "vitest";
import { type Chapter, textFields } from "#domain/document/document.ts";
import { sample } from "#domain/document/sample.ts";
import { exportedOf } from "./exported-of.ts";
import { toProjectFile } from "./json.ts";
import type { ExportPart } from "./narrowed.ts";

const { generated_at, ...content } = sample;
const exported = (part?: ExportPart) => exportedOf({ content, part, generated_at, origin: "https://pa.test", project_id: "p" });

const all = (chapters: readonly Chapter[]): Chapter[] => chapters.flatMap((one) => [one, ...all(one.chapters)]);
const cited = (chapters: readonly Chapter[]) =>
  all(chapters).flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === "requirement" ? [block.citation] : [])));
const numbers = (chapters: readonly Chapter[]) => all(chapters).map(({ number }) => number);

test("chapters are exported with the numbers of the whole, their rows, and no others; what they cite stays cited [EXPORT-3]", () => {
  const whole = exported();
  const stories = all(whole.document.chapters).find(({ title }) => title === "User stories");
  const chapter = stories?.number ?? "";
  const { document, content: own } = exported({ chapters: [chapter, "1.1"] });
  expect(numbers(document.chapters)).toEqual(["1", "1.1", "3", "3.1", ...all(stories ? [stories] : []).map((one) => one.number)]);
  expect(own.user_stories.map(({ number }) => number)).toEqual(content.user_stories.map(({ number }) => number));
  expect([own.user_classes, own.pages, own.test_cases, own.questionnaire]).toEqual([[], [], [], null]);
  const texts = textFields.flatMap((field) => own.specification?.[field] ?? []);
  expect(texts).toEqual([content.specification?.project_overview]);
  expect(document.front).toContainEqual({ label: "Part", text: `chapters ${chapter}, 1.1` });
  const [story] =
    toProjectFile(own, { generated_at, citations: exported({ chapters: ["1"] }).citations }).rows.user_stories ?? [];
  expect(story?.user_class_id).toBe("UC-1");
});

test("rows are exported by themselves, a section with its page, and what they cite stays cited [EXPORT-3]", () => {
  const { document, content: own } = exported({ rows: ["US-14", "SEC-2"] });
  expect(cited(document.chapters)).toEqual(["PAGE-1", "SEC-2", "US-14"]);
  expect(own.pages.map(({ number, sections }) => [number, sections.map((one) => one.number)])).toEqual([[1, [2]]]);
  expect(own.user_stories.map(({ number }) => number)).toEqual([14]);
  expect(own.features).toEqual([]);
  const story = all(document.chapters).flatMap(({ blocks }) => blocks.filter((block) => block.kind === "requirement"));
  expect(story.at(-1)?.links[0]?.to).toEqual([{ cite: "UC-1" }, " Farmer"]);
  expect(all(document.chapters).some(({ title }) => title === "Open points")).toBe(false);
});
