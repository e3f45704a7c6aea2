import { expect, test } from "vitest";
import { callListening } from "#data/call-listening.ts";
import { callFunction } from "#data/functions.ts";
import { readProjectContent } from "#data/project-content.ts";
import { listOpenPoints } from "#domain/document/open-points.ts";
import { describeOpenPoints } from "#domain/what-is-open.ts";
import { author, join, person, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

test("what is open is counted for whoever reads the project, from the rows of its document [READ-51] [POLISH-51]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const asked = { projectId: project_id };
  const kinds = await db
    .from("user_classes")
    .insert(["Skipper", "Guest"].map((name) => ({ project_id, name })))
    .select("id")
    .throwOnError();
  const story = {
    project_id,
    user_class_id: kinds.data[0]?.id ?? "",
    story: "I want a berth",
    acceptance_criteria: "Given a boat",
  };
  await db
    .from("user_stories")
    .insert([
      { ...story, name: "Book" },
      { ...story, name: "Leave" },
    ])
    .throwOnError();
  await db
    .from("features")
    .insert([
      { project_id, name: "Berths", description: "As US-1 says" },
      { project_id, name: "Tides" },
    ])
    .throwOnError();
  await db.from("specifications").insert({ project_id, version: "0.1", project_overview: "Boats." }).throwOnError();

  const open = await callFunction(db, describeOpenPoints, asked);
  expect(open.unwritten).toContainEqual({ what: "The project scope has not been written", section: "projectIntroduction" });
  expect(open.unwritten).toContainEqual({ what: "There are no pages", section: "pages" });
  expect(open.unwritten).toContainEqual({ what: "The questionnaire has not been answered", section: null });
  expect(open.unwritten.map(({ what }) => what)).not.toContain("The project overview has not been written");
  expect(open.holes).toContainEqual({ noun: "user_classes", lacks: "user_stories", count: 1 });
  expect(open.holes).toContainEqual({ noun: "user_stories", lacks: "test_cases", count: 2 });
  expect(open.holes).toContainEqual({ noun: "features", lacks: "user_stories", count: 1 });
  expect(open.incomplete).toEqual([{ what: "Features without a description", section: "features", count: 1 }]);
  const said = listOpenPoints({ ...(await readProjectContent(db, { project_id })), generated_at: "" });
  for (const { what } of open.unwritten) expect(said).toContain(`${what}.`);
  expect(said).toContain("Features without a description: FEAT-2.");

  expect(open.quality).toBeNull();
  const counted = await callFunction(db, describeOpenPoints, { ...asked, withQuality: true });
  expect(counted).toMatchObject({
    ...open,
    quality: { shares: { features: { rows: 2, clean: 2 } }, course: [], contradictions: 0 },
  });
  expect(counted.quality?.standards["29148"]).toMatchObject({ all: 20, decided: 0, open: 20 });
  await db.from("features").update({ description: "It should show all berths." }).eq("name", "Berths").throwOnError();
  const { quality } = await callFunction(db, describeOpenPoints, { ...asked, withQuality: true });
  expect(quality?.shares.features).toEqual({ rows: 2, clean: 1 });
  await db.from("features").update({ description: "As US-1 says" }).eq("name", "Berths").throwOnError();

  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  expect(await callFunction(bo.db, describeOpenPoints, asked)).toEqual(open);
  await expect(callFunction((await stranger(server)).db, describeOpenPoints, asked)).rejects.toMatchObject({ kind: "not_found" });
});

test("who listens hears what is open before quality is counted, in one answer [SPEED-21]", async () => {
  const { db, project_id } = await author(server);
  await db.from("features").insert({ project_id, name: "Berths" }).throwOnError();
  const heard: [string, unknown][] = [];
  const asked = { projectId: project_id, withQuality: true };
  const { quality, ...open } = await callListening(db, describeOpenPoints, asked, { on: (...event) => heard.push(event) });
  expect(heard).toEqual([["open", open]]);
  expect(quality?.shares.features).toEqual({ rows: 1, clean: 1 });
});
