import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { page } from "vitest/browser";
import { author, person, startProject } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { holdAuth, readAuth } from "#web/queries/session.ts";

const server = inject("server");
const heading = (name: string) => expect.element(page.getByRole("heading", { name, level: 1, exact: true })).toBeVisible();
afterEach(() => vi.restoreAllMocks());

async function work() {
  const ada = await author(server);
  const { project_id } = ada;
  const listed = await ada.db.from("pages").insert({ project_id, name: "Home" }).select("id").single().throwOnError();
  const asked = await ada.db
    .from("questionnaires")
    .insert({ project_id, project_description: "An idea" })
    .select("id")
    .single()
    .throwOnError();
  return { ...ada, page_id: listed.data.id, questionnaire_id: asked.data.id };
}

describe("signed-in addresses", () => {
  test("open inside the shell for everybody who is signed in [ROUTE-08]", async () => {
    const [newcomer, { project_id, page_id, questionnaire_id }] = await Promise.all([person(server), work()]);
    for (const address of [
      "/dashboard",
      "/dashboard/web-to-prd",
      "/projects",
      "/projects/new",
      `/project/${project_id}`,
      `/dashboard/project/${project_id}`,
      `/dashboard/project/${project_id}/specification`,
      `/dashboard/project/${project_id}/specification/pages`,
      `/dashboard/project/${project_id}/specification/pages/${page_id}/edit`,
      `/dashboard/project/${project_id}/settings`,
      `/dashboard/questionnaires/stepper/${project_id}`,
      "/questionnaires",
      "/questionnaires/new",
      `/questionnaires/${questionnaire_id}`,
      `/questionnaires/${questionnaire_id}/edit`,
      "/organization/settings",
      "/profile",
    ]) {
      const opened = await openAs(newcomer, address);
      await expect.element(page.getByRole("banner"), { message: address }).toBeVisible();
      await expect.element(page.getByRole("navigation", { name: "Main" }), { message: address }).toBeVisible();
      expect(opened.address()).not.toBe("/auth");
    }
  });

  test("lead to the questionnaire list, the creation, a view, the edit page and the stepper [ROUTE-15, ROUTE-16]", async () => {
    const ada = await work();
    await openAs(ada, "/questionnaires");
    await heading("Questionnaires");
    await openAs(ada, "/questionnaires/new");
    await expect.element(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await openAs(ada, `/questionnaires/${ada.questionnaire_id}`);
    await heading("Questionnaire");
    await expect.element(page.getByText("An idea").first()).toBeVisible();
    for (const address of [`/questionnaires/${ada.questionnaire_id}/edit`, `/questionnaires/edit/${ada.questionnaire_id}`]) {
      await openAs(ada, address);
      await heading("Edit Questionnaire");
    }
    await openAs(ada, `/dashboard/questionnaires/stepper/${ada.project_id}`);
    await heading("Questionnaire");
    await expect.element(page.getByRole("main").getByRole("link", { name: "Harbour" })).toBeVisible();
    await expect.element(page.getByRole("main").getByLabelText("Project description")).toHaveValue("An idea");
  });

  test("lead to a project's dashboard, specification and settings, its pages and the editor of one [ROUTE-17, ROUTE-18]", async () => {
    const ada = await work();
    const pier = await startProject(ada, ada.organization_id, "Pier");
    const project = `/dashboard/project/${ada.project_id}`;
    const { router } = await openAs(ada, project);
    for (const [id, name] of [
      [ada.project_id, "Harbour"],
      [pier, "Pier"],
    ] as const) {
      await router.navigate(`/dashboard/project/${id}`);
      await heading(name);
      await router.navigate(`/dashboard/project/${id}/settings`);
      await heading("Project Settings");
      await expect.element(page.getByRole("main").getByRole("textbox", { name: "Name", exact: true })).toHaveValue(name);
      await router.navigate(`/dashboard/project/${id}/specification`);
      await heading("Project Overview");
      await expect.element(page.getByRole("complementary").getByText(name, { exact: true })).toBeVisible();
    }
    await openAs(ada, `${project}/specification/pages`);
    await expect.element(page.getByRole("main").getByText("Home").first()).toBeVisible();
    await openAs(ada, `${project}/specification/pages/${ada.page_id}/edit`);
    await heading("Home");
  });
});

test("an address that leads nowhere is recorded as it was asked for [ROUTE-21]", async () => {
  const recorded = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await openAs(null, "/no/such/place?x=1");
  await expect.element(page.getByText("Oops! Page not found")).toBeVisible();
  await expect.poll(() => recorded.mock.calls.flat()).toContain("There is nothing at /no/such/place");
});

describe("while it is not known who is there", () => {
  test("a spinner fills the page and nobody is sent anywhere [ROUTE-22, ROUTE-23]", async () => {
    const ada = await person(server);
    for (const [someone, starts, ends] of [
      [null, "/dashboard", "/auth"],
      [ada, "/auth", "/dashboard"],
      [ada, "/", "/dashboard"],
    ] as const) {
      const { router, address } = await openAs(someone, "/cookies");
      await expect.element(page.getByRole("main")).toBeVisible();
      const known = readAuth();
      holdAuth({ status: "loading", session: null, user: null });
      await router.navigate(starts);
      const spinner = page.getByRole("status").filter({ hasText: "Loading..." });
      await expect.element(spinner).toBeVisible();
      const { width, height } = (spinner.element().parentElement ?? spinner.element()).getBoundingClientRect();
      expect([width, height]).toEqual([innerWidth, innerHeight]);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(address()).toBe(starts);
      holdAuth(known);
      await expect.poll(address).toBe(ends);
    }
  });
});
