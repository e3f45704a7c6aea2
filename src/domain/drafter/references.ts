import type { Brief } from "#domain/brief.ts";
import { chosenWords } from "#domain/chosen-words.ts";
import { readDesignConnections } from "#domain/design-connections.ts";
import { descriptionOf } from "#domain/drafter/plan/description.ts";
import { planOf } from "#domain/drafter/plan/plan.ts";
import { readThirdPartyIntegrations } from "#domain/third-party-integrations.ts";
import { privacyLawOf } from "./privacy-law.ts";
import { withoutRepeats } from "./similarity.ts";

/** Laws and standards by the letters or the number somebody names them with. */
const NAMED =
  /\b(?:ISO(?:\/IEC)?|DIN(?: EN)?|EN|IEC|IEEE|ASTM|RFC|ANSI|NIST(?: SP)?)[ -]?\d[\d.:/-]*\d?|\b(?:Regulation|Directive|Verordnung|Richtlinie) \((?:EU|EC|EG)\)[^.;,\n]{0,30}\d|§+ ?\d+\w*(?: Abs\. ?\d+)? [A-Z][\w-]{1,9}|\b(?:HIPAA|SOX|PSD2|eIDAS|DORA|NIS2|CCPA|FERPA|COPPA|BITV|EN 301 549|PCI DSS|FHIR|HL7|XRechnung|ZUGFeRD|GoBD)\b/g;

function regulationsIn(text: string): string[] {
  return [...new Set(text.match(NAMED) ?? [])].map((named) => `${named.trim()}, named in the description`);
}

function linksOf(brief: Brief): string[] {
  const repository = brief.questionnaire?.github_repo_link?.trim();
  const { third_party_integrations, design_connections } = chosenWords(brief);
  const { figma_links, inspiration_links } = readDesignConnections(design_connections);
  return [
    ...(repository ? [`Repository: ${repository}`] : []),
    ...[...figma_links, ...inspiration_links].filter((link) => link.trim() !== "").map((link) => `Design: ${link.trim()}`),
    ...readThirdPartyIntegrations(third_party_integrations)
      .custom_providers.filter(({ link }) => link.trim() !== "")
      .map(({ name, link }) => `${name.trim() || "Provider"}: ${link.trim()}`),
  ];
}

/** Standards and documents the specification rests on: a Markdown list. */
export function draftReferences(brief: Brief): string {
  const plan = planOf(brief);
  const { reference: law } = privacyLawOf(descriptionOf(brief));
  const keys = new Set(plan.concerns.map((concern) => concern.pattern.key));
  const lines = [
    ...linksOf(brief),
    ...brief.documents.map(({ name }) => `${name}, document of the project`),
    ...(brief.questionnaire?.project_documents ?? []).map(({ name }) => `${name}, document of the project`),
    ...regulationsIn(descriptionOf(brief)),
    "ISO/IEC/IEEE 29148:2018, Systems and software engineering: requirements engineering",
    "ISO/IEC 25010:2023, Product quality model",
    "WCAG 2.2, Web Content Accessibility Guidelines, level AA",
    ...(law ? [law] : []),
    "OWASP Application Security Verification Standard 4.0, level 2",
    ...(keys.has("payments") || keys.has("subscriptions") ? ["PCI DSS 4.0, self-assessment questionnaire A"] : []),
    ...(keys.has("devices") ? ["MQTT version 5.0, OASIS standard"] : []),
    ...(keys.has("health-records") ? ["HL7 FHIR R5, exchange of health data"] : []),
  ];
  return withoutRepeats(lines, (line) => line, [], 0.9)
    .map((line) => `- ${line}`)
    .join("\n");
}
