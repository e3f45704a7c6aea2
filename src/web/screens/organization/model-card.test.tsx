import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const form = () => page.getByRole("form", { name: "Language model" });

test("an admin sets a model of the organization's own, tries it, and removes it; its key never comes back", async () => {
  const ada = await author(server);
  await openAs(ada, "/organization/settings");
  await form().getByRole("combobox", { name: "Provider" }).click();
  await page.getByRole("option", { name: "OpenAI-compatible server" }).click();
  await form().getByLabelText("Model").fill("our-model");
  await form().getByLabelText("API key").fill("sk-organization-1234");
  await button("Use own model").click();
  await expect.element(form().getByText("Enter the address of the server")).toBeVisible();
  await form().getByLabelText("Address").fill("http://127.0.0.1:9/v1");
  await button("Use own model").click();
  await expectToast("Language model saved");
  await expect.element(page.getByText("OpenAI-compatible server, our-model")).toBeVisible();
  await expect.element(page.getByText(/key ending in 1234/)).toBeVisible();
  await expect.element(form().getByLabelText("API key")).toHaveValue("");
  await button("Test").click();
  await expectFailure("No answer", "The language model could not be reached. Please try again.");
  await button("Remove").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expectToast("Language model removed");
  await expect.element(button("Use own model")).toBeVisible();
});

test("an admin sees what drafting used; somebody else sees neither that nor the model", async () => {
  const ada = await author(server);
  const run = { project_id: ada.project_id, function: "generate-pages", provider: "openai" };
  const { data: id } = await ada.db.rpc("start_generation", run).throwOnError();
  await ada.db.rpc("finish_generation", { generation_id: id, input_tokens: 1200, output_tokens: 340 }).throwOnError();
  await openAs(ada, "/organization/settings");
  await expect.element(page.getByText("1 draft today. There is no daily limit.")).toBeVisible();
  const usage = page.getByRole("region", { name: "Usage by day" });
  await expect.element(usage.getByRole("cell", { name: "1,200" })).toBeVisible();
  await expect.element(usage.getByRole("cell", { name: "340" })).toBeVisible();
  const bo = await author(server, { role: "member" });
  await openAs(bo, "/organization/settings");
  await expect.element(page.getByRole("heading", { name: "Members" })).toBeVisible();
  expect(page.getByRole("heading", { name: "Usage" }).elements()).toEqual([]);
  expect(form().elements()).toEqual([]);
});
