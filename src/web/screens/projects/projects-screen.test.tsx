import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author, startProject } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("/projects", () => {
  test("it lists the real projects, latest first, each opening its dashboard [ROUTE-10, ROUTE-12]", async () => {
    const ada = await author(server);
    const pier = await startProject(ada, ada.organization_id, "Pier");
    await ada.db.from("projects").update({ type: "ERP" }).eq("id", ada.project_id).throwOnError();
    const elsewhere = await ada.db.from("organizations").insert({ name: "Elsewhere" }).select("id").single().throwOnError();
    await startProject(ada, elsewhere.data.id, "Far away");
    await openAs(ada, "/profile");
    localStorage.setItem("pa:lastOrgId", ada.organization_id);
    const { address } = await open("/projects");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect.element(rows.nth(1)).toBeVisible();
    const links = rows.elements().map((row) => row.querySelector("a"));
    expect(links.map((link) => [/^(Harbour|Pier|Far away)/.exec(link?.textContent ?? "")?.[0], link?.pathname])).toEqual([
      ["Harbour", `/dashboard/project/${ada.project_id}`],
      ["Pier", `/dashboard/project/${pier}`],
    ]);
    await expect
      .element(page.getByRole("main").getByRole("link", { name: "New Project" }))
      .toHaveAttribute("href", "/projects/new");
    await rows.nth(1).getByRole("link").click();
    await expect.poll(address).toBe(`/dashboard/project/${pier}`);
  });

  test("it says so when there is none [ROUTE-11]", async () => {
    const ada = await author(server);
    await openAs(ada, "/projects");
    await expect.element(page.getByRole("main").getByRole("listitem")).toBeVisible();
    for (const text of ["No projects found", "Create your first project to get started"]) {
      expect(page.getByText(text).elements()).toEqual([]);
    }
    await ada.db.from("projects").delete().eq("id", ada.project_id);
    await openAs(ada, "/projects");
    await expect.element(page.getByText("No projects found")).toBeVisible();
    await expect.element(page.getByText("Create your first project to get started")).toBeVisible();
  });

  test("a project is made at /projects/new, and a short address leads to its dashboard [ROUTE-13, ROUTE-14, QUEST-31, QUEST-32]", async () => {
    const ada = await author(server);
    const { address } = await openAs(ada, "/projects/new");
    await expect.element(page.getByRole("heading", { name: "Create New Project" })).toBeVisible();
    await expect.element(page.getByLabelText("Project Name")).toBeRequired();
    for (const name of ["Cancel", "Back"]) {
      await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/projects");
    }
    await page.getByLabelText("Project Name").fill("Lighthouse");
    await page.getByLabelText("Description").fill("Shows the way.");
    await button("Create Project").click();
    await expect.poll(address).toBe("/projects");
    await expect.element(page.getByRole("main").getByText("Lighthouse")).toBeVisible();
    const made = await ada.db.from("projects").select("organization_id, description").eq("name", "Lighthouse").throwOnError();
    expect(made.data).toEqual([{ organization_id: ada.organization_id, description: "Shows the way." }]);
    const short = await openAs(ada, `/project/${ada.project_id}`);
    await expect.poll(short.address).toBe(`/dashboard/project/${ada.project_id}`);
  });
});
