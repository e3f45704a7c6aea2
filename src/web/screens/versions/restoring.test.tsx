import { expect, inject, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { changedProject, overview } from "#tests/support/changed-project.ts";
import { intercept } from "#tests/support/intercept.ts";
import { type Author, join, person } from "#tests/support/people.ts";
import { db, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const patiently = { timeout: 15_000 };
const main = () => page.getByRole("main");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const rowOf = (text: string) =>
  main()
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading").filter({ hasText: text }) });
const dialog = page.getByRole("dialog", { name: "Restore this state of 0.1" });

const compare = (who: Author | { email: string; password: string }, project_id: string) =>
  openAs(who, `/dashboard/project/${project_id}/compare?from=0.1&to=0.2`);
const versionOf = (ada: Author, name = "0.1") => openAs(ada, `/dashboard/project/${ada.project_id}/version?name=${name}`);

async function storiesOf({ db: theirs, project_id }: Author) {
  const { data } = await theirs
    .from("user_stories")
    .select("name, revision, story")
    .eq("project_id", project_id)
    .order("number")
    .throwOnError();
  return data.map(({ name, revision, story }) => `${name} ${revision}: ${story}`);
}

async function overviewOf({ db: theirs, project_id }: Author) {
  const { data } = await theirs
    .from("specifications")
    .select("project_overview")
    .match({ project_id, version: "0.2" })
    .single()
    .throwOnError();
  return data.project_overview;
}

test("between two versions a row or text that changed or went is brought back as it was, with an undo, and what came along is said [KEPT-8, KEPT-9]", async () => {
  const ada = await changedProject(server);
  await compare(ada, ada.project_id);
  await expect.element(rowOf("US-3")).toMatchTextContent(/Added/);
  expect(rowOf("US-3").getByRole("button").elements()).toEqual([]);
  await button("Restore US-1 Book as in version 0.1").click();
  await expectToast("US-1 Book restored");
  await expect.element(rowOf("US-1")).not.toBeInTheDocument();
  expect(await storiesOf(ada)).toContain("Book 3: I want a berth today.");
  await button("Restore Project overview as in version 0.1").click();
  await expectToast("Project overview restored");
  expect(await overviewOf(ada)).toBe(overview("Boats", 2));

  await ada.db.from("user_classes").delete().eq("project_id", ada.project_id).throwOnError();
  await compare(ada, ada.project_id);
  await button("Restore US-2 Leave as in version 0.1").click();
  await expectToast("US-2 Leave restored", "It refers to UC-1 Skipper, which came back with it.");
  await expect.element(rowOf("UC-1")).not.toBeInTheDocument();
  expect(await storiesOf(ada)).toEqual(["Leave 2: I want to leave."]);
  await button("Undo").click();
  await expectToast("Restore undone");
  await expect.element(rowOf("UC-1")).toBeVisible();
  expect(await storiesOf(ada)).toEqual([]);
});

test("a version as it stood says what changed since and brings it back, for those who may edit [KEPT-8, KEPT-10]", async () => {
  const ada = await changedProject(server);
  await versionOf(ada);
  await expect.element(rowOf("US-1")).toMatchTextContent(/Changed since/);
  await expect.element(rowOf("US-2")).toMatchTextContent(/Deleted since/);
  expect(rowOf("UC-1").getByRole("button").elements()).toEqual([]);
  await button("Restore US-2 Leave as in version 0.1").click();
  await expectToast("US-2 Leave restored");
  await expect.element(rowOf("US-2")).not.toMatchTextContent(/Deleted since/);
  expect(await storiesOf(ada)).toContain("Leave 2: I want to leave.");

  const vic = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: vic.id, role: "viewer" });
  await compare(vic, ada.project_id);
  await expect.element(rowOf("US-1")).toBeVisible();
  await openAs(vic, `/dashboard/project/${ada.project_id}/version?name=0.1`);
  await expect.element(rowOf("US-1")).toBeVisible();
  expect(main().getByRole("button", { name: "Restore" }).elements()).toEqual([]);
});

