import { acceptRows, takeBackAcceptances } from "#data/acceptance.ts";
import { readBesideOf } from "#data/beside.ts";
import type { Db } from "#data/db.ts";
import { getGenerationUsage } from "#data/generations.ts";
import { keepAnswer, listKeptAnswers } from "#data/kept-answers.ts";
import { restoreRows } from "#data/removed-rows.ts";
import { restoreState } from "#data/restored-states.ts";
import { listRevisions, restoreRevision } from "#data/row-revisions.ts";
import { changeLists, changeRow, changeRows, copyRows, removeRows, reorderSections, splitRow } from "#data/rows.ts";
import { cloneSpecification, getVersionContent } from "#data/specifications.ts";

type TogetherIds = {
  organization_id: string;
  project_id: string;
  story_id: string;
  last_story_id: string;
  user_class_id: string;
  page_id: string;
};

/** What is done with several rows at once, and what brings back how rows stood. */
export function togetherVerbs(place: TogetherIds): Record<string, (db: Db) => PromiseLike<unknown>> {
  const { organization_id, project_id, story_id, last_story_id, user_class_id, page_id } = place;
  const ids = [story_id, last_story_id];
  const changes = ids.map((id) => ({ id, name: "Keep a berth lit" }));
  const words = { user_class_id, name: "Moor", story: "As a skipper, I moor.", acceptance_criteria: "Moored.", priority: null };
  return {
    "change two stories": (db) => changeRows(db, "user_stories", { project_id, changes }),
    "change rows of two lists": (db) =>
      changeLists(db, {
        project_id,
        lists: [
          { list: "user_stories", changes },
          { list: "pages", changes: [{ id: page_id, name: "Quay" }] },
        ],
      }),
    "copy two stories": (db) => copyRows(db, "user_stories", { project_id, ids }),
    "split a story": (db) =>
      splitRow(db, "user_stories", {
        project_id,
        row_id: story_id,
        revision: 1,
        field: "story",
        first: "As a skipper, I want to moor.",
        second: "As a skipper, I want to sail.",
        name: "Sail",
      }),
    "remove two stories and bring them back": async (db) => {
      await removeRows(db, "user_stories", { project_id, ids });
      await restoreRows(db, { ids });
    },
    "put sections in order": (db) => reorderSections(db, { page_id, ids: [] }),
    "accept a story and take it back": async (db) => {
      const accepted = [{ table: "user_stories", id: story_id, revision: 1 }] as const;
      await acceptRows(db, { project_id, accepted });
      await takeBackAcceptances(db, { project_id, ids: [story_id] });
    },
    "restore a revision": async (db) => {
      await changeRow(db, "user_stories", { ...words, id: story_id, revision: 1 });
      const revisions = await listRevisions(db, "user_stories", { project_id, row_id: story_id });
      await restoreRevision(db, { revision_id: revisions.at(-1)?.id ?? "" });
    },
    "content of a version, and its state brought back": async (db) => {
      await cloneSpecification(db, { project_id, new_version: "0.2" });
      await getVersionContent(db, { project_id, version: "0.1" });
      await removeRows(db, "user_stories", { project_id, ids });
      await restoreState(db, { project_id, version: "0.1" });
    },
    "what stands beside": (db) => readBesideOf(db, { project_id, version: "0.1", wanted: ["reports"] }),
    "usage of drafts": (db) => getGenerationUsage(db, { organization_id, days: 30 }),
    "answers that stay": async (db) => {
      await keepAnswer(db, { project_id, field: "main_color_primary", difference: "1".repeat(64) });
      await listKeptAnswers(db, { project_id });
    },
  };
}
