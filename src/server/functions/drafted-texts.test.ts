import { expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { acceptDraft, listUndoableGenerations, undoGeneration } from "#data/generations.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import { type Author, author, join, person } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();
const texts = ({ db, project_id }: Author) =>
  db
    .from("specifications")
    .select("project_overview, project_scope, pricing_details")
    .eq("project_id", project_id)
    .maybeSingle()
    .throwOnError();

test("a text that is saved is written where nothing stands, offered elsewhere, and used over the text it was compared with alone [BETTER-19]", async () => {
  const someone = await author(server);
  const { db, project_id: projectId } = someone;
  const { overview, generationId, isOffered } = await callFunction(db, generateOverview, { projectId, saves: true });
  expect(isOffered).toBe(false);
  expect((await texts(someone)).data).toEqual({ project_overview: overview, project_scope: null, pricing_details: null });
  expect(await undoGeneration(db, { id: generationId })).toBe(1);
  expect((await texts(someone)).data?.project_overview).toBeNull();

  await db
    .from("specifications")
    .update({ project_scope: "Mine", pricing_details: "Free" })
    .eq("project_id", projectId)
    .throwOnError();
  const scope = await callFunction(db, generateScope, { projectId, saves: true });
  expect([scope.isOffered, (await texts(someone)).data?.project_scope]).toEqual([true, "Mine"]);
  const id = scope.generationId;
  await expect(acceptDraft(db, { id, over: { project_scope: "Another" } })).rejects.toMatchObject({
    message: "Somebody changed this text meanwhile. Compare it with the draft once more.",
  });
  const reader = await person(server);
  await join(server, { organization_id: someone.organization_id, user_id: reader.id, role: "viewer" });
  await expect(acceptDraft(reader.db, { id, over: { project_scope: "Mine" } })).rejects.toMatchObject({
    message: expect.stringContaining("you may not use it"),
  });
  await acceptDraft(db, { id, over: { project_scope: "Mine" } });
  expect((await texts(someone)).data?.project_scope).toBe(scope.scope);
  await expect(acceptDraft(db, { id, over: { project_scope: scope.scope } })).rejects.toMatchObject({
    message: expect.stringContaining("was used already"),
  });
  expect(await listUndoableGenerations(db, { project_id: projectId })).toEqual([id]);
  await db.from("specifications").update({ project_scope: "Edited" }).eq("project_id", projectId).throwOnError();
  await expect(undoGeneration(db, { id })).rejects.toMatchObject({ message: expect.stringContaining("was edited since") });

  const { pricing } = await callFunction(db, generatePricing, { projectId });
  expect([pricing?.length, (await texts(someone)).data?.pricing_details]).toEqual([expect.any(Number), "Free"]);
});
