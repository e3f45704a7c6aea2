import type { Brief } from "#domain/brief.ts";
import { devices as DEVICES } from "#domain/catalog/patterns/devices.ts";
import { capitalised, listed } from "#domain/drafter/language/words.ts";
import { planOf } from "#domain/drafter/plan/plan.ts";
import { technologySentences } from "./technology.ts";

/** How the product stands among its users and other systems: Markdown paragraphs. */
export function draftProductPerspective(brief: Brief): string {
  const plan = planOf(brief);
  const people = plan.parties.map((party) => party.noun.plural);
  const devices = plan.analysis.devices.filter(({ head }) => DEVICES.heads?.includes(head)).map((noun) => noun.plural);
  const earlier = plan.analysis.replaced.slice(0, 3);
  const parts = [
    earlier.length > 0 ? `${earlier.map((sentence) => `${capitalised(sentence)}.`).join(" ")} ${plan.name} takes its place.` : "",
    `${plan.name} is a new, self-contained product. ${listed(people.map((noun, index) => (index === 0 ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun)))} reach it through a web browser over HTTPS.`,
    devices.length > 0 ? `It exchanges data with ${listed(devices)}.` : "",
    technologySentences(brief).join(" "),
    "All data is kept in one database, backed up every 24 hours and restored in a test once a quarter.",
  ];
  return parts.filter(Boolean).join("\n\n");
}
