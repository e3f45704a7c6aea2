import { readFile } from "node:fs/promises";
import { createOrganization, expect, expectAccessible, expectToast, newcomer, signUp, test } from "./journey.ts";

const idea =
  "A marketplace where farmers sell boxes of vegetables to restaurants. Farmers publish what they harvest this week. Restaurants order boxes until Wednesday noon and choose a delivery day. Drivers deliver the boxes.";

test("from an idea to a specification in your hands", async ({ page }) => {
  const shoot = async (name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
  };
  await page.goto("/");
  await shoot("01-landing");
  await expectAccessible(page);
  const ada = newcomer();
  await signUp(page, ada);
  await expect(page.getByText("No projects yet")).toBeVisible();
  await shoot("02-dashboard-empty");
  await createOrganization(page, "Green Fork");
  await page.getByRole("button", { name: "New Project" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Project Name").fill("Field to Fork");
  await shoot("03-create-project");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();

  await expect(page).toHaveURL(/\/dashboard\/questionnaires\/stepper\/[0-9a-f-]{36}$/);
  await page
    .getByLabel(/describe|description/i)
    .first()
    .fill(idea);
  await shoot("04-wizard-introduction");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next" }).click();
  await shoot("05-wizard-technology");
  await page.getByRole("button", { name: "Next" }).click();
  await shoot("06-wizard-design");
  await page.getByRole("button", { name: "Next" }).click();
  await shoot("07-wizard-business");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Field to Fork").first()).toBeVisible();
  await shoot("08-dashboard");
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /Specification/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/specification$/);
  const menu = page.getByRole("navigation", { name: "Specification" });
  await expect(page.getByRole("textbox", { name: "Project overview" })).toBeVisible();
  await shoot("09-overview-empty");
  await page.getByRole("button", { name: "Generate Overview" }).click();
  await expectToast(page, "Project overview generated successfully");
  await expect(page.getByRole("region", { name: /^Preview of/ }).first()).toContainText(/farmer/i);
  await page.getByRole("button", { name: "Generate Scope" }).click();
  await expectToast(page, "Project scope generated successfully");
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeDisabled();
  await shoot("10-overview");
  await expectAccessible(page);

  await menu.getByRole("link", { name: /User Classes/ }).click();
  await expect(page.getByText("No user classes defined yet")).toBeVisible();
  await shoot("11-user-classes-empty");
  await page.getByRole("button", { name: "Generate with AI" }).first().click();
  await expectToast(page, /Generated \d+ user classes successfully/);
  await expect(page.getByText("Restaurant", { exact: true }).first()).toBeVisible();
  await shoot("12-user-classes");
  await expectAccessible(page);

  await menu.getByRole("link", { name: /Pages/ }).click();
  await page.getByRole("button", { name: "Generate Pages" }).first().click();
  await expectToast(page, /Generated \d+ pages successfully/);
  await shoot("13-pages");
  await expectAccessible(page);

  await menu.getByRole("link", { name: /User Stories/ }).click();
  await page.getByRole("button", { name: "Generate User Stories" }).first().click();
  await expectToast(page, "User stories generated successfully!");
  await shoot("14-user-stories");
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const story = page.getByRole("dialog");
  await story.getByLabel("Name").fill("Sell a box before noon");
  await shoot("15-edit-story");
  await story.getByRole("button", { name: /Save|Update/ }).click();
  await expectToast(page, "User story updated successfully!");

  await menu.getByRole("link", { name: /Features/ }).click();
  await page
    .getByRole("button", { name: /Generate/ })
    .first()
    .click();
  await shoot("16-generate-feature");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Generate/ })
    .click();
  await expectToast(page, "Feature generated successfully");
  await expect(page.getByRole("dialog")).toBeHidden();
  await shoot("17-features");
  await expectAccessible(page);

  await menu.getByRole("link", { name: /Risks/ }).click();
  await page.getByRole("button", { name: "Generate Risks" }).first().click();
  await expectToast(page, "Risks Generated & Saved");
  await shoot("18-risks");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("radio", { name: "Markdown" }).click();
  await expectAccessible(page);
  await shoot("19-export");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Markdown" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("field-to-fork-srs-v0.1.md");
  const markdown = await readFile(await download.path(), "utf8");
  if (process.env.SHOTS) await download.saveAs(`${process.env.SHOTS}/specification.md`);
  expect(markdown).toMatch(/^# .*Field to Fork/m);
  expect(markdown).toContain("Sell a box before noon");
  for (const citation of ["UC-1", "PAGE-1", "SEC-1", "US-1", "FEAT-1", "RISK-1"]) expect(markdown).toContain(citation);
  const contents = [...markdown.matchAll(/^\s*\* \[.+\]\(#(.+)\)$/gm)].map(([, anchor]) => anchor);
  expect(contents.length).toBeGreaterThan(10);
});
