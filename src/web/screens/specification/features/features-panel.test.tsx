import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { holdTimers } from "#tests/support/hold-timers.ts";
import { holdFunction, intercept, refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const picker = (name: string) => page.getByRole("combobox", { name, exact: true });
const long = "A place is kept for a boat and a night. ".repeat(40);

async function atFeatures() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const one = async (name: string) =>
    (await db.from("pages").insert({ project_id, name }).select("id").single().throwOnError()).data.id;
  const berths = await one("Berths");
  await one("Tides");
  const map = await db
    .from("sections")
    .insert({ page_id: berths, name: "Map", order_index: 0 })
    .select("id")
    .single()
    .throwOnError();
  return {
    ada,
    berths,
    map: map.data.id,
    show: () => openAs(ada, `/dashboard/project/${project_id}/specification?section=features`),
  };
}

async function choose(name: string, option: string) {
  await picker(name).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

const rowsOf = async ({ db }: Awaited<ReturnType<typeof author>>) =>
  (await db.from("features").select("page_id, section_id, name, description").order("number").throwOnError()).data;

/** Nothing scrolls under a dialog. */
const isPageHeld = () => getComputedStyle(document.documentElement).overflowY === "hidden";

describe("Features", () => {
  test("features are a table whose descriptions end after three lines [FEAT-01, FEAT-02]", async () => {
    const { ada, berths, map, show } = await atFeatures();
    await ada.db
      .from("features")
      .insert({ project_id: ada.project_id, page_id: berths, section_id: map, name: "Book", description: long })
      .throwOnError();
    await show();
    await expect.element(page.getByRole("grid").getByRole("row").nth(1)).toMatchTextContent(/Berths.*Map.*Book.*FEAT-1/);
    const headings = page
      .getByRole("columnheader")
      .elements()
      .map((cell) => cell.textContent);
    expect(headings).toEqual(["Page", "Section", "Feature Name", "Description", "Actions"]);
    const cell = page
      .getByRole("gridcell")
      .nth(4)
      .getByText(/^A place is kept/)
      .element();
    const { lineHeight } = getComputedStyle(cell);
    expect(cell.clientHeight).toBe(3 * Number.parseFloat(lineHeight));
    expect(cell.scrollHeight).toBeGreaterThan(cell.clientHeight);
  });

  test("a feature is typed with page, section, name and description, and none for both is stored as null [FEAT-03, FEAT-09, FEAT-10]", async () => {
    const { ada, berths, map, show } = await atFeatures();
    await show();
    await button("Add Feature").first().click();
    const dialog = page.getByRole("dialog", { name: "Create New Feature" });
    await expect.element(dialog).toBeVisible();
    await field("Feature Name *").fill("   ");
    await button("Create Feature").click();
    expect(await rowsOf(ada)).toEqual([]);
    await expect.element(dialog).toBeVisible();
    await field("Feature Name *").fill(" Ring the bell ");
    await button("Create Feature").click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button("Add Feature").click();
    await choose("Page", "Berths");
    await choose("Section", "Map");
    await field("Feature Name *").fill("Book a berth");
    await field("Description").fill("Keeps a place");
    await button("Create Feature").click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(await rowsOf(ada)).toEqual([
      { page_id: null, section_id: null, name: "Ring the bell", description: null },
      { page_id: berths, section_id: map, name: "Book a berth", description: "Keeps a place" },
    ]);
    await button("Edit Book a berth").click();
    await field("Feature Name *").fill("  ");
    await button("Update Feature").click();
    await expect.element(page.getByRole("dialog", { name: "Edit Feature" })).toBeVisible();
    expect(isPageHeld()).toBe(true);
    await field("Feature Name *").fill("Book a berth");
    await choose("Page", "No page");
    // what others store meanwhile shows only where nothing was typed or chosen
    await ada.db.from("features").update({ description: "Theirs" }).eq("name", "Book a berth").throwOnError();
    await expect.element(page.getByText(/changed this meanwhile/)).toBeVisible();
    await expect.element(field("Description")).toHaveValue("Theirs");
    await expect.element(picker("Page")).toHaveTextContent("No page");
    await button("Update Feature").click();
    await expectToast("Feature updated successfully");
    expect((await rowsOf(ada))[1]).toEqual({ page_id: null, section_id: null, name: "Book a berth", description: "Theirs" });
  });

  test("a feature is changed in a dialog and deleted after a question, and each ends in a word [FEAT-04, FEAT-11, FEAT-12]", async () => {
    const { ada, show } = await atFeatures();
    await show();
    const notAdded = refuse("POST", "/rest/v1/features", "Enough features.");
    await button("Add Feature").first().click();
    await field("Feature Name *").fill("Book");
    await button("Create Feature").click();
    await expectFailure("Enough features.");
    notAdded();
    await button("Create Feature").click();
    await expectToast("Feature created successfully");

    await button("Edit Book").click();
    await expect.element(page.getByRole("dialog", { name: "Edit Feature" })).toBeVisible();
    await field("Feature Name *").fill("Book a berth");
    const notChanged = refuse("PATCH", "/rest/v1/features", "Somebody else is at it.");
    await button("Update Feature").click();
    await expectFailure("Somebody else is at it.");
    notChanged();
    await button("Update Feature").click();
    await expectToast("Feature updated successfully");
    expect((await rowsOf(ada)).map(({ name }) => name)).toEqual(["Book a berth"]);
    await expect.poll(isPageHeld).toBe(false);

    await button("Delete Book a berth").click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this feature?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(await rowsOf(ada)).toHaveLength(1);
    const notRemoved = refuse("POST", "/rest/v1/rpc/remove_rows", "Features stay today.");
    await button("Delete Book a berth").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expectFailure("Features stay today.");
    notRemoved();
    await button("Delete Book a berth").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expectToast("Feature deleted successfully");
    expect(await rowsOf(ada)).toEqual([]);
  });

  test("one feature is drafted in a dialog that asks for the section of a chosen page only [FEAT-05, FEAT-06, FEAT-07, FEAT-13, GEN-07, GEN-12]", async () => {
    const { ada, berths, map, show } = await atFeatures();
    await show();
    await button("Generate Feature with AI").first().click();
    const dialog = page.getByRole("dialog", { name: "Generate Feature with AI" });
    await expect.element(dialog).toBeVisible();
    expect(picker("Section").elements()).toEqual([]);
    await choose("Page", "Berths");
    await choose("Section", "Map");
    await expect.element(picker("Section")).toHaveTextContent("Map");
    await choose("Page", "Tides");
    await expect.element(picker("Section")).toHaveTextContent("No section");
    await choose("Page", "No page");
    expect(picker("Section").elements()).toEqual([]);
    await choose("Page", "Berths");
    await expect.element(picker("Section")).toHaveTextContent("No section");
    await field("Feature Name").fill("Book a berth");

    const refused = intercept("POST", "/functions/v1/generate-feature", async () =>
      Response.json({ message: "The drafter is asleep." }, { status: 400 }),
    );
    await button("Generate Feature").click();
    await expectFailure("The drafter is asleep.");
    refused();
    const silent = intercept("POST", "/functions/v1/generate-feature", async () =>
      Response.json({ message: "" }, { status: 500 }),
    );
    await button("Generate Feature").click();
    await expectFailure("Failed to generate feature");
    silent();
    await expect.element(field("Feature Name")).toHaveValue("Book a berth");
    await choose("Section", "Map");
    await field("Description").fill("For a night");
    const run = holdFunction("generate-feature");
    await button("Generate Feature").click();
    await expect.element(dialog.getByRole("button", { name: "Generating..." })).toBeDisabled();
    run.release();
    await expectToast("Feature generated successfully");
    await expect.element(page.getByRole("gridcell", { name: /Book a berth/ }).first()).toBeVisible();
    const asked = { pageId: berths, sectionId: map, name: "Book a berth", description: "For a night" };
    expect(run.sent).toEqual([{ projectId: ada.project_id, ...asked }]);
    expect(run.written).toEqual([]);
    expect((await rowsOf(ada)).map(({ name }) => name)).toEqual(["Book a berth"]);
  });

  test("the dialog closes half a second after the draft and is empty the next time [FEAT-08]", async () => {
    const { show } = await atFeatures();
    await show();
    await button("Generate Feature with AI").first().click();
    await choose("Page", "Berths");
    await field("Feature Name").fill("Book a berth");
    await field("Description").fill("For a night");
    const half = holdTimers(500);
    await button("Generate Feature").click();
    await expectToast("Feature generated successfully");
    const dialog = page.getByRole("dialog", { name: "Generate Feature with AI" });
    await expect.poll(half.count).toBeGreaterThan(0);
    await expect.element(dialog).toBeVisible();
    half.release();
    await expect.element(dialog).not.toBeInTheDocument();
    await button("Generate Feature with AI").first().click();
    await expect.element(picker("Page")).toHaveTextContent("No page");
    await expect.element(field("Feature Name")).toHaveValue("");
    await expect.element(field("Description")).toHaveValue("");
  });

  test("with everything left empty features are drafted for the whole project", async () => {
    const { ada, berths, show } = await atFeatures();
    await ada.db.from("sections").insert({ page_id: berths, name: "Arrivals", order_index: 1 }).throwOnError();
    await show();
    await button("Generate Feature with AI").first().click();
    await button("Generate for the Whole Project").click();
    await expectToast("Feature generated successfully");
    expect((await rowsOf(ada)).length).toBeGreaterThan(1);
    await expect.element(page.getByRole("row").nth(2)).toBeVisible();
  });
});
