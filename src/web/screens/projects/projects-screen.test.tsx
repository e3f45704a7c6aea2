import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author, startProject } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("/projects", () => {
  test("it lists the real projects, latest first, each opening its dashboard [ROUTE-10, ROUTE-12]", async () => {
    const ada = await author(server);
    const pier = await startProject(ada, ada.organization_id, "Pier");
    const { address } = await openAs(ada, "/projects");
    const rows = page.getByRole("main").getByRole("listitem");
    await expect.element(rows.nth(1)).toBeVisible();
    expect(rows.elements().map((row) => /Pier|Harbour/.exec(row.textContent ?? "")?.[0])).toEqual(["Pier", "Harbour"]);
    await expect
      .element(page.getByRole("main").getByRole("link", { name: "New Project" }))
      .toHaveAttribute("href", "/projects/new");
    await rows.nth(0).getByRole("link").click();
    await expect.poll(address).toBe(`/dashboard/project/${pier}`);
  });

  test("it says so when there is none [ROUTE-11]", async () => {
    const ada = await author(server);
    await openAs(ada, "/projects");
    await expect.element(page.getByRole("main").getByRole("listitem")).toBeVisible();
    expect(page.getByText("No projects found").elements()).toHaveLength(0);
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
