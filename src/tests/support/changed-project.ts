import { author } from "./people.ts";

type Server = Parameters<typeof author>[0];

export const overview = (who: string, story: number) => `# Moorings\n\n${who} find a berth as US-${story} says.`;

/** A project of which version 0.1 was left for 0.2, and much was changed since. */
export async function changedProject(server: Server) {
  const ada = await author(server);
  const { db, project_id } = ada;
  const { data: skipper } = await db
    .from("user_classes")
    .insert({ project_id, name: "Skipper" })
    .select("id")
    .single()
    .throwOnError();
  const story = (name: string, words: string) => ({
    project_id,
    user_class_id: skipper.id,
    name,
    story: words,
    acceptance_criteria: "Given a boat",
  });
  await db
    .from("user_stories")
    .insert([story("Book", "I want a berth today."), story("Leave", "I want to leave.")])
    .throwOnError();
  await db
    .from("specifications")
    .insert({ project_id, version: "0.1", project_overview: overview("Boats", 2) })
    .throwOnError();
  await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
  await db
    .from("specifications")
    .update({ project_overview: overview("Ships", 3) })
    .eq("version", "0.2")
    .throwOnError();
  await db.from("user_stories").update({ story: "I want a berth tomorrow." }).eq("name", "Book").throwOnError();
  await db.from("user_stories").delete().eq("name", "Leave").throwOnError();
  await db.from("user_stories").insert(story("Pay", "I want to pay.")).throwOnError();
  return ada;
}
