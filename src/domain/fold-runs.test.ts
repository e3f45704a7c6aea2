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

test("a press of which the oldest parts may be missing is no notification that counts the rest, unless it is the only one [POLISH-83]", () => {
  const press = (run_id: string, many: number) =>
    Array.from({ length: many }, (_, at) => run(`${run_id} ${at}`, 59, { drafting_parts: [{ run_id }] }));
  const presses = (...all: [string, number][]) => foldRuns(all.flatMap(([id, many]) => press(id, many))).map((one) => one.length);
  expect(presses(["new", 18], ["old", 18])).toEqual([18, 18]);
  expect(presses(["new", 18], ["middle", 18], ["old", 18], ["cut", 6])).toEqual([18, 18, 18]);
  expect(presses(["all", 60])).toEqual([60]);
});
