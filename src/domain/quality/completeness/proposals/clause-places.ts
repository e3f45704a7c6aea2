import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import type { QualityCharacteristic } from "#domain/nouns/quality-requirements.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { type Spoken, speaksOf } from "#domain/quality/completeness/spoken.ts";

const STANDARDS =
  /\b(?:iso(?:\/iec)?|iec|ieee|din|en|rfc|bs|ansi) ?[ -]?\d{2,}|\b(?:wcag|gdpr|dsgvo|hipaa|pci[ -]dss|ccpa|owasp|nist|psd2|eidas)\b/iu;
const LIMITS = /\b(?:constraints?|limit(?:s|ations?)|restrict\w*|must run|only on|regulat\w*|law)\b/iu;
const DATA = /\b(?:database|records?|stored?|data model|entities|tables?)\b/iu;
const MOST = 8;

/** The rows, lists and texts that plainly say what a clause of ISO/IEC/IEEE 29148 asks for, by the clause. */
export function clausePlaces(content: ProjectContent, spoken: readonly Spoken[]): ReadonlyMap<string, readonly string[]> {
  const said = (key: string) => (spoken.some((one) => one.key === key) ? [key] : []);
  const list = (noun: Exclude<Noun, "sections">) => (content[noun].length > 0 ? [noun] : []);
  const saying = (says: RegExp, wanted: (one: Spoken) => boolean) =>
    speaksOf(
      spoken.filter((one) => one.key !== "" && wanted(one)),
      says,
    )
      .slice(0, MOST)
      .map(({ key }) => key);
  const quality = (wanted: (characteristic: QualityCharacteristic) => boolean) =>
    content.quality_requirements
      .filter(({ characteristic }) => wanted(characteristic))
      .map(({ number }) => cite("quality_requirements", number));
  const isUrgent = [...content.user_stories, ...content.features].some((row) => "priority" in row && row.priority);
  const technology = ["frontend_details", "backend_details", "database_details"].flatMap(said);
  const ranked: readonly (readonly string[])[] = [
    said("project_overview"),
    said("project_overview"),
    said("project_scope"),
    [...said("product_perspective"), ...list("external_interfaces")],
    list("features"),
    list("user_classes"),
    saying(LIMITS, ({ key, noun }) => key === "project_scope" || noun === "assumptions"),
    [...list("assumptions"), ...said("third_party_integrations")],
    isUrgent ? list("user_stories") : [],
    [...list("user_stories"), ...list("features")],
    list("external_interfaces"),
    list("features"),
    quality((characteristic) => characteristic === "interaction_capability"),
    quality((characteristic) => characteristic === "performance_efficiency"),
    [...said("database_details"), ...saying(DATA, ({ noun }) => noun === "external_interfaces")],
    [...technology, ...said("design_system")],
    saying(STANDARDS, ({ key, noun }) => key === "references_list" || key === "project_scope" || noun === "quality_requirements"),
    [
      ...quality((characteristic) => characteristic !== "interaction_capability" && characteristic !== "performance_efficiency"),
      ...list("security_measures"),
    ],
    list("test_cases"),
    ["references_list", "business_model", "pricing_details"].flatMap(said),
  ];
  return new Map(ranked.flatMap((keys, at) => (keys.length > 0 ? [[`9.6.${at + 1}`, [...new Set(keys)]] as const] : [])));
}
