import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name });

test("assumptions stand under Requirements, are added whole, edited, and come back once deleted [NOUN-1]", async () => {
  const ada = await author(server);
  await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
  await page.getByRole("link", { name: "Assumptions", exact: true }).click();
  await expect.element(page.getByText("No assumptions yet")).toBeVisible();
  await button("Add Assumption").first().click();
  await field("Name").fill("Cooled vans");
  await field("Statement").fill("Every farmer has a van.");
  await button("Add Assumption").last().click();
  await expect.element(page.getByText("Say what happens if it is wrong")).toBeVisible();
  await field("If it is wrong").fill("A carrier has to be found.");
  await button("Add Assumption").last().click();
  await expect.element(page.getByRole("heading", { name: "Cooled vans" })).toBeVisible();
  await expect.element(page.getByText("AS-1", { exact: true }).first()).toBeVisible();
  await button("Edit Cooled vans").click();
  await field("Statement").fill("Every second farmer has a van.");
  await button("Save").click();
  await expect.element(page.getByText("Every second farmer has a van.")).toBeVisible();
  await button("Delete Cooled vans").click();
  await expect.element(page.getByText("No assumptions yet")).toBeVisible();
  await button("Undo").first().click();
  await expect.element(page.getByRole("heading", { name: "Cooled vans" })).toBeVisible();
});
