import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { templates } from "#domain/catalog/templates/all.ts";
import { marketplace } from "#domain/catalog/templates/marketplace.ts";
import { intercept } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const switcher = () => page.getByRole("button", { name: /^Organization:/ });

describe("creating", () => {
  test("a newcomer creates an organization, then a project, and lands in its questionnaire [DASH-02, DASH-14, DASH-16, DASH-19, ORG-04, ORG-06, ORG-08, ORG-18, FIRST-36, TOAST-07, TOAST-08]", async () => {
    const ada = await person(server);
    const { address } = await openAs(ada, "/dashboard");
    await expect.element(button("Create Organization")).toBeVisible();
    expect(switcher().elements()).toEqual([]);
    expect(page.getByText("Manage Organization").elements()).toEqual([]);
    await button("New Project").click();
    await expect.element(page.getByRole("dialog", { name: "Create Project" })).toBeVisible();
    expect(button("Create").elements()).toEqual([]);
    await page.getByLabelText("Project Name").fill("  Harbour ");
    await button("Create Organization First").click();
    await expect.element(page.getByRole("dialog", { name: "Create Organization" })).toBeVisible();
    await expect.element(button("Cancel")).toBeVisible();
    await page.getByLabelText("Organization Name").fill("  Northwind  ");
    await button("Create").click();
    await expectToast('Organization "Northwind" created successfully');

    await expect.element(page.getByRole("dialog", { name: "Create Project" })).toBeVisible();
    await expect.element(page.getByRole("combobox", { name: "Organization" }).filter({ hasText: "Northwind" })).toBeVisible();
    await expect.element(page.getByLabelText("Project Name")).toHaveValue("  Harbour ");
    await button("Create").click();
    await expectToast('Project "Harbour" created');
    const { data } = await ada.db.from("projects").select("id, name, version, organizations(name)").single().throwOnError();
    expect(data).toMatchObject({ name: "Harbour", version: "0.1", organizations: { name: "Northwind" } });
    await expect.poll(address).toBe(`/dashboard/questionnaires/stepper/${data.id}`);
    await openAs(ada, "/dashboard");
    await expect.element(switcher().filter({ hasText: "Northwind" })).toBeVisible();
  });

  test("who cancels the organization is not asked for the project again [FIRST-91]", async () => {
    const ada = await person(server);
    await openAs(ada, "/dashboard");
    await button("New Project").click();
    await page.getByLabelText("Project Name").fill("Harbour");
    await button("Create Organization First").click();
    await button("Cancel").click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await button("Create Organization").click();
    await page.getByLabelText("Organization Name").fill("Northwind");
    await button("Create").click();
    await expectToast('Organization "Northwind" created successfully');
    await expect.element(switcher().filter({ hasText: "Northwind" })).toBeVisible();
    expect(page.getByRole("dialog").elements()).toEqual([]);
  });

  test.for([
    ["/projects/import", () => page.getByLabelText("File to import")],
    ["/dashboard/web-to-prd", () => page.getByLabelText("Website URL")],
    ["/projects/new", () => page.getByText("It will belong to Northwind.")],
    ["/questionnaires", () => page.getByRole("link", { name: "Create a project" })],
    ["/organization/settings", () => page.getByRole("heading", { name: "Members" })],
  ] as const)(
    "whoever needs an organization for %s makes one and comes back there; whoever gives it up is not asked again [FIRST-89, FIRST-101]",
    async ([wanted, shown]) => {
      const ada = await person(server);
      const { address } = await openAs(ada, wanted);
      await page.getByRole("link", { name: "Create Organization First" }).click();
      await expect.element(page.getByRole("dialog", { name: "Create Organization" })).toBeVisible();
      await button("Cancel").click();
      await expect.poll(address).toBe("/dashboard");
      await button("Create Organization").click();
      await button("Cancel").click();
      await expect.poll(address).toBe("/dashboard");

      const again = await openAs(ada, wanted);
      await page.getByRole("link", { name: "Create Organization First" }).click();
      await page.getByLabelText("Organization Name").fill("Northwind");
      await button("Create").click();
      await expect.poll(again.address).toBe(wanted);
      await expect.element(shown()).toBeVisible();
      expect(page.getByRole("dialog").elements()).toEqual([]);
    },
  );

  test("Create waits for a name that says something [ORG-10, ORG-11, DASH-15]", async () => {
    const ada = await author(server);
    await openAs(ada, "/dashboard");
    await button("New Project").click();
    await expect.element(button("Create")).toBeDisabled();
    await page.getByLabelText("Project Name").fill("   ");
    await expect.element(button("Create")).toBeDisabled();
    await page.getByLabelText("Project Name").fill(" Pier ");
    await button("Create").click();
    await expectToast('Project "Pier" created');
    await openAs(ada, "/dashboard");
    await switcher().click();
    await page.getByRole("menuitem", { name: "Create Organization" }).click();
    await page.getByLabelText("Organization Name").fill("   ");
    await expect.element(button("Create")).toBeDisabled();
    await page.getByLabelText("Organization Name").fill(" Second ");
    await button("Create").click();
    await expect.element(switcher().filter({ hasText: "Second" })).toBeVisible();
    const { data } = await ada.db.from("organizations").select("name").order("created_at").throwOnError();
    expect(data.map(({ name }) => name)).toEqual(["Acme", "Second"]);
    const projects = await ada.db.from("projects").select("name").order("created_at").throwOnError();
    expect(projects.data.map(({ name }) => name)).toEqual(["Harbour", "Pier"]);
  });

  test("a template may be chosen, whose description and answers the project begins with [FIRST-69]", async () => {
    const ada = await author(server);
    const { address } = await openAs(ada, "/dashboard");
    await button("New Project").click();
    await page.getByLabelText("Project Name").fill("Bazaar");
    await page.getByRole("combobox", { name: "Begin from" }).click();
    for (const { name } of templates) await expect.element(page.getByRole("option", { name })).toBeVisible();
    await page.getByRole("option", { name: marketplace.name }).click();
    await button("Create").click();
    await expect.poll(address).toMatch(/^\/start\/.+/);
    const bazaar = ada.db.from("projects").select("id, organization_id, questionnaires(*)").eq("name", "Bazaar").single();
    const { data } = await bazaar.throwOnError();
    expect(address()).toBe(`/start/${data.id}`);
    expect(data).toMatchObject({ organization_id: ada.organization_id, questionnaires: [marketplace.questionnaire] });
  });

  test("a project for another organization makes that one current first [DASH-13, DASH-16, DASH-17]", async () => {
    const ada = await author(server);
    await ada.db.from("organizations").insert({ name: "Newest" }).throwOnError();
    await openAs(ada, "/dashboard");
    await expect.element(switcher().filter({ hasText: "Newest" })).toBeVisible();
    await button("New Project").click();
    await expect.element(button("Cancel")).toBeVisible();
    await page.getByRole("combobox", { name: "Organization" }).click();
    await page.getByRole("option", { name: "Acme" }).click();
    await page.getByLabelText("Project Name").fill("Quay");
    const created: unknown[] = [];
    const stop = intercept("POST", "/rest/v1/projects", async (pass, request) => {
      created.push([localStorage.getItem("pa:lastOrgId"), await request.clone().json()]);
      return pass();
    });
    await button("Create").click();
    await expectToast('Project "Quay" created');
    stop();
    const sent = expect.objectContaining({ name: "Quay", organization_id: ada.organization_id });
    expect(created).toEqual([[ada.organization_id, sent]]);
    const { data } = await ada.db.from("projects").select("organization_id").eq("name", "Quay").single().throwOnError();
    expect(data.organization_id).toBe(ada.organization_id);
  });
});

