/** Where words of a row come from; `unknown` is never taken for a person. */
export const sourceKinds = [
  "answer",
  "document",
  "website",
  "person",
  "model",
  "pattern",
  "import",
  "agent",
  "restored",
  "unknown",
] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** How many fields, and how many rows and texts, come from each kind of source; `said` are the numbers of what was said beside the questionnaire. */
export type ToldSources = {
  kinds: { readonly [Kind in SourceKind]?: { rows: number; fields: number } };
  said: readonly string[];
};

/** Of a row or a text, whether somebody accepted all of it, and the kinds of sources its fields come from. */
export type Origin = { accepted: boolean; sources: readonly SourceKind[] };

/** Whether anything was not typed by people, which is worth telling. */
export const hasSources = ({ kinds }: ToldSources) => sourceKinds.some((kind) => kind !== "person" && kinds[kind]);

/** A part of what was said or read: its key begins with its kind, such as "answer:project_description#2". */
export type Unit = { key: string; quote: string };

/** What a drafted row rests on: a pattern of the built-in drafter, and the parts of the source it was made of. */
export type RestsOn = { pattern?: string; units?: Unit[] };

/** A drafted row that says what it rests on; whoever writes it keeps that apart from its words. */
export type Resting<Row> = Row & { rests_on?: RestsOn };

/** The name of the pattern of what was not added but heard. */
export const SAID = "said";

const CALLED = ", called for by ";
/** In characters, as it is stored. */
const LONGEST_PATTERN = 100;

/** The name of a pattern with what called for it; of long words the beginning. */
export function patternCalled(key: string, why: string): string {
  const room = LONGEST_PATTERN - key.length - CALLED.length;
  if (why.length <= room) return `${key}${CALLED}${why}`;
  const end = why.endsWith('"') ? '…"' : "…";
  return `${key}${CALLED}${why.slice(0, room - end.length).trimEnd()}${end}`.toWellFormed();
}

/** The name of a pattern without what called for it. */
export function keyOfPattern(pattern: string): string {
  return pattern.split(CALLED)[0] ?? pattern;
}

/** One line of where a row, or one field of it, comes from at a revision. */
export type SourceLine = {
  revision: number;
  /** Null is the whole row. */
  field: string | null;
  kind: SourceKind;
  reference: { pattern?: string; proposal?: string } | null;
  unit_key: string | null;
  quote: string | null;
  generation_id: string | null;
  /** Whoever wrote it, or had it drafted or imported. */
  made_by: string | null;
  key_name: string | null;
  model: string | null;
  accepted_by: string | null;
  /** ISO 8601. */
  accepted_at: string | null;
  /** ISO 8601; lines of one write have the same. */
  made_at: string;
};

/** Where a field comes from as it stood at a revision, or as it stands: the lines of the last write that named it or the whole row. */
export function sourcesOf<Line extends SourceLine>(
  lines: readonly Line[],
  field: string,
  revision = Number.POSITIVE_INFINITY,
): Line[] {
  const told = lines.filter((line) => line.revision <= revision && (line.field ?? field) === field);
  const last = told
    .map(({ made_at }) => made_at)
    .sort()
    .at(-1);
  return told.filter(({ made_at }) => made_at === last);
}

/** A source in words, for people; `names` calls people by their ids. */
export function tellSource(line: SourceLine, names: (id: string) => string): string {
  const who = (id: string | null) => (id ? names(id) : "somebody who left");
  const by = line.model ? ` by ${line.model}` : "";
  const told: Record<SourceKind, string> = {
    answer: `Drafted${by} from what was answered`,
    document: `Drafted${by} from a document`,
    website: `Drafted${by} from a website`,
    person: `Typed by ${who(line.made_by)}`,
    model: `Drafted${by || " by a language model"}`,
    pattern: tellPattern(line.reference?.pattern),
    import: `Imported by ${who(line.made_by)}`,
    agent: `Written by ${line.key_name ?? "an agent"}`,
    restored: "Brought back; where it came from is not known",
    unknown: "Where it came from is not known",
  };
  return line.accepted_at ? `${told[line.kind]}, accepted by ${who(line.accepted_by)}` : told[line.kind];
}

function tellPattern(pattern: string | undefined): string {
  if (pattern === SAID) return "Drafted from what was said";
  if (!pattern) return "Added by a built-in pattern";
  const key = keyOfPattern(pattern);
  return `Added by the built-in pattern "${key}"${pattern.slice(key.length)}`;
}
