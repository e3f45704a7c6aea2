import type { Exported } from "#domain/export/exported.ts";
import { heading, inline } from "#domain/export/markdown-text.ts";
import { agentsFiles } from "./agents.ts";
import { type Capability, capabilitiesOf } from "./capabilities.ts";
import type { Need } from "./needs.ts";
import { productPage, technologyPage } from "./project-pages.ts";
import { DATA_LINE, originLine, page, quotation, sentence, type Tree, titled, told } from "./words.ts";

/** Kiro's specs and steering: `.kiro/specs/<name>/{requirements,design,tasks}.md`. */
export function kiroTree(exported: Exported): Tree {
  const files = capabilitiesOf(exported).flatMap((one) => {
    const folder = `.kiro/specs/${one.folder}`;
    return [
      [`${folder}/requirements.md`, requirementsOf(one, exported)],
      [`${folder}/design.md`, designOf(one, exported)],
      [`${folder}/tasks.md`, tasksOf(one)],
    ];
  });
  return {
    ...agentsFiles(exported),
    ".kiro/steering/product.md": productPage(exported),
    ".kiro/steering/tech.md": technologyPage(exported),
    ...Object.fromEntries(files),
  };
}

function requirementsOf({ title, about, cite, needs }: Capability, exported: Exported): string {
  return page(
    "# Requirements Document",
    "## Introduction",
    `${heading(title)}. ${originLine(exported)}`,
    DATA_LINE,
    about ? told(about, cite) : undefined,
    "## Requirements",
    ...needs.flatMap((need, at) => [
      `### Requirement ${at + 1}`,
      `**${titled(need)}**`,
      need.noun === "user_stories" ? `**User Story:** ${inline(need.words)}` : quotation(need.words || need.title),
      "#### Acceptance Criteria",
      criteriaOf(need),
    ]),
  );
}

/** In the easy approach to requirements syntax; what must come of it keeps its words. */
const criteriaOf = ({ shall, scenarios }: Need): string =>
  [inline(shall), ...scenarios.map((one) => `${sentence(one, ["GIVEN", "WHEN", "THE SYSTEM SHALL ensure that"])}.`)]
    .map((line, at) => `${at + 1}. ${line.replace(/(?<=SHALL ensure) that (?=\p{Lu})/u, " this: ")}`)
    .join("\n");

function designOf({ title, needs }: Capability, exported: Exported): string {
  return page(
    "# Design Document",
    "## Overview",
    `${inline(title)}: how it is built is yours to decide within what the specification says. Write the design here before the first task.`,
    "## What it must fit",
    [
      "- Technology and integrations: `.kiro/steering/tech.md`",
      "- The product as a whole: `.kiro/steering/product.md`",
      "- All requirements: `docs/specification.md`",
    ],
    "## Requirements it answers",
    needs.map((need) => `- ${titled(need)}`),
    originLine(exported),
  );
}

function tasksOf({ needs }: Capability): string {
  return page(
    "# Implementation Plan",
    needs.map((need, at) => {
      const criteria = [need.shall, ...need.scenarios].map((_, index) => `${at + 1}.${index + 1}`).join(", ");
      const tests = need.tests.length > 0 ? [`  - Test cases: ${need.tests.join(", ")}`] : [];
      return [
        `- [ ] ${at + 1}. ${titled(need)}`,
        "  - Write tests from the acceptance criteria, then build until they pass",
        ...tests,
        `  - Report ${need.cite} as AGENTS.md says`,
        `  - _Requirements: ${criteria}_`,
      ].join("\n");
    }),
  );
}
