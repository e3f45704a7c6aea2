import { fieldLabel, fieldsOf, type Kind } from "./kinds.ts";
import type { UnitKey } from "./source.ts";

/** A piece of a file as what it becomes. References are words: a number such as `UC-1`, or a name. */
export type Placed = {
  key: string;
  kind: Kind;
  words: Readonly<Record<string, string>>;
  /** The number our own export gave it. */
  number?: number;
  sources: readonly UnitKey[];
  /** The headings a piece of source text stood under. */
  under?: string;
  /** What was too long for its field. */
  over?: readonly Over[];
};
export type Over = { field: string; whole: string; rest: string };

/** Whether it has something a row of its kind cannot do without; the labels of what it lacks. */
export function lacking({ kind, words }: Pick<Placed, "kind" | "words">): string[] {
  return Object.entries(fieldsOf(kind)).flatMap(([name, field]) => {
    if (field.kind === "choice" || field.kind === "reference") return [];
    return field.schema.safeParse("").success || words[name]?.trim() ? [] : [fieldLabel(kind, name)];
  });
}

const MOST_NAME = 90;

/** A title made of a statement: without what every statement begins with, and no longer than a title is. */
export function nameFrom(statement: string): string {
  const first = statement.trim().split("\n")[0] ?? "";
  const plain = first.replace(/[*_`#]+/g, "").trim();
  const story =
    /\b(?:I (?:want|need|would like|can|wish)(?: to(?: be able to)?)?|möchte ich|will ich)\s+(.+?)(?:,?\s*(?:so that|so I|in order to|because|damit|um)\b.*)?$/i.exec(
      plain,
    )?.[1];
  const shall =
    /^(?:the|this|das|der|die)\s+[\p{L} -]{2,40}?\s+(?:shall|must|should|will|may|muss|soll|sollte|kann|darf)\s+(?:be able to |support |provide |(?:allow|enable|let) [\p{L} -]{1,30}? to )?(.+)$/iu.exec(
      plain,
    )?.[1];
  const said = (story ?? shall ?? plain).replace(/\s+/g, " ").trim();
  const sentence = /^(.{12,}?)[.;!?](?:\s|$)/.exec(said)?.[1] ?? said.replace(/[.;:,]+$/, "");
  const short = sentence.length <= MOST_NAME ? sentence : `${sentence.slice(0, MOST_NAME).replace(/\s+\S*$/, "")}…`;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
