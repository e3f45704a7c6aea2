import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod";
import type { Acceptance } from "#domain/acceptance.ts";
import { allNouns, isVersioned, type NewRow, type Noun, nouns, type RowOf, type WordsOf } from "#domain/nouns/all.ts";
import { givenColumns } from "#domain/nouns/noun.ts";
import type { ToldSources } from "#domain/sources.ts";
import { among, type Db, unwrap, unwrapAll } from "./db.ts";
import type { Work } from "./proposals.ts";
import { unwrapChanged } from "./revisions.ts";

/** What is read of the row that a listed one belongs to. */
const along: Partial<Record<Noun, string>> = {
  sections: "pages!sections_page_id_project_id_fkey!inner(name, project_id)",
  user_stories: "user_classes(name, description)",
};
type Along = {
  sections: { pages: { name: string; project_id: string } };
  user_stories: { user_classes: { name: string; description: string | null } | null };
};
export type ListedRow<Name extends Noun> = RowOf<Name> & (Name extends keyof Along ? Along[Name] : unknown);

/** The client's types cannot follow a table that is a parameter; the columns are the noun's own. */
const tableOf = (db: Db, noun: Noun) => (db as SupabaseClient).from(noun);

const factsOf = (noun: Noun): { listedBy: readonly string[]; within?: string } => nouns[noun];
const typed = (noun: Noun) => Object.keys(nouns[noun].input.shape);
const columns = (noun: Noun) =>
  [...new Set([...givenColumns, ...factsOf(noun).listedBy, ...typed(noun), ...Object.keys(nouns[noun].stored)])].join(", ");
/** A row as lists have it. */
const listedColumns = (noun: Noun) => [columns(noun), along[noun]].filter(Boolean).join(", ");
const pick = (row: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(row, name) ?? null]));

type Asked<Name extends Noun> = {
  project_id: string;
  /** Of which the rows are, where each version has its own. */
  version?: string | undefined;
  ids?: readonly string[] | undefined;
  where?: Partial<RowOf<Name>>;
  /** The first rows, where they are known already, and how many were asked for at most. */
  first?: readonly ListedRow<Name>[] | undefined;
  most?: number;
  /** Besides, what a row is known by in every version, where each version has its own. */
  keyed?: boolean;
};

/**
 * The project's rows, or those of them with these ids or values, in the order they are put in; sections page by page.
 */
export async function listRows<Name extends Noun>(
  db: Db,
  noun: Name,
  { project_id, version, ids, where = {}, first, most, keyed = false }: Asked<Name>,
): Promise<ListedRow<Name>[]> {
  if (first?.length === mostTogether && most === mostTogether) {
    const { [noun]: beyond } = await listRowsBeyond(db, { project_id, noun, beyond: mostTogether });
    if (beyond && beyond.length < MOST_BEYOND) return [...first, ...beyond];
  }
  const { listedBy, within } = factsOf(noun);
  const ofVersion = version !== undefined && isVersioned(noun) ? { version } : {};
  const wanted = { [within ? `${within}.project_id` : "project_id"]: project_id, ...ofVersion, ...where };
  const order = [...listedBy.filter((column) => !(column in where)), "number"];
  const read = keyed ? `${listedColumns(noun)}, key` : listedColumns(noun);
  return unwrapAll(
    (from, to) => {
      const query = among(ids, tableOf(db, noun).select(read).match(wanted));
      const ordered = order.reduce((list, column) => list.order(column), query);
      return ordered.range(from, to).overrideTypes<ListedRow<Name>[], { merge: false }>();
    },
    first,
    most,
  );
}

/** The rows of every list. */
export type Lists = { [Name in Noun]: ListedRow<Name>[] };

/** The first page of each of these lists of a project, as it is now; a list that the answer has no room for is missing. */
export async function listFirstPages(db: Db, { project_id, lists }: { project_id: string; lists: readonly Noun[] }) {
  const found = unwrap(await db.rpc("list_rows", { project_id, tables: [...lists] }, { get: true }));
  return found as unknown as Partial<Lists>;
}

/** How many rows of a list come with others at most, and how many of those beyond; a list that is longer is read on page by page. */
export const mostTogether = 5_000;
const MOST_BEYOND = 20_000;

/** The rows of a list beyond so many; missing where they are too long for an answer. */
async function listRowsBeyond(db: Db, { project_id, noun, beyond }: { project_id: string; noun: Noun; beyond: number }) {
  const asked = { project_id, tables: [noun], most: MOST_BEYOND, beyond };
  return unwrap(await db.rpc("list_rows", asked, { get: true })) as unknown as Partial<Lists>;
}

/** What may be asked for beside lists. */
export type BesideLists = { told_sources: ToldSources };
type WithWork = { project_id: string; lists: readonly (Noun | keyof BesideLists)[] };

