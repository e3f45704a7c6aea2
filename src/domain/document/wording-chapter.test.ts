import { expect, test } from "vitest";
import { exportedOf } from "#domain/export/exported-of.ts";
import { writeHtml } from "#domain/export/html.ts";
import { toMarkdown } from "#domain/export/markdown.ts";
import { paperColors } from "#domain/export/paper/paper-colors.ts";
import { paperOf } from "#domain/export/paper/paper-of.ts";
import { writeJson } from "#domain/export/write-json.ts";
import { suppressionOf } from "#domain/quality/suppression.ts";
import type { ChosenQuality } from "#domain/quality/told-findings.ts";
import { buildDocument } from "./build-document.ts";
import { sample } from "./sample.ts";

const [feature] = sample.features;
if (!feature) throw new Error("the sample has no feature");
const description = "The map should look modern. It shall be TBD | fast.";
const content = { ...sample, features: [{ ...feature, description }] };
const place = { table_name: "features", row_id: feature.id, field: "description" };
const start = description.indexOf("modern");
const quality: ChosenQuality = {
  settings: { rules_off: [], rules_strict: [], form: "shall", forbidden: ["map"] },
  kept: [
    {
      ...suppressionOf(place, description, { rule: "vague", start, end: start + "modern".length }),
      ...{ id: "1", reason: "The brand book says\nwhat that is.", suppressed_by: "ada", by: "Ada Keeper" },
      suppressed_at: "2026-11-20T08:00:00Z",
    },
  ],
};

test("the appendix tells how many rows of each section are clean, how many findings are open, and which are kept on purpose: words, rule, reason, by whom and when; it is in the exports that carry the appendix, and in JSON [PROVE-8]", () => {
  const chapterOf = (given: ChosenQuality | undefined) =>
    buildDocument({ ...content, quality: given })
      .chapters.at(-1)
      ?.chapters.find(({ title }) => title === "Quality of the wording");
  expect(chapterOf(undefined)).toBeUndefined();
  const chapter = chapterOf(quality);
  const [summary, sections, , kept] = chapter?.blocks ?? [];
  expect(summary).toMatchObject({
    text: [expect.stringMatching(/^\d+ of \d+ rows have no finding in their wording; \d+ findings are open and 1 are kept/)],
  });
  expect(sections).toMatchObject({ columns: ["Section", "Rows", "Clean", "Findings open"] });
  const rows = sections?.kind === "table" ? sections.rows.map((cells) => cells.flat().join(" ")) : [];
  expect(rows).toContainEqual(expect.stringMatching(/^Features 1 0 [2-9]$/));
  expect(kept).toEqual({
    kind: "table",
    columns: ["Requirement", "Words", "Rule", "Because", "Decided"],
    rows: [
      [
        [{ cite: "FEAT-1" }],
        ["“modern”"],
        [expect.any(String)],
        ["The brand book says what that is."],
        ["Ada Keeper, 2026-11-20"],
      ],
    ],
  });
  const exported = exportedOf({ content, generated_at: sample.generated_at, origin: "", project_id: "", beside: { quality } });
  const said = "The brand book says what that is.";
  expect(toMarkdown(exported.document)).toContain(said);
  expect(JSON.stringify(paperOf(exported.document, { colors: paperColors(content) }))).toContain(said);
  expect(writeHtml(exported)).toContain(said);
  const file = JSON.parse(writeJson(exported));
  expect(file.quality.sections.features).toEqual({ rows: 1, clean: 0 });
  expect(file.quality.kept).toEqual([
    {
      ...{ row: "FEAT-1@1", field: "description", rule: "vague", words: "modern" },
      ...{ because: "The brand book says\nwhat that is.", by: "Ada Keeper", at: "2026-11-20T08:00:00Z" },
    },
  ]);
});
