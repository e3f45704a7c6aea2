import * as z from "zod";
import { flight } from "#server/postgres/flight.ts";
import { createPool } from "#server/postgres/pool.ts";
import { CATALOGUE } from "./catalogue-query.ts";

const columnShape = z.object({
  name: z.string(),
  sql: z.string(),
  type: z.string(),
  default: z.string().nullish(),
  generated: z.boolean().default(false),
});
const names = z.array(z.string());
const catalogueShape = z.object({
  relations: z.array(
    z.object({
      name: z.string(),
      sql: z.string(),
      ident: z.string(),
      columns: z.array(columnShape),
      primary: names,
      unique: z.array(names),
    }),
  ),
  foreign_keys: z.array(z.object({ name: z.string(), here: z.string(), there: z.string(), columns: names, targets: names })),
  routines: z.array(
    z.object({
      name: z.string(),
      sql: z.string(),
      is_set: z.boolean(),
      is_void: z.boolean(),
      is_row: z.boolean(),
      relation: z.string().nullable(),
      arguments: z.array(columnShape.extend({ required: z.boolean() })),
      columns: z.array(columnShape),
    }),
  ),
});

/** `sql` is how the database spells a name; `type` is what a value is cast to. */
export type Column = z.output<typeof columnShape>;
export type Columns = ReadonlyMap<string, Column>;
/** Columns of `here` that hold the `targets` of a row of `there`; `single` where no two rows hold the same. */
export type ForeignKey = { name: string; here: Relation; there: Relation; columns: Column[]; targets: Column[]; single: boolean };
export type Relation = { name: string; sql: string; ident: string; columns: Columns; primary: readonly string[] };
export type Argument = Column & { required: boolean };
export type Routine = {
  name: string;
  sql: string;
  arguments: ReadonlyMap<string, Argument>;
  isSet: boolean;
  /** What its rows look like; absent where it answers a single value. */
  rows: Relation | undefined;
  isVoid: boolean;
};
export type Catalogue = {
  relations: ReadonlyMap<string, Relation>;
  foreignKeys: readonly ForeignKey[];
  routines: ReadonlyMap<string, readonly Routine[]>;
};

/** The public schema as its owner sees it: nothing else can be named, embedded or called. */
export async function readCatalogue(ownerUrl: string): Promise<Catalogue> {
  const pool = createPool(ownerUrl, { max: 1 });
  try {
    // without a search path every type is spelled with its schema
    const answers = await pool.take((connection) => flight(connection, [{ text: "set search_path = ''" }, { text: CATALOGUE }]));
    return understand(catalogueShape.parse(answers[1]?.rows[0]?.catalogue));
  } finally {
    await pool.end();
  }
}

const byName = <Named extends { name: string }>(list: readonly Named[]) => new Map(list.map((one) => [one.name, one]));

function understand(read: z.output<typeof catalogueShape>): Catalogue {
  if (read.relations.length === 0) throw new Error("The catalogue could not be read.");
  const relations = byName(read.relations.map((relation) => ({ ...relation, columns: byName(relation.columns) })));
  const foreignKeys = read.foreign_keys.flatMap(({ name, ...key }): ForeignKey[] => {
    const [here, there] = [relations.get(key.here), relations.get(key.there)];
    if (!here || !there) return [];
    const single = here.unique.some((columns) => columns.every((column) => key.columns.includes(column)));
    return [{ name, here, there, columns: those(here, key.columns), targets: those(there, key.targets), single }];
  });
  const routines = read.routines.map((routine): Routine => {
    const own = { name: routine.name, sql: "", ident: "", columns: byName(routine.columns), primary: [] };
    const rows = routine.relation === null ? (routine.is_row ? own : undefined) : relations.get(routine.relation);
    const { name, sql, is_set: isSet, is_void: isVoid } = routine;
    return { name, sql, isSet, isVoid, rows, arguments: byName(routine.arguments) };
  });
  return { relations, foreignKeys, routines: Map.groupBy(routines, ({ name }) => name) };
}

function those(relation: Relation, columns: readonly string[]): Column[] {
  return columns.flatMap((name) => relation.columns.get(name) ?? []);
}