/** The same of long lists too, what is proposed and reported of the project, and what nobody accepted of it. */
export async function listFirstPagesWithWork(db: Db, { project_id, lists }: WithWork) {
  const found = unwrap(
    await db.rpc(
      "list_rows",
      { project_id, tables: [...lists, "work", "acceptance", "quality", "completeness"], most: mostTogether },
      { get: true },
    ),
  );
  return found as unknown as Partial<
    Lists & BesideLists & { work: Work; acceptance: Acceptance; quality: unknown; completeness: unknown }
  >;
}

/** The row, or null where it is gone or may not be seen. */
export async function getRow<Name extends Noun>(db: Db, noun: Name, { id }: { id: string }) {
  return unwrap(await tableOf(db, noun).select(columns(noun)).eq("id", id).maybeSingle<RowOf<Name>>());
}

/** What is not given is stored as null; the version is said by the database. */
export async function addRow<Name extends Noun>(db: Db, noun: Name, row: NewRow<Name>) {
  const kept = Object.keys(nouns[noun].stored).filter((name) => name !== "version");
  const written = pick(row, [...(factsOf(noun).within ? [] : ["project_id"]), ...typed(noun), ...kept]);
  return unwrap(await tableOf(db, noun).insert(written).select(listedColumns(noun)).single<ListedRow<Name>>());
}

/** Writes the words over those of `revision`, which the edit began from; what others saved in between is a `Failure`. */
export async function changeRow<Name extends Noun>(
  db: Db,
  noun: Name,
  { id, revision, ...words }: WordsOf<Name> & { id: string; revision: number },
) {
  const answer = await tableOf(db, noun)
    .update(pick(words, Object.keys(nouns[noun].words.shape)))
    .match({ id, revision })
    .select(listedColumns(noun))
    .maybeSingle<ListedRow<Name>>();
  return unwrapChanged(answer, revision, () => tableOf(db, noun).select("revision").eq("id", id).maybeSingle());
}

/** Deletes rows of one list, all or none; answers how many. */
export async function removeRows(db: Db, noun: Noun, { project_id, ids }: { project_id: string; ids: readonly string[] }) {
  return unwrap(await db.rpc("remove_rows", { project_id, table_name: noun, ids: [...ids] }));
}

const counts = z.partialRecord(z.enum(allNouns as [Noun, ...Noun[]]), z.number());

/** How many rows each list of a project has. */
export async function countRows(db: Db, { project_id }: { project_id: string }) {
  return rowCountsOf(unwrap(await db.rpc("count_rows", { project_id })));
}

/** The same as the database answers it. */
export const rowCountsOf = (counted: unknown) => counts.parse(counted);

/** Puts rows, in the order of `ids`, before another row of their list, or at its end; answers how many. */
export async function moveRows(db: Db, noun: Noun, { project_id, ids, before }: Move) {
  const place = { project_id, table_name: noun, ids: [...ids], ...(before === null ? {} : { before }) };
  return unwrap(await db.rpc("move_rows", place));
}
type Move = { project_id: string; ids: readonly string[]; before: string | null };

/** Some words of a row; with a revision only while the row has it. */
export type RowChange = { id: string; revision?: number } & { [word: string]: string | number | null };
const formerly = z.array(z.looseObject({ id: z.string(), revision: z.number() }));

/**
 * Changes the same words of many rows; answers what they were before, with the revisions now, by which it is taken back: what
 * `takes_back` nobody typed again.
 */
export async function changeRows(
  db: Db,
  noun: Noun,
  given: { project_id: string; changes: readonly RowChange[]; takes_back?: boolean },
) {
  const { changes, ...rest } = given;
  const former = unwrap(await db.rpc("change_rows", { ...rest, table_name: noun, changes: [...changes] }));
  return formerly.parse(former) as RowChange[];
}

const formerLists = z.array(z.object({ list: z.custom<Noun>(), changes: formerly }));
/** Changes of rows of several lists. */
export type ListChanges = { list: Noun; changes: RowChange[] }[];

/** The same of several lists, all or none; a `conflict` where one was changed since its revision. */
export async function changeLists(db: Db, given: { project_id: string; lists: ListChanges; takes_back?: boolean }) {
  return formerLists.parse(unwrap(await db.rpc("change_lists", given))) as ListChanges;
}

const split = z.object({ made: z.string(), former: formerly });
type Splitting = {
  project_id: string;
  row_id: string;
  revision: number;
  field: string;
  first: string;
  second: string;
  name: string;
};

/** Makes two rows of one; answers the new one's id and what the row was before. */
export async function splitRow(db: Db, noun: Noun, given: Splitting) {
  const { made, former } = split.parse(unwrap(await db.rpc("split_row", { ...given, table_name: noun })));
  return { made, former: former as RowChange[] };
}

/** Adds copies of rows at the end of their list; answers their ids. */
export async function copyRows(db: Db, noun: Noun, { project_id, ids }: { project_id: string; ids: readonly string[] }) {
  return unwrap(await db.rpc("copy_rows", { project_id, table_name: noun, ids: [...ids] }));
}

/** Puts the page's sections in the order of `ids`; sections that are not named come after. */
export async function reorderSections(db: Db, { page_id, ids }: { page_id: string; ids: string[] }) {
  return unwrap(await db.rpc("reorder_sections", { page_id, ids }));
}
