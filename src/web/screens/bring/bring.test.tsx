import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { listRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const list = (name: string) => page.getByRole("list", { name, exact: true });
const bring = (name: string, text: string) => page.getByLabelText("File to import").upload(new File([text], name));
const plan = `# Farm boxes

Vegetables are seasonal.

## Features

### Search

Finds boxes within 2 seconds.

### Order

Orders a box.

## Assumptions

- Farmers have a van.
`;

test("a file is looked at before it is stored: kinds change, words are edited, pieces are left out, differences marked, and one undo takes all back [BRING-10, BRING-11, BRING-13]", async () => {
  const ada = await author(server);
  await ada.db
    .from("features")
    .insert({ project_id: ada.project_id, name: "Search", description: "Finds boxes." })
    .throwOnError();
  const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}/import`);
  await bring("plan.md", plan);
  const features = list("Features").getByRole("listitem");
  await expect.element(features.nth(1)).toBeVisible();
  await expect.element(features.nth(0).getByText("Changes FEAT-1")).toBeVisible();
  expect(features.nth(0).element().querySelector("ins")?.textContent).toContain("within 2 seconds");
  await expect.element(page.getByText("Vegetables are seasonal.", { exact: false }).first()).toBeVisible();
  await expect.element(list("What happens to the file").getByText("Source text: 1")).toBeVisible();

  await page.getByRole("combobox", { name: 'What "Order" becomes' }).click();
  await page.getByRole("option", { name: "Page", exact: true }).click();
  await button('Edit "Order"').click();
  await list("Pages").getByLabelText("Description").fill("Where a box is ordered.");
  await button('Leave out "Farmers have a van."').click();
  await expect.element(list("What happens to the file").getByText("Left out: 1")).toBeVisible();
  const stored = () => ada.db.from("pages").select("name, description").eq("project_id", ada.project_id).throwOnError();
  expect((await stored()).data).toEqual([]);

  await button("Import into this project").click();
  await expect.poll(address).toContain("/specification");
  expect((await stored()).data).toEqual([{ name: "Order", description: "Where a box is ordered." }]);
  const rows = await ada.db.from("assumptions").select("id").eq("project_id", ada.project_id).throwOnError();
  expect(rows.data).toEqual([]);
  await button("Undo").click();
  await expect.poll(async () => (await stored()).data).toEqual([]);
  const features_now = await ada.db.from("features").select("description").eq("project_id", ada.project_id).throwOnError();
  expect(features_now.data).toEqual([{ description: "Finds boxes." }]);
});

test("what stays source text is shown piece by piece and can be placed, edited or left out, and what is too long is said [BRING-20, BRING-21]", async () => {
  const ada = await author(server);
  const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}/import`);
  const long = `Finds boxes. ${"So many words. ".repeat(600)}The last word.`;
  await bring(
    "plan.md",
    `# Plan\n\n## Notes\n\nVegetables are seasonal.\n\nFarmers drive at dawn.\n\nAsk Ada.\n\n## Features\n\n### Search\n\n${long}\n`,
  );
  const source = list("Source text").getByRole("listitem");
  await expect.element(source.nth(2)).toBeVisible();
  await expect.element(source.nth(0).getByText("Plan › Notes")).toBeVisible();
  await expect.element(list("Features").getByText("Description is too long by", { exact: false })).toBeVisible();
  await page.getByRole("combobox", { name: 'What "Farmers drive at dawn." becomes' }).click();
  await page.getByRole("option", { name: "Assumption", exact: true }).click();
  await button('Leave out "Ask Ada."').click();
  await button('Edit "Vegetables are seasonal."').click();
  await source.getByLabelText("Text").fill("Vegetables are seasonal here.");
  await button("Import into this project").click();
  await expect.poll(address).toContain("/specification");
  const assumptions = await ada.db.from("assumptions").select("statement").eq("project_id", ada.project_id).throwOnError();
  expect(assumptions.data).toEqual([{ statement: "Farmers drive at dawn." }]);
  const kept = await ada.db.from("imports").select("kept").eq("project_id", ada.project_id).single().throwOnError();
  expect(kept.data.kept).toContain("Vegetables are seasonal here.");
  expect(kept.data.kept).toContain("The last word.");
  expect(kept.data.kept).not.toMatch(/Ask Ada|at dawn/);
});

test("a table's columns are guessed and can be put right, and a new project is made of it [BRING-12]", async () => {
  const ada = await author(server);
  const { address } = await openAs(ada, "/projects/import");
  await bring("risks.csv", "Risk;Probability;Impact;Mitigation;Owner\nBoxes rot;High;Low;Cool vans;Ada\n");
  await expect.element(page.getByRole("combobox", { name: "Mitigation" })).toHaveTextContent("Mitigation");
  await expect.element(list("Risks").getByText("Mitigation: Cool vans", { exact: false })).toBeVisible();
  await page.getByRole("combobox", { name: "Mitigation" }).click();
  await page.getByRole("option", { name: "Leave out" }).click();
  await expect.element(list("Risks").getByText("Mitigation: Cool vans", { exact: false })).not.toBeInTheDocument();
  await page.getByLabelText("Project name").fill("Farm");
  await button("Create the project").click();
  await expect.poll(address).toContain("/specification");
  const made = await ada.db.from("projects").select("id, risks(name)").eq("name", "Farm").throwOnError();
  expect(made.data.map(({ risks }) => risks)).toEqual([[{ name: "Boxes rot" }]]);
});

test.for([
  ["docx08-school-bus-acceptance-script.docx", "test_cases", "Driver scans a pass from last year"],
  ["pdf10-tram-risk-log.pdf", "risks", "Drivers' union rejects split shifts"],
  ["xlsx06-winery-risk-matrix.xlsx", "risks", "Tank sensor shows the wrong tank number"],
] as const)(
  "%s is looked at piece by piece and becomes rows of the project [BRING-57]",
  { timeout: 240_000 },
  async ([name, noun, words]) => {
    const ada = await author(server);
    const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}/import`);
    await page.getByLabelText("File to import").upload(`src/tests/bring/files/${name}`);
    const pieces = list(nouns[noun].title);
    // a document is taken apart by a program that starts first
    await expect.element(pieces.getByText(words, { exact: false }).first(), { timeout: 90_000 }).toBeVisible();
    const shown = pieces.getByRole("listitem").elements().length;
    const stored = async () =>
      (await listRows(ada.db, noun, { project_id: ada.project_id })).map((row) => Object.values(row).join(" "));
    expect(await stored()).toEqual([]);
    await button("Import into this project").click();
    await expect.poll(address, { timeout: 60_000 }).toContain("/specification");
    const rows = await stored();
    expect(rows).toHaveLength(shown);
    expect(rows.join(" ")).toContain(words);
  },
);

test("a file that cannot be read says so in one sentence [BRING-2]", async () => {
  const ada = await author(server);
  await openAs(ada, "/projects/import");
  await bring("plan.docx", "no Word document");
  await expect
    .element(page.getByText('"plan.docx" cannot be read: it is damaged, or not what its name says.', { exact: false }))
    .toBeVisible();
});
