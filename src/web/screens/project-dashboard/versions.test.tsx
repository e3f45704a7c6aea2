import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changedProject } from "#tests/support/changed-project.ts";
import { breakOff, hold, intercept, refuse } from "#tests/support/intercept.ts";
import { type Author, author, join, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const main = () => page.getByRole("main");
const rows = () => page.getByRole("table").getByRole("row");
const rowOf = (version: string) => rows().filter({ has: page.getByRole("link", { name: version, exact: true }) });
const field = () => main().getByLabelText("New version", { exact: true });

const activating = (version: string) => page.getByRole("dialog", { name: `Activate version ${version}` });

async function withVersions(...versions: string[]) {
  const ada = await author(server);
  for (const version of versions) {
    const words = { project_id: ada.project_id, version, project_overview: `Words of ${version}` };
    await ada.db.from("specifications").insert(words).throwOnError();
  }
  return ada;
}

const versionOf = async (ada: Author) =>
  (await ada.db.from("projects").select("version").eq("id", ada.project_id).single().throwOnError()).data.version;

const open = async (ada: Author) => {
  const shown = await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await expect.element(rows().nth(1)).toBeVisible();
  return shown;
};

test("the selector shows the current version and switches to the one chosen [VERS-02, VERS-11, VERS-16]", async () => {
  const ada = await withVersions("0.1", "0.2");
  await open(ada);
  const selector = main().getByRole("combobox", { name: "Current version" });
  await expect.element(selector).toMatchTextContent(/^0\.1$/);
  await selector.click();
  await page.getByRole("option", { name: "0.2" }).click();
  await activating("0.2").getByRole("button", { name: "Activate" }).click();
  await expectToast("Switched version", "Now editing v0.2");
  await expect.element(selector).toMatchTextContent(/^0\.2$/);
  expect(await versionOf(ada)).toBe("0.2");
  const mend = breakOff("POST", "/rest/v1/rpc/switch_version");
  await selector.click();
  await page.getByRole("option", { name: "0.1" }).click();
  await activating("0.1").getByRole("button", { name: "Activate" }).click();
  await expectFailure("Failed to switch version");
  await expect.element(activating("0.1")).toBeVisible();
  mend();
  expect(await versionOf(ada)).toBe("0.2");
});

test("the table lists every version, with 'Activate' for the others and a disabled 'Active' for the current one [VERS-04, VERS-05, VERS-12]", async () => {
  const ada = await withVersions("0.0.8", "0.0.9");
  await open(ada);
  const listed = main().getByRole("table").getByRole("link");
  expect(
    listed
      .elements()
      .map((link) => link.textContent)
      .sort(),
  ).toEqual(["0.0.8", "0.0.9", "0.1"]);
  await expect.element(rowOf("0.1").getByRole("button", { name: "Active", exact: true })).toBeDisabled();
  expect(
    rowOf("0.1")
      .getByRole("button", { name: /^Activate/ })
      .elements(),
  ).toEqual([]);
  expect(rowOf("0.0.9").getByRole("button", { name: "Active", exact: true }).elements()).toEqual([]);
  await rowOf("0.0.9").getByRole("button", { name: "Activate 0.0.9" }).click();
  await activating("0.0.9").getByRole("button", { name: "Activate" }).click();
  await expectToast("Switched version", "Now editing v0.0.9");
  await expect.element(rowOf("0.0.9").getByRole("button", { name: "Active", exact: true })).toBeDisabled();
  expect(await versionOf(ada)).toBe("0.0.9");
});

test("a version is made with an input and a button that waits for a name and for the server [VERS-03, VERS-11, VERS-14, VERS-15]", async () => {
  const ada = await withVersions("0.1");
  await open(ada);
  await expect.element(button("Create Version")).toBeDisabled();
  await field().fill("   ");
  await expect.element(button("Create Version")).toBeDisabled();
  await field().fill("1.0");
  const letGo = hold("POST", "/rest/v1/rpc/clone_specification");
  await button("Create Version").dblClick();
  await expect.element(button("Create Version")).toBeDisabled();
  await expect.element(button("Create from current")).toBeDisabled();
  letGo();
  await expectToast("Version created", "Switched to new version");
  expect(page.getByText("Failed to create/switch version").elements()).toEqual([]);
  await expect.element(rowOf("1.0").getByRole("button", { name: "Active", exact: true })).toBeDisabled();
  await expect.element(field()).toHaveValue("");
  expect(await versionOf(ada)).toBe("1.0");
  const { data } = await ada.db.from("specifications").select("project_overview").eq("version", "1.0").single().throwOnError();
  expect(data.project_overview).toBe("Words of 0.1");

  await field().fill("0.1");
  await button("Create Version").click();
  await expectFailure("Failed to create/switch version");
  await expect.element(main().getByText("Version 0.1 exists already. Choose another name.")).toBeVisible();
  await expect.element(field()).toHaveValue("0.1");
  expect(await versionOf(ada)).toBe("1.0");
});

test("a version without a value is refused [VERS-13]", async () => {
  const ada = await withVersions("0.1");
  await open(ada);
  await field().click();
  await userEvent.keyboard("{Enter}");
  await expect.element(main().getByRole("alert").getByText("Version is required", { exact: true })).toBeVisible();
  await expectFailure("Version is required");
  expect((await ada.db.from("specifications").select("id").throwOnError()).data).toHaveLength(1);
});

test("the active row clones its version under a new name [VERS-06]", async () => {
  const ada = await withVersions("0.0.9", "0.1");
  const overview = page.getByRole("textbox", { name: "Project overview", exact: true });
  await openAs(ada, `/dashboard/project/${ada.project_id}/specification?section=projectIntroduction`);
  await overview.fill("Words that wait");
  await open(ada);
  expect(rowOf("0.0.9").getByRole("button", { name: "Create from current" }).elements()).toEqual([]);
  await rowOf("0.1").getByRole("button", { name: "Create from current" }).click();
  const dialog = page.getByRole("dialog", { name: "Create a version from 0.1" });
  await expect.element(dialog.getByText("Words of version 0.1 are not saved yet")).toBeVisible();
  await dialog.getByRole("link", { name: "Go back and save them" }).click();
  await expect.element(overview).toHaveValue("Words that wait");
  await button("Discard").click();
  await open(ada);
  await rowOf("0.1").getByRole("button", { name: "Create from current" }).click();
  await expect.element(dialog).toBeVisible();
  expect(page.getByText("Words of version 0.1 are not saved yet").elements()).toEqual([]);
  await dialog.getByLabelText("New version", { exact: true }).fill("0.2");
  await dialog.getByRole("button", { name: "Create Version" }).click();
  await expectToast("Version created", "Switched to new version");
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.element(rowOf("0.2").getByRole("button", { name: "Active", exact: true })).toBeVisible();
  const { data } = await ada.db.from("specifications").select("project_overview").eq("version", "0.2").single().throwOnError();
  expect(data.project_overview).toBe("Words of 0.1");
});

test("versions that cannot be read are told and can be tried again [VERS-17]", async () => {
  const ada = await withVersions("0.1");
  const stops = [
    refuse("GET", "/rest/v1/rpc/read_project", "Ask for each"),
    breakOff("GET", "/rest/v1/specifications?select=id"),
  ];
  await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await expect.element(main().getByRole("alert").getByText("Failed to load versions")).toBeVisible();
  await expectFailure("Failed to load versions");
  for (const stop of stops.reverse()) stop();
  await main().getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect.element(rowOf("0.1")).toBeVisible();
});

test("a project without a version has version '1' and works on its specification [VERS-09, VERS-12]", async () => {
  const ada = await author(server);
  const asked: string[] = [];
  const stepAside = [
    intercept("GET", "/rest/v1/projects", async (pass) => {
      const answer: unknown = await (await pass()).json();
      const without = (row: unknown) => ({ ...Object(row), version: "" });
      return Response.json(Array.isArray(answer) ? answer.map(without) : without(answer));
    }),
    intercept("GET", "/rest/v1/specifications", (pass, request) => {
      asked.push(new URL(request.url).searchParams.get("version") ?? "list");
      return pass();
    }),
  ];
  await open(ada);
  expect(rows().elements()).toHaveLength(2);
  await expect.element(rowOf("1")).toBeVisible();
  await expect.poll(() => asked).toContain("eq.1");
  for (const step of stepAside.reverse()) step();
});

test("a short address leads to the project's dashboard [VERS-18]", async () => {
  const ada = await author(server);
  const { address } = await openAs(ada, `/project/${ada.project_id}`);
  await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}`);
  await expect.element(page.getByRole("heading", { name: "Harbour", level: 1 })).toBeVisible();
});

test("a viewer sees the versions and changes none", async () => {
  const ada = await withVersions("0.1", "0.2");
  const vera = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: vera.id, role: "viewer" });
  await openAs(vera, `/dashboard/project/${ada.project_id}`);
  await expect.element(rowOf("0.2")).toBeVisible();
  await expect.poll(() => button("Create Version").elements()).toEqual([]);
  for (const name of [/^Activate/, /^Create/]) expect(main().getByRole("button", { name }).elements()).toEqual([]);
});

test("activating another version first says what of its own parts changes, and that the shared ones stay [KEPT-16]", async () => {
  const ada = await changedProject(server);
  const { db, project_id } = ada;
  await db.rpc("switch_version", { project_id, version: "0.1" }).throwOnError();
  const risk = { project_id, name: "Storm", functionality: "Quay", description: "It blows." };
  await db.from("risks").insert(risk).throwOnError();
  await db.from("specifications").update({ project_scope: "Quays" }).match({ project_id, version: "0.1" }).throwOnError();
  await db.rpc("switch_version", { project_id, version: "0.2" }).throwOnError();
  await open(ada);
  const mend = breakOff("GET", "/rest/v1/risks");
  const activate = rowOf("0.1").getByRole("button", { name: "Activate 0.1" });
  await activate.click();
  const dialog = activating("0.1");
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/could not be loaded/);
  await expect.element(dialog.getByRole("button", { name: "Activate" })).toBeDisabled();
  mend();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(dialog.getByRole("table"))
    .toMatchTextContent(/SectionChangesOnly in 0\.1Only in 0\.2Project Overview11–Risks–1–$/);
  await expect
    .element(dialog)
    .toMatchTextContent(
      /Nothing else changes\. All versions share User Classes, .*, User Stories, .*: they stay as they are now\./,
    );
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await versionOf(ada)).toBe("0.2");
  await activate.click();
  await dialog.getByRole("button", { name: "Activate" }).click();
  await expectToast("Switched version", "Now editing v0.1");
  expect(await versionOf(ada)).toBe("0.1");
  await rowOf("0.2").getByRole("button", { name: "Activate 0.2" }).click();
  await expect.element(activating("0.2").getByRole("table")).toMatchTextContent(/Risks––1$/);
});

test("a risk that two versions have in common is no difference when one is activated, and one whose words differ is a change [POLISH-76]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const written = { project_id, version: "0.1", project_overview: "Boats find a berth." };
  await db.from("specifications").insert(written).throwOnError();
  const risks = ["Storm", "Fire"].map((name) => ({ project_id, name, functionality: "Quay", description: "It happens." }));
  await db.from("risks").insert(risks).throwOnError();
  await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
  await open(ada);
  const dialog = activating("0.1");
  const activate = rowOf("0.1").getByRole("button", { name: "Activate 0.1" });
  await activate.click();
  await expect
    .element(dialog.getByText("The texts, choices and risks of 0.1 are the same as those of 0.2.", { exact: true }))
    .toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await db.from("risks").update({ description: "It burns." }).match({ project_id, version: "0.2", name: "Fire" }).throwOnError();
  await activate.click();
  await expect.element(dialog.getByRole("table")).toMatchTextContent(/Risks1––$/);
});
