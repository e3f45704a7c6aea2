import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { externalInterfaceBlurbs, externalInterfaceKinds, externalInterfaceLabels } from "#domain/nouns/external-interfaces.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

test("external interfaces stand under user, hardware, software and communication, and move between them [SPEC-11]", async () => {
  const ada = await author(server);
  await openAs(ada, `/dashboard/project/${ada.project_id}/specification?section=externalInterfaces`);
  await expect.element(page.getByText("No external interfaces yet", { exact: true })).toBeVisible();
  expect(externalInterfaceKinds).toEqual(["user", "hardware", "software", "communication"]);
  for (const kind of externalInterfaceKinds) {
    await button(`Add to ${externalInterfaceLabels[kind]}`).click();
    await expect.element(page.getByRole("combobox", { name: "Kind" })).toHaveTextContent(externalInterfaceLabels[kind]);
    await field("Name").fill(`The ${kind} side`);
    await field("Description").fill(`What the ${kind} side exchanges`);
    await button("Add External Interface").last().click();
    const group = page.getByRole("rowgroup", { name: externalInterfaceLabels[kind] });
    await expect.element(group.getByRole("heading", { name: `The ${kind} side` })).toBeVisible();
    await expect.element(group).toMatchTextContent(externalInterfaceBlurbs[kind]);
  }
  const { data } = await ada.db.from("external_interfaces").select("kind, name, description").order("number").throwOnError();
  expect(data).toEqual(
    externalInterfaceKinds.map((kind) => ({ kind, name: `The ${kind} side`, description: `What the ${kind} side exchanges` })),
  );

  await button("Edit The software side").click();
  await page.getByRole("combobox", { name: "Kind" }).click();
  await page.getByRole("option", { name: "Communication interfaces" }).click();
  await field("Name").fill("The wire");
  await button("Save").click();
  await expectToast("External interface updated successfully");
  await expect.element(page.getByRole("rowgroup", { name: "Communication interfaces" })).toMatchTextContent(/EI-3.*EI-4/);
  await expect.element(page.getByRole("rowgroup", { name: "Software interfaces" })).toMatchTextContent("No interface yet");

  await page.getByRole("searchbox").fill("hardware");
  await expect.element(page.getByText("1 of 4 external interfaces", { exact: true })).toBeVisible();
  await button("Delete The hardware side").click();
  await expectToast("External interface deleted successfully");
});
