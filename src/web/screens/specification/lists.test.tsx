import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const rows = () => page.getByRole("row");
const row = (name: string) => rows().filter({ hasText: name });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const search = () => page.getByRole("searchbox");
const press = (keys: string) => userEvent.keyboard(keys);

async function atStories(
  count: number,
  { at = "", criteria = () => "Given a boat\nThen it stays" }: { at?: string; criteria?: (n: number) => string } = {},
) {
  const ada = await author(server);
  const { db, project_id } = ada;
  const classes = await db
    .from("user_classes")
    .insert(["Skipper", "Guest"].map((name) => ({ project_id, name })))
    .select("id")
    .throwOnError();
  const stories = Array.from({ length: count }, (_, n) => ({
    project_id,
    user_class_id: classes.data[n % 2]?.id ?? "",
    name: `Keep berth ${n + 1}`,
    story: "As a skipper, I want to keep it",
    acceptance_criteria: criteria(n),
  }));
  await db.from("user_stories").insert(stories).throwOnError();
  const opened = await openAs(ada, `/dashboard/project/${project_id}/specification?section=documentation${at}`);
  await expect.element(rows().nth(1)).toBeVisible();
  return { ada, ...opened };
}

const stored = async ({ db }: Author) =>
  (await db.from("user_stories").select("id, number, revision, name, user_class_id, created_at").order("number").throwOnError())
    .data;

test("of two thousand stories only those in sight are drawn, and a number in the address leads to its row", async () => {
  const { address } = await atStories(1000, { at: "#US-900" });
  await expect.element(row("US-900")).toBeVisible();
  await expect.element(row("US-900")).toHaveFocus();
  expect(rows().elements().length).toBeLessThan(60);
  await expect.element(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "1002");
  await press("{Home}");
  await expect.element(row("US-1").first()).toHaveFocus();
  await press("{End}");
  await expect.element(row("US-1000")).toHaveFocus();
  await press("/");
  await expect.element(search()).toHaveFocus();
  await userEvent.fill(search(), "BERTH 77");
  await expect.element(page.getByText("19 of 1,000 user stories", { exact: true })).toBeVisible();
  await expect.element(row("US-77").first()).toBeVisible();
  await expect.poll(address).toContain("section=documentation&q=BERTH+77");
  await page.getByRole("combobox", { name: "Stories of a user class" }).click();
  await page.getByRole("option", { name: "Guest" }).click();
  await expect.element(page.getByText("5 of 1,000 user stories", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Order" }).click();
  await page.getByRole("option", { name: "Newest first" }).click();
  await expect.element(rows().nth(1)).toMatchTextContent("US-778");

  await open(address());
  await expect.element(page.getByText("5 of 1,000 user stories", { exact: true })).toBeVisible();
  await expect.element(search()).toHaveValue("BERTH 77");
  await expect.element(rows().nth(1)).toMatchTextContent("US-778");
  const order = page.getByRole("combobox", { name: "Order" });
  await expect.element(order).toHaveTextContent("Newest first");
  order.element().focus();
  await press("by");
  await expect.element(order).toHaveTextContent("By name");
  await expect.element(rows().nth(1)).toMatchTextContent("US-77");
  await userEvent.fill(search(), "lighthouse");
  await expect.element(page.getByText("No user stories match", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show all user stories" }).click();
  await expect.element(page.getByText("1,000 user stories", { exact: true })).toBeVisible();
  await expect.element(rows().nth(1)).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "User Stories" }).first()).toMatchTextContent("1,000");
  await open(`${address().split("#")[0]}#US-9999`);
  await expect.element(page.getByText("US-9999 is not in this project", { exact: false })).toBeVisible();
});

test("rows of any height stand one below the other in every frame of a scroll", async () => {
  await atStories(300, { criteria: (n) => "Then it stays\n".repeat(1 + ((n * 7) % 9)) });
  const gaps: number[] = [];
  const look = () => {
    const boxes = [...document.querySelectorAll("[data-index]")].map((box) => box.getBoundingClientRect());
    const inSight = boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
    for (const [at, box] of inSight.entries()) gaps.push(Math.abs((inSight[at + 1]?.top ?? box.bottom) - box.bottom));
  };
  const grid = page.getByRole("grid").element();
  for (let turn = 0; turn < 20; turn += 1) {
    scrollBy(0, 700);
    await new Promise((done) => requestAnimationFrame(done));
    // asked for while a frame is made, it comes right after the paint
    await scheduler.postTask(look, { priority: "user-blocking" });
  }
  await expect.poll(() => grid.getBoundingClientRect().top).toBeLessThan(-5000);
  expect(gaps.length).toBeGreaterThan(100);
  expect(Math.max(...gaps)).toBeLessThan(1.5);
});

test("a row is made of few elements, none of which is watched by itself [SPEED-29]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  await db.from("pages").insert({ project_id, name: "Berths" }).throwOnError();
  const features = Array.from({ length: 120 }, (_, n) => ({
    project_id,
    name: `Board ${n}`,
    description: "It leads to PAGE-1.",
  }));
  await db.from("features").insert(features).throwOnError();
  const watchers: ResizeObserver[] = [];
  const Watcher = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class extends Watcher {
    constructor(told: ResizeObserverCallback) {
      super(told);
      watchers.push(this);
    }
  };
  try {
    await openAs(ada, `/dashboard/project/${project_id}/specification?section=features`);
    await expect.element(row("Board 2").getByRole("link", { name: "PAGE-1: Berths" }).first()).toBeVisible();
    // what is drawn with the first row is drawn with each: its words, three buttons, what it cites, a box and a grip
    expect(row("Board 2").first().element().querySelectorAll("*").length).toBeLessThan(36);
    const before = watchers.length;
    rows().nth(1).element().focus();
    await press("{End}");
    await expect.element(row("Board 119")).toHaveFocus();
    expect(watchers.length).toBe(before);
  } finally {
    globalThis.ResizeObserver = Watcher;
  }
});