test("a whole state is restored in one call once its changes are counted, and undone in one [KEPT-11, KEPT-12, KEPT-13]", async () => {
  const ada = await changedProject(server);
  let calls = 0;
  const stepAside = intercept("POST", "/rest/v1/rpc/restore_state", (pass) => {
    calls += 1;
    return pass();
  });
  onTestFinished(() => stepAside());
  await versionOf(ada);
  await button("Restore this state").click();
  await expect
    .element(dialog.getByRole("table"))
    .toMatchTextContent(/Comes back.*Changes back.*Goes.*Project Overview–1–.*User Stories111/);
  await expect.element(dialog.getByRole("list", { name: "Added since" })).toMatchTextContent(/^US-3Pay$/);
  await dialog.getByRole("checkbox", { name: "Keep what was added since" }).click();
  await expect.element(dialog.getByRole("columnheader", { name: "Stays" })).toBeVisible();
  await dialog.getByRole("button", { name: "Restore", exact: true }).click();
  await expectToast("Restored as it was", "The state before this is saved with this version.");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await storiesOf(ada)).toEqual(["Book 3: I want a berth today.", "Leave 2: I want to leave.", "Pay 1: I want to pay."]);
  expect(await overviewOf(ada)).toBe(overview("Boats", 2));
  await button("Undo").click();
  await expectToast("Restore undone");
  expect(await storiesOf(ada)).toEqual(["Book 4: I want a berth tomorrow.", "Pay 1: I want to pay."]);
  expect(await overviewOf(ada)).toBe(overview("Ships", 3));
  expect(calls).toBe(2);

  await button("Restore this state").click();
  await dialog.getByRole("button", { name: "Restore", exact: true }).click();
  await expectToast("Restored as it was", "The state before this is saved with this version.");
  await expect.element(main().getByText("The project is identical to this state.")).toBeVisible();
  expect(await storiesOf(ada)).toEqual(["Book 5: I want a berth today.", "Leave 3: I want to leave."]);

  await versionOf(ada, "0.2");
  await main().getByRole("combobox", { name: "State" }).click();
  await page
    .getByRole("option", { name: /before restoring 0\.1$/ })
    .first()
    .click();
  await expect.element(main().getByText(/^Snapshot of .*, before restoring 0\.1$/)).toBeVisible();
  await expect.element(rowOf("US-3")).toMatchTextContent(/Pay.*Deleted since/);
});

test("colleagues see what was restored as it happens, and a form open on a restored row shows both texts [KEPT-14]", async () => {
  const ada = await changedProject(server);
  const { project_id, organization_id } = ada;
  const bob = await person(server, { name: "bob" });
  await join(server, { organization_id, user_id: bob.id, role: "member" });
  const restore = async (table: "user_stories" | "user_classes", name: string) => {
    const { data } = await bob.db.from(table).select("id").match({ project_id, name }).single().throwOnError();
    await bob.db.rpc("restore_state", { project_id, version: "0.1", parts: [{ table, id: data.id }] }).throwOnError();
  };
  const isListening = () => db.getChannels().find(({ topic }) => topic === `realtime:project:${project_id}`)?.state === "joined";
  await ada.db.from("user_classes").update({ name: "Master" }).eq("project_id", project_id).throwOnError();

  await compare(ada, project_id);
  await expect.element(rowOf("US-1")).toBeVisible();
  await expect.poll(isListening, patiently).toBe(true);
  await restore("user_stories", "Book");
  await expect.element(rowOf("US-1"), patiently).not.toBeInTheDocument();

  await openAs(ada, `/dashboard/project/${project_id}/specification?section=userClasses`);
  await button("Edit Master").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Captain");
  await restore("user_classes", "Master");
  await button("Save").click();
  const contested = page.getByRole("dialog", { name: "Somebody else changed this too" });
  await expect.element(contested.getByRole("radiogroup", { name: "Name" })).toMatchTextContent(/Captain.*Skipper/);
  await contested.getByRole("radiogroup", { name: "Name" }).getByRole("radio").nth(1).click();
  await button("Save what I chose").click();
  await expect.element(button("Edit Skipper")).toBeVisible();
});
