import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author, join, person } from "#tests/support/people.ts";
import { db, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const patiently = { timeout: 15_000 };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

async function team() {
  const ada = await author(server);
  const bob = await person(server, { name: "bob" });
  const { project_id, organization_id } = ada;
  await join(server, { organization_id, user_id: bob.id, role: "member" });
  const classes = ["Skipper", "Pilot"].map((name) => ({ project_id, name }));
  const { data } = await ada.db.from("user_classes").insert(classes).select("id").order("number").throwOnError();
  const [skipper = "", pilot = ""] = data.map(({ id }) => id);
  const words = { project_id, name: "Moor", story: "As a skipper, I want to moor.", acceptance_criteria: "It is moored." };
  await ada.db
    .from("user_stories")
    .insert({ ...words, user_class_id: skipper })
    .throwOnError();
  await ada.db.from("features").insert({ project_id, name: "Berths", description: "Lists them." }).throwOnError();
  return {
    ada,
    bob,
    pilot,
    show: async (section: string) => {
      await openAs(ada, `/dashboard/project/${project_id}/specification?section=${section}`);
      await expect
        .poll(() => db.getChannels().some(({ topic, state }) => topic.endsWith(project_id) && state === "joined"), patiently)
        .toBe(true);
    },
  };
}

const dialogs = [
  {
    section: "documentation",
    table: "user_stories",
    edit: "Edit Moor",
    typed: "Name",
    theirs: "Story",
    change: { story: "Theirs" },
  },
  {
    section: "features",
    table: "features",
    edit: "Edit Berths",
    typed: "Feature Name *",
    theirs: "Description",
    change: { description: "Theirs" },
  },
] as const;

for (const { section, table, edit, typed, theirs, change } of dialogs) {
  test(`what somebody else changes of ${table} shows in the open dialog while it is written [POLISH-1]`, async () => {
    const { ada, bob, show } = await team();
    await show(section);
    await button(edit).click();
    await field(typed).fill("Mine");
    await bob.db.from(table).update(change).eq("project_id", ada.project_id).throwOnError();
    await expect.element(page.getByText(/changed this meanwhile/), patiently).toBeVisible();
    await expect.element(field(theirs)).toHaveValue("Theirs");
    await expect.element(field(typed)).toHaveValue("Mine");
  });
}

test("a story is given to another class, and Ctrl-Enter saves it from any field [POLISH-2, POLISH-3]", async () => {
  const { ada, pilot, show } = await team();
  await show("documentation");
  await button("Edit Moor").click();
  await page.getByRole("combobox", { name: "User Class" }).click();
  await page.getByRole("option", { name: "Pilot" }).click();
  await field("Acceptance Criteria").fill("It is moored fast.");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("rowgroup", { name: "Pilot" }).getByText("It is moored fast.")).toBeVisible();
  const stored = await ada.db.from("user_stories").select("user_class_id, acceptance_criteria, revision").throwOnError();
  expect(stored.data).toEqual([{ user_class_id: pilot, acceptance_criteria: "It is moored fast.", revision: 2 }]);

  await button("Add User Story").click();
  await field("Story").fill("As a pilot, I want to go.");
  await userEvent.keyboard("{Meta>}{Enter}{/Meta}");
  await expect.element(page.getByText("Name the story")).toBeVisible();
  await userEvent.keyboard("{Escape}");

  await page.getByRole("link", { name: "Project Overview" }).first().click();
  await expect.element(heading("Project Overview")).toBeVisible();
  const overview = page.getByRole("textbox").first();
  await overview.click();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect((await ada.db.from("specifications").select("id").throwOnError()).data).toEqual([]);
  await overview.fill("A harbour");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(async () => (await ada.db.from("specifications").select("id").throwOnError()).data.length, patiently).toBe(1);
});
