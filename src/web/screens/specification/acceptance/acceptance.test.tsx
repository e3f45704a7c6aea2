import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getUnacceptedRule } from "#data/acceptance.ts";
import { finishGeneration, startGeneration } from "#data/generations.ts";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const dots = () => page.getByRole("button", { name: /is not accepted yet/ });
const mark = "“[…]” stands there until somebody fills it in.";
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("rows nobody accepted have a dot that tells where they come from; they are found, accepted, struck and taken back, told in the document, listed before a version, and an admin has such versions refused [SOURCE-11] [SOURCE-12] [SOURCE-14] [SOURCE-15] [SOURCE-18]", async () => {
  const ada = await author(server);
  const { db, project_id, organization_id } = ada;
  const run = await startGeneration(db, { project_id, function: "generate-assumptions", provider: "openai", model: "gpt-4o" });
  const said = { statement: "There are cooled vans.", consequence: "Boxes rot." };
  const rests_on = { units: [{ key: "answer:project_description#1", quote: "Vans bring the boxes." }] };
  const assumptions = [
    { name: "Vans", ...said, rests_on },
    { name: "Drivers", ...said, consequence: "Boxes rot within 2 hours, of 30 in all, 4 times." },
  ];
  await finishGeneration(db, { generation_id: run, drafted: { assumptions }, usage: {} });
  await db
    .from("assumptions")
    .insert({ project_id, name: "Typed", ...said })
    .throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/specification?section=assumptions`);
  await expect.element(page.getByRole("heading", { name: "Typed" })).toBeVisible();
  await expect.poll(() => dots().elements().length).toBe(2);
  await button("AS-1 is not accepted yet").click();
  const told = page.getByRole("dialog", { name: "AS-1 is not accepted yet" });
  await expect
    .element(told)
    .toMatchTextContent(/Name, .*Drafted by openai gpt-4o from what was answered.*Vans bring the boxes\./s);
  await told.getByRole("button", { name: "Accept" }).click();
  await expectToast("AS-1 accepted");
  await expect.poll(() => dots().elements().length).toBe(1);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => dots().elements().length).toBe(2);

  await button("More filters").click();
  await page.getByRole("combobox", { name: "Accepted" }).click();
  await page.getByRole("option", { name: "Not yet accepted" }).click();
  await expect.element(page.getByText("2 of 3 assumptions")).toBeVisible();
  await button("Accept all in view").click();
  await expectToast("2 assumptions accepted");
  await expect.poll(() => dots().elements().length).toBe(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => dots().elements().length).toBe(2);

  await button("Assumed numbers").click();
  const numbers = page.getByRole("list", { name: "Assumed numbers" }).getByRole("listitem");
  await expect.element(numbers.first()).toMatchTextContent(/Boxes rot within 2 hours, of 30 in all, 4 times\..*AS-2, /);
  await button("Remove 30 in AS-2").click();
  await expectToast("30 removed", mark);
  await expect.element(numbers.first()).toMatchTextContent(/within 2 hours, of \[…\] in all/);
  const takeBack = async () => {
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Undo" }).last().click();
    await button("Assumed numbers").click();
    await expect.poll(() => numbers.elements().length).toBe(3);
  };
  await takeBack();
  await button("Remove all in view").click();
  await expectToast("3 numbers removed", mark);
  await expect.element(page.getByText("Every number comes from your sources, was typed or was accepted.")).toBeVisible();
  await takeBack();
  await button("Accept 2 hours in AS-2").click();
  await expectToast("2 hours accepted");
  await expect.poll(() => numbers.elements().length).toBe(2);
  await button("Accept all in view").last().click();
  await expect.element(page.getByText("Every number comes from your sources, was typed or was accepted.")).toBeVisible();

  await open(`/dashboard/project/${project_id}/document`);
  const read = () => document.querySelector(".document")?.textContent ?? "";
  await expect.poll(read).toMatch(/Sources and acceptance.*Drafted from answers.*Assumptions2.*AS-1, AS-2/s);
  await open(`/dashboard/project/${project_id}`);
  await expect
    .element(page.getByRole("note"))
    .toMatchTextContent(/This version would contain what nobody has accepted.*2 assumptions/s);
  await open("/organization/settings");
  await page.getByRole("combobox", { name: "If something is not accepted yet" }).click();
  await page.getByRole("option", { name: "Create no version until everything is accepted" }).click();
  await expect.poll(() => getUnacceptedRule(db, { organization_id })).toBe("refuse");
  await open(`/dashboard/project/${project_id}`);
  await page.getByRole("textbox", { name: "New version" }).fill("1.0");
  await button("Create Version").click();
  await expect
    .element(page.getByText(/Nobody accepted 2 of what this version would say yet: 2 in assumptions/).first())
    .toBeVisible();
});
