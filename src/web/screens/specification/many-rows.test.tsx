import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listRows } from "#data/rows.ts";
import { allNouns, isVersioned, type Noun, nouns } from "#domain/nouns/all.ts";
import { type Author, author } from "#tests/support/people.ts";
import { addRowOf } from "#tests/support/row-of.ts";
import { db, open, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const patiently = { timeout: 15_000 };
const row = (name: string) => page.getByRole("row").filter({ hasText: name });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
const press = (keys: string) => userEvent.keyboard(keys);

async function atStories(...names: string[]) {
  const ada = await author(server);
  const { project_id } = ada;
  const classes = ["Skipper", "Pilot"].map((name) => ({ project_id, name }));
  const { data } = await ada.db.from("user_classes").insert(classes).select("id").order("number").throwOnError();
  const [skipper = ""] = data.map(({ id }) => id);
  const words = { project_id, user_class_id: skipper, story: "As a skipper", acceptance_criteria: "Given a boat" };
  await ada.db
    .from("user_stories")
    .insert(names.map((name) => ({ ...words, name })))
    .throwOnError();
  const address = `/dashboard/project/${project_id}/specification?section=documentation`;
  await openAs(ada, address);
  await expect
    .poll(() => db.getChannels().some(({ topic, state }) => topic.endsWith(project_id) && state === "joined"), patiently)
    .toBe(true);
  await expect.element(row(names[0] ?? "")).toBeVisible();
  return { ada, address };
}

const stored = async ({ db: own }: Author) =>
  (await own.from("user_stories").select("name, priority, user_classes(name)").order("position").throwOnError()).data;
const order = async (ada: Author) => (await stored(ada)).map(({ name }) => name).join(" ");
const drawn = () =>
  page
    .getByRole("heading", { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
    .join(" ");

test("rows are moved by keys, by hand and from the menu, for everybody at once, and not while they are sorted [POLISH-8]", async () => {
  const { ada, address } = await atStories("Moor", "Pay", "Leave", "Return");
  await row("Leave").click({ position: { x: 300, y: 10 } });
  row("Leave").element().dispatchEvent(new FocusEvent("focus"));
  (row("Leave").element() as HTMLElement).focus();
  await press("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
  await expect.poll(drawn).toBe("Leave Moor Pay Return");
  await expect.element(row("Leave")).toHaveFocus();
  await expect.element(page.getByText("Leave is at 1 of 4.")).toBeInTheDocument();
  await expect.poll(() => order(ada), patiently).toBe("Leave Moor Pay Return");
  await press("{Alt>}{ArrowUp}{/Alt}");
  await expect.element(page.getByText("Leave is first already.")).toBeInTheDocument();

  const grip = row("Return").element().querySelector("[data-grip]");
  const target = row("Moor").element();
  if (!grip) throw new Error("There is no handle");
  await userEvent.dragAndDrop(page.elementLocator(grip), page.elementLocator(target), { targetPosition: { x: 20, y: 4 } });
  await expect.poll(drawn, patiently).toBe("Leave Return Moor Pay");
  await expect.poll(() => order(ada), patiently).toBe("Leave Return Moor Pay");

  await box("Select Moor").click();
  await box("Select Pay").click();
  await button("Change").click();
  await item("Move to the top").click();
  await expect.poll(() => order(ada), patiently).toBe("Moor Pay Leave Return");
  await press("{Escape}");

  const ids = (await ada.db.from("user_stories").select("id, name").throwOnError()).data;
  const id = ids.find(({ name }) => name === "Return")?.id ?? "";
  const before = ids.find(({ name }) => name === "Moor")?.id ?? "";
  await ada.db.rpc("move_rows", { project_id: ada.project_id, table_name: "user_stories", ids: [id], before }).throwOnError();
  await expect.poll(drawn, patiently).toBe("Return Moor Pay Leave");

  await open(`${address}&sort=name`);
  await expect.element(page.getByText("Rows can be moved in manual order.")).toBeVisible();
  expect(row("Moor").element().querySelector("[data-grip]")).toBeNull();
  expect(drawn()).toBe("Leave Moor Pay Return");
});

test("rows of each kind are moved by a key, by their handle and from the menu; of risks, which stay, none is offered [POLISH-8]", async () => {
  const ada = await author(server);
  const { project_id } = ada;
  const kinds = allNouns.filter((noun) => noun !== "sections");
  const owner = await addRowOf("user_classes", "user class 1", ada);
  for (const noun of kinds) {
    const rows = noun === "user_classes" ? [2, 3] : [1, 2, 3];
    for (const at of rows) await addRowOf(noun, `${nouns[noun].one} ${at}`, ada, { user_classes: owner.id });
  }
  const named = async (noun: Noun) => (await listRows(ada.db, noun, { project_id })).map(({ name }) => name.slice(-1)).join("");
  const { router } = await openAs(ada, `/dashboard/project/${project_id}/specification`);
  const go = (noun: Noun, more = "") =>
    router.navigate(`/dashboard/project/${project_id}/specification?section=${nouns[noun].section}${more}`);
  for (const noun of kinds) {
    const nth = (at: number) => row(`${nouns[noun].one} ${at}`).first();
    const stands = (order: string) => expect.poll(() => named(noun), { ...patiently, message: noun }).toBe(order);
    const choose = async (name: string) => {
      await button("Change").click();
      await item(name).click();
    };
    await go(noun);
    await expect.element(nth(3), { message: noun }).toBeVisible();
    (nth(3).element() as HTMLElement).focus();
    await expect.element(nth(3), { message: noun }).toHaveFocus();
    await press("{Alt>}{ArrowUp}{/Alt}");
    const grip = nth(2).element().querySelector("[data-grip]");
    if (isVersioned(noun)) {
      await box(`Select ${nouns[noun].one} 3`).click();
      await button("Change").click();
      await expect.element(item("Accept")).toBeVisible();
      expect(page.getByRole("menuitem", { name: /^Move to/ }).elements()).toEqual([]);
      await press("{Escape}");
      expect([grip, await named(noun)]).toEqual([null, "123"]);
      await page.getByRole("combobox", { name: "Order" }).click();
      const offered = page.getByRole("option").elements();
      expect(offered.map(({ textContent }) => textContent)).toEqual(["Oldest first", "By name", "Newest first"]);
      await page.getByRole("option", { name: "Newest first" }).click();
      await expect.element(page.getByText("manual order", { exact: false })).not.toBeInTheDocument();
      (nth(1).element() as HTMLElement).focus();
      await press("{Alt>}{ArrowUp}{/Alt}");
      await expect.element(page.getByText("Choose the manual order", { exact: false })).not.toBeInTheDocument();
      continue;
    }
    await stands("132");
    if (!grip) throw new Error(`${noun} have no handle`);
    const target = page.elementLocator(nth(1).element());
    await userEvent.dragAndDrop(page.elementLocator(grip), target, { targetPosition: { x: 20, y: 4 } });
    await stands("213");
    await box(`Select ${nouns[noun].one} 3`).click();
    await choose("Move to the top");
    await stands("321");
    await choose("Move to the end");
    await stands("213");
    await go(noun, "&sort=name");
    await expect.element(page.getByText("Rows can be moved in manual order.")).toBeVisible();
    expect(nth(2).element().querySelector("[data-grip]"), noun).toBeNull();
  }
});

test("chosen rows are changed, given to another class and duplicated at once, and one 'Undo' takes each back [POLISH-9]", async () => {
  const { ada } = await atStories("Moor", "Pay", "Leave");
  const priorities = async () => (await stored(ada)).map(({ priority }) => priority);
  const choose = async (...names: string[]) => {
    for (const name of names) await box(`Select ${name}`).click();
    await button("Change").click();
  };
  await choose("Moor", "Leave");
  await item("Must").click();
  await expectToast("2 user stories: Priority “Must”");
  expect(await priorities()).toEqual(["must", null, "must"]);
  await expect.element(row("Moor").getByText("Must")).toBeVisible();
  await expect.element(page.getByRole("toolbar")).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.poll(priorities, patiently).toEqual([null, null, null]);

  await choose("Pay");
  await item("UC-2 Pilot").click();
  await expect.element(page.getByRole("rowgroup", { name: "Pilot" }).getByRole("heading", { name: "Pay" })).toBeVisible();
  await button("Dismiss").first().click();

  await choose("Pay", "Moor");
  await item("Duplicate").click();
  await expect.element(page.getByRole("heading", { name: "Moor (copy)" })).toBeVisible();
  expect(await order(ada)).toBe("Moor Pay Leave Moor (copy) Pay (copy)");
  await press("{Control>}z{/Control}");
  await expect.poll(() => order(ada), patiently).toBe("Moor Pay Leave");
});
