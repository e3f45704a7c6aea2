import { expect, test } from "vitest";
import { buildDocument } from "./build-document.ts";
import { sample } from "./sample.ts";

test("the document has the assumptions as chapter 1.3.5, each with its number and what happens if it is wrong [NOUN-4]", () => {
  const overview = buildDocument(sample).chapters[0]?.chapters[2];
  const chapter = overview?.chapters[4];
  expect(chapter).toMatchObject({ number: "1.3.5", title: "Assumptions" });
  expect(chapter?.blocks).toMatchObject([
    { citation: "AS-1", statement: "Every farmer has a van that is cooled.", details: [{ label: "If it is wrong" }] },
  ]);
});
