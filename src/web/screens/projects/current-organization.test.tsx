import { renderToString } from "react-dom/server";
import { describe, expect, inject, test, vi } from "vitest";
import { page } from "vitest/browser";
import { breakOff, hold, intercept, refuse } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { db, open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { addOrganizationMutation } from "#web/queries/organizations.ts";
import { addProjectMutation, deleteProject, projectsQuery } from "#web/queries/projects.ts";

const server = inject("server");
const toasts = () =>
  page
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("listitem")
    .elements();
const addOrganization = (name: string) =>
  queryClient.getMutationCache().build(queryClient, addOrganizationMutation).execute({ name });
const addProject = (organization_id: string) =>
  queryClient
    .getMutationCache()
    .build(queryClient, addProjectMutation)
    .execute({ organization_id, name: "Pier", type: null, description: null });

function Outside() {
  useOrganizations();
  return null;
}

describe("organizations", () => {
  test("are a placeholder in the switcher while they load [ORG-07]", async () => {
    const ada = await author(server);
    const release = hold("GET", "organizations");
    await openAs(ada, "/dashboard");
    await expect.element(page.getByTestId("organizations-placeholder")).toBeVisible();
    expect(page.getByRole("button", { name: /^Organization:|Create Organization/ }).elements()).toEqual([]);
    release();
    await expect.element(page.getByRole("button", { name: "Organization: Acme" })).toBeVisible();
    expect(page.getByTestId("organizations-placeholder").elements()).toEqual([]);
  });

  test("that cannot be read say so [TOAST-02]", async () => {
    const ada = await author(server);
    const stop = refuse("GET", "organizations", "no");
    await openAs(ada, "/dashboard");
    await expectFailure("Failed to load organizations");
    stop();
  });

  test("take over where they were left: the stored one while it is in the list, else the first [ORG-13, ORG-14]", async () => {
    const ada = await author(server);
    const { data: newer } = await ada.db.from("organizations").insert({ name: "Newer" }).select("id").single().throwOnError();
    const current = (name: string) => expect.element(page.getByRole("button", { name: `Organization: ${name}` })).toBeVisible();
    await openAs(ada, "/dashboard");
    await current("Newer");
    localStorage.setItem("pa:lastOrgId", ada.organization_id);
    await open("/dashboard");
    await current("Acme");
    localStorage.setItem("pa:lastOrgId", crypto.randomUUID());
    await open("/dashboard");
    await current("Newer");
    localStorage.setItem("pa:lastOrgId", newer.id);
    await open("/dashboard");
    await current("Newer");
  });

  test("are read inside their provider alone [ORG-20]", () => {
    expect(() => renderToString(<Outside />)).toThrow("useOrganizations must be used within an OrganizationProvider");
  });

  test("are created by a button that says so [ORG-09]", async () => {
    await openAs(await person(server), "/dashboard");
    await page.getByRole("button", { name: "Create Organization" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Create Organization" });
    await dialog.getByLabelText("Organization Name").fill("Acme");
    const release = hold("POST", "/rest/v1/organizations");
    await dialog.getByRole("button", { name: "Create", exact: true }).click();
    await expect.element(dialog.getByRole("button", { name: "Creating..." })).toBeDisabled();
    release();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("that cannot be created show the server's message, or say that it failed [TOAST-05]", async () => {
    await openAs(await person(server), "/dashboard");
    for (const [message, text] of [
      ["Names are taken today", "Names are taken today"],
      ["", "Failed to create organization"],
    ] as const) {
      const stop = refuse("POST", "/rest/v1/organizations", message);
      await expect(addOrganization("Acme")).rejects.toThrow();
      stop();
      await expectFailure(text);
    }
  });

  test("are not created by somebody who is not signed in [ORG-12]", async () => {
    await openAs(null, "/");
    await expect(addOrganization("Acme")).rejects.toMatchObject({ kind: "signed_out" });
    await expectFailure("You must be logged in to create an organization");
  });
});

describe("projects", () => {
  test("without somebody signed in are neither made, listed nor deleted, and nothing is said [DASH-23]", async () => {
    const ada = await author(server);
    await openAs(null, "/");
    const sent: string[] = [];
    const stops = ["GET", "POST", "DELETE"].map((method) =>
      intercept(method, "/rest/v1/", async (pass, request) => {
        sent.push(request.url);
        return pass();
      }),
    );
    await expect(addProject(ada.organization_id)).rejects.toMatchObject({ kind: "signed_out" });
    expect(await queryClient.fetchQuery(projectsQuery(ada.organization_id))).toEqual([]);
    expect(await deleteProject(ada.project_id)).toBe(false);
    for (const stop of stops.reverse()) stop();
    expect(sent).toEqual([]);
    expect(toasts()).toEqual([]);
    const { data } = await ada.db.from("projects").select("id").throwOnError();
    expect(data).toEqual([{ id: ada.project_id }]);
  });

  test("lose their specifications first, and only then go themselves [DASH-20, DASH-22, TOAST-11]", async () => {
    const ada = await author(server);
    await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "2" }).throwOnError();
    await openAs(ada, "/dashboard");
    const sent: string[] = [];
    const stop = intercept("DELETE", "/rest/v1/", async (pass, request) => {
      sent.push(new URL(request.url).pathname);
      return pass();
    });
    expect(await deleteProject(ada.project_id)).toBe(true);
    stop();
    expect(sent).toEqual(["/rest/v1/specifications", "/rest/v1/projects"]);
    await expectToast("Project deleted successfully");
    expect((await db.from("projects").select("id").throwOnError()).data).toEqual([]);
  });

  test("stay where their specifications cannot be removed [DASH-21, TOAST-09]", async () => {
    const ada = await author(server);
    await openAs(ada, "/dashboard");
    const stop = refuse("DELETE", "/rest/v1/specifications", "no");
    expect(await deleteProject(ada.project_id)).toBe(false);
    stop();
    await expectFailure("Failed to delete project specifications");
    expect((await db.from("projects").select("id").throwOnError()).data).toEqual([{ id: ada.project_id }]);
  });

  test("that cannot be deleted show the error's message, or say that it failed [TOAST-10]", async () => {
    const ada = await author(server);
    await openAs(ada, "/dashboard");
    for (const [message, text] of [
      ["It is being printed", "It is being printed"],
      ["", "Failed to delete project"],
    ] as const) {
      const stop = refuse("DELETE", "/rest/v1/projects", message);
      expect(await deleteProject(ada.project_id)).toBe(false);
      stop();
      await expectFailure(text);
    }
  });

  test("that cannot be read or made say so [TOAST-03, TOAST-06]", async () => {
    const ada = await author(server);
    await openAs(ada, "/dashboard");
    await expect.element(page.getByRole("heading", { name: "Harbour" })).toBeVisible();
    let stop = breakOff("POST", "/rest/v1/projects");
    await expect(addProject(ada.organization_id)).rejects.toThrow();
    stop();
    await expectFailure("Failed to create project");
    stop = refuse("GET", "/rest/v1/projects", "no");
    await open(`/dashboard/project/${ada.project_id}`);
    await expectFailure("Failed to load project");
    stop();
  });

  test("appear in every list as soon as they are made", async () => {
    const ada = await author(server);
    await openAs(ada, "/dashboard");
    await expect.element(page.getByRole("main").getByText("Harbour").first()).toBeVisible();
    await addProject(ada.organization_id);
    await expect.element(page.getByRole("main").getByText("Pier").first()).toBeVisible();
    await expect.element(page.getByRole("navigation", { name: "Main" }).getByText("Pier")).toBeVisible();
    await deleteProject(ada.project_id);
    await expect.element(page.getByText("Harbour")).not.toBeInTheDocument();
  });
});

test("the buttons of a project card go somewhere and never say that they are coming soon [TOAST-28]", async () => {
  const ada = await author(server);
  const places = {
    Specification: `/dashboard/project/${ada.project_id}/specification`,
    Settings: `/dashboard/project/${ada.project_id}/settings`,
    "Project Dashboard": `/dashboard/project/${ada.project_id}`,
  };
  for (const [name, place] of Object.entries(places)) {
    const { address } = await openAs(ada, "/dashboard");
    await page
      .getByRole("main")
      .getByRole("link", { name: `${name} of Harbour`, exact: true })
      .click();
    await expect.poll(address).toBe(place);
    expect(page.getByText("Coming soon").elements()).toEqual([]);
    expect(toasts()).toEqual([]);
  }
});

test("a profile that cannot be read is only logged and raises no toast [TOAST-24]", async () => {
  const ada = await person(server);
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const stop = refuse("GET", "profiles", "no");
  await openAs(ada, "/profile");
  await expect.element(page.getByText("Your profile could not be loaded")).toBeVisible();
  expect(toasts()).toEqual([]);
  expect(logged.mock.calls).toContainEqual(["A query failed", ["profiles", ada.id], expect.any(Error)]);
  logged.mockRestore();
  stop();
});

test("a profile that cannot be saved shows the server's message [TOAST-23]", async () => {
  const ada = await person(server);
  await openAs(ada, "/profile");
  await page.getByLabelText("First name").fill("Ada");
  const stop = refuse("POST", "/rest/v1/profiles", "Profiles are being counted");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectFailure("Profiles are being counted");
  stop();
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expectToast("Profile updated", "Your profile has been updated successfully.");
});
