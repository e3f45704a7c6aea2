import { expect, inject, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const list = (name: string) => page.getByRole("list", { name, exact: true });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const option = (name: string) => page.getByRole("option", { name, exact: true });
const become = page.getByRole("combobox", { name: "What the chosen pieces become" });
const bar = page.getByRole("toolbar", { name: "Chosen pieces" });
const bring = (name: string, text: string) => page.getByLabelText("File to import").upload(new File([text], name));

test("twenty rows of a wrong kind are put right and stored in five presses [BRING-30]", async () => {
  const ada = await author(server);
  const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}/import`);
  const piers = Array.from({ length: 20 }, (_, at) => `- Pier ${at + 1} is closed by ice.`);
  await bring("ferry.md", `# Ferry\n\n## Assumptions\n\n${piers.join("\n")}\n- Captains carry a telephone.\n`);
  await expect.element(list("Assumptions").getByRole("listitem").nth(20)).toBeVisible();
  let presses = 0;
  const press = async (what: Locator) => {
    presses += 1;
    await what.click();
  };
  await press(box("Select all 21"));
  await press(box("Select Captains carry a telephone."));
  await expect.element(bar.getByText("20 pieces chosen")).toBeVisible();
  await press(become);
  await press(option("Risk"));
  await expect.element(page.getByText("20 pieces moved to Risks.")).toBeVisible();
  await press(button("Import into this project"));
  await expect.poll(address).toContain("/specification");
  expect(presses).toBe(5);
  const risks = await ada.db.from("risks").select("name, description").eq("project_id", ada.project_id).throwOnError();
  expect(risks.data).toHaveLength(20);
  expect(risks.data.map(({ name }) => name)).toContain("Pier 20 is closed by ice.");
  const assumptions = await ada.db.from("assumptions").select("statement").eq("project_id", ada.project_id).throwOnError();
  expect(assumptions.data).toEqual([{ statement: "Captains carry a telephone." }]);
});

test("pieces are chosen from one to another, with the keys and by chapter, changed or left out together, taken back, and show where they stood [BRING-30, BRING-31]", async () => {
  const ada = await author(server);
  const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}/import`);
  await bring(
    "farm.md",
    "# Farm\n\n## Notes\n\nFarmers drive at dawn.\n\nBoxes are blue.\n\nVans are leased.\n\nAsk Ada.\n\n## More notes\n\nCrates are wooden.\n\nA bunch is some carrots.\n",
  );
  const notes = list("Source text: Farm › Notes").getByRole("listitem");
  await expect.element(notes.nth(3)).toBeVisible();
  await notes.nth(1).getByText("Where it was", { exact: false }).click();
  await expect.element(notes.nth(1).getByRole("blockquote").getByText("Farm › Notes")).toBeVisible();
  await expect.element(notes.nth(1).getByRole("blockquote").getByText("Boxes are blue.")).toBeVisible();

  await box("Farm › More notes").click();
  await expect.element(bar.getByText("2 pieces chosen")).toBeVisible();
  await button("Leave out").click();
  await expect.element(page.getByText("2 pieces are left out.")).toBeVisible();
  await button("Undo this").click();
  await expect.element(list("What happens to the file").getByText("Left out", { exact: false })).not.toBeInTheDocument();

  await box("Select Farmers drive at dawn.").click();
  await box("Select Vans are leased.").click({ modifiers: ["Shift"] });
  await expect.element(bar.getByText("3 pieces chosen")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.keyboard("{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  await expect.element(bar.getByText("3 pieces chosen")).toBeVisible();
  await userEvent.keyboard(" ");
  await expect.element(bar.getByText("2 pieces chosen")).toBeVisible();
  await userEvent.keyboard("{Control>}a{/Control}");
  await expect.element(bar.getByText("6 pieces chosen")).toBeVisible();
  await box("Farm › More notes").click();
  await box("Select Ask Ada.").click();
  await become.click();
  await option("Assumption").click();
  await expect.element(list("Assumptions").getByRole("listitem").nth(2)).toBeVisible();
  await button("Import into this project").click();
  await expect.poll(address).toContain("/specification");
  const made = await ada.db
    .from("assumptions")
    .select("statement")
    .eq("project_id", ada.project_id)
    .order("number")
    .throwOnError();
  expect(made.data.map(({ statement }) => statement)).toEqual(["Farmers drive at dawn.", "Boxes are blue.", "Vans are leased."]);
  const kept = await ada.db.from("imports").select("kept").eq("project_id", ada.project_id).single().throwOnError();
  expect(kept.data.kept).toContain("some carrots");
  expect(kept.data.kept).not.toContain("Vans are leased");
});

test("tables of the same columns have one card, and what is chosen there holds for all of them [BRING-32]", async () => {
  const ada = await author(server);
  await openAs(ada, `/dashboard/project/${ada.project_id}/import`);
  const table = (name: string) =>
    `| Risk | Mitigation | Owner |\n| --- | --- | --- |\n| ${name} | Cool vans for ${name} | Ada |\n`;
  await bring("farm.md", `# Farm\n\n## Risks\n\n### May\n\n${table("Rot")}\n### June\n\n${table("Rain")}\n`);
  await expect.element(page.getByRole("heading", { name: "Columns of 2 tables" })).toBeVisible();
  expect(page.getByRole("combobox", { name: "Mitigation" }).elements()).toHaveLength(1);
  await expect.element(page.getByText("Mitigation: Cool vans for", { exact: false }).nth(1)).toBeVisible();
  await page.getByRole("combobox", { name: "Mitigation" }).click();
  await option("Leave out").click();
  await expect.element(page.getByText("Mitigation: Cool vans for", { exact: false })).not.toBeInTheDocument();
});
