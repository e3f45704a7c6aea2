import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { breakOff, holdFunction, refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { acceptanceQuery } from "#web/queries/acceptance.ts";
import { workQuery } from "#web/queries/work.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

async function atStories(...names: string[]) {
  const ada = await author(server);
  const classes: string[] = [];
  for (const name of names) {
    const added = await ada.db
      .from("user_classes")
      .insert({ project_id: ada.project_id, name })
      .select("id")
      .single()
      .throwOnError();
    classes.push(added.data.id);
  }
  const add = (at: number, name: string) =>
    ada.db
      .from("user_stories")
      .insert({
        project_id: ada.project_id,
        user_class_id: classes[at] ?? "",
        name,
        story: `As one, I want ${name}`,
        acceptance_criteria: "Given\nThen",
      })
      .throwOnError();
  return { ada, add, show: () => openAs(ada, `/dashboard/project/${ada.project_id}/specification?section=documentation`) };
}

describe("User Stories", () => {
  test("without user classes nothing can be told, and a button leads to them [STORY-06, STORY-09, STORY-10]", async () => {
    const { show } = await atStories();
    const { address } = await show();
    await expect.element(page.getByText("No User Classes Found", { exact: true })).toBeVisible();
    await expect.element(button("Add User Story")).toBeDisabled();
    await expect.element(button("Generate User Stories")).toBeDisabled();
    await button("Go to User Classes").click();
    await expect.element(page.getByRole("heading", { name: "User Classes", level: 1 })).toBeVisible();
    expect(address()).toContain("section=userClasses");
  });

  test("stories stand under their user class, beneath a line that counts both [STORY-01, STORY-04]", async () => {
    const { add, show } = await atStories("Skipper", "Guest");
    await add(0, "Book a berth");
    await add(0, "Pay a bill");
    await add(1, "Find the bar");
    await show();
    await expect.element(page.getByText("2 user classes · 3 user stories", { exact: true })).toBeVisible();
    const skipper = page.getByRole("rowgroup", { name: "Skipper" });
    const guest = page.getByRole("rowgroup", { name: "Guest" });
    await expect.element(skipper.getByRole("heading", { name: "Book a berth" })).toBeVisible();
    await expect.element(skipper).toMatchTextContent(/US-1.*US-2/);
    await expect.element(guest).toMatchTextContent(/Find the bar.*US-3/);
    expect(guest.getByText("Pay a bill").elements()).toEqual([]);
    for (const name of ["Book a berth", "Pay a bill", "Find the bar"]) {
      await expect.element(button(`Edit ${name}`)).toBeVisible();
      await expect.element(button(`Delete ${name}`)).toBeVisible();
    }
  });

  test("what stands beside the numbers of rows is listened for once, however many rows are drawn [SPEED-10]", async () => {
    const { ada, add, show } = await atStories("Skipper");
    for (const name of ["Book a berth", "Pay a bill", "Find the bar", "Leave at dawn"]) await add(0, name);
    await show();
    await expect.element(button("History of US-4")).toBeVisible();
    const listeners = () =>
      [acceptanceQuery(ada.project_id), workQuery(ada.project_id)].map(({ queryKey }) =>
        queryClient.getQueryCache().find({ queryKey })?.getObserversCount(),
      );
    const withFour = listeners();
    await page.getByRole("searchbox").fill("Pay a bill");
    await expect.element(button("History of US-4")).not.toBeInTheDocument();
    await expect.element(button("History of US-2")).toBeVisible();
    expect(listeners()).toEqual(withFour);
    expect(withFour.every((count) => (count ?? 0) > 0)).toBe(true);
  });

  test("a story is added only whole, and stored trimmed [STORY-02, STORY-07, STORY-08]", async () => {
    const { ada, show } = await atStories("Skipper", "Guest");
    await show();
    await expect.element(page.getByText("No User Stories Yet", { exact: true })).toBeVisible();
    await button("Add User Story").first().click();
    const dialog = page.getByRole("dialog", { name: "Add User Story" });
    await expect.element(dialog).toBeVisible();
    await field("Name").fill("   ");
    await button("Create User Story").click();
    for (const missing of ["Choose a user class", "Name the story", "Tell the story", "Say when it is done"]) {
      await expect.element(dialog.getByText(missing)).toBeVisible();
    }
    await field("Name").fill(" Find the bar ");
    await field("Story").fill(" As a guest, I want the bar ");
    await field("Acceptance Criteria").fill("  ");
    await dialog.getByRole("combobox", { name: "User Class" }).click();
    await page.getByRole("option", { name: "Guest" }).click();
    await button("Create User Story").click();
    await expect.element(dialog.getByText("Say when it is done")).toBeVisible();
    expect((await ada.db.from("user_stories").select("id").throwOnError()).data).toEqual([]);
    await field("Acceptance Criteria").fill(" Given a map ");
    await button("Create User Story").click();
    await expect.element(page.getByRole("rowgroup", { name: "Guest" })).toMatchTextContent("Find the bar");
    const { data } = await ada.db
      .from("user_stories")
      .select("name, story, acceptance_criteria, user_classes(name)")
      .throwOnError();
    expect(data).toEqual([
      {
        name: "Find the bar",
        story: "As a guest, I want the bar",
        acceptance_criteria: "Given a map",
        user_classes: { name: "Guest" },
      },
    ]);
  });

  test("a story's words are changed, and it is deleted without a question [STORY-05, STORY-11, STORY-12, STORY-13]", async () => {
    const { ada, show } = await atStories("Skipper");
    await show();
    const notAdded = refuse("POST", "/rest/v1/user_stories", "No.");
    await button("Add User Story").first().click();
    await field("Name").fill("Book");
    await field("Story").fill("As a skipper");
    await field("Acceptance Criteria").fill("Given a berth");
    await button("Create User Story").click();
    await expectFailure("Failed to create user story. Please try again.");
    await expect.element(field("Story")).toHaveValue("As a skipper");
    notAdded();
    await button("Create User Story").click();
    await expectToast("User story created successfully!");

    await button("Edit Book").click();
    await expect.element(page.getByRole("dialog", { name: "Edit User Story" })).toBeVisible();
    await field("Name").fill("Book a berth");
    await field("Story").fill("As a skipper, I want a berth");
    await field("Acceptance Criteria").fill("Then it is mine");
    const notChanged = refuse("PATCH", "/rest/v1/user_stories", "No.");
    await button("Update User Story").click();
    await expectFailure("Failed to update user story. Please try again.");
    notChanged();
    await button("Update User Story").click();
    await expectToast("User story updated successfully!");
    const { data } = await ada.db.from("user_stories").select("name, story, acceptance_criteria").throwOnError();
    expect(data).toEqual([
      { name: "Book a berth", story: "As a skipper, I want a berth", acceptance_criteria: "Then it is mine" },
    ]);

    const notRemoved = refuse("POST", "/rest/v1/rpc/remove_rows", "No.");
    await button("Delete Book a berth").click();
    await expectFailure("Failed to delete user story. Please try again.");
    notRemoved();
    await button("Delete Book a berth").click();
    await expect.element(page.getByText("No User Stories Yet")).toBeVisible();
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
    await expectToast("User story deleted successfully!");
  });

  test("stories are drafted by a button that waits meanwhile [STORY-03, STORY-14, GEN-03, GEN-12]", async () => {
    const { ada, show } = await atStories("Skipper");
    await show();
    const stepAside = breakOff("POST", "/functions/v1/generate-user-stories");
    await button("Generate User Stories").first().click();
    await expectFailure("Failed to generate user stories. Please try again.");
    stepAside();
    const run = holdFunction("generate-user-stories");
    await button("Generate User Stories").first().click();
    await expect.element(button("Generating...").first()).toBeDisabled();
    run.release();
    await expectToast("User stories generated successfully!");
    await expect.element(page.getByText("US-1", { exact: true })).toBeVisible();
    expect(run.sent).toEqual([{ projectId: ada.project_id }]);
    expect(run.written).toEqual([]);
  });

  test("a story's priority is chosen, shown, looked for and sorted by [NOUN-5]", async () => {
    const { ada, add, show } = await atStories("Skipper");
    await add(0, "Find the bar");
    await add(0, "Book a berth");
    await show();
    const rows = page.getByRole("row").filter({ has: page.getByRole("heading", { level: 3 }) });
    const names = () =>
      rows
        .getByRole("heading")
        .elements()
        .map(({ textContent }) => textContent);
    const choose = async (list: string, option: string) => {
      await page.getByRole("combobox", { name: list, exact: true }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
    };
    await button("Edit Book a berth").click();
    await expect.element(page.getByRole("combobox", { name: "Priority", exact: true })).toMatchTextContent("Not said");
    for (const option of ["Should", "Could", "Won't", "Must"]) await choose("Priority", option);
    await button("Update User Story").click();
    const berth = rows.filter({ hasText: "Book a berth" });
    await expect.element(berth.getByText("Must", { exact: true })).toBeVisible();
    await button("Add User Story").click();
    await field("Name").fill("Cross the sea");
    await field("Story").fill("As a skipper, I want to cross the sea");
    await field("Acceptance Criteria").fill("Given a sea");
    await choose("Priority", "Won't");
    await button("Create User Story").click();
    await expect.element(rows.filter({ hasText: "Cross the sea" }).getByText("Won't", { exact: true })).toBeVisible();
    const { data } = await ada.db.from("user_stories").select("name, priority").order("number").throwOnError();
    expect(data).toEqual([
      { name: "Find the bar", priority: null },
      { name: "Book a berth", priority: "must" },
      { name: "Cross the sea", priority: "wont" },
    ]);

    expect(names()).toEqual(["Find the bar", "Book a berth", "Cross the sea"]);
    await choose("Order", "By priority");
    await expect.poll(names).toEqual(["Book a berth", "Cross the sea", "Find the bar"]);
    await choose("Priority", "Not said");
    await expect.poll(names).toEqual(["Find the bar"]);
    await choose("Priority", "Must");
    await expect.poll(names).toEqual(["Book a berth"]);

    await button("Edit Book a berth").click();
    await page.getByRole("dialog").getByRole("combobox", { name: "Priority", exact: true }).click();
    await page.getByRole("option", { name: "Not said", exact: true }).click();
    await button("Update User Story").click();
    await expect.poll(names).toEqual([]);
    const open = async () => (await ada.db.from("user_stories").select("id").is("priority", null).throwOnError()).data;
    await expect.poll(open).toHaveLength(2);
  });

  test("stories that cannot be read say why [STORY-15]", async () => {
    const { show } = await atStories("Skipper");
    const stepAside = refuse("GET", "user_stories", "The archive is closed.");
    await show();
    await expect.element(page.getByText("Error loading user stories: The archive is closed.", { exact: true })).toBeVisible();
    stepAside();
  });
});
