import { type BesideLists, type ListedRow, type Lists, listFirstPagesWithWork, listRows, mostTogether } from "#data/rows.ts";
import { isVersioned, type Noun } from "#domain/nouns/all.ts";
import { currentVersion } from "#domain/projects.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { type together, togetherOf } from "#web/lib/together.ts";
import { acceptanceWithLists } from "./acceptance.ts";
import { completenessWithLists } from "./completeness-record.ts";
import { projectQuery } from "./projects.ts";
import { qualityWithLists } from "./quality.ts";
import { workWithLists } from "./work.ts";

/** The first pages of the lists of a project. */
const gathered = togetherOf<Lists & BesideLists>((project_id, lists) => {
  const read = listFirstPagesWithWork(db, { project_id, lists });
  void queryClient.prefetchQuery(workWithLists(project_id, read));
  void queryClient.prefetchQuery(acceptanceWithLists(project_id, read));
  void queryClient.prefetchQuery(qualityWithLists(project_id, read));
  void queryClient.prefetchQuery(completenessWithLists(project_id, read));
  return read;
});

/** All rows of a list, or those with these ids; whole lists of a project that are asked for in the same moment are one request. */
export async function readList<Name extends Noun>(
  noun: Name,
  { project_id, ids }: { project_id: string; ids: readonly string[] | undefined },
): Promise<ListedRow<Name>[]> {
  const first = ids ? undefined : await firstPage(project_id)(noun);
  const version = isVersioned(noun) ? await versionOf(project_id) : undefined;
  return listRows(db, noun, { project_id, version, ids, first, most: mostTogether });
}

/** What is asked for in the same moment as lists comes with them; undefined is to be read by itself. */
export const readBesideLists = <Name extends keyof BesideLists>(name: Name, project_id: string) => gathered(project_id)(name);

/** The same of lists alone, whose rows the types can follow. */
const firstPage: (project_id: string) => ReturnType<typeof together<Lists>> = (project_id) => {
  const read = gathered(project_id);
  return (noun) => read(noun) as Promise<Lists[typeof noun] | undefined>;
};

/** The version its project is at, as far as nothing says that it changed. */
async function versionOf(project_id: string) {
  return currentVersion(await queryClient.fetchQuery({ ...projectQuery(project_id), staleTime: Number.POSITIVE_INFINITY }));
}
