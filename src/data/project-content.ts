import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { readQuestionnaire } from "#domain/questionnaires.ts";
import type { Db } from "./db.ts";
import { getLatestQuestionnaire } from "./questionnaires.ts";
import { type ListedRow, listRows } from "./rows.ts";
import { getSpecification } from "./specifications.ts";

/** The lists that stand in a project by themselves. */
type ListedNoun = Exclude<Noun, "pages" | "sections" | "risks">;
const listedNouns = allNouns.filter((noun): noun is ListedNoun => !["pages", "sections", "risks"].includes(noun));

/** All that a project says in one version, read at once; sections stand on their pages. */
export async function readProjectContent(db: Db, { project_id, version }: { project_id: string; version: Promise<string> }) {
  const of = { project_id };
  const [specification, questionnaire, pages, sections, risks, lists] = await Promise.all([
    version.then((current) => getSpecification(db, { project_id, version: current })),
    getLatestQuestionnaire(db, of),
    listRows(db, "pages", of),
    listRows(db, "sections", of),
    version.then((current) => listRows(db, "risks", { project_id, where: { version: current } })),
    Promise.all(listedNouns.map(async (noun) => [noun, await listRows(db, noun, of)] as const)),
  ]);
  const sectionsOf = Map.groupBy(sections, ({ page_id }) => page_id);
  return {
    specification,
    questionnaire: questionnaire && readQuestionnaire(questionnaire),
    pages: pages.map((page) => ({ ...page, sections: sectionsOf.get(page.id) ?? [] })),
    risks,
    // the keys are the nouns, each with its own rows
    ...(Object.fromEntries(lists) as { [Name in ListedNoun]: ListedRow<Name>[] }),
  };
}
