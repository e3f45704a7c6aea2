import { cite } from "./citation.ts";
import { citationGraph } from "./citation-graph.ts";
import type { Noun } from "./nouns/all.ts";
import { traceLinks } from "./pictures/trace-links.ts";
import type { ProgressReport } from "./progress.ts";
import type { ProjectContent } from "./project-content.ts";

/** What is built: the rows that chapter 3 of the document requires. */
export const requirementNouns = [
  "user_stories",
  "features",
  "quality_requirements",
  "external_interfaces",
  "security_measures",
] as const satisfies readonly Noun[];
export type RequirementNoun = (typeof requirementNouns)[number];

/** `stale` is what was reported at an older revision than it has now; `uncovered` is what nobody reported. */
export const buildStates = ["done", "stale", "in_progress", "blocked", "uncovered"] as const;
export type BuildState = (typeof buildStates)[number];

export const buildStateLabels: Readonly<Record<BuildState, string>> = {
  done: "Done",
  stale: "Stale",
  in_progress: "In progress",
  blocked: "Blocked",
  uncovered: "Not covered",
};

export type BuiltRequirement = {
  noun: RequirementNoun;
  id: string;
  cite: string;
  name: string;
  revision: number;
  state: BuildState;
  /** No test case verifies it, and no report names a test. */
  isUntested: boolean;
  /** The numbers of the test cases that verify it. */
  tests: readonly string[];
  report: ProgressReport | null;
};

type BuildContent = Pick<ProjectContent, RequirementNoun | "user_classes" | "pages" | "test_cases">;

/** How far each requirement is built, in the order of the document. Reports are the last ones of their rows. */
export function buildStateOf(content: BuildContent, reports: readonly ProgressReport[]): BuiltRequirement[] {
  const reported = new Map(reports.map((report) => [report.row_id, report]));
  const testsOf = testsBy(content);
  return requirementNouns.flatMap((noun) =>
    content[noun].map((row): BuiltRequirement => {
      const { id, revision, name } = row;
      const report = reported.get(id) ?? null;
      const number = cite(noun, row.number);
      const tests = testsOf(noun, id, number);
      const isUntested = tests.length === 0 && !report?.test;
      return { noun, id, cite: number, name, revision, state: stateOf(report, revision), isUntested, tests, report };
    }),
  );
}

function stateOf(report: ProgressReport | null, revision: number): BuildState {
  if (report === null) return "uncovered";
  return report.at_revision < revision ? "stale" : report.state;
}

/** A test case verifies what it is of, what that has to do with, and what it cites or is cited by. */
function testsBy(content: BuildContent): (noun: RequirementNoun, id: string, number: string) => readonly string[] {
  const traced = traceLinks(content);
  const numbers = new Map(content.test_cases.map(({ id, number }) => [id, cite("test_cases", number)]));
  const isTest = new Set(numbers.values());
  const { cites, citedBy } = citationGraph(
    ([...requirementNouns, "test_cases"] as const).flatMap((noun) =>
      content[noun].map((row) => ({ reference: cite(noun, row.number), texts: textsOf(row) })),
    ),
  );
  return (noun, id, number) => {
    const links = noun === "user_stories" || noun === "features" ? traced.between(noun, "test_cases").get(id) : undefined;
    const linked = [...(links ?? [])].flatMap((test) => numbers.get(test) ?? []);
    const cited = [...(cites.get(number) ?? []), ...(citedBy.get(number) ?? [])].filter((other) => isTest.has(other));
    return [...new Set([...linked, ...cited])];
  };
}

const textsOf = (row: object) => Object.values(row).filter((value): value is string => typeof value === "string");

/** How many requirements stand in each state, and how many are untested. */
export function countBuild(built: readonly BuiltRequirement[]) {
  const counts = Object.fromEntries(buildStates.map((state) => [state, 0])) as Record<BuildState, number>;
  for (const { state } of built) counts[state] += 1;
  return { ...counts, untested: built.filter(({ isUntested }) => isUntested).length, all: built.length };
}
