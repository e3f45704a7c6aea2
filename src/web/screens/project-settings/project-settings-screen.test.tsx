import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { readProjectContent } from "#data/project-content.ts";
import { breakOff, intercept, refuse } from "#tests/support/intercept.ts";
import { author, join, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

async function atSettings() {
  const ada = await author(server);
  const shown = await openAs(ada, `/dashboard/project/${ada.project_id}/settings`);
  await expect.element(page.getByRole("heading", { name: "Danger Zone" })).toBeVisible();
  return { ada, ...shown };
}

test("the settings have two tabs, General with the Danger Zone [SETT-01, SETT-03]", async () => {
  const { ada, address } = await atSettings();
  expect(address()).toBe(`/dashboard/project/${ada.project_id}/settings`);
  expect(
    page
      .getByRole("tab")
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(["General", "API Keys"]);
  await expect.element(page.getByRole("tab", { name: "General" })).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByRole("tabpanel").getByRole("button", { name: "Delete Project" })).toBeVisible();
});

test("name, type, version and colour are saved, and nothing else [SETT-02, SETT-04, SETT-07]", async () => {
  const { ada } = await atSettings();
  const sent: unknown[] = [];
  const stepAside = intercept("PATCH", "/rest/v1/projects", async (_pass, request) => {
    sent.push(await request.json());
    return Response.error();
  });
  await field("Name").fill("Marina");
  await field("Type").fill("ERP");
  await field("Version").fill("0.2");
  await page.getByRole("radio", { name: "Green" }).click();
  await button("Save Changes").click();
  await expectFailure("Failed to update project settings");
  await expect.element(field("Name")).toHaveValue("Marina");
  stepAside();
  const settings = { name: "Marina", type: "ERP", version: "0.2", color: "rgb(187, 247, 208)" };
  expect(sent).toEqual([settings]);
  await button("Save Changes").click();
  await expectToast("Project settings updated successfully");
  const { data } = await ada.db.from("projects").select("name, type, version, color").single().throwOnError();
  expect(data).toEqual(settings);
});

test("a version that exists is not activated by typing it [POLISH-56]", async () => {
  const { ada } = await atSettings();
  const version = (await ada.db.from("projects").select("version").single().throwOnError()).data.version;
  await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "0.0.9" }).throwOnError();
  await field("Name").fill("Marina");
  await field("Version").fill("0.0.9");
  await button("Save Changes").click();
  await expect.element(page.getByText(/Version 0\.0\.9 already exists\. Activate it on the project's dashboard/)).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Marina");
  const { data } = await ada.db.from("projects").select("name, version").single().throwOnError();
  expect(data).toEqual({ name: "Harbour", version });
});

test("the version's field says what typing another number does, and so it is [POLISH-67]", async () => {
  const ada = await author(server);
  const { project_id } = ada;
  await ada.db.from("specifications").insert({ project_id, version: "0.1", project_overview: "Keeps berths." }).throwOnError();
  const risk = { project_id, name: "Storm", functionality: "Booking", description: "Berths are closed." };
  await ada.db.from("risks").insert(risk).throwOnError();
  await ada.db.from("pages").insert({ project_id, name: "Berths" }).throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/settings`);
  const hint =
    "A new number starts a version with empty texts and no risks. Activate one that exists on the project's dashboard.";
  await expect.element(field("Version")).toHaveAccessibleDescription(hint);
  await field("Version").fill("0.2");
  await button("Save Changes").click();
  await expectToast("Project settings updated successfully");
  const content = await readProjectContent(ada.db, { project_id });
  expect(content.project.version).toBe("0.2");
  expect([content.specification?.project_overview ?? null, content.risks]).toEqual([null, []]);
  expect(content.pages.map(({ name }) => name)).toEqual(["Berths"]);
});

test("a project goes after its name was typed and its specifications are gone [SETT-05, SETT-06, SETT-08]", async () => {
  const { ada, address } = await atSettings();
  await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "0.1" }).throwOnError();
  const projects = async () => (await ada.db.from("projects").select("id").throwOnError()).data.length;
  const dialog = page.getByRole("alertdialog");
  async function askFor(name: string) {
    await button("Delete Project").click();
    await dialog.getByRole("textbox").fill(name);
  }
  await askFor("Harbor");
  await expect.element(dialog.getByRole("button", { name: "Delete Project" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  const kept = breakOff("DELETE", "/rest/v1/specifications");
  await askFor("Harbour");
  await dialog.getByRole("button", { name: "Delete Project" }).click();
  await expectFailure("Failed to delete project specifications");
  kept();
  expect(await projects()).toBe(1);

  const stays = refuse("DELETE", "/rest/v1/projects", "");
  await askFor("Harbour");
  await dialog.getByRole("button", { name: "Delete Project" }).click();
  await expectFailure("Failed to delete project");
  stays();
  expect((await ada.db.from("specifications").select("id").throwOnError()).data).toEqual([]);
  expect(await projects()).toBe(1);

  await askFor("Harbour");
  await dialog.getByRole("button", { name: "Delete Project" }).click();
  await expectToast("Project deleted successfully");
  await expect.poll(address).toBe("/dashboard");
  expect(await projects()).toBe(0);
});

test("members save settings but do not delete, viewers do neither", async () => {
  const ada = await author(server);
  for (const role of ["member", "viewer"] as const) {
    const someone = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: someone.id, role });
    await openAs(someone, `/dashboard/project/${ada.project_id}/settings`);
    await expect.element(button("Delete Project")).toBeDisabled();
    expect(button("Save Changes").elements()).toHaveLength(role === "member" ? 1 : 0);
  }
});
