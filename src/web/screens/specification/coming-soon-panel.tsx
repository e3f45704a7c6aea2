import { Hammer } from "lucide-react";
import type { SpecificationSection } from "#domain/specifications.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Panel } from "./panel.tsx";
import { sectionLabel } from "./section-choice.ts";

const blurbs: Partial<Record<SpecificationSection, string>> = {
  securityMeasures: "What guards the product against each threat, and how that is verified.",
  testing: "Test cases for the user stories: given, when, then.",
  externalInterfaces: "Where the product meets people, hardware, other software and networks.",
  otherRequirements: "How fast, how safe, how usable: qualities with a measurable target.",
};

export function ComingSoonPanel({ section }: { section: SpecificationSection }) {
  const title = sectionLabel(section);
  return (
    <Panel title={title} blurb={blurbs[section]}>
      <EmptyState icon={<Hammer />} title="Coming Soon" text={`${title} cannot be written here yet.`} />
    </Panel>
  );
}
