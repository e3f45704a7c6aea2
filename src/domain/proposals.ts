import * as z from "zod";
import { cite as citeRow } from "./citation.ts";
import { type CitedText, citedTexts, readCited, readNumber } from "./cited.ts";
import { Failure } from "./failure.ts";
import { allNouns, type Noun, nouns } from "./nouns/all.ts";
import type { Field } from "./nouns/noun.ts";
import { longTextLength } from "./specifications.ts";

const why = z.string().trim().max(2000).optional().describe("Why it should be so, for the person who decides");
const cited = z
  .string()
  .max(60)
  .describe("The row and the revision you read, such as US-14@3; or a text, such as project_scope@7");
const words = z.string().max(longTextLength).nullable();

/** What somebody would have otherwise: a field of a row, a new row, or a row gone. */
export const proposalInput = z.union([
  z.strictObject({ cite: cited, field: z.string().max(63).optional(), value: words, why }),
  z.strictObject({ cite: cited, remove: z.literal(true), why }),
  z.strictObject({ noun: z.enum(allNouns as [Noun, ...Noun[]]), words: z.record(z.string().max(63), words), why }),
]);
export type ProposalInput = z.input<typeof proposalInput>;

export const proposalStates = ["open", "accepted", "declined"] as const;

type Value = string | null;
/** A proposal as it is kept; ISO 8601 times. What it was made of may be gone meanwhile. */
export type Proposal = {
  id: string;
  kind: "change" | "add" | "remove";
  table_name: Noun | "specifications";
  row_id: string | null;
  row_number: number | null;
  row_name: string | null;
  /** Which field is to change. */
  field: string | null;
  base_revision: number | null;
  /** What that field said at this revision. */
  base: Value;
  words: Readonly<Record<string, Value>>;
  why: string | null;
  state: (typeof proposalStates)[number];
  /** A person, or else a key of this name. */
  proposed_by: string | null;
  key_name: string | null;
  created_at: string;
  decided_by: string | null;
  decided_at: string | null;
  decided_revision: number | null;
};

type Asked = {
  [word: string]: string | number | true | null | { [word: string]: string | null | { table: string; number: number } };
};

/** A proposal as the database takes it: lists and numbers instead of citations, every word checked. A `Failure` says what is wrong. */
export function asked(given: ProposalInput): Asked {
  const proposal = proposalInput.parse(given);
  const reason = proposal.why ? { why: proposal.why } : {};
  if ("noun" in proposal) return { table: proposal.noun, words: newWords(proposal.noun, proposal.words), ...reason };
  const { cite, table, revision, ...at } = readCited(proposal.cite);
  if ("remove" in proposal) {
    if (table === "specifications") throw new Failure("invalid", "A text is not removed. Propose other words for it.");
    return { table, cite, revision, ...at, remove: true, ...reason };
  }
  const field = proposal.field ?? ("field" in at ? at.field : "");
  return { ...at, table, cite, revision, field, value: changedWord(table, field, proposal.value) as string | null, ...reason };
}

function changedWord(table: Noun | "specifications", field: string, value: Value) {
  if (table === "specifications") {
    if (!Object.hasOwn(citedTexts, field)) throw new Failure("invalid", `There is no text called "${field}".`);
    return value;
  }
  const known = fieldOf(table, field);
  if (!known || known.once) throw new Failure("invalid", `Name a field of ${cited1(table)}: ${changeable(table).join(", ")}.`);
  return checked(known, field, value);
}

const cited1 = (table: Noun) => `a ${nouns[table].one}`;

function newWords(noun: Noun, given: Readonly<Record<string, Value>>) {
  const unknown = Object.keys(given).find((name) => !fieldOf(noun, name));
  if (unknown)
    throw new Failure("invalid", `${cited1(noun)} has no "${unknown}", but ${Object.keys(nouns[noun].fields).join(", ")}.`);
  return Object.fromEntries(
    Object.entries<Field>(nouns[noun].fields).map(([name, field]) => [name, checked(field, name, given[name] ?? null)]),
  );
}

/** A row that is referred to may be told by its number. */
function checked(field: Field, name: string, value: Value) {
  const target = field.kind === "reference" && value !== null ? readNumber(value) : null;
  if (target) {
    if (target.table !== field.to) throw new Failure("invalid", `"${name}" refers to ${field.to}, which ${value} is not.`);
    return target;
  }
  const { data, error } = field.schema.safeParse(value ?? (field.kind === "text" ? "" : undefined));
  if (error) throw new Failure("invalid", `"${name}": ${error.issues[0]?.message ?? "this cannot stand there"}.`);
  return (data ?? null) as Value;
}

const fieldOf = (noun: Noun, name: string): Field | undefined => {
  const fields: Readonly<Record<string, Field>> = nouns[noun].fields;
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
};
const changeable = (noun: Noun) => Object.keys(nouns[noun].words.shape);

/** What it is about, as people cite it: US-14, or the name of a text; a new row has no number yet. */
export function proposedRow({
  table_name,
  row_number,
  field,
}: Pick<Proposal, "table_name" | "row_number" | "field">): string | null {
  if (table_name === "specifications") return citedTexts[field as CitedText];
  return row_number === null ? null : citeRow(table_name, row_number);
}
