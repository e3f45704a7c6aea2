import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listRows } from "#data/rows.ts";
import { cite } from "#domain/citation.ts";
import { allNouns, hasParts, isVersioned, type Noun, nouns } from "#domain/nouns/all.ts";
import { choicesOf, type Field } from "#domain/nouns/noun.ts";
import { type Author, author } from "#tests/support/people.ts";
import { addRowOf } from "#tests/support/row-of.ts";
import { db, open, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const patiently = { timeout: 30_000 };
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
  // the rows are drawn after what stands around them
  await expect.poll(drawn).toBe("Leave Moor Pay Return");
  expect(row("Moor").element().querySelector("[data-grip]")).toBeNull();
});

test("of keys pressed faster than the rows are drawn each moves, and says where its row is [POLISH-8, POLISH-92]", async () => {
  const { ada } = await atStories("Moor", "Pay", "Leave", "Return");
  const leave = row("Leave").element() as HTMLElement;
  leave.focus();
  await expect.element(row("Leave")).toHaveAttribute("tabindex", "0");
  for (const key of ["ArrowUp", "ArrowUp", "ArrowDown"])
    leave.dispatchEvent(new KeyboardEvent("keydown", { key, altKey: true, bubbles: true }));
  await expect.element(page.getByText("Leave is at 2 of 4.")).toBeInTheDocument();
  await expect.poll(drawn).toBe("Moor Leave Pay Return");
  await expect.poll(() => order(ada), patiently).toBe("Moor Leave Pay Return");
});

