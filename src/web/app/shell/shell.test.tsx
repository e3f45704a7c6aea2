import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { projectColor } from "#domain/projects.ts";
import { author, startProject } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { projectQuery } from "#web/queries/projects.ts";

const server = inject("server");
const main = () => page.getByRole("navigation", { name: "Main" });
const project = (name: string) => main().getByRole("button", { name });
const sidebar = () => page.getByTestId("sidebar");

describe("the top bar", () => {
  test("it names the product, and its menu leads to the profile and out [SHELL-01, SHELL-02, SHELL-03, AUTH-17]", async () => {
    const { address } = await openAs(await author(server), "/projects");
    await expect.element(page.getByRole("banner").getByRole("link", { name: "Product Architect" })).toBeVisible();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Profile" }).click();
    await expect.poll(address).toBe("/profile");
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect.poll(address).toBe("/");
    await expect.element(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  test("the second icon button switches between light and dark, and the device remembers it [SHELL-05]", async () => {
    await openAs(await author(server), "/projects");
    const html = document.documentElement;
    const toggle = page.getByRole("button", { name: /Switch to the (light|dark) theme/ });
    await toggle.click();
    const first = html.dataset.theme;
    const isDark = () => {
      const [red = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return red < 128;
    };
    await expect.poll(isDark).toBe(first === "dark");
    await toggle.click();
    expect([first, html.dataset.theme].sort()).toEqual(["dark", "light"]);
    await expect.poll(isDark).toBe(first === "light");
    expect(localStorage.getItem("pa:theme")).toBe(html.dataset.theme);
    delete html.dataset.theme;
  });
});

test("whoever is removed from an organization is told, and led out of its project", async () => {
  const eve = await author(server, { role: "member" });
  const { address } = await openAs(eve, `/dashboard/project/${eve.project_id}/settings`);
  await expect.element(page.getByRole("heading", { name: "Project Settings" })).toBeVisible();
  await page.getByRole("main").getByLabelText("Type").fill("A harbour of her own");
  const gone = { organization_id: eve.organization_id, user_id: eve.id };
  await eve.founder.db.from("organization_members").delete().match(gone).throwOnError();
  await expect.element(page.getByText("You are no longer a member of Acme.").first()).toBeVisible();
  await expect.poll(address).toBe("/dashboard");
  expect(queryClient.getQueryData(projectQuery(eve.project_id).queryKey)).toBeUndefined();
  expect(Object.values(localStorage).join()).toContain("A harbour of her own");
});

describe("the sidebar", () => {
  test("it leads to the dashboard, Web to PRD and every place of each project [SHELL-06, SHELL-07, SHELL-08, SHELL-09]", async () => {
    const ada = await author(server);
    await startProject(ada, ada.organization_id, "Pier");
    await openAs(ada, "/projects");
    await expect.element(main().getByRole("link", { name: "Dashboard", exact: true })).toHaveAttribute("href", "/dashboard");
    await expect.element(main().getByRole("link", { name: "Web to PRD" })).toHaveAttribute("href", "/dashboard/web-to-prd");
    for (const name of ["Harbour", "Pier"]) await expect.element(project(name)).toHaveAttribute("aria-expanded", "false");
    await project("Harbour").click();
    const places = main()
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: "Harbour" }) })
      .getByRole("link");
    expect(places.elements().map((place) => [place.textContent, place.getAttribute("href")])).toEqual([
      ["Dashboard", `/dashboard/project/${ada.project_id}`],
      ["Specification", `/dashboard/project/${ada.project_id}/specification`],
      ["Document", `/dashboard/project/${ada.project_id}/document`],
      ["Trace", `/dashboard/project/${ada.project_id}/trace`],
      ["Coverage", `/dashboard/project/${ada.project_id}/coverage`],
      ["Build", `/dashboard/project/${ada.project_id}/build`],
      ["Proposals", `/dashboard/project/${ada.project_id}/proposals`],
      ["Questionnaire", `/dashboard/questionnaires/stepper/${ada.project_id}`],
      ["Activity", `/dashboard/project/${ada.project_id}/activity`],
      ["Search", `/dashboard/project/${ada.project_id}/search`],
      ["Settings", `/dashboard/project/${ada.project_id}/settings`],
    ]);
    await project("Harbour").click();
    await expect.element(project("Harbour")).toHaveAttribute("aria-expanded", "false");
  });

  test("the project one is in is open without a click [SHELL-10]", async () => {
    const ada = await author(server);
    await startProject(ada, ada.organization_id, "Pier");
    await openAs(ada, `/dashboard/project/${ada.project_id}/settings`);
    await expect.element(project("Harbour")).toHaveAttribute("aria-expanded", "true");
    await expect.element(project("Pier")).toHaveAttribute("aria-expanded", "false");
  });

  test("a project carries its own colour, or a pastel that stays the same when others are added or deleted [SHELL-11, SHELL-12, POLISH-13, POLISH-48]", async () => {
    const ada = await author(server);
    const start = async (name: string) => ({ name, id: await startProject(ada, ada.organization_id, name) });
    const first = await start("Alder");
    const [second, third] = [await start("Birch"), await start("Cedar")];
    await ada.db.from("projects").update({ color: "rgb(1, 2, 3)" }).eq("id", ada.project_id).throwOnError();
    const colorOf = ({ name }: { name: string }) =>
      project(name).element().querySelector<HTMLElement>("[style]")?.style.backgroundColor;
    const shown = async (kept: (typeof first)[]) => {
      await openAs(ada, "/projects");
      for (const { name } of kept) await expect.element(project(name)).toBeVisible();
      expect(colorOf({ name: "Harbour" })).toBe("rgb(1, 2, 3)");
      for (const one of kept) expect(colorOf(one), one.name).toBe(projectColor({ id: one.id, color: null }));
    };
    await shown([first, second, third]);
    const fourth = await start("Dogwood");
    await ada.db.from("projects").delete().eq("id", first.id).throwOnError();
    await shown([second, third, fourth]);
  });

  test("it is 256 px wide, 64 px on the specification, and opens there under the mouse [SHELL-13, SHELL-14, SHELL-15]", async () => {
    const ada = await author(server);
    const width = () => Math.round(sidebar().element().firstElementChild?.getBoundingClientRect().width ?? 0);
    const { router } = await openAs(ada, "/dashboard");
    await expect.element(sidebar()).toBeVisible();
    for (const [wide, title] of [
      ["/dashboard", "Projects"],
      ["/profile", "Profile"],
      ["/projects", "Projects"],
      ["/questionnaires", "Questionnaires"],
      ["/dashboard/web-to-prd", "Web to PRD"],
      [`/dashboard/project/${ada.project_id}`, "Harbour"],
      [`/dashboard/project/${ada.project_id}/settings`, "Project Settings"],
      [`/dashboard/questionnaires/stepper/${ada.project_id}`, "Questionnaire"],
    ] as const) {
      await router.navigate(wide);
      await expect.element(page.getByRole("main").getByRole("heading", { level: 1, name: title })).toBeVisible();
      expect(width(), wide).toBe(256);
    }
    // wherever the mouse was left by what was pressed before
    await userEvent.hover(page.getByRole("banner"));
    await router.navigate(`/dashboard/project/${ada.project_id}/specification`);
    await expect.poll(width).toBe(64);
    await sidebar().hover();
    await expect.poll(width).toBe(256);
    await userEvent.hover(page.getByRole("banner").getByRole("link", { name: "Product Architect" }));
    await expect.poll(width).toBe(64);
  });

  test("on a narrow screen it opens from the top bar", async () => {
    const ada = await author(server);
    const { address } = await openAs(ada, "/projects");
    await page.viewport(390, 800);
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Web to PRD" }).click();
    await expect.poll(address).toBe("/dashboard/web-to-prd");
    await expect.element(page.getByRole("dialog", { name: "Menu" })).not.toBeInTheDocument();
  });
});
