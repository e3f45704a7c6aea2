import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");

test("the project dashboard names itself and leads to the project's three places [VERS-01, VERS-07]", async () => {
  const ada = await author(server);
  const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await expect.element(page.getByRole("heading", { name: "Harbour", level: 1 })).toBeVisible();
  expect(address()).toBe(`/dashboard/project/${ada.project_id}`);
  await expect.poll(() => document.title).toBe("Project Dashboard — Product Architect");
  const cards = page.getByRole("main").getByRole("link");
  const places = {
    Specification: `/dashboard/project/${ada.project_id}/specification`,
    Questionnaire: `/dashboard/questionnaires/stepper/${ada.project_id}`,
    "Project Settings": `/dashboard/project/${ada.project_id}/settings`,
  };
  for (const [name, place] of Object.entries(places)) {
    await expect.element(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute("href", place);
  }
  await expect.element(cards.filter({ hasText: "Answer the Questionnaire" })).toBeVisible();
});

test("it counts what stands in the current version and lists the stored versions", async () => {
  const ada = await author(server);
  await ada.db.from("pages").insert([
    { project_id: ada.project_id, name: "Berths" },
    { project_id: ada.project_id, name: "Tides" },
  ]);
  await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "0.0.9", project_overview: "Old" });
  await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await expect.element(page.getByRole("link", { name: /^Pages\s*2$/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Project Overview\s*Empty$/ })).toBeVisible();
  const rows = page.getByRole("table").getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent(/0\.1.*Nothing written yet.*Active/);
  await expect.element(rows.nth(2)).toMatchTextContent(/0\.0\.9/);
});
