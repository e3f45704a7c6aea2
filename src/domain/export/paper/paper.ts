import type { Logo } from "#domain/logo.ts";
import type { PageMap } from "#domain/pictures/page-map.ts";

/** Words that look alike; `to` is the anchor of a requirement of the same document, `url` an address. A lone "\n" ends a line. */
export type Run = {
  text: string;
  strong?: true;
  emphasis?: true;
  deleted?: true;
  code?: true;
  url?: string;
  to?: string;
};

/** What letters tell; of a script that several languages share, the one most read. */
export type Language = "ar" | "bn" | "he" | "hi" | "hy" | "ja" | "ka" | "ko" | "ta" | "th" | "zh";

/** The words of one paragraph, in the language its letters tell; `rtl` where they are read from right to left. */
export type Words = { runs: Run[]; rtl?: true; language?: Language };

/** A column has room for so many letters, or a share of what is left. */
export type Width = { letters: number } | { share: number };
export type PaperTable = { kind: "table"; columns: Words[]; rows: Words[][]; widths: Width[] };
export type PaperList = { kind: "list"; start: number | null; items: PaperBlock[][] };
export type PaperRequirement = {
  kind: "requirement";
  level: number;
  anchor: string | null;
  /** "US-14@3". */
  number: string;
  title: string;
  statement: PaperBlock[];
  details: { label: string; lines: Words[] }[];
  criteria: { label: string; scenarios: Words[][] } | null;
  about: Words;
};

export type PaperBlock =
  | { kind: "words"; words: Words }
  | { kind: "heading"; words: Words }
  | { kind: "missing"; text: string }
  | { kind: "quote"; blocks: PaperBlock[] }
  | { kind: "code"; text: string }
  | { kind: "rule" }
  | { kind: "page_map"; map: PageMap; table: PaperTable }
  | { kind: "chapter"; level: number; number: string; title: string }
  | PaperList
  | PaperTable
  | PaperRequirement;

/** A specification as it is set on pages: nothing in it is left to be taken apart. Colours are `#rrggbb`; the words of a logo stand for it where it is not seen. */
export type Paper = {
  title: string;
  subtitle: string;
  version: string;
  /** ISO 8601. */
  generated_at: string;
  front: { label: string; text: string }[];
  colors: { cover: string; ink: string; accent: string };
  logo: (Logo & { words: string }) | null;
  blocks: PaperBlock[];
};
