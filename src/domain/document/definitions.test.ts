import { expect, test } from "vitest";
import { buildDocument } from "./build-document.ts";
import { sample } from "./sample.ts";

test("the document's Definitions, chapter 1.4, are the glossary, with the words that are not to be used [QUAL-02]", () => {
  const chapter = buildDocument(sample).chapters[0]?.chapters[3];
  expect(chapter).toMatchObject({ number: "1.4", title: "Definitions" });
  expect(chapter?.blocks).toMatchObject([
    {
      citation: "GT-1",
      title: "Box",
      statement: "What a buyer orders for one week.",
      details: [{ label: "Not to be used for it", lines: ["crate, parcel"] }],
    },
  ]);
  const empty = buildDocument({ ...sample, glossary_terms: [] }).chapters[0]?.chapters[3];
  expect(empty?.blocks).toEqual([{ kind: "missing", text: "No terms have been defined yet." }]);
});
