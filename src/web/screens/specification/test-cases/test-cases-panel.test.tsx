import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test("test cases with given, when and then are linked to user stories, and stories without one are told [SPEC-10]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const farmer = await db.from("user_classes").insert({ project_id, name: "Farmer" }).select("id").single().throwOnError();
  const told = {
    project_id,
    user_class_id: farmer.data.id,
    story: "As a farmer, I want it.",
    acceptance_criteria: "Given a box",
  };
  for (const name of ["Sell a box", "Buy a box", "Weigh a box", "Send a box", "Lose a box"]) {
    await db
      .from("user_stories")
      .insert({ ...told, name })
      .throwOnError();
  }
  const { router } = await openAs(ada, `/dashboard/project/${project_id}/specification?section=testing`);
  const gap = page.getByRole("list", { name: "User stories without a test case" });
  await expect.element(page.getByText("5 user stories have no test case", { exact: true })).toBeVisible();
  await expect.poll(() => gap.getByRole("listitem").elements().length).toBe(3);
  await button("Show 2 more").click();
  await expect.poll(() => gap.getByRole("listitem").elements().length).toBe(5);

  await button("Add a test case to US-2").click();
  const story = page.getByRole("combobox", { name: "User story", exact: true });
  await expect.element(story).toHaveTextContent("US-2 Buy a box");
  await field("Name").fill("A box is bought");
  await field("Given").fill("a signed-in farmer\na box");
  await field("When").fill("the box is bought");
  await button("Add Test Case").last().click();
  await expect.element(page.getByText("Say what must come of it", { exact: true })).toBeVisible();
  await field("Then").fill("it is gone");
  await button("Add Test Case").last().click();
  await expectToast("Test case created successfully");
  await expect.element(page.getByText("4 user stories have no test case", { exact: true })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "TC-1" });
  await expect
    .element(row)
    .toMatchTextContent(
      /Tests.*US-2.*Buy a box.*Given.*a signed-in farmer.*And.*a box.*When.*the box is bought.*Then.*it is gone/,
    );

  await button("Edit A box is bought").click();
  await story.click();
  await userEvent.keyboard("lose{Enter}");
  await expect.element(story).toHaveTextContent("US-5 Lose a box");
  await field("Then").fill("it is not found again");
  await button("Save").click();
  await expectToast("Test case updated successfully");
  const { data } = await db.from("test_cases").select("name, given, when, then, user_stories(name)").throwOnError();
  expect(data).toEqual([
    {
      name: "A box is bought",
      given: "a signed-in farmer\na box",
      when: "the box is bought",
      then: "it is not found again",
      user_stories: { name: "Lose a box" },
    },
  ]);

  await row.getByRole("link", { name: "US-5", exact: true }).click();
  await expect.poll(() => router.state.location.hash).toBe("#US-5");
  const tested = page.getByRole("row").filter({ hasText: "Lose a box" });
  await tested.getByRole("link", { name: "TC-1: A box is bought" }).click();
  await expect.poll(() => router.state.location.hash).toBe("#TC-1");
  await expect.element(row).toHaveFocus();
  await button("Delete A box is bought").click();
  await expect.element(page.getByText("No test cases yet", { exact: true })).toBeVisible();
  await button("Undo").first().click();
  await expect.element(row).toMatchTextContent("US-5");
});
