import { expect, test } from "vitest";
import { toChangeLog } from "./change-log.ts";
import { compareVersions } from "./compare.ts";
import { readVersion } from "./version.ts";

const story = (id: string, number: number, name: string, words: string) => ({
  id,
  number,
  revision: 1,
  name,
  story: words,
  acceptance_criteria: "Given a boat",
});
const log = (before: object, after: object) =>
  toChangeLog({
    project: "Harbour *1*",
    from: "0.1",
    to: "0.2",
    parts: compareVersions(readVersion(before), readVersion(after)),
  });

test("the change log tells what came, changed and went, part by part", () => {
  const before = {
    specification: { project_overview: "Boats find a berth." },
    user_stories: [story("1", 1, "Book", "I want a berth, now."), story("2", 2, "Leave", "I want to leave.")],
  };
  const after = {
    specification: { project_overview: "Ships find a berth." },
    user_stories: [story("1", 1, "Book", "I want a berth, soon."), story("3", 3, "Pay", "I want to pay.")],
  };
  expect(log(before, after)).toBe(`# Harbour \\*1\\*: changes from version 0.1 to 0.2

1 added, 1 removed, 2 changed.

## Project Overview

### Changed

- Project overview: ~~Boats~~**Ships** find a berth.

## User Stories

### Added

- **US-3** Pay

### Changed

- **US-1** Book
  - Story: I want a berth, ~~now~~**soon**.

### Removed

- **US-2** Leave
`);
});

test("of long texts the words around a change are told, and markup in them stays words", () => {
  const long = "The quick brown fox jumps over the lazy dog. ".repeat(20);
  const text = log(
    { specification: { project_overview: `${long}<b>old</b> ${long}` } },
    { specification: { project_overview: `${long}<b>new</b> ${long}` } },
  );
  const line = text.split("\n").find((found) => found.includes("~~")) ?? "";
  expect(line).toContain("&lt;b>");
  expect(line).toContain("~~old~~**new**");
  expect(line.length).toBeLessThan(300);
});

test("two versions that are the same say so", () => {
  expect(log({}, {})).toContain("Nothing changed.");
});
