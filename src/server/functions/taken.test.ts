import { beforeAll, expect, test, vi } from "vitest";
import { acceptRows } from "#data/acceptance.ts";
import { getDraftingRun } from "#data/drafting-runs.ts";
import { callFunction } from "#data/functions.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { draftEverything } from "#domain/drafting-runs.ts";
import { nouns } from "#domain/nouns/all.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { markedIdeas } from "#tests/support/marked-ideas.ts";
import { author } from "#tests/support/people.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

test("a doubted story has no test case until somebody accepts it and drafts what is empty, or asks for test cases by themselves [LISTEN-624]", async () => {
  const { db, project_id: projectId } = await author(server);
  const [idea] = markedIdeas();
  await addQuestionnaire(db, {
    project_id: projectId,
    form: { ...newQuestionnaire, project_description: idea?.text ?? "" },
  });
  const draftAll = async (parts?: string[]) => {
    await callFunction(db, draftEverything, { projectId, ...(parts ? { parts, addsToAll: true } : {}) });
    await vi.waitFor(async () => expect((await getDraftingRun(db, { project_id: projectId }))?.status).toBe("ended"), {
      timeout: 60_000,
      interval: 50,
    });
  };
  const untested = async () => {
    const { data: stories } = await db.from("user_stories").select("id, revision, test_cases(id)").order("number").throwOnError();
    return stories.filter(({ test_cases }) => test_cases.length === 0);
  };
  await draftAll();
  const doubted = await untested();
  expect(doubted.length).toBeGreaterThan(1);
  const [{ id = "", revision = 0 } = {}] = doubted;
  await acceptRows(db, { project_id: projectId, accepted: [{ table: "user_stories", id, revision }] });
  await draftAll(["generate-test-cases"]);
  expect((await untested()).map((story) => story.id)).toEqual(doubted.slice(1).map((story) => story.id));
  await callFunction(db, nouns.test_cases.generate, { projectId });
  expect(await untested()).toEqual([]);
});
