import { expect, test } from "vitest";
import { buildDocument } from "./build-document.ts";
import { contentsLine } from "./cover.ts";
import { type ContentBeginning, documentBeginning } from "./document-beginning.ts";
import type { DocumentInput } from "./document-input.ts";
import { readingOf } from "./reading.ts";
import { sample } from "./sample.ts";

const [board] = sample.features;
const feature = (number: number) => ({ revision: 1, ...board, id: `f-${number}`, number, name: `Berth board ${number}` });
const large: DocumentInput = { ...sample, features: Array.from({ length: 800 }, (_, at) => feature(at + 1)) };

function beginningOf({ project, specification, questionnaire, features, ...input }: DocumentInput): ContentBeginning {
  const { pages, ...lists } = { ...input, sections: input.pages.flatMap(({ sections }) => sections) };
  const counts = Object.fromEntries(
    Object.entries(lists).flatMap(([name, rows]) => (Array.isArray(rows) ? [[name, rows.length]] : [])),
  );
  return {
    project,
    specification,
    questionnaire,
    features: features.slice(0, 48),
    pages,
    counts: { ...counts, pages: pages.length, features: features.length },
  };
}

test("a document begins with the parts the whole has there, up to its first features, and with its cover [READ-60]", () => {
  for (const input of [sample, large]) {
    const whole = buildDocument(input);
    const begun = documentBeginning(beginningOf(input), input.generated_at);
    expect({ ...begun, chapters: [] }).toEqual({ ...whole, chapters: [] });
    expect(begun?.front.at(-1)).toEqual({ label: "Contents", text: contentsLine(input) });
    const parts = readingOf(begun ?? { chapters: [] });
    expect(parts).toEqual(readingOf(whole).slice(0, parts.length));
    const titles = parts.flatMap((part) => (part.kind === "heading" ? [part.title] : []));
    expect(titles).toEqual(["Introduction", "Purpose", "Scope", "Product overview", "Product perspective", "Product functions"]);
    const cited = parts
      .flatMap((part) => (part.kind === "passage" ? part.blocks : []))
      .flatMap(({ block }) => (block.kind === "table" && block.columns[0] === "Feature" ? block.rows : []));
    expect(cited).toHaveLength(Math.min(48, input.features.length));
  }
});

test("a document in which nothing stands has no beginning [READ-60]", () => {
  const { project } = sample;
  const nothing = { project, specification: null, questionnaire: null, features: [], pages: [], counts: {} };
  expect(documentBeginning(nothing, sample.generated_at)).toBeNull();
  expect(documentBeginning({ ...nothing, counts: { risks: 1 } }, sample.generated_at)).not.toBeNull();
  const specification = { project_overview: "Berths are kept." };
  expect(documentBeginning({ ...nothing, specification }, sample.generated_at)).not.toBeNull();
});
