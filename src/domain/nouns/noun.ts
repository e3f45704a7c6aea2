import * as z from "zod";
import { type Contract, defineContract } from "#domain/contract.ts";
import { askingForRows, told } from "#domain/instruction.ts";
import type { SpecificationSection } from "#domain/specifications.ts";
import { optionalText, requiredText } from "#domain/text.ts";

/** What a picker holds for no choice; stored as null. */
export const none = "none";

/** What a field is called; `asked` is what a drafter reads of it, `example` and `hint` stand in the form. */
type Said = { label: string; asked?: string; example?: string; hint?: string };

/** A column of a noun. Names in `choices` are those of values chosen from a list, `to` is the table a reference points into. */
export type Field = Partial<Said> & {
  kind: "text" | "choice" | "reference" | "stored";
  schema: z.ZodType;
  choices?: Readonly<Record<string, string>>;
  to?: string;
  /** What is said where nothing is chosen. */
  nothing?: string;
  /** Chosen when the row is added, and never changed. */
  once?: true;
  /** How long a text may be, in characters. */
  most?: number;
};

/** A text that must say something; `missing` is what the person reads when it does not, `most` is in characters. */
export function required({ missing, most, ...said }: Said & { missing: string; most: number }) {
  return { kind: "text" as const, schema: requiredText(missing, most), most, ...said };
}

/** A text that may be left empty. */
export function optional({ most, ...said }: Said & { most: number }) {
  return { kind: "text" as const, schema: optionalText(most), most, ...said };
}

export function choice<const Value extends string>({
  among,
  missing,
  ...said
}: Said & { among: readonly [Value, ...Value[]]; choices: Readonly<Record<Value, string>>; missing: string }) {
  return { kind: "choice" as const, schema: z.enum(among, missing), ...said };
}

/** One of a few values, or none of them; lists are filtered and sorted by it. */
export function optionalChoice<const Value extends string>({
  among,
  missing,
  ...said
}: Said & { among: readonly [Value, ...Value[]]; choices: Readonly<Record<Value, string>>; nothing: string; missing: string }) {
  const schema = z
    .union([z.enum(among), z.literal(none)], missing)
    .nullish()
    .transform((value) => (value === none ? null : (value ?? null)));
  return { kind: "choice" as const, schema, ...said };
}

/** A row of another list. */
export function reference({ missing, ...said }: Said & { to: string; missing: string }) {
  return { kind: "reference" as const, schema: z.uuid(missing), ...said };
}

/** A row of another list that it is part of from the beginning to the end. */
export function part(said: Said & { to: string; missing: string }) {
  return { ...reference(said), once: true as const };
}

/** A row of another list, or none. */
export function optionalReference({ missing, ...said }: Said & { to: string; nothing: string; missing?: string }) {
  const schema = z.union([z.uuid(missing), z.literal(none), z.null()]).transform((id) => (id === none ? null : id));
  return { kind: "reference" as const, schema, ...said };
}

/** A column that is not typed in the noun's form; one without a label says nothing to people. */
export function stored<Schema extends z.ZodType>(schema: Schema, said: { label?: string } = {}) {
  return { kind: "stored" as const, schema, ...said };
}

/** What can be chosen for a field, in its order. */
export function choicesOf({ choices = {}, nothing }: Field): { value: string; label: string }[] {
  const all = Object.entries(choices).map(([value, label]) => ({ value, label }));
  return nothing ? [{ value: none, label: nothing }, ...all] : all;
}

type Fields = Readonly<Record<string, Field>>;

type Facts = {
  readonly table: string;
  /** What a row and many rows are called within a sentence, and the list as a heading. */
  readonly one: string;
  readonly many: string;
  readonly title: string;
  /** Rows are cited by it, such as US-14; numbers are given once per project and never reused. */
  readonly prefix: string;
  /** Where in the workspace its rows stand. */
  readonly section: SpecificationSection;
  /** What a person types or chooses. */
  readonly fields: Fields;
  readonly stored: Fields;
  /** Its rows are parts of rows of this table. */
  readonly within?: string;
  /** The columns a list is ordered by; its number comes last. */
  readonly listedBy?: readonly string[];
  /** The field that says most where there is room for one; the description where nothing is said. */
  readonly gist?: string;
  /** The server function that drafts rows. */
  readonly generate?: Contract<string, z.ZodType, z.ZodType>;
};

type Shape<Of extends Fields> = { -readonly [Name in keyof Of]: Of[Name]["schema"] };
type Changeable<Of extends Fields> = { [Name in keyof Of as Of[Name] extends { once: true } ? never : Name]: Of[Name] };

type Defined<Given extends Facts> = Given & {
  readonly listedBy: readonly string[];
  readonly gist: string;
  /** What is given when a row is added, and what can be changed of it afterwards. */
  readonly input: z.ZodObject<Shape<Given["fields"]>>;
  readonly words: z.ZodObject<Shape<Changeable<Given["fields"]>>>;
};

/** A kind of row that projects are specified with; what is said of it here is said nowhere else. */
export function defineNoun<const Given extends Facts>(facts: Given): Defined<Given> {
  return {
    listedBy: ["position"],
    gist: "description",
    ...facts,
    input: inputOf<Given["fields"]>(facts.fields),
    words: inputOf(changeable<Given["fields"]>(facts.fields)),
  };
}

// `Object.fromEntries` cannot say that the keys are those of the fields

/** What fields take together. */
export function inputOf<Of extends Fields>(fields: Of) {
  return z.object(Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as Shape<Of>);
}

function changeable<Of extends Fields>(fields: Of) {
  return Object.fromEntries(Object.entries(fields).filter(([, { once }]) => !once)) as Changeable<Of>;
}

/** Columns that every noun has, and that the database fills in. */
export const givenColumns = ["id", "project_id", "number", "revision", "generation_id", "created_at"] as const;

type GivenColumns = {
  id: string;
  project_id: string;
  number: number;
  revision: number;
  /** The run that wrote it. */
  generation_id: string | null;
  /** ISO 8601. */
  created_at: string;
  /** Where it stands among the others of its list; sections and risks keep an order of their own. */
  position?: number;
};

/** A stored row of a noun. */
export type StoredRow<Of extends { input: z.ZodType; stored: Fields }> = GivenColumns &
  z.output<Of["input"]> & { [Name in keyof Of["stored"]]: z.output<Of["stored"][Name]["schema"]> };

/** A function that drafts rows of a noun and stores them. */
export function drafts<const Name extends string>(name: Name) {
  return defineContract({
    name,
    input: z.object(askingForRows),
    output: z.object({ count: z.int().nonnegative(), ...told }),
  });
}
