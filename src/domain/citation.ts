/** The prefixes people and agents cite rows by, such as US-14; given once per project and never reused. */
export const citationPrefixes = {
  pages: "PAGE",
  sections: "SEC",
  user_classes: "UC",
  user_stories: "US",
  features: "FEAT",
  risks: "RISK",
  security_measures: "SM",
  test_cases: "TC",
  external_interfaces: "EI",
  quality_requirements: "NFR",
} as const;
export type Citable = keyof typeof citationPrefixes;

/** `cite("user_stories", 14)` is "US-14". */
export function cite(noun: Citable, number: number): string {
  return `${citationPrefixes[noun]}-${number}`;
}

/** Whether the rows of a table are cited by number. */
export function isCitable(table: string): table is Citable {
  return Object.hasOwn(citationPrefixes, table);
}
