import type { Citable } from "#domain/citation.ts";

/** What a row of each table is called where it is cited. */
export const citedKinds: Record<Citable, string> = {
  pages: "Page",
  sections: "Section",
  user_classes: "User class",
  user_stories: "User story",
  features: "Feature",
  risks: "Risk",
  security_measures: "Security measure",
  test_cases: "Test case",
  external_interfaces: "External interface",
  quality_requirements: "Quality requirement",
};

/** What a text without a number is called. */
export const textKind = "Specification";
