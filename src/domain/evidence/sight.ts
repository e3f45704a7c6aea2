/** Where on a page something stands; what is in a frame is on most pages of a site. */
export type Region = "main" | "header" | "nav" | "footer" | "aside";

export type PartKind =
  | "heading"
  | "text"
  | "item"
  | "term"
  | "definition"
  | "cell"
  | "column"
  | "quote"
  | "control"
  | "caption"
  | "code";

type SeenCell = { table: number; row: number; column: number; rows: number; columns: number; isHead: boolean };

/** A piece of text as a reader sees it. */
export type SeenPart = {
  kind: PartKind;
  /** Of a heading, 1 to 6; else 0. */
  level: number;
  text: string;
  region: Region;
  /** The elements it lies in, outermost first, by number: what shares more of them stands closer together. */
  path: readonly number[];
  /** Of a cell: its table, the row and column it begins in, over how many it reaches, and whether it heads others. */
  cell?: SeenCell | undefined;
  /** Whether it is a link and nothing else. */
  isLink?: boolean | undefined;
  /** What is struck out in it, such as an old price. */
  struck?: readonly string[] | undefined;
};

export type SeenField = { label: string; type: string; required: boolean };
export type SeenForm = {
  fields: readonly SeenField[];
  /** Its submit button, its own label, and the heading above it. */
  button: string;
  label: string;
  heading: string;
  region: Region;
  action: string;
};
export type SeenLink = { address: string; text: string; region: Region; language: string };

/** A page as its reader and its machines see it: material, none of it checked. */
export type PageSight = {
  address: string;
  title: string;
  language: string;
  alternates: readonly string[];
  parts: readonly SeenPart[];
  forms: readonly SeenForm[];
  links: readonly SeenLink[];
  /** Texts of its blocks of JSON-LD. */
  data: readonly string[];
  /** Feeds the page offers, by their titles. */
  feeds: readonly string[];
  /** Open Graph and similar, by name. */
  meta: Readonly<Record<string, string>>;
  hasScripts: boolean;
};
