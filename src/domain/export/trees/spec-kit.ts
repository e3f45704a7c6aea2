import type { Exported } from "#domain/export/exported.ts";
import { heading, inline } from "#domain/export/markdown-text.ts";
import type { Priority } from "#domain/nouns/user-stories.ts";
import { agentsFiles } from "./agents.ts";
import { type Capability, capabilitiesOf } from "./capabilities.ts";
import type { Need } from "./needs.ts";
import { principlesPage } from "./project-pages.ts";
import { DATA_LINE, originLine, page, sentence, type Tree, told } from "./words.ts";

/** Spec Kit's `specs/NNN-name/{spec,plan,tasks}.md`, its constitution, and the feature to begin with. */
export function specKitTree(exported: Exported): Tree {
  const capabilities = capabilitiesOf(exported);
  const numbers = numbersOf(capabilities);
  const folders = capabilities.map((one, at) => `specs/${String(numbers[at]).padStart(3, "0")}-${one.folder}`);
  const files = capabilities.flatMap((one, at) => [
    [`${folders[at]}/spec.md`, specOf(one, folders[at] ?? "", exported)],
    [`${folders[at]}/plan.md`, planOf(one, folders[at] ?? "", exported)],
    [`${folders[at]}/tasks.md`, tasksOf(one, folders[at] ?? "")],
  ]);
  const [first] = folders;
  return {
    ...agentsFiles(exported),
    ".specify/memory/constitution.md": principlesPage(exported),
    ...(first ? { ".specify/feature.json": `${JSON.stringify({ feature_directory: first }, null, 2)}\n` } : {}),
    ...Object.fromEntries(files),
  };
}

/** A feature keeps its number; what is none is counted on after the last. */
function numbersOf(capabilities: readonly Capability[]): number[] {
  let next = capabilities.reduce((most, { number }) => Math.max(most, number ?? 0), 0);
  return capabilities.map(({ number }) => number ?? ++next);
}

const levels: Readonly<Record<Priority, string>> = { must: "P1", should: "P2", could: "P3", wont: "P4" };
const levelOf = ({ priority }: Need) => (priority ? levels[priority] : "P2");
const branchOf = (folder: string) => folder.slice(folder.indexOf("/") + 1);

function specOf(capability: Capability, folder: string, exported: Exported): string {
  const { title, about, cite, needs } = capability;
  const scenarios = needs.reduce((sum, need) => sum + need.scenarios.length, 0);
  return page(
    `# Feature Specification: ${heading(title)}`,
    `**Feature Branch**: \`${branchOf(folder)}\``,
    `**Created**: ${exported.generated_at.slice(0, 10)}`,
    "**Status**: Draft",
    `**Input**: ${cite ? `${cite}. ` : ""}${originLine(exported)}`,
    DATA_LINE,
    about ? told(about, cite) : undefined,
    "## User Scenarios & Testing *(mandatory)*",
    ...needs.flatMap(storyOf),
    "## Requirements *(mandatory)*",
    "### Functional Requirements",
    needs.map((need, at) => `- **FR-${counted(at)}**: ${inline(need.shall)} (${need.cite})`),
    "## Success Criteria *(mandatory)*",
    "### Measurable Outcomes",
    [
      `- **SC-001**: ${scenarios === 1 ? "The acceptance scenario above passes" : `All ${scenarios} acceptance scenarios above pass`}, each shown by a test that cites its requirement`,
      "- **SC-002**: The quality and security that `.specify/memory/constitution.md` asks for hold",
    ],
  );
}

const counted = (at: number) => String(at + 1).padStart(3, "0");

function storyOf(need: Need, at: number): string[] {
  const shown = need.tests.length > 0 ? `By ${need.tests.join(", ")}, and` : "By";
  return [
    `### User Story ${at + 1} - ${heading(need.title)} (Priority: ${levelOf(need)})`,
    `${need.cite}: ${inline(need.words || need.title)}`,
    `**Why this priority**: ${need.priority ? `the specification says "${need.priority}"` : "the specification does not say one"}`,
    `**Independent Test**: ${shown} the acceptance scenarios below`,
    "**Acceptance Scenarios**:",
    need.scenarios.map((one, index) => `${index + 1}. ${sentence(one, ["**Given**", "**When**", "**Then**"])}`).join("\n"),
  ];
}

function planOf({ title, needs }: Capability, folder: string, exported: Exported): string {
  return page(
    `# Implementation Plan: ${heading(title)}`,
    `**Branch**: \`${branchOf(folder)}\` | **Date**: ${exported.generated_at.slice(0, 10)} | **Spec**: [spec.md](spec.md)`,
    "## Summary",
    needs.map((need) => `- ${need.cite} ${heading(need.title)}`),
    "## Technical Context",
    "What was decided about technology, data and integrations stands in `docs/specification.md`. Write down here what you add to it, before the first task.",
    "## Constitution Check",
    "Read `.specify/memory/constitution.md`: what it asks for holds for every task.",
    "## Project Structure",
    `Documentation of this feature: \`${folder}/\`. Follow the structure the repository has.`,
  );
}

function tasksOf({ title, needs }: Capability, folder: string): string {
  let count = 0;
  const task = (words: string) => `- [ ] T${counted(count++)} ${words}`;
  return page(
    `# Tasks: ${heading(title)}`,
    `**Input**: \`${folder}/spec.md\` and \`${folder}/plan.md\``,
    "`[US1]` is the first user story of this feature; requirements are cited by number and revision. `[P]` can be done beside others.",
    "## Phase 1: Setup",
    [task(`Complete \`${folder}/plan.md\` with what the repository needs`)],
    ...needs.flatMap((need, at) => [
      `## Phase ${at + 2}: User Story ${at + 1} - ${heading(need.title)} (Priority: ${levelOf(need)})`,
      [
        task(`[P] [US${at + 1}] Write tests from the acceptance scenarios of ${need.cite}`),
        task(`[US${at + 1}] Build ${need.cite} ${heading(need.title)} until they pass`),
        task(`[US${at + 1}] Report ${need.cite} with commit and test, as AGENTS.md says`),
      ],
    ]),
  );
}
