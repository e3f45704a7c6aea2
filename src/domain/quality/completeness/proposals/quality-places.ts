import { cite } from "#domain/citation.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { subcharacteristicOf } from "#domain/quality/subcharacteristic-of.ts";

/** Security measures and features that are a subcharacteristic's doing, whatever requirements say. */
const measures: readonly [string, RegExp][] = [
  ["confidentiality", /\b(?:encrypt\w*|rights checked|may see|role and the|hashes|no card data|rounded to|confidential\w*)\b/iu],
  ["integrity", /\b(?:integrity|parameters?|signatures?|signed|checksums?|nobody can change)\b/iu],
  ["non_repudiation", /\b(?:who did what|signatures?|receipts?|nobody can change)\b/iu],
  ["accountability", /\b(?:who did what|audit|logs?|record of)\b/iu],
  ["authenticity", /\b(?:one-time code|second factor|totp|sign-in attempts|signatures? and its age|ask to sign in)\b/iu],
  [
    "resistance",
    /\b(?:failed attempts|weakness\w*|refused for|at most \d+ \w+ an? (?:hour|minute)|content-security-policy|robots?)\b/iu,
  ],
];

/** The rows that say something of each subcharacteristic of ISO/IEC 25010: those that are of it, else those whose words are. */
export function qualityPlaces(content: ProjectContent): ReadonlyMap<string, readonly string[]> {
  const rows = content.quality_requirements.flatMap((row): [string, string][] => {
    const of = row.subcharacteristic ?? subcharacteristicOf(row.characteristic, row);
    return of ? [[of, cite("quality_requirements", row.number)]] : [];
  });
  const done = content.security_measures.flatMap((row) =>
    measures
      .filter(([, says]) => says.test(`${row.name}\n${row.measure}`))
      .map(([of]): [string, string] => [of, cite("security_measures", row.number)]),
  );
  const complete: [string, string][] = content.test_cases.length > 0 ? [["functional_completeness", "test_cases"]] : [];
  const warned: [string, string][] = content.risks.length > 0 ? [["risk_identification", "risks"]] : [];
  const grouped = Map.groupBy([...rows, ...done, ...complete, ...warned], ([of]) => of);
  return new Map([...grouped].map(([of, all]) => [of, [...new Set(all.map(([, key]) => key))]]));
}