describe("the organization switcher", () => {
  test("it lists the person's organizations, checks the current one and switches [ORG-01, ORG-02, ORG-03, ORG-04, ORG-05, ORG-15, ORG-16, ORG-17]", async () => {
    const ada = await author(server);
    await ada.db.from("organizations").insert({ name: "Newest" }).throwOnError();
    const { address } = await openAs(ada, "/dashboard");
    await switcher().click();
    await expect.element(page.getByText("Your Organizations")).toBeVisible();
    const entries = page.getByRole("menuitemcheckbox");
    expect(entries.elements().map((entry) => [entry.textContent, entry.getAttribute("aria-checked")])).toEqual([
      ["Newest", "true"],
      ["Acme", "false"],
    ]);
    await page.getByRole("menuitemcheckbox", { name: "Acme" }).click();
    await expectToast("Organization switched", "You're now working in Acme");
    await expect.element(page.getByRole("heading", { name: "Harbour" })).toBeVisible();
    expect(localStorage.getItem("pa:lastOrgId")).toBe(ada.organization_id);
    await switcher().click();
    await page.getByRole("menuitem", { name: "Create Organization" }).click();
    await expect.element(page.getByRole("dialog", { name: "Create Organization" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await switcher().click();
    await page.getByRole("menuitem", { name: "Manage Organization" }).click();
    await expect.poll(address).toBe("/organization/settings");
  });
});