async function tellStory(name: string) {
  await page.getByRole("button", { name: "Add User Story" }).click();
  await page.getByRole("combobox", { name: "User Class" }).click();
  await page.getByRole("option", { name: "Skipper" }).click();
  await userEvent.fill(page.getByRole("textbox", { name: "Name" }), name);
  await userEvent.fill(page.getByRole("textbox", { name: "Story", exact: true }), "As a skipper, I want it");
  await userEvent.fill(page.getByRole("textbox", { name: "Acceptance Criteria" }), "Then it is so");
  await page.getByRole("button", { name: "Create User Story" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
}

test("whatever is added is where the keys are, in a dialog, in place or below the list", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const many = Array.from({ length: 30 }, (_, n) => ({ project_id, name: `Number ${n + 1}` }));
  await db.from("pages").insert(many).throwOnError();
  await db.from("user_classes").insert(many).throwOnError();
  const begin = async (section: string, add: string) => {
    await openAs(ada, `/dashboard/project/${project_id}/specification?section=${section}`);
    await page.getByRole("button", { name: add, exact: true }).first().click();
  };
  const write = (field: string, text: string) => userEvent.fill(page.getByRole("textbox", { name: field }), text);
  const expectLedTo = async (name: string) => {
    await expect.element(row(name)).toHaveFocus();
    await expect.element(row(name)).toBeInViewport();
  };
  await begin("pages", "Add Page");
  await write("Page Name *", "Lighthouse");
  await press("{Enter}");
  await expectLedTo("Lighthouse");
  expect(rows().elements().length).toBeLessThan(32);
  dispatchEvent(new Event("beforeprint"));
  expect(rows().elements()).toHaveLength(32);
  dispatchEvent(new Event("afterprint"));
  expect(rows().elements().length).toBeLessThan(32);
  await userEvent.fill(search(), "number 30");
  await expect.element(page.getByText("1 of 31 pages", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Add Page" }).click();
  await write("Page Name *", "Ferry");
  await press("{Enter}");
  await expect.element(page.getByText("PAGE-32 is hidden: it does not match what you look for.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show PAGE-32" }).click();
  await expectLedTo("Ferry");
  await expect.element(search()).toHaveValue("");
  await begin("userClasses", "Add User Class");
  await write("Name", "Keeper");
  await press("{Enter}");
  await expectLedTo("Keeper");
  await begin("externalInterfaces", "Add External Interface");
  await write("Name", "Radar");
  await write("Description", "Turns round");
  await page.getByRole("button", { name: "Add External Interface" }).last().click();
  await expectLedTo("Radar");
  await begin("risks", "Add Risk");
  await write("Name", "Fog");
  await write("Functionality at risk", "Mooring");
  await write("Description", "Nothing is seen");
  await page.getByRole("button", { name: "Add Risk" }).last().click();
  await expectLedTo("Fog");
});

test("several are chosen with mouse or keys, deleted at once, and all as they were after Undo", async () => {
  const { ada } = await atStories(8);
  const before = await stored(ada);
  await box("Select Keep berth 3").click();
  await box("Select Keep berth 7").click({ modifiers: ["Shift"] });
  await expect.element(page.getByText("3 user stories chosen", { exact: true })).toBeVisible();
  await press("{Escape}");
  await expect.element(page.getByRole("toolbar", { name: "Chosen user stories" })).not.toBeInTheDocument();
  row("US-3").element().focus();
  await press(" ");
  await press("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(row("US-5")).toHaveAttribute("aria-selected", "true");
  await press("{Control>}a{/Control}");
  await expect.element(page.getByRole("button", { name: "Delete 8", exact: true })).toBeVisible();
  await box("Select Keep berth 1").click();
  await box("Select Keep berth 2").click();
  await page.getByRole("button", { name: "Delete 6", exact: true }).click();
  await expectToast("6 user stories deleted");
  await expect.element(row("US-3")).not.toBeInTheDocument();
  await expect.element(row("US-2")).toHaveFocus();
  expect((await stored(ada)).map(({ number }) => number)).toEqual([1, 2]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expectToast("Restored as it was");
  await expect.element(row("US-8")).toBeVisible();
  expect(await stored(ada)).toEqual(before);
});

test("the arrow keys move on, Enter edits, Delete deletes, and the focus stays in the list", async () => {
  const { ada } = await atStories(4);
  row("US-1").element().focus();
  await press("{ArrowDown}");
  await expect.element(row("US-3")).toHaveFocus();
  await press("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Edit User Story" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveValue("Keep berth 3");
  await press("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(row("US-3")).toHaveFocus();
  await press("{Delete}");
  await expectToast("User story deleted successfully!");
  await expect.element(row("US-2")).toHaveFocus();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(row("US-3")).toBeVisible();
  await expect.element(row("US-2")).toHaveFocus();
  expect(await stored(ada)).toHaveLength(4);

  await userEvent.fill(search(), "berth 4");
  await expect.element(page.getByText("1 of 4 user stories", { exact: true })).toBeVisible();
  await search().click();
  await press("{Enter}");
  await expect.element(row("US-4")).toHaveFocus();
  await press("{Control>}a{/Control}{Delete}");
  await expectToast("1 user story deleted");
  await expect.element(page.getByRole("button", { name: "Show all user stories" })).toHaveFocus();
  await press("{Control>}z{/Control}");
  await expect.element(row("US-4")).toHaveFocus();
  await expect.element(search()).toHaveValue("berth 4");
  expect(await stored(ada)).toHaveLength(4);

  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect.element(search()).toHaveFocus();
  await expect.element(row("US-1")).toBeVisible();
  await press("{ArrowDown}{Control>}a{/Control}{Delete}");
  await expect.element(page.getByText("No User Stories Yet", { exact: true })).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe("main");
});

test("Back leads to the section before, and many are deleted once it is said what goes with them", async () => {
  const { ada, router } = await atStories(3, { at: "&q=berth" });
  const { db, project_id } = ada;
  await tellStory("Leave the berth");
  await expect.element(row("US-4")).toHaveFocus();
  await page.getByRole("link", { name: "User Classes" }).click();
  await box("Select all user classes").click();
  await router.navigate(-1);
  await expect.element(search()).toHaveValue("berth");
  await router.navigate(1);
  await box("Select all user classes").click();
  await page.getByRole("button", { name: "Delete 2", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete 2 user classes?" });
  await expect.element(question).toMatchTextContent("They go together with 4 user stories.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expectToast("2 user classes and 4 user stories deleted");
  await expect.poll(() => document.activeElement?.id).toBe("main");
  await press("{Control>}z{/Control}");
  await expect.element(row("UC-2")).toBeVisible();
  expect(await stored(ada)).toHaveLength(4);

  const pages = [
    { project_id, name: "Quay" },
    { project_id, name: "Pier" },
  ];
  const made = await db.from("pages").insert(pages).select("id").throwOnError();
  await db
    .from("sections")
    .insert({ page_id: made.data[0]?.id ?? "", name: "Map", order_index: 0 })
    .throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/specification/pages`);
  await box("Select all pages").click();
  await page.getByRole("button", { name: "Delete 2", exact: true }).click();
  await expect.element(page.getByRole("alertdialog")).toMatchTextContent("They go with 1 section.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast("2 pages and 1 section deleted");
});

test("a page comes back with its sections, and features are on it again", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const quay = await db.from("pages").insert({ project_id, name: "Quay" }).select("id").single().throwOnError();
  await db.from("sections").insert({ page_id: quay.data.id, name: "Map", order_index: 0 }).throwOnError();
  await db.from("features").insert({ project_id, page_id: quay.data.id, name: "Moor" }).throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/specification/pages`);
  await expect.element(row("PAGE-1")).toBeVisible();
  row("PAGE-1").element().focus();
  await press("{Delete}");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.element(row("PAGE-1")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(row("PAGE-1")).toMatchTextContent(/1 section/);
  const { data } = await db.from("features").select("page_id, revision").single().throwOnError();
  expect(data).toEqual({ page_id: quay.data.id, revision: 1 });
});

test("a deleted risk comes back to its place", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const risks = ["Storm", "Fire", "Theft"].map((name, n) => ({
    id: `${n}`,
    name,
    functionality: "Mooring",
    description: "It may.",
  }));
  await db
    .from("specifications")
    .insert({ project_id, version: "0.1", security_risks: JSON.stringify(risks) })
    .throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/specification?section=risks`);
  await page.getByRole("button", { name: "Delete Fire" }).click();
  await expectToast("Risk deleted successfully");
  await expect.element(row("RISK-2")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(rows().nth(1)).toMatchTextContent("Fire");
  const { data } = await db.from("risks").select("name, number, revision").order("order_index").throwOnError();
  expect(data).toEqual(risks.map(({ name }, at) => ({ name, number: at + 1, revision: 1 })));
});
