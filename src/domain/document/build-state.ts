import { type BuiltRequirement, buildStateLabels, buildStateOf, countBuild } from "#domain/build-state.ts";
import { cites, linesOf, paragraph, type Unnumbered } from "./blocks.ts";
import type { Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";

/** What was reported to be built and by which commit, where anything was; what nobody reported is counted alone. */
export function buildStateChapters(input: DocumentInput): Unnumbered[] {
  const built = buildStateOf(input, input.reports ?? []);
  const reported = built.filter(({ report }) => report);
  if (reported.length === 0) return [];
  const columns = ["Requirement", "State", "Commit", "Shown by", "Note"];
  return [
    {
      title: "Build state",
      blocks: [paragraph(summary(built)), { kind: "table", columns, rows: reported.map(rowOf) }],
    },
  ];
}

function summary(built: readonly BuiltRequirement[]): string {
  const { done, stale, in_progress, blocked, uncovered, untested, all } = countBuild(built);
  const counted = [
    `${done} of ${all} requirements ${done === 1 ? "is" : "are"} done`,
    ...(stale > 0 ? [`${stale} changed since`] : []),
    ...(in_progress > 0 ? [`${in_progress} in progress`] : []),
    ...(blocked > 0 ? [`${blocked} blocked`] : []),
    ...(uncovered > 0 ? [`${uncovered} not reported`] : []),
  ];
  return `${counted.join(", ")}; ${untested} untested.`;
}

function rowOf({ cite, state, tests, report }: BuiltRequirement): Inline[][] {
  const said = (text: string | null | undefined) => linesOf(text).join(" ");
  const test = said(report?.test);
  const shown: Inline[] = tests.length === 0 ? [test || "–"] : [...(test ? [`${test}, `] : []), ...cites(tests)];
  const how =
    state === "stale" ? `${buildStateLabels.stale}: reported for revision ${report?.at_revision}` : buildStateLabels[state];
  return [[{ cite }], [how], [said(report?.commit) || "–"], shown, [said(report?.note) || "–"]];
}
