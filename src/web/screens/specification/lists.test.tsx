import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { toast } from "#tests/support/toasts.ts";

const server = inject("server");
const rows = () => page.getByRole("row");
const row = (name: string) => rows().filter({ hasText: name });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const search = () => page.getByRole("searchbox");
const press = (keys: string) => userEvent.keyboard(keys);

async function atStories(count: number, { at = "" } = {}) {
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
    acceptance_criteria: "Given a boat\nThen it stays",
  }));
  await db.from("user_stories").insert(stories).throwOnError();
  const { address } = await openAs(ada, `/dashboard/project/${project_id}/specification?section=documentation${at}`);
  await expect.element(rows().nth(1)).toBeVisible();
  return { ada, address };
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
  await expect.element(page.getByText("19 of 1000 user stories", { exact: true })).toBeVisible();
  await expect.element(row("US-770")).toBeVisible();
  await expect.poll(address).toContain("section=documentation&q=BERTH+77");
  await page.getByRole("combobox", { name: "Stories of a user class" }).click();
  await page.getByRole("option", { name: "Guest" }).click();
  await expect.element(page.getByText("5 of 1000 user stories", { exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Order" }).click();
  await page.getByRole("option", { name: "Newest first" }).click();
  await expect.element(rows().nth(1)).toMatchTextContent("US-778");

  await open(address());
  await expect.element(page.getByText("5 of 1000 user stories", { exact: true })).toBeVisible();
  await expect.element(search()).toHaveValue("BERTH 77");
  await expect.element(rows().nth(1)).toMatchTextContent("US-778");
  await userEvent.fill(search(), "lighthouse");
  await expect.element(page.getByText("No user stories match", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show all user stories" }).click();
  await expect.element(page.getByText("1000 user stories", { exact: true })).toBeVisible();
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
  await expect.element(toast("6 user stories deleted")).toBeVisible();
  await expect.element(row("US-3")).not.toBeInTheDocument();
  expect((await stored(ada)).map(({ number }) => number)).toEqual([1, 2]);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(toast("Restored as it was")).toBeVisible();
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
  await expect.element(toast("User story deleted successfully!")).toBeVisible();
  await expect.element(row("US-2")).toHaveFocus();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(row("US-3")).toBeVisible();
  expect(await stored(ada)).toHaveLength(4);
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

test("a risk taken off the list comes back to its place", async () => {
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
  await page.getByRole("button", { name: "Remove Fire" }).click();
  await expect.element(toast("Risk removed")).toBeVisible();
  await expect.element(row("RISK-2")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.element(rows().nth(1)).toMatchTextContent("Fire");
  await expect.element(page.getByRole("button", { name: "Save Changes" })).toBeDisabled();
});
