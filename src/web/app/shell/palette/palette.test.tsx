import { beforeEach, describe, expect, inject, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { intercept } from "#tests/support/intercept.ts";
import { type Author, author, startProject } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { otherToasts } from "#tests/support/toasts.ts";
import { queryClient } from "#web/lib/query-client.ts";

const server = inject("server");
const palette = () => page.getByRole("dialog", { name: "Go to" });
const input = () => palette().getByRole("combobox");
const options = () => palette().getByRole("option");
const press = () => userEvent.keyboard("{Control>}k{/Control}");
const chosen = () => palette().getByRole("option", { selected: true });

const expectChosen = (name: string) => expect.poll(() => chosen().element().textContent).toContain(name);

async function openPaletteAt(someone: Author, address: string) {
  const opened = await openAs(someone, address);
  await expect.element(page.getByRole("button", { name: "Go to…" })).toBeVisible();
  await press();
  await expect.element(input()).toHaveFocus();
  return opened;
}

async function writeStory(ada: Author) {
  const { db, project_id } = ada;
  const captain = await db.from("user_classes").insert({ project_id, name: "Captain" }).select("id").single().throwOnError();
  const words = {
    project_id,
    user_class_id: captain.data.id,
    story: "As a captain, I want a berth",
    acceptance_criteria: "Given",
  };
  for (const name of ["Leave early", "Book a berth"])
    await db
      .from("user_stories")
      .insert({ ...words, name })
      .throwOnError();
}

let ada: Author;
beforeEach(async () => {
  ada = await author(server);
});

describe("the command palette", () => {
  test("the keys open and close it, and what had the focus has it again", async () => {
    await openPaletteAt(ada, "/projects");
    await press();
    await expect.element(palette()).not.toBeInTheDocument();
    const button = page.getByRole("button", { name: "Go to…" });
    await button.click();
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(palette()).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test("it goes to any project of the organization and any screen without a mouse", async () => {
    const pier = await startProject(ada, ada.organization_id, "Pier Eleven");
    const { address } = await openPaletteAt(ada, "/projects");
    await userEvent.keyboard("eleven");
    await expectChosen("Pier Eleven");
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe(`/dashboard/project/${pier}`);
    await expect.element(palette()).not.toBeInTheDocument();
    await press();
    await userEvent.keyboard("organization set{Enter}");
    await expect.poll(address).toBe("/organization/settings");
  });

  test("the arrow keys walk through what is found, round and round", async () => {
    await openPaletteAt(ada, "/projects");
    await userEvent.keyboard("project");
    await expectChosen("Projects");
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => chosen().element().textContent).not.toBe("Projects");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect.poll(() => options().elements().at(-1)?.getAttribute("aria-selected")).toBe("true");
  });

  test("within a project it goes to any section of the specification, and begins a new row of one", async () => {
    const { address } = await openPaletteAt(ada, `/dashboard/project/${ada.project_id}/settings`);
    await userEvent.keyboard("style guide");
    await expectChosen("Style Guide");
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}/specification?section=styleGuide`);
    await press();
    await userEvent.keyboard("new page");
    await expectChosen("Add page");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog", { name: "Create New Page" })).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Page Name *" })).toHaveFocus();
    await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}/specification?section=pages`);
    await userEvent.keyboard("{Escape}");
    await press();
    await userEvent.keyboard("add page{Enter}");
    await expect.element(page.getByRole("textbox", { name: "Page Name *" })).toHaveFocus();
  });

  test("a number or the words of a name lead to the row itself", async () => {
    await writeStory(ada);
    const { address } = await openPaletteAt(ada, `/dashboard/project/${ada.project_id}/settings`);
    await userEvent.keyboard("us 2");
    await expectChosen("Book a berth");
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}/specification?section=documentation`);
    const row = page.getByRole("row").filter({ hasText: "US-2" });
    await expect.element(row).toHaveFocus();
    await press();
    await userEvent.keyboard("captain");
    await expect.element(options().filter({ hasText: "UC-1" })).toBeVisible();
    await userEvent.keyboard("nobody");
    await expect.element(palette().getByText(/^Nothing found. Try another word/)).toBeVisible();
  });

  test("pages, sections, features, risks and what assures quality are found too", async () => {
    const { db, project_id } = ada;
    const quay = await db.from("pages").insert({ project_id, name: "Quay" }).select("id").single().throwOnError();
    await db.from("sections").insert({ page_id: quay.data.id, name: "Tides", order_index: 0 }).throwOnError();
    await db.from("features").insert({ project_id, name: "Moor a ship" }).throwOnError();
    const risks = [{ id: "1", name: "Storm", functionality: "Mooring", description: "Waves" }];
    const row = { project_id, version: "0.1", security_risks: JSON.stringify(risks) };
    await db.from("specifications").insert(row).throwOnError();
    await db.from("security_measures").insert({ project_id, name: "Locks", threat: "T", measure: "M" }).throwOnError();
    await db.from("test_cases").insert({ project_id, name: "Sink", given: "G", when: "W", then: "T" }).throwOnError();
    await db.from("external_interfaces").insert({ project_id, name: "Radio", kind: "hardware", description: "D" }).throwOnError();
    const quality = { characteristic: "safety", description: "D", target: "1" } as const;
    await db
      .from("quality_requirements")
      .insert({ project_id, name: "Afloat", ...quality })
      .throwOnError();
    const { address } = await openPaletteAt(ada, `/dashboard/project/${project_id}`);
    for (const [typed, name] of [
      ["page-1", "Quay"],
      ["feat1", "Moor a ship"],
      ["risk-1", "Storm"],
      ["sm-1", "Locks"],
      ["tc 1", "Sink"],
      ["ei-1", "Radio"],
      ["nfr1", "Afloat"],
      ["sec 1", "Tides"],
    ] as const) {
      await userEvent.fill(input(), typed);
      await expectChosen(name);
    }
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe(`/dashboard/project/${project_id}/specification/pages/${quay.data.id}/edit`);
  });

  test("what is empty is looked up once for those who may edit, and never for viewers; where that fails nothing is said [POLISH-98]", async () => {
    const asked: string[] = [];
    let isBroken = true;
    onTestFinished(
      intercept("GET", "/rest/v1/specifications", (pass, { url }) => {
        if (!url.includes("business_model")) return pass();
        asked.push(url);
        return isBroken ? Promise.resolve(Response.json({ message: "Broken" }, { status: 400 })) : pass();
      }),
    );
    const isRead = () => expect.poll(() => queryClient.isFetching()).toBe(0);
    async function askedWhileOpen(words: string, name: string) {
      asked.length = 0;
      await press();
      await userEvent.keyboard(words);
      await expectChosen(name);
      await isRead();
      await userEvent.keyboard("{Escape}");
      await expect.element(palette()).not.toBeInTheDocument();
      return asked.length;
    }
    const viewer = await author(server, { role: "viewer" });
    await openPaletteAt(viewer, `/dashboard/project/${viewer.project_id}/settings`);
    await press();
    await isRead();
    expect(await askedWhileOpen("style guide", "Style Guide")).toBe(0);
    await openPaletteAt(ada, `/dashboard/project/${ada.project_id}/settings`);
    await press();
    await isRead();
    expect(await askedWhileOpen("style guide", "Style Guide")).toBeGreaterThan(0);
    expect(otherToasts()).toEqual([]);
    isBroken = false;
    await askedWhileOpen("draft what", "Draft what is empty");
    expect(await askedWhileOpen("draft what", "Draft what is empty")).toBe(0);
  });

  test.for([1440, 390])("at %i px its button is called by what it does, and nothing else [POLISH-72]", async (width) => {
    await openAs(ada, "/projects");
    await page.viewport(width, 900);
    const button = page.getByRole("button", { name: "Go to…", exact: true });
    await expect.element(button).toBeVisible();
    expect(button.element().getAttribute("aria-keyshortcuts")).toContain("Control+K");
    await button.click();
    await expect.element(input()).toHaveFocus();
  });

  test("it fits a narrow screen in the dark", async () => {
    await openAs(ada, `/dashboard/project/${ada.project_id}`);
    document.documentElement.dataset.theme = "dark";
    await page.viewport(390, 800);
    await page.getByRole("button", { name: "Go to…" }).click();
    await expect.element(input()).toHaveFocus();
    const { left, right } = palette().element().getBoundingClientRect();
    expect([left >= 0, right <= 390]).toEqual([true, true]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    delete document.documentElement.dataset.theme;
  });
});
