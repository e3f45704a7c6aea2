import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hold, intercept, refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { render } from "#tests/support/render.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";
import { PageEditorScreen } from "./page-editor-screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

async function atPage(words: { description?: string; features?: string; designs_link?: string } = {}) {
  const ada = await author(server);
  const row = { project_id: ada.project_id, name: "Berths", ...words };
  const { data } = await ada.db.from("pages").insert(row).select("id").single().throwOnError();
  const specification = `/dashboard/project/${ada.project_id}/specification`;
  return { ada, id: data.id, specification, address: `${specification}/pages/${data.id}/edit` };
}

describe("the page editor", () => {
  test("it says that the page is loading [PAGE-13]", async () => {
    const { ada, address } = await atPage();
    const release = hold("GET", "/rest/v1/pages");
    await openAs(ada, address);
    await expect.element(page.getByText("Loading page...", { exact: true })).toBeVisible();
    release();
    await expect.element(field("Page Name *")).toHaveValue("Berths");
    expect(page.getByText("Loading page...").elements()).toEqual([]);
  });

  test("an unknown page leads back, and a missing project is said [PAGE-14]", async () => {
    const { ada, specification } = await atPage();
    const { address } = await openAs(ada, `${specification}/pages/${crypto.randomUUID()}/edit`);
    await expect.element(page.getByRole("heading", { name: "Page Not Found" })).toBeInTheDocument();
    await page.getByRole("link", { name: "Back to Specification" }).click();
    await expect.poll(address).toBe(`${specification}/pages`);
    render(<RouterProvider router={createMemoryRouter([{ path: "/", Component: PageEditorScreen }])} />);
    await expect.element(page.getByRole("heading", { name: "Project Not Found" })).toBeInTheDocument();
  });

  test("Back to Specification returns to the workspace [PAGE-15]", async () => {
    const { ada, specification, address } = await atPage();
    const shown = await openAs(ada, address);
    await page.getByRole("link", { name: "Back to Specification" }).click();
    await expect.poll(shown.address).toBe(specification);
    await expect.element(page.getByRole("heading", { name: "5.1 Pages" })).toBeVisible();
  });

  test("the page is saved with a name only, and its emptied texts as null [PAGE-17, PAGE-18]", async () => {
    const { ada, id, address } = await atPage({ description: "Old", features: "Old", designs_link: "Old" });
    await openAs(ada, address);
    await field("Page Name *").fill("   ");
    await field("Description").fill("");
    await field("Features").fill("");
    await field("Design Links").fill("  ");
    await button("Update Page").click();
    await expect.element(page.getByText("Name the page", { exact: true })).toBeVisible();
    const row = async () =>
      (await ada.db.from("pages").select("name, description, features, designs_link").eq("id", id).single().throwOnError()).data;
    expect(await row()).toEqual({ name: "Berths", description: "Old", features: "Old", designs_link: "Old" });
    await field("Page Name *").fill("Moorings");
    await button("Update Page").click();
    await expectToast("Page updated successfully");
    expect(await row()).toEqual({ name: "Moorings", description: null, features: null, designs_link: null });
    await expect.element(page.getByRole("heading", { name: "Moorings" })).toBeVisible();
  });

  test("what was typed is there after a reload, and Cancel gives it up", async () => {
    const { ada, specification, address } = await atPage();
    await openAs(ada, address);
    await field("Description").fill("Half a thought");
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("Half a thought"))).toBe(true);
    await open(address);
    await expect.element(field("Description")).toHaveValue("Half a thought");
    await expect.element(page.getByText("Unsaved changes restored", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
    await expect.element(button("Save Changes")).toBeVisible();
    const shown = await open(address);
    await button("Cancel").click();
    await expect.poll(shown.address).toBe(specification);
    await open(address);
    await expect.element(field("Description")).toHaveValue("");
  });
});

