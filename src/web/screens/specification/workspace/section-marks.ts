import { useQuery } from "@tanstack/react-query";
import type { SpecificationSection } from "#domain/specifications.ts";
import { unsavedKey, useUnsaved, useUnsavedKeys } from "#web/editing/unsaved.ts";
import { unsavedBusinessModel } from "#web/queries/business-model.ts";
import { unsavedDesignConnections } from "#web/queries/design-connections.ts";
import { externalInterfacesQuery } from "#web/queries/external-interfaces.ts";
import { featuresQuery } from "#web/queries/features.ts";
import { pagesQuery } from "#web/queries/pages.ts";
import { qualityRequirementsQuery } from "#web/queries/quality-requirements.ts";
import { unsavedRisks } from "#web/queries/risks.ts";
import { securityMeasuresQuery } from "#web/queries/security-measures.ts";
import { type SpecificationPlace, specificationQuery, unsavedOverview } from "#web/queries/specifications.ts";
import { unsavedStyleGuide } from "#web/queries/style-guide.ts";
import { unsavedTechnology } from "#web/queries/technology-stack.ts";
import { testCasesQuery } from "#web/queries/test-cases.ts";
import { unsavedIntegrations } from "#web/queries/third-party-integrations.ts";
import { userClassesQuery } from "#web/queries/user-classes.ts";
import { userStoriesQuery } from "#web/queries/user-stories.ts";

type Mark = { count?: number | undefined; unsaved?: boolean };

const length = (rows: readonly unknown[]) => rows.length;

/** How much stands in each section, and where something is not saved. */
export function useSectionMarks(place: SpecificationPlace): Partial<Record<SpecificationSection, Mark>> {
  const { project_id, user_id } = place;
  const words = unsavedKey(user_id, project_id);
  const kept = useUnsavedKeys(words);
  /** Words wait in the form of a row, or of a new one. */
  const isKept = (...nouns: string[]) => nouns.some((noun) => kept.some((key) => key.startsWith(`${words}:${noun}:`)));
  const pages = useQuery({ ...pagesQuery(project_id), select: length });
  const features = useQuery({ ...featuresQuery(project_id), select: length });
  const classes = useQuery({ ...userClassesQuery(project_id), select: length });
  const stories = useQuery({ ...userStoriesQuery(project_id), select: length });
  const risks = useQuery({ ...specificationQuery(place), select: (row) => row?.risks.length });
  return {
    projectIntroduction: { unsaved: useUnsaved(unsavedOverview(place)) !== null },
    overallDescription: { unsaved: useUnsaved(unsavedBusinessModel(place)) !== null },
    technologyStack: { unsaved: useUnsaved(unsavedTechnology(place)) !== null },
    thirdPartyIntegrations: { unsaved: useUnsaved(unsavedIntegrations(place)) !== null },
    designConnections: { unsaved: useUnsaved(unsavedDesignConnections(place)) !== null },
    styleGuide: { unsaved: useUnsaved(unsavedStyleGuide(place)) !== null },
    pages: { count: pages.data, unsaved: isKept("page", "section") },
    features: { count: features.data, unsaved: isKept("feature") },
    userClasses: { count: classes.data, unsaved: isKept("user_class") },
    documentation: { count: stories.data, unsaved: isKept("user_story") },
    securityMeasures: {
      count: useQuery({ ...securityMeasuresQuery(project_id), select: length }).data,
      unsaved: isKept("security_measure"),
    },
    testing: { count: useQuery({ ...testCasesQuery(project_id), select: length }).data, unsaved: isKept("test_case") },
    externalInterfaces: {
      count: useQuery({ ...externalInterfacesQuery(project_id), select: length }).data,
      unsaved: isKept("external_interface"),
    },
    otherRequirements: {
      count: useQuery({ ...qualityRequirementsQuery(project_id), select: length }).data,
      unsaved: isKept("quality_requirement"),
    },
    risks: { count: risks.data, unsaved: useUnsaved(unsavedRisks(place)) !== null || isKept("risk") },
  };
}
