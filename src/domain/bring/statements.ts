import { type Noun, nouns } from "#domain/nouns/all.ts";

const STORY = [
  /^\W*(?:as|in my role as)\s+(?:an?\s+|the\s+)?(.{2,80}?)\s*[,:;]?\s+(?:I|we)(?:'d|\s+(?:want|need|would|can|wish|must|should|expect|am able|are able))\b/iu,
  // what somebody does is told like a story too, unless it is a figure of speech
  /^\W*as\s+an?\s+(?!(?:rule|result|matter|consequence|first|last|start|side)\b)((?:[\p{L}'’/-]+\s?){1,5}?)\s*,?\s+I\s+(?=[a-z]{2,})/iu,
  /^\W*(?:ich\s+)?als\s+(?:eine?[rnm]?\s+)?(.{2,80}?)\s*,?\s+(?:möchten?|will|wollen|brauchen?|kann|können|muss|müssen|benötigen?|wünschen?)\s+(?:ich|wir)\b/iu,
  /^\W*(?:en tant qu[e'’]\s*|en ma qualité de\s+)(?:une?\s+)?(.{2,80}?)\s*,?\s+(?:je|nous) (?:veux|voulons|souhait\p{L}+|voudrais|peux|dois|désire|aimerais)(?!\p{L})/iu,
  /^\W*como\s+(?:una?\s+)?(.{2,80}?)\s*,?\s+(?:yo |eu )?(?:quiero|queremos|deseo|necesito|puedo|quisiera|me gustaría|quero|desejo|preciso|posso|gostaria)(?!\p{L})/iu,
  /^\W*(?:come|in qualità di|in quanto)\s+(?:una?\s+|un['’])?(.{2,80}?)\s*,?\s+(?:io )?(?:voglio|vogliamo|vorrei|desidero|posso|devo|ho bisogno)(?!\p{L})/iu,
  /^\W*als\s+(?:een\s+)?(.{2,80}?)\s*,?\s+(?:wil|willen|wens|kan|moet|zou|heb) (?:ik|we|wij)\b/iu,
];
const SHALL =
  /\b(?:shall|must|should|will|needs? to|has to|have to|is required to|are required to)\b(?!\s*haves?\b)|\b(?:muss|müssen|soll|sollen|sollte|sollten|darf|dürfen|hat zu|ist zu|wird|werden)\b|\b(?:doit|doivent|devra|devront|devrait|debe|deben|deberá|deberán|debería|tiene que|il faut|hay que)(?!\p{L})|\b(?:deve|devono|dovrà|dovranno|dovrebbe|devem|deverá|deverão|moet|moeten|dient te|dienen te|mag|mogen|zal|zullen)(?!\p{L})/iu;

/** Who tells the story; nothing where it is no story. */
export function roleIn(text: string): string | undefined {
  const role = STORY.map((tells) => tells.exec(text)?.[1]).find(Boolean);
  return role?.replace(/[*_`"“”[\]]/g, "").trim();
}

export function isStatement(text: string): boolean {
  return SHALL.test(text) && text.trim().length > 15;
}

const STEP =
  /^\W{0,4}(given|when|then|and|but|angenommen|gegeben(?: sei(?:en)?)?|wenn|dann|und|aber|étant donné(?: qu[e'’])?|quand|lorsque|alors|dado(?: que)?|cuando|entonces|dato(?: che)?|quando|allora|gegeven(?: dat)?|wanneer|dan(?= (?:de|het|een|is|zijn|wordt|worden|krijgt|ziet|toont|verschijnt|moet|kan)\b)|então)(?![\p{L}])[\s:,]*(.*)$/isu;
const steps: Readonly<Record<string, "given" | "when" | "then">> = {
  given: "given",
  angenommen: "given",
  gegeben: "given",
  when: "when",
  wenn: "when",
  then: "then",
  dann: "then",
  étant: "given",
  quand: "when",
  lorsque: "when",
  alors: "then",
  dado: "given",
  cuando: "when",
  entonces: "then",
  dato: "given",
  quando: "when",
  allora: "then",
  gegeven: "given",
  wanneer: "when",
  dan: "then",
  então: "then",
};

/** A line of a scenario; `step` is missing where it goes on with the step before. */
export function stepIn(text: string): { step: "given" | "when" | "then" | undefined; rest: string } | undefined {
  const [, word = "", rest = ""] = STEP.exec(text) ?? [];
  if (!word || !rest) return undefined;
  return { step: steps[(word.toLowerCase().split(" ")[0] ?? "") as keyof typeof steps], rest };
}

export function opensScenario(text: string): boolean {
  return (
    /^\W{0,4}(?:given|angenommen|gegeben|étant donné|dado|gegeven)\b/iu.test(text) ||
    /^\W{0,4}(?:scenario|szenario)\b.*:/iu.test(text)
  );
}

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

export type Identified = { id: string; rest: string; noun: Noun | undefined };

/** The number of its own that a text begins with, such as FR-12. */
export function idIn(text: string): Identified | undefined {
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

const LEAD = /^(.{2,90}?)\s*(?::|\s[–—-]|\s?\.{4,}(?!\s*\d+$)|\s?…{2,})\s+(\S.*)$/su;

/** `Name: text` or `Name – text` in two; nothing where the beginning is no title. */
export function leadIn(text: string): { name: string; rest: string } | undefined {
  const [, name = "", rest = ""] = LEAD.exec(text) ?? [];
  if (!name || /[.!?]\s/.test(name) || name.includes("\n") || name.split(/\s+/).length > 10 || /https?$/.test(name))
    return undefined;
  return { name: name.replace(/[*_`]+/g, "").trim(), rest: rest.trim() };
}
