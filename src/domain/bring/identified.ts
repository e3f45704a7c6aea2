import { type Noun, nouns } from "#domain/nouns/all.ts";

const STANDARDS =
  /^(?:ISO|WCAG|RFC|IEC|IEEE|DIN|EN|TLS|SHA|AES|UTF|HTTP|COVID|CSV|PDF|MP|OAUTH|WIN|Q|H|V|RS|ES|BSI|PCI|IPV|UTC|GMT|A)$/i;
const ID =
  /^\W{0,3}([\p{Lu}]{1,8}(?:[-_.][\p{Lu}]{1,8}){0,2})([-_./# ]?)(\d{1,5}(?:[.-]\d{1,3})*(?:[.-]?[a-z](?!\p{L}))?)([\])]?\s*(?:[:.)|]|[–—-](?=\s))\s*|[\])]\s*|\s+|$)(.*)$/su;
const known: Readonly<Record<string, Noun>> = {
  FR: "features",
  F: "features",
  FEAT: "features",
  FUNC: "features",
  FA: "features",
  LF: "features",
  RF: "features",
  EF: "features",
  EXF: "features",
  FE: "features",
  US: "user_stories",
  STORY: "user_stories",
  HU: "user_stories",
  CU: "user_stories",
  NFR: "quality_requirements",
  NFA: "quality_requirements",
  NF: "quality_requirements",
  RNF: "quality_requirements",
  ENF: "quality_requirements",
  EXNF: "quality_requirements",
  NFE: "quality_requirements",
  QUA: "quality_requirements",
  QR: "quality_requirements",
  QA: "quality_requirements",
  PERF: "quality_requirements",
  PR: "quality_requirements",
  REL: "quality_requirements",
  UR: "quality_requirements",
  LL: "quality_requirements",
  SEC: "security_measures",
  SM: "security_measures",
  SR: "security_measures",
  R: "risks",
  RISK: "risks",
  RSK: "risks",
  TC: "test_cases",
  T: "test_cases",
  TEST: "test_cases",
  TF: "test_cases",
  CT: "test_cases",
  CP: "test_cases",
  AS: "assumptions",
  ASM: "assumptions",
  ASS: "assumptions",
  IF: "external_interfaces",
  INT: "external_interfaces",
  EI: "external_interfaces",
  SS: "external_interfaces",
  IFC: "external_interfaces",
  API: "external_interfaces",
  UC: "user_stories",
  PAGE: "pages",
  SCR: "pages",
  PG: "pages",
  ACT: "user_classes",
  P: "pages",
};
const common = /^(?:REQ|RQ|R|A|C|D|S|M|K|ANF|SRS|SYS|BR|USR|PRD|ID|BUG|TASK|EPIC|E|[A-Z]{2,6}-[A-Z]{1,6})$/;

/** Numbers between strokes, as German specifications have them: functions, performance, quality, user interface, systems, tests. */
const STROKED = /^\/(\p{Lu}{1,4})(\d{1,5})\p{Lu}?\/\s*(.*)$/su;
const stroked: Readonly<Record<string, Noun>> = {
  F: "features",
  L: "quality_requirements",
  Q: "quality_requirements",
  N: "quality_requirements",
  B: "quality_requirements",
  S: "external_interfaces",
  T: "test_cases",
};

export type Identified = { id: string; rest: string; noun: Noun | undefined };

/** The number of its own that a text begins with, such as FR-12. */
export function idIn(text: string): Identified | undefined {
  const [, letters = "", number = "", said = ""] = STROKED.exec(text) ?? [];
  if (letters) return { id: `${letters}${number}`, rest: said.trim(), noun: stroked[letters] };
  const [, prefix = "", between = "", digits = "", end = "", rest = ""] = ID.exec(text.replace(/\*\*/g, "")) ?? [];
  if (!digits || STANDARDS.test(prefix)) return undefined;
  const noun = prefix
    .split(/[-_.]/)
    .map((part) => known[part])
    .find(Boolean);
  if (between === "" && !noun && !common.test(prefix)) return undefined;
  // in prose a space stands before many a number: here a mark has to stand after it
  const isSet = noun !== undefined && prefix.length > 1 && (between === "." || /[^\s]/.test(end));
  if ((between === " " || between === "." || between === "/") && !isSet) return undefined;
  return { id: `${prefix}${between}${digits}`, rest: rest.trim(), noun };
}

/** The number in `US-14` where it is one of this kind of row, as our own documents cite it. */
export function ownNumber(noun: Noun, id: string): number | undefined {
  const [prefix, digits] = id.split("-");
  return prefix === nouns[noun].prefix && digits && /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}
