import type { Exported } from "#domain/export/exported.ts";
import { heading, inline } from "#domain/export/markdown-text.ts";
import { agentsFiles } from "./agents.ts";
import { type Capability, capabilitiesOf } from "./capabilities.ts";
import type { Need } from "./needs.ts";
import { DATA_LINE, originLine, page, quotation, steps, type Tree, titled } from "./words.ts";

/** Living specs of OpenSpec: `openspec/specs/<capability>/spec.md`. */
export function openspecTree(exported: Exported): Tree {
  const specs = capabilitiesOf(exported).map((one) => [`openspec/specs/${one.folder}/spec.md`, specOf(one, exported)]);
  return { ...agentsFiles(exported), ...Object.fromEntries(specs) };
}

function specOf(capability: Capability, exported: Exported): string {
  return page(
    `# ${heading(capability.title)}`,
    "## Purpose",
    purposeOf(capability, exported),
    DATA_LINE,
    "## Requirements",
    ...capability.needs.flatMap(requirementOf),
  );
}

/** Never shorter than the 50 characters that a strict check asks for. */
function purposeOf({ cite, about, title }: Capability, exported: Exported): string {
  const what = cite ? `${cite} ${inline(title)}.` : inline(about);
  return `${what} ${originLine(exported)}`;
}

function requirementOf(need: Need): string[] {
  const scenarios = need.scenarios.flatMap((scenario, at) => [
    `#### Scenario: ${heading(need.title)}${need.scenarios.length > 1 ? ` (${at + 1})` : ""}`,
    steps(scenario).join("\n"),
  ]);
  return [`### Requirement: ${titled(need)}`, inline(need.shall), ...(need.words ? [quotation(need.words)] : []), ...scenarios];
}
