import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const description = "Farmers sell boxes of vegetables";

test("the addresses of questionnaires lead to the list, the creation, one of them and its edit page [ROUTE-15]", async () => {
  const ada = await author(server);
  const { project_id } = ada;
  const row = { project_id, project_description: description };
  const { data } = await ada.db.from("questionnaires").insert(row).select("id").single().throwOnError();
  const { router } = await openAs(ada, "/questionnaires");
  const arrive = async (at: string, name: string) => {
    await router.navigate(at);
    await expect.element(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  };
  await arrive("/questionnaires", "Questionnaires");
  await expect.element(page.getByRole("main").getByRole("link", { name: /^Standard Form/ })).toBeVisible();
  await arrive("/questionnaires/new", "Standard Form");
  await expect.element(page.getByRole("button", { name: "Create Questionnaire" })).toBeVisible();
  await arrive(`/questionnaires/${data.id}`, "Questionnaire");
  await expect.element(page.getByText(description).first()).toBeVisible();
  expect(page.getByRole("main").getByRole("textbox").elements()).toEqual([]);
  await arrive(`/questionnaires/${data.id}/edit`, "Edit Questionnaire");
  await expect.element(page.getByRole("textbox").first()).toHaveValue(description);
});
