import type { Brief } from "#domain/brief.ts";
import { listed } from "#domain/drafter/language/words.ts";
import { planOf } from "#domain/drafter/plan/plan.ts";
import { technologySentences } from "./technology.ts";

/** How the product stands among its users and other systems: Markdown paragraphs. */
export function draftProductPerspective(brief: Brief): string {
  const plan = planOf(brief);
  const people = plan.parties.map((party) => party.noun.plural);
  const devices = plan.analysis.devices.map((noun) => noun.plural);
  const parts = [
    `${plan.name} is a new, self-contained product. ${listed(people.map((noun, index) => (index === 0 ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun)))} reach it through a web browser over HTTPS.`,
    devices.length > 0
      ? `It exchanges data with ${listed(devices)}; a device that has not been heard of for 15 minutes is shown as offline.`
      : "",
    technologySentences(brief).join(" "),
    "All data is kept in one database, backed up every 24 hours and restored in a test once a quarter.",
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** Standards and documents the specification rests on: a Markdown list. */
export function draftReferences(brief: Brief): string {
  const plan = planOf(brief);
  const keys = new Set(plan.concerns.map((concern) => concern.pattern.key));
  const lines = [
    "ISO/IEC/IEEE 29148:2018, Systems and software engineering: requirements engineering",
    "ISO/IEC 25010:2023, Product quality model",
    "WCAG 2.2, Web Content Accessibility Guidelines, level AA",
    "Regulation (EU) 2016/679 (GDPR)",
    "OWASP Application Security Verification Standard 4.0, level 2",
    ...(keys.has("payments") || keys.has("subscriptions") ? ["PCI DSS 4.0, self-assessment questionnaire A"] : []),
    ...(keys.has("devices") ? ["MQTT version 5.0, OASIS standard"] : []),
    ...(keys.has("health-records") ? ["HL7 FHIR R5, exchange of health data"] : []),
  ];
  return lines.map((line) => `- ${line}`).join("\n");
}
