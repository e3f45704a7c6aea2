import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { changeRow } from "#data/rows.ts";
import { author, join, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const dialog = () => page.getByRole("dialog");
const entries = () => dialog().getByRole("list", { name: "Revisions" }).getByRole("listitem");

/** A story that was moved to another class and said otherwise, twice. */
async function toldAnew() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const classes = await db
    .from("user_classes")
    .insert(["Skipper", "Guest"].map((name) => ({ project_id, name })))
    .select("id")
    .order("number")
    .throwOnError();
  const [skipper = "", guest = ""] = classes.data.map(({ id }) => id);
  const words = {
    user_class_id: skipper,
    name: "Book",
    story: "I want a berth for one night.",
    acceptance_criteria: "Given a boat",
    priority: null,
  };
  const story = await db
    .from("user_stories")
    .insert({ project_id, ...words })
    .select("id, revision")
    .single()
    .throwOnError();
  const second = await changeRow(db, "user_stories", { ...story.data, ...words, story: "I want a berth for two nights." });
  await changeRow(db, "user_stories", { ...second, user_class_id: guest, name: "Book a berth", story: second.story });
  return { ada, id: story.data.id, address: `/dashboard/project/${project_id}/specification?section=documentation` };
}

const marked = (kind: "del" | "ins", at: number) =>
  [...entries().nth(at).element().querySelectorAll(kind)].map(({ textContent }) => textContent);

test("a row's number opens its history, each change marked word by word, and one revision is restored and taken back [HIST-5] [HIST-6]", async () => {
  const { ada, id, address } = await toldAnew();
  const opened = await openAs(ada, address);
  await page.getByRole("button", { name: "History of US-1" }).click();
  await expect.element(dialog()).toMatchTextContent(/History of US-1.*Book a berth/);
  expect(opened.address()).toContain(`history=user_stories.${id}`);
  await expect.poll(() => entries().elements().length).toBe(3);
  await expect.element(entries().nth(0)).toMatchTextContent(/Revision 3.*@example.com, edited by hand/);
  await expect.poll(() => marked("del", 0)).toEqual(["Skipper"]);
  expect(marked("ins", 0)).toEqual(["Guest", " a berth"]);
  expect([marked("del", 1), marked("ins", 1)]).toEqual([["one night"], ["two nights"]]);
  await expect
    .element(entries().nth(2))
    .toMatchTextContent(/Revision 1.*@example.com, written by hand.*I want a berth for one night\./);
  expect((await axe.run(dialog().element())).violations).toEqual([]);

  await dialog().getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "All changes since revision 1" }).click();
  await expect.element(dialog()).toMatchTextContent(/Skipper.*Guest.*Name.*Book a berth.*one.*two/);
  await dialog().getByRole("combobox", { name: "Show" }).click();
  await page.getByRole("option", { name: "Each change" }).click();

  await dialog().getByRole("button", { name: "Restore revision 1" }).click();
  await expectToast("US-1 is back to revision 1");
  await expect.element(entries().nth(0)).toMatchTextContent(/Revision 4.*@example.com, restored from an earlier state/);
  const stored = async () =>
    (await ada.db.from("user_stories").select("name, story, revision").eq("id", id).single().throwOnError()).data;
  expect(await stored()).toEqual({ name: "Book", story: "I want a berth for one night.", revision: 4 });
  await dialog().getByRole("button", { name: "Close" }).click();
  await expect.poll(opened.address).not.toContain("history");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(stored).toEqual({ name: "Book a berth", story: "I want a berth for two nights.", revision: 5 });
});

test("those who only read see the history and cannot restore [HIST-5] [HIST-6]", async () => {
  const { ada, address } = await toldAnew();
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  await openAs(bo, address);
  await page.getByRole("button", { name: "History of US-1" }).click();
  await expect.poll(() => entries().elements().length).toBe(3);
  expect(
    dialog()
      .getByRole("button", { name: /Restore/ })
      .elements(),
  ).toEqual([]);
});
