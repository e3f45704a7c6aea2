import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { breakOff, holdFunction, intercept, refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast, otherToasts } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const nothing = "No pages created yet. Click Add Page to create manually or Generate Pages to create with AI.";

async function atPages() {
  const ada = await author(server);
  return { ada, show: () => openAs(ada, `/dashboard/project/${ada.project_id}/specification/pages`) };
}

describe("5.1 Pages", () => {
  test("pages are a table of names, descriptions and actions [PAGE-01, PAGE-02, PAGE-03, PAGE-07]", async () => {
    const { ada, show } = await atPages();
    const added = await ada.db
      .from("pages")
      .insert({ project_id: ada.project_id, name: "Berths", description: "All places in the harbour" })
      .select("id")
      .single()
      .throwOnError();
    await ada.db.from("pages").insert({ project_id: ada.project_id, name: "Tides" });
    const { address } = await show();
    await expect.element(page.getByRole("heading", { name: "5.1 Pages", exact: true })).toBeVisible();
    const table = page.getByRole("grid");
    await expect.element(table.getByRole("row").nth(1)).toBeVisible();
    expect(
      table
        .getByRole("columnheader")
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(["Name", "Description", "Actions"]);
    await expect.element(table.getByRole("row").nth(1)).toMatchTextContent(/Berths.*PAGE-1.*All places in the harbour/);
    await expect.element(table.getByRole("row").nth(2)).toMatchTextContent(/Tides.*PAGE-2.*No description/);
    for (const name of ["Berths", "Tides"]) {
      await expect.element(page.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
      await expect.element(button(`Delete ${name}`)).toBeVisible();
    }
    await page.getByRole("link", { name: "Edit Berths" }).click();
    await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}/specification/pages/${added.data.id}/edit`);
  });

  test("a page is added by its trimmed name, a blank one by nothing and without a word [PAGE-05, PAGE-06, PAGE-08, PAGE-09]", async () => {
    const { ada, show } = await atPages();
    const sent: unknown[] = [];
    const stepAside = intercept("POST", "/rest/v1/pages", async (pass, request) => {
      sent.push(await request.clone().json());
      return pass();
    });
    await show();
    await expect.element(page.getByText(nothing, { exact: true })).toBeVisible();
    await button("Add Page").first().click();
    await expect.element(page.getByRole("dialog", { name: "Create New Page" })).toBeVisible();
    await page.getByLabelText("Page Name *", { exact: true }).fill("   ");
    await userEvent.keyboard("{Enter}");
    await button("Create Page").click();
    expect(page.getByRole("alert").elements()).toEqual([]);
    expect(otherToasts()).toEqual([]);
    expect(
      page
        .getByRole("dialog")
        .getByText(/name the page/i)
        .elements(),
    ).toEqual([]);
    await page.getByLabelText("Page Name *", { exact: true }).fill("  Berths ");
    await button("Create Page").click();
    await expectToast("Page created successfully");
    await expect.element(page.getByRole("link", { name: "Berths", exact: true })).toBeVisible();
    stepAside();
    expect(sent).toEqual([
      {
        project_id: ada.project_id,
        name: "Berths",
        description: null,
        features: null,
        designs_link: null,
        forms: null,
        designs_file: null,
        sections: null,
      },
    ]);
  });

  test("deleting a page asks first [PAGE-10]", async () => {
    const { ada, show } = await atPages();
    await ada.db.from("pages").insert({ project_id: ada.project_id, name: "Berths" });
    await show();
    await button("Delete Berths").click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this page?" });
    await expect.element(question).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect((await ada.db.from("pages").select("id").throwOnError()).data).toHaveLength(1);
    await button("Delete Berths").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText(nothing, { exact: true })).toBeVisible();
    expect((await ada.db.from("pages").select("id").throwOnError()).data).toEqual([]);
  });

  test("what happens to a page is said, and the server's words when it does not [PAGE-11]", async () => {
    const { ada, show } = await atPages();
    await ada.db.from("pages").insert({ project_id: ada.project_id, name: "Berths" });
    await show();
    const refused = refuse("POST", "/rest/v1/pages", "The plan allows one page.");
    await button("Add Page").click();
    await page.getByLabelText("Page Name *", { exact: true }).fill("Tides");
    await button("Create Page").click();
    await expectFailure("The plan allows one page.");
    refused();
    await button("Create Page").click();
    await expectToast("Page created successfully");

    await page.getByRole("link", { name: "Edit Tides" }).click();
    const notChanged = refuse("PATCH", "/rest/v1/pages", "Somebody else is at it.");
    await button("Update Page").click();
    await expectFailure("Somebody else is at it.");
    notChanged();
    await button("Update Page").click();
    await expectToast("Page updated successfully");

    await show();
    const notRemoved = refuse("POST", "/rest/v1/rpc/remove_rows", "Pages stay today.");
    await button("Delete Berths").click();
    await button("Delete").click();
    await expectFailure("Pages stay today.");
    notRemoved();
    await button("Delete Berths").click();
    await button("Delete").click();
    await expectToast("Page deleted successfully");
  });

  test("pages are drafted by a button that waits meanwhile [PAGE-04, PAGE-12, GEN-01, GEN-12]", async () => {
    const { ada, show } = await atPages();
    await show();
    const stepAside = breakOff("POST", "/functions/v1/generate-pages");
    await button("Generate Pages").first().click();
    await expectFailure("Failed to generate pages. Please try again.");
    stepAside();
    const run = holdFunction("generate-pages", (reply) => ({ ...reply, count: 41 }));
    await button("Generate Pages").first().click();
    await expect.element(button("Generating...").first()).toBeDisabled();
    expect(button("Generate Pages").elements()).toEqual([]);
    run.release();
    await expectToast("Generated 41 pages successfully");
    const { data } = await ada.db.from("pages").select("name").order("number").throwOnError();
    expect(data.length).toBeGreaterThan(0);
    for (const { name } of data) await expect.element(page.getByRole("link", { name, exact: true })).toBeVisible();
    expect(run.sent).toEqual([{ projectId: ada.project_id }]);
    expect(run.written).toEqual([]);
    await expect.element(button("Generate Pages")).toBeEnabled();
  });
});
