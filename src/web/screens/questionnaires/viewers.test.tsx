import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const main = () => page.getByRole("main");
const controls = () => [
  ...main().element().querySelectorAll("input, textarea, select, [role=combobox], [role=checkbox], [role=radio]"),
];

test("a viewer reads questionnaires step by step or at once, and finds nothing to change, answer or create", async () => {
  const eve = await author(server, { role: "viewer" });
  const { project_id } = eve;
  const { data: form } = await eve.founder.db
    .from("questionnaires")
    .insert({ project_id, project_description: "Boats find a berth.", backend_technology: "Rust" })
    .select("id")
    .single()
    .throwOnError();
  const { address } = await openAs(eve, `/dashboard/questionnaires/stepper/${project_id}`);
  await expect.element(page.getByText("Read only", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Boats find a berth.")).toBeVisible();
  expect(controls()).toEqual([]);
  await button("Next").click();
  await expect.element(page.getByText("Rust", { exact: true })).toBeVisible();
  expect(address()).toContain("step=");
  for (const step of [3, 4]) {
    await button("Next").click();
    await expect.poll(() => main().getByRole("listitem").elements()[step - 1]?.getAttribute("aria-current")).toBe("step");
  }
  await expect.element(button("Next")).toBeDisabled();
  expect(button("Submit").elements()).toEqual([]);

  await openAs(eve, `/questionnaires/create/${project_id}`);
  await expect.element(page.getByText("Rust", { exact: true })).toBeVisible();
  expect([...controls(), ...button("Create Questionnaire").elements()]).toEqual([]);

  await openAs(eve, "/questionnaires/new");
  await expect.element(page.getByText("Only members can answer questionnaires")).toBeVisible();
  expect(button("Create Questionnaire").elements()).toEqual([]);
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("option", { name: "Harbour" }).click();
  await expect.element(page.getByText("Rust", { exact: true })).toBeVisible();

  await openAs(eve, `/questionnaires/edit/${form.id}`);
  await expect.element(page.getByText("Boats find a berth.")).toBeVisible();
  expect(controls()).toEqual([]);

  await openAs(eve, `/questionnaires/${form.id}`);
  await expect.element(page.getByText("Read only", { exact: true })).toBeVisible();
  expect(link("Edit Questionnaire").elements()).toEqual([]);

  await openAs(eve, "/questionnaires");
  await expect.element(link("View Details")).toBeVisible();
  expect(
    [link("Edit"), page.getByRole("link", { name: /^(Step-by-Step|Standard Form)/ })].flatMap((one) => one.elements()),
  ).toEqual([]);

  await openAs(eve, "/dashboard");
  await expect.element(link("Harbour")).toBeVisible();
  await expect.poll(() => page.getByRole("button", { name: "New Project" }).elements()).toEqual([]);
  await expect.poll(() => page.getByRole("link", { name: "New project" }).elements()).toEqual([]);
  await openAs(eve, "/projects/new");
  await expect.element(page.getByText("Only members can create projects")).toBeVisible();
});