test("rows of each kind are moved by a key, by their handle and from the menu; of risks, which stay, none is offered [POLISH-8]", {
  timeout: 240_000,
}, async () => {
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
    await expect.element(nth(2), { message: noun }).toBeVisible();
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

test("rows of each kind are given whatever is chosen in it, and duplicated where nothing belongs to them, and one 'Undo' takes each back [POLISH-9]", {
  timeout: 240_000,
}, async () => {
  const ada = await author(server);
  const { project_id } = ada;
  const kinds = allNouns.filter((noun) => noun !== "sections");
  const last: Partial<Record<Noun, { id: string; number: number }>> = {};
  for (const noun of kinds)
    for (const at of [1, 2])
      last[noun] = await addRowOf(noun, `${nouns[noun].one} ${at}`, ada, { user_classes: last.user_classes?.id });
  const read = (noun: Noun) => listRows(ada.db, noun, { project_id });
  const words = async (noun: Noun) =>
    (await read(noun)).map(({ revision: _revision, ...row }): Record<string, unknown> => ({ ...row }));
  const { router } = await openAs(ada, `/dashboard/project/${project_id}/specification`);
  const asked: string[] = [];
  for (const noun of kinds) {
    const { section, fields } = nouns[noun];
    const many = noun === "quality_requirements" ? "requirements" : nouns[noun].many;
    await router.navigate(`/dashboard/project/${project_id}/specification?section=${section}`);
    const openMenu = async () => {
      for (const at of [1, 2]) await box(`Select ${nouns[noun].one} ${at}`).click();
      await button("Change").click();
      await expect.element(item("Accept")).toBeVisible();
    };
    const before = await words(noun);
    const taken = async () => {
      await expect.element(page.getByRole("toolbar")).not.toBeInTheDocument();
      await button("Undo").first().click();
      await expect.poll(() => words(noun), { ...patiently, message: noun }).toEqual(before);
      await button("Dismiss").first().click();
    };
    for (const [name, field] of Object.entries<Field>(fields)) {
      if (field.kind === "text" || name === "section_id" || field.once) continue;
      const to = kinds.find((other) => other === field.to);
      const target = to && last[to];
      // the last there is of those that are of the rows' characteristic
      const plain = choicesOf(field).filter(
        ({ value }) => name !== "subcharacteristic" || value === "functional_appropriateness",
      );
      const { value, label } =
        to && target
          ? { value: target.id, label: `${cite(to, target.number)} ${nouns[to].one} 2` }
          : (plain.at(-1) ?? { value: "", label: "" });
      await openMenu();
      await item(label).click();
      await expectToast(`2 ${many}: ${field.label} “${label}”`);
      const stored = (await words(noun)).map((row) => row[name]);
      expect([noun, name, stored]).toEqual([noun, name, [value, value]]);
      asked.push(`${noun}.${name}`);
      if (stored.every((now, at) => now === before[at]?.[name])) await button("Dismiss").first().click();
      else await taken();
    }
    await openMenu();
    if (hasParts(noun) || isVersioned(noun)) {
      expect(item("Duplicate").elements(), noun).toEqual([]);
      await press("{Escape}");
      await press("{Escape}");
      continue;
    }
    await item("Duplicate").click();
    await expect.poll(async () => (await read(noun)).length, { ...patiently, message: noun }).toBe(4);
    const told = ({ id: _id, number: _number, created_at: _at, position: _position, ...row }: Record<string, unknown>) => row;
    expect((await words(noun)).slice(2).map(told), noun).toEqual(
      before.map(told).map((row) => ({ ...row, name: `${row.name} (copy)` })),
    );
    await taken();
  }
  expect(asked).toEqual([
    "user_stories.user_class_id",
    "user_stories.priority",
    "features.page_id",
    "test_cases.user_story_id",
    "external_interfaces.kind",
    "quality_requirements.characteristic",
    "quality_requirements.subcharacteristic",
  ]);
});

test("a section or subcharacteristic that is not of what was chosen is let go of and comes back with 'Undo'; one is offered where it fits all [POLISH-71]", async () => {
  const ada = await author(server);
  const { project_id } = ada;
  const quay = await ada.db.from("pages").insert({ project_id, name: "Quay" }).select("id").single().throwOnError();
  await ada.db.from("pages").insert({ project_id, name: "Pier" }).throwOnError();
  const page_id = quay.data.id;
  const tides = await ada.db
    .from("sections")
    .insert({ page_id, name: "Tides", order_index: 0 })
    .select("id")
    .single()
    .throwOnError();
  const on = { project_id, page_id, section_id: tides.data.id };
  await ada.db
    .from("features")
    .insert({ name: "Moor", ...on })
    .throwOnError();
  const quality = { project_id, description: "It holds.", target: "1 s" };
  const held = [
    { ...quality, name: "Waits", characteristic: "performance_efficiency", subcharacteristic: "capacity" },
    { ...quality, name: "Stays", characteristic: "reliability", subcharacteristic: "availability" },
  ] as const;
  await ada.db
    .from("quality_requirements")
    .insert([...held])
    .throwOnError();
  const choose = async (names: string[], option: string, said: string) => {
    for (const name of names) await box(`Select ${name}`).click();
    await button("Change").click();
    await item(option).click();
    await expectToast(said);
  };
  const { router } = await openAs(ada, `/dashboard/project/${project_id}/specification?section=features`);
  const places = async () => (await ada.db.from("features").select("page_id, section_id").throwOnError()).data;
  await choose(["Moor"], "PAGE-1 Quay", "1 feature: Page “PAGE-1 Quay”");
  expect(await places()).toEqual([{ page_id, section_id: on.section_id }]);
  await button("Dismiss").first().click();
  await choose(["Moor"], "PAGE-2 Pier", "1 feature: Page “PAGE-2 Pier”");
  expect((await places())[0]?.section_id).toBeNull();
  await button("Undo").first().click();
  await expect.poll(places, patiently).toEqual([{ page_id, section_id: on.section_id }]);

  await router.navigate(`/dashboard/project/${project_id}/specification?section=otherRequirements`);
  const parts = async () =>
    (await ada.db.from("quality_requirements").select("characteristic, subcharacteristic").order("number").throwOnError()).data;
  const former = held.map(({ characteristic, subcharacteristic }) => ({ characteristic, subcharacteristic }));
  await choose(["Waits", "Stays"], "Reliability", "2 requirements: Characteristic “Reliability”");
  const [, stays] = former;
  expect(await parts()).toEqual([{ characteristic: "reliability", subcharacteristic: null }, stays]);
  await button("Undo").first().click();
  await expect.poll(parts, patiently).toEqual(former);

  for (const { name } of held) await box(`Select ${name}`).click();
  await button("Change").click();
  await expect.element(item("Not said")).toBeVisible();
  for (const name of ["Capacity", "Availability"]) expect(item(name).elements()).toEqual([]);
  await press("{Escape}");
  await box("Select Waits").click();
  await button("Change").click();
  await expect.element(item("Recoverability")).toBeVisible();
  expect(item("Capacity").elements()).toEqual([]);
});
