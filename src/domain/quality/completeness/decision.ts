/** What a specification is held against: ISO/IEC/IEEE 29148:2018 clause 9.6, ISO/IEC 25010:2023 and OWASP ASVS 5.0.0. */
export const standards = ["29148", "25010", "asvs"] as const;
export type Standard = (typeof standards)[number];

export const standardNames: Readonly<Record<Standard, { short: string; name: string; items: string }>> = {
  29148: { short: "29148", name: "ISO/IEC/IEEE 29148:2018, clause 9.6", items: "clauses" },
  25010: { short: "25010", name: "ISO/IEC 25010:2023", items: "subcharacteristics" },
  asvs: { short: "ASVS", name: "OWASP ASVS 5.0.0", items: "requirements" },
};

export const asvsLevels = [1, 2, 3] as const;
/** The lowest level a requirement of ASVS belongs to; each level holds those below it. */
export type AsvsLevel = (typeof asvsLevels)[number];

export const decisionStates = ["applied", "waived", "open", "cleared"] as const;
/** "open" is said of a requirement that is an exception from its section, "cleared" takes back what was said. */
export type DecisionState = (typeof decisionStates)[number];

/**
 * What somebody said of an item. `rests_on` names rows by number, lists by table and texts by column; `basis` is what a proposed reason
 * was concluded from; `level` is that of ASVS it was decided at. ISO 8601 in `decided_at`.
 */
export type Decision = {
  standard: Standard;
  item: string;
  state: DecisionState;
  reason: string | null;
  rests_on: readonly string[];
  basis: string | null;
  level: AsvsLevel | null;
  decided_by?: string | null;
  decided_at?: string;
};

/** What counts of a project's items: the last decision on each, and its level of ASVS. */
export type CompletenessRecord = { level: AsvsLevel; decisions: readonly Decision[] };
