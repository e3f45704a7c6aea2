import { cite } from "#domain/citation.ts";
import { qualitySubcharacteristicLabels } from "#domain/nouns/quality-subcharacteristics.ts";
import { scenarioLines } from "#domain/nouns/test-cases.ts";
import type { ContentRow } from "#domain/project-content.ts";
import { linesOf, said } from "./blocks.ts";
import type { Requirement } from "./document.ts";
import { requirement } from "./requirement-blocks.ts";
import type { Trace } from "./trace.ts";

export function securityMeasureBlock(row: ContentRow<"security_measures">): Requirement {
  return requirement("security_measures", row, {
    statement: said(row.measure),
    details: [detail("Threat", row.threat), detail("Verification", row.verification)].filter(({ lines }) => lines.length > 0),
  });
}

export function externalInterfaceBlock(row: ContentRow<"external_interfaces">): Requirement {
  return requirement("external_interfaces", row, { statement: said(row.description) });
}

export function qualityRequirementBlock(row: ContentRow<"quality_requirements">): Requirement {
  return requirement("quality_requirements", row, {
    statement: said(row.description),
    details: [
      detail("Subcharacteristic", row.subcharacteristic && qualitySubcharacteristicLabels[row.subcharacteristic]),
      detail("Target", row.target),
      detail("Verification", row.verification),
    ].filter(({ lines }) => lines.length > 0),
  });
}

export function testCaseBlock(row: ContentRow<"test_cases">, trace: Trace): Requirement {
  const story = trace.storyById.get(row.user_story_id ?? "");
  return requirement("test_cases", row, {
    criteria: [scenarioLines({ given: said(row.given), when: said(row.when), then: said(row.then) })],
    links: [{ label: "User story", to: story ? [{ cite: cite("user_stories", story.number) }, ` ${said(story.name)}`] : ["–"] }],
  });
}

function detail(label: string, text: string | null | undefined) {
  return { label, lines: linesOf(text) };
}
