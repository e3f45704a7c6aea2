import { expect, test } from "vitest";
import { compareVersions } from "#domain/compare/compare.ts";
import { readVersion } from "#domain/compare/version.ts";
import { buildDocument } from "./build-document.ts";
import { sample } from "./sample.ts";

test("a story's priority is in the document and compared between versions [NOUN-6]", () => {
  const [story, ...others] = sample.user_stories;
  if (!story) throw new Error("The sample has no story.");
  const documentOf = (priority: "must" | null) =>
    JSON.stringify(buildDocument({ ...sample, user_stories: [{ ...story, priority }, ...others] }));
  expect(documentOf("must")).toContain('{"label":"Priority","lines":["Must"]}');
  expect(documentOf(null)).not.toContain("Priority");

  const versionOf = (priority: string | null) => readVersion({ specification: {}, user_stories: [{ ...story, priority }] });
  const changes = JSON.stringify(compareVersions(versionOf("should"), versionOf("wont")));
  expect(changes).toContain('"Priority"');
  expect(changes).toContain("Should");
  expect(changes).toContain("Won't");
});
