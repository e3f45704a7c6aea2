import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readQuality } from "#data/quality.ts";
import { addRow, listRows } from "#data/rows.ts";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const feature = { page_id: null, section_id: null };
const quality = { characteristic: "performance_efficiency" as const, verification: null };

test("findings are underlined while a text is written, told with the field, mended by one press that undo takes back, and marked on their row [QUAL-10] [QUAL-11]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const said = { name: "List", description: "The desk shall print the list within 2 seconds.", target: "2 s" };
  await addRow(db, "quality_requirements", { project_id, ...quality, ...said });
  await addRow(db, "quality_requirements", { project_id, ...quality, ...said, name: "Clean" });
  await openAs(ada, `/dashboard/project/${project_id}/specification?section=otherRequirements`);
  await button("Edit List").click();
  const text = page.getByRole("textbox", { name: "Requirement" });
  await text.fill("The desk should print the list fast.");
  await expect.element(text).toHaveAccessibleDescription(/2 findings\. “should”: .* “fast”: /);
  const lines = () => [...document.querySelectorAll("[aria-hidden] .underline")].map(({ textContent }) => textContent);
  expect(lines()).toEqual(["should", "fast"]);
  // the underlines lie where the words are
  const area = text.element();
  const mirror = area.parentElement?.querySelector("[aria-hidden] > [dir=auto]");
  expect(mirror?.clientWidth).toBe(area.clientWidth);
  expect(getComputedStyle(mirror ?? area).lineHeight).toBe(getComputedStyle(area).lineHeight);

  // by keyboard: to the fix below, which writes into the field
  await userEvent.click(text);
  await userEvent.keyboard("{Control>}{Home}{/Control}");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(text).toHaveValue("The desk shall print the list fast.");
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(text).toHaveValue("The desk should print the list fast.");
  await button("Save").click();
  await expect.element(button("2 findings in the wording of NFR-1")).toBeVisible();
  await button("2 findings in the wording of NFR-1").click();
  await expect.element(page.getByRole("dialog", { name: /2 findings in the wording/ })).toMatchTextContent(/should.*fast/s);
  await userEvent.keyboard("{Escape}");
  await expect.element(button("2 findings in the wording of NFR-1")).toHaveFocus();
  await button("2 findings in the wording of NFR-1").click();
  await expect.element(page.getByRole("dialog", { name: /2 findings in the wording/ })).toBeVisible();
  await button("2 findings in the wording of NFR-1").click();
  await expect.element(page.getByRole("dialog", { name: /2 findings in the wording/ })).not.toBeInTheDocument();
  await open(`/dashboard/project/${project_id}/specification?section=otherRequirements&wording=found`);
  await expect.element(page.getByText("1 of 2 requirements")).toBeVisible();
});

test("Wording tells every finding by rule; they are fixed one by one and all of a rule, split, kept with a reason, and the rules of the project are chosen [QUAL-12] [QUAL-13] [QUAL-14] [QUAL-06]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const add = (name: string, description: string) => addRow(db, "features", { project_id, ...feature, name, description });
  await add("Print", "The desk should print the list.");
  await add("Log", "The desk should log each boat.");
  await add("Weigh", "The desk shall weigh each van and print its ticket.");
  await add("Show", "The map shall look modern.");
  const wording = `/dashboard/project/${project_id}/specification?section=wording`;
  await openAs(ada, wording);
  const list = (name: string) => page.getByRole("list", { name, exact: true }).getByRole("listitem");
  await expect.poll(() => list("Say “shall”").elements().length).toBe(2);
  await expect.element(page.getByText("0 of 4 rows have no finding that counts.", { exact: false })).toBeVisible();
  const said = async (name: string) =>
    (await listRows(db, "features", { project_id })).find((row) => row.name === name)?.description;

  await button("Fix 2…").click();
  await expect.poll(() => list("Fixes").elements().length).toBe(2);
  await button("Fix 2 texts").click();
  await expectToast("2 texts fixed");
  await expect.poll(() => said("Log")).toBe("The desk shall log each boat.");
  await expect.poll(() => list("Say “shall”").elements().length).toBe(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(() => list("Say “shall”").elements().length).toBe(2);
  await expect.poll(() => said("Print")).toBe("The desk should print the list.");

  await button("Split into two rows in FEAT-3").click();
  await expectToast("FEAT-3 became two rows");
  await expect.poll(async () => (await listRows(db, "features", { project_id })).length).toBe(5);
  expect(await said("Weigh")).toBe("The desk shall weigh each van.");
  const made = (await listRows(db, "features", { project_id })).at(-1);
  expect(made?.description).toBe("The desk shall print its ticket (split from FEAT-3).");
  await expect.poll(() => list("One duty in each row").elements().length).toBe(0);

  await button("Keep, because… “modern” in FEAT-4").click();
  await button("Keep").click();
  await expect.element(page.getByText("Say why it stays")).toBeVisible();
  await page.getByRole("textbox", { name: "Because" }).fill("The brand book says what that is.");
  await button("Keep").click();
  await expect.poll(async () => (await readQuality(db, { project_id })).kept.map(({ quote }) => quote)).toEqual(["modern"]);
  await page.getByRole("combobox", { name: "Findings" }).click();
  await page.getByRole("option", { name: "Kept with a reason (1)" }).click();
  await expect.element(page.getByText("The brand book says what that is.", { exact: false })).toBeVisible();

  await button("Rules…").click();
  await page.getByRole("combobox", { name: "Say “shall”" }).click();
  await page.getByRole("option", { name: "Off" }).click();
  await page.getByRole("textbox", { name: "Forbidden words" }).fill("boat, van");
  await button("Save").click();
  await expectToast("Rules saved");
  expect((await readQuality(db, { project_id })).settings).toMatchObject({ rules_off: ["modal"], forbidden: ["boat", "van"] });
  await page.getByRole("combobox", { name: "Findings" }).click();
  await page.getByRole("option", { name: /^That count \(2\)/ }).click();
  await button("Edit FEAT-2").click();
  await page.getByRole("textbox", { name: "Description" }).fill("The desk shall log each ship.");
  await button("Save").click();
  await expect.poll(() => said("Log")).toBe("The desk shall log each ship.");
  await expect.poll(() => page.getByRole("option", { name: /^That count/ }).elements().length).toBe(0);
  await expect.element(page.getByText("4 of 5 rows have no finding that counts.", { exact: false })).toBeVisible();
});
