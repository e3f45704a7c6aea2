import { addRow } from "#data/rows.ts";
import type { Author } from "./people.ts";

/** A story of a project, told by a class of its own. */
export async function addStory({ db, project_id }: Pick<Author, "db" | "project_id">, name = "Book a berth") {
  const words = { acceptance_criteria: "Given a free berth", story: `As a skipper, I want to ${name.toLowerCase()}.` };
  const user_class_id = (await addRow(db, "user_classes", { project_id, name: `Skipper ${crypto.randomUUID()}` })).id;
  return addRow(db, "user_stories", { project_id, user_class_id, name, ...words });
}