describe("the sections of a page", () => {
  test("they are rows that open, and one at a time is written [PAGE-25, PAGE-26]", async () => {
    const { ada, id, address } = await atPage();
    await ada.db.from("sections").insert([
      { page_id: id, name: "Map", description: "All places", order_index: 0 },
      { page_id: id, name: "List", description: null, order_index: 1 },
    ]);
    await openAs(ada, address);
    await expect.element(page.getByRole("heading", { name: /^Sections/ })).toBeVisible();
    const map = page.getByRole("button", { name: /^Map/ });
    await expect.element(map).toHaveAttribute("aria-expanded", "false");
    await expect.element(page.getByText("All places")).not.toBeVisible();
    await map.click();
    await expect.element(page.getByText("All places")).toBeVisible();
    await map.click();
    await expect.element(page.getByText("All places")).not.toBeVisible();
    await button("Edit Map").click();
    await expect.element(field("Section Name *")).toHaveValue("Map");
    await button("Edit List").click();
    await expect.element(field("Section Name *")).toHaveValue("List");
    expect(field("Section Name *").elements()).toHaveLength(1);
    await button("Add Section").first().click();
    expect(field("Section Name *").elements()).toHaveLength(1);
    await expect.element(field("Section Name *")).toHaveValue("");
    await button("Edit Map").click();
    await field("Section Name *").fill("Chart");
    await button("Save").click();
    await expect.element(page.getByRole("button", { name: /^Chart/ })).toBeVisible();
    expect(field("Section Name *").elements()).toEqual([]);
    await button("Edit List").click();
    await button("Cancel").last().click();
    await expect.element(page.getByRole("button", { name: /^List/ })).toBeVisible();
    expect(field("Section Name *").elements()).toEqual([]);
  });

  test("a section is added at the end and saved with a name only, and deleted after a question [PAGE-27, PAGE-28, PAGE-29, PAGE-30]", async () => {
    const { ada, id, address } = await atPage();
    await ada.db.from("sections").insert({ page_id: id, name: "Map", order_index: 0 });
    await openAs(ada, address);
    const submit = () => button("Add Section").last();
    await button("Add Section").click();
    await field("Section Name *").fill("  ");
    await submit().click();
    await expect.element(page.getByText("Name the section")).toBeVisible();
    await field("Section Name *").fill("List");
    const notAdded = refuse("POST", "/rest/v1/sections", "Enough sections.");
    await submit().click();
    await expectFailure("Enough sections.");
    notAdded();
    await submit().click();
    await expectToast("Section created successfully");
    await expect.element(page.getByRole("button", { name: /^List/ })).toHaveFocus();
    const rows = async () => (await ada.db.from("sections").select("name, order_index").order("order_index").throwOnError()).data;
    expect(await rows()).toEqual([
      { name: "Map", order_index: 0 },
      { name: "List", order_index: 1 },
    ]);
    await button("Edit List").click();
    await field("Section Name *").fill(" ");
    await button("Save").click();
    await expect.element(page.getByText("Name the section")).toBeVisible();
    await field("Section Name *").fill("Table");
    const notChanged = refuse("PATCH", "/rest/v1/sections", "Somebody else is at it.");
    await button("Save").click();
    await expectFailure("Somebody else is at it.");
    notChanged();
    await button("Save").click();
    await expectToast("Section updated successfully");
    await expect.element(page.getByRole("button", { name: /^Table/ })).toHaveFocus();
    await button("Edit Table").click();
    await field("Section Description").fill("Half a thought");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: /^Table.*Unsaved changes/ })).toHaveFocus();
    await button("Edit Table").click();
    await expect.element(field("Section Description")).toHaveValue("Half a thought");
    await button("Cancel").last().click();
    await button("Delete Table").click();
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure you want to delete this section?" })).toBeVisible();
    const notRemoved = refuse("POST", "/rest/v1/rpc/remove_rows", "Sections stay today.");
    await button("Delete").click();
    await expectFailure("Sections stay today.");
    notRemoved();
    await button("Delete Table").click();
    await button("Delete").click();
    await expectToast("Section deleted successfully");
    await expect.element(page.getByRole("button", { name: /^Map/ })).toHaveFocus();
    expect(await rows()).toEqual([{ name: "Map", order_index: 0 }]);
  });

  test("they are moved with the keys and stay where they were put, and a deleted one comes back [POLISH-94]", async () => {
    const { ada, id, address } = await atPage();
    await ada.db
      .from("sections")
      .insert(["Map", "List", "Tides"].map((name, order_index) => ({ page_id: id, name, order_index })));
    const stored = async () =>
      (await ada.db.from("sections").select("name").order("order_index").throwOnError()).data.map(({ name }) => name);
    await openAs(ada, address);
    await expect.element(button("Move Tides")).toBeVisible();
    const shown = () =>
      page
        .getByRole("button", { name: /^Move / })
        .elements()
        .map((one) => one.getAttribute("aria-label"));
    const { promise, resolve: release } = Promise.withResolvers<void>();
    let sent = 0;
    const stepAside = intercept("POST", "/rest/v1/rpc/reorder_sections", async (pass) => {
      sent += 1;
      await promise;
      return pass();
    });
    const take = async (name: string, place: number) => {
      const handle = button(`Move ${name}`).element();
      if (handle instanceof HTMLElement) handle.focus();
      await userEvent.keyboard(" ");
      await expect.element(page.getByText(`${name} is at ${place} of 3.`)).toBeInTheDocument();
    };
    const move = async (key: string, said: string) => {
      await userEvent.keyboard(`{${key}}`);
      await expect.element(page.getByText(said)).toBeInTheDocument();
    };
    await take("Map", 1);
    await move("ArrowDown", "Map is at 2 of 3.");
    await userEvent.keyboard(" ");
    await take("Tides", 3);
    await move("ArrowUp", "Tides is at 2 of 3.");
    await move("ArrowUp", "Tides is at 1 of 3.");
    await userEvent.keyboard(" ");
    await expect.poll(shown).toEqual(["Move Tides", "Move List", "Move Map"]);
    // the later one would be overtaken by the earlier
    expect(sent).toBe(1);
    stepAside();
    release();
    await expect.poll(stored).toEqual(["Tides", "List", "Map"]);
    await open(address);
    await expect.poll(shown).toEqual(["Move Tides", "Move List", "Move Map"]);
    await button("Delete List").click();
    await button("Delete").click();
    await expectToast("Section deleted successfully");
    await button("Undo").click();
    await expect.poll(shown).toEqual(["Move Tides", "Move List", "Move Map"]);
    expect(await stored()).toEqual(["Tides", "List", "Map"]);
  });
});
