import { inject } from "vitest";
import { type Author, author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");

/** A harbour of a class, a page and thirty stories, of which the first cites the last. */
export async function harbour(): Promise<Author> {
  const ada = await author(server);
  const { db, project_id } = ada;
  const skipper = await db.from("user_classes").insert({ project_id, name: "Skipper" }).select("id").single().throwOnError();
  const stories = Array.from({ length: 30 }, (_, at) => ({
    project_id,
    user_class_id: skipper.data.id,
    name: `Berth ${at + 1}`,
    story: at === 0 ? "I want a **free** berth as US-30 says." : `I want berth ${at + 1}.`,
    acceptance_criteria: "Given a boat\nWhen it arrives\nThen it is expected",
  }));
  await db.from("user_stories").insert(stories).throwOnError();
  await db.from("specifications").insert({ project_id, version: "0.1", project_overview: "Boats find a berth." }).throwOnError();
  return ada;
}

export const openDocument = (ada: Author, more = "") => openAs(ada, `/dashboard/project/${ada.project_id}/document${more}`);
