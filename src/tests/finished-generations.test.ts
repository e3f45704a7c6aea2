import { expect, test } from "vitest";
import { finishGeneration, listFinishedGenerations, startGeneration } from "#data/generations.ts";
import { author, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

test("finished runs are listed across one's projects, newest first, and nobody else's", async () => {
  const [ada, outsider] = await Promise.all([author(server), stranger(server)]);
  const run = { project_id: ada.project_id, provider: "built-in", model: undefined };
  const first = await startGeneration(ada.db, { ...run, function: "generate-pages" });
  await finishGeneration(ada.db, { generation_id: first, drafted: { pages: [] }, usage: {} });
  const second = await startGeneration(ada.db, { ...run, function: "generate-user-classes" });
  await finishGeneration(ada.db, { generation_id: second, drafted: {}, usage: {} });
  await startGeneration(ada.db, { ...run, function: "generate-user-stories" });
  const listed = await listFinishedGenerations(ada.db, { limit: 10 });
  expect(listed.map(({ id }) => id)).toEqual([second, first]);
  expect(listed[0]).toMatchObject({ status: "succeeded", projects: { name: "Harbour" }, drafting_parts: [] });
  expect(await listFinishedGenerations(outsider.db, { limit: 10 })).toEqual([]);
});
