import { expect, test } from "vitest";
import { foldRuns } from "./fold-runs.ts";

const run = (id: string, minute: number, facts = {}) => ({
  id,
  project_id: "harbour",
  status: "succeeded",
  finished_at: new Date(Date.UTC(2026, 10, 22, 12, minute)).toISOString(),
  drafting_parts: [] as { run_id: string }[],
  ...facts,
});

test("what was drafted in one go is one notification; another project, a failure and another hour are their own", () => {
  const runs = [
    run("risks", 59),
    run("pier", 58, { project_id: "pier" }),
    run("tests", 57),
    run("failed", 56, { status: "failed" }),
    run("pages", 55),
    run("earlier", 20),
  ];
  expect(foldRuns(runs).map((folded) => folded.map(({ id }) => id))).toEqual([
    ["risks", "tests", "pages"],
    ["pier"],
    ["failed"],
    ["earlier"],
  ]);
});

test("what one press over all sections drafted is one notification whatever the pause, and another press is another one [POLISH-73]", () => {
  const press = (run_id: string) => ({ drafting_parts: [{ run_id }] });
  const runs = [
    run("second", 59, press("later")),
    run("alone", 58),
    run("last", 57, press("earlier")),
    run("failed", 56, { ...press("earlier"), status: "failed" }),
    run("middle", 30, press("earlier")),
    run("first", 1, press("earlier")),
  ];
  expect(foldRuns(runs).map((folded) => folded.map(({ id }) => id))).toEqual([
    ["second"],
    ["alone"],
    ["last", "middle", "first"],
    ["failed"],
  ]);
});
