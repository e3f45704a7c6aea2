import { said } from "#domain/document/blocks.ts";
import { qualityCharacteristicLabels } from "#domain/nouns/quality-requirements.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { type Need, needOf } from "./needs.ts";
import { plainScenario } from "./scenarios.ts";
import { statementShall } from "./sentences.ts";

type Group = { title: string; about: string; needs: Need[] };

/** What is asked of the whole product: its quality, its security and what it is connected to. */
export function assuranceNeeds({ quality_requirements, security_measures, external_interfaces }: ProjectContent): Group[] {
  return [
    {
      title: "Quality requirements",
      about: "What is asked of the whole product, with a target that is measured.",
      needs: quality_requirements.map((row) =>
        needOf("quality_requirements", row, {
          shall: statementShall("quality", row.name, row.description),
          words: `${said(row.description)}\n\n${qualityCharacteristicLabels[row.characteristic]}. Target: ${said(row.target)}`,
          scenarios: [plainScenario(row.verification ? `it is verified: ${row.verification}` : "it is measured", row.target)],
        }),
      ),
    },
    {
      title: "Security measures",
      about: "What the whole product does against threats.",
      needs: security_measures.map((row) =>
        needOf("security_measures", row, {
          shall: statementShall("security measure", row.name, row.measure),
          words: `Threat: ${said(row.threat)}\n\n${said(row.measure)}`,
          scenarios: [plainScenario(`the threat comes up: ${row.threat}`, row.measure)],
        }),
      ),
    },
    {
      title: "External interfaces",
      about: "What the product meets at its edges: people, devices, other software and networks.",
      needs: external_interfaces.map((row) =>
        needOf("external_interfaces", row, {
          shall: statementShall("interface", row.name, row.description),
          words: said(row.description),
          scenarios: [plainScenario(`"${row.name}" is used`, row.description)],
        }),
      ),
    },
  ];
}
