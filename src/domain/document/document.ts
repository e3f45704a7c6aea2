import type { Noun } from "#domain/nouns/all.ts";
import type { PageMap } from "#domain/pictures/page-map.ts";

/** A run of words: plain text, or a reference to the requirement with that citation ("US-14"). */
export type Inline = string | { cite: string };

/** Where the words of a requirement come from; null where that was not recorded. */
/** Null is not known: a row without a run is not one that somebody typed. */
export type Source = "drafted" | "drafted, then edited" | null;

export type Requirement = {
  kind: "requirement";
  noun: Noun;
  /** The number people and agents cite, such as "US-14"; null where the row has none yet. */
  citation: string | null;
  revision: number;
  title: string;
  /** The user's words; may contain Markdown. Empty where nothing was said. */
  statement: string;
  /** Scenarios, each a list of lines. */
  criteria: string[][];
  /** Named lists of plain lines, such as the privileges of a user class. */
  details: { label: string; lines: string[] }[];
  source: Source;
  links: { label: string; to: Inline[] }[];
};

/** The texts of the specification's own row that have a chapter each, by their columns. */
export const textFields = [
  "project_overview",
  "project_scope",
  "references_list",
  "product_perspective",
  "business_model",
  "pricing_details",
] as const;
export type TextField = (typeof textFields)[number];

/** Where a choice is made: in a section of the workspace, or in the project's settings. */
export type ChoicePlace = "settings" | "technologyStack" | "thirdPartyIntegrations" | "styleGuide";

/** What a chapter is made of; `field` is the text it shows, or lacks, `places` where the choice of each row is made. Only `prose` and a requirement's `statement` may contain Markdown; all other text is plain. */
export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "prose"; markdown: string; field?: TextField }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; columns: string[]; rows: Inline[][][]; places?: ChoicePlace[] }
  | { kind: "page_map"; map: PageMap }
  | { kind: "missing"; text: string; field?: TextField; place?: ChoicePlace }
  | Requirement;

/** `number` is "1.3.2"; `cite` is the requirement the chapter is about, where it is about one. */
export type Chapter = { number: string; title: string; cite: string | null; blocks: Block[]; chapters: Chapter[] };

/** A specification without a format: every export is made from this and from nothing else. */
export type SpecificationDocument = {
  title: string;
  subtitle: string;
  version: string;
  /** ISO 8601 date and time. */
  generated_at: string;
  /** Identification, as pairs of a label and a text. */
  front: { label: string; text: string }[];
  /** In the order and with the numbers of ISO/IEC/IEEE 29148:2018, clause 9.6, adapted. */
  chapters: Chapter[];
};
