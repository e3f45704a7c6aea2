import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { breakOff, holdFunction, refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

async function atClasses(...names: string[]) {
  const ada = await author(server);
  for (const name of names) await ada.db.from("user_classes").insert({ project_id: ada.project_id, name }).throwOnError();
  const address = `/dashboard/project/${ada.project_id}/specification?section=userClasses`;
  await openAs(ada, address);
  return { ada, address };
}

describe("User Classes", () => {
  test("a class is added with name, description and privileges, and not without a name [UCLASS-02, UCLASS-04, UCLASS-08]", async () => {
    const { ada, address } = await atClasses();
    await expect.element(page.getByText("No user classes defined yet", { exact: true })).toBeVisible();
    await button("Add User Class").first().click();
    await field("Description").fill("Brings a boat");
    await field("Privileges").fill("Book a berth");
    await button("Add User Class").last().click();
    await expect.element(page.getByText("Name the user class")).toBeVisible();
    await field("Name").fill(" Skipper ");
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("Skipper"))).toBe(true);
    await open(address);
    await button("Add User Class").first().click();
    await expect.element(field("Description")).toHaveValue("Brings a boat");
    const stepAside = refuse("POST", "/rest/v1/user_classes", "Enough classes.");
    await button("Add User Class").last().click();
    await expectFailure("Enough classes.");
    await expect.element(field("Privileges")).toHaveValue("Book a berth");
    stepAside();
    await button("Add User Class").last().click();
    await expectToast("User class created successfully");
    await expect.element(page.getByRole("heading", { name: "Skipper" })).toBeVisible();
    const { data } = await ada.db.from("user_classes").select("name, description, privileges").throwOnError();
    expect(data).toEqual([{ name: "Skipper", description: "Brings a boat", privileges: "Book a berth" }]);

    const notChanged = refuse("PATCH", "/rest/v1/user_classes", "Somebody else is at it.");
    await button("Edit Skipper").click();
    await button("Save").click();
    await expect.element(field("Name")).not.toBeInTheDocument();
    expect(page.getByText("Somebody else is at it.").elements()).toEqual([]);
    await button("Edit Skipper").click();
    await field("Description").fill("Sails a boat");
    await button("Save").click();
    await expectFailure("Somebody else is at it.");
    notChanged();
    await button("Save").click();
    await expectToast("User class updated successfully");
    const notRemoved = refuse("POST", "/rest/v1/rpc/remove_rows", "Classes stay today.");
    await button("Delete Skipper").click();
    await button("Delete").click();
    await expectFailure("Classes stay today.");
    notRemoved();
    await button("Delete Skipper").click();
    await button("Delete").click();
    await expectToast("User class deleted successfully");
  });

  test("a card is edited in place, saved or given up, and needs a name [UCLASS-03, UCLASS-05]", async () => {
    const { ada } = await atClasses("Skipper", "Guest");
    await expect.element(page.getByText("UC-1", { exact: true })).toBeVisible();
    await button("Edit Skipper").click();
    await field("Name").fill("Captain");
    await button("Cancel").click();
    await expect.element(page.getByRole("heading", { name: "Skipper" })).toBeVisible();
    await button("Edit Skipper").click();
    await field("Name").fill("  ");
    await button("Save").click();
    await expect.element(page.getByText("Name the user class")).toBeVisible();
    await field("Name").fill("Captain");
    await button("Save").click();
    await expect.element(page.getByRole("heading", { name: "Captain" })).toBeVisible();
    await button("Delete Guest").click();
    await button("Delete").click();
    await expect.element(page.getByRole("heading", { name: "Guest" })).not.toBeInTheDocument();
    await button("Add User Class").click();
    await button("Add User Class").last().click();
    await expect.element(page.getByText("Name the user class")).toBeVisible();
    const { data } = await ada.db.from("user_classes").select("name").throwOnError();
    expect(data).toEqual([{ name: "Captain" }]);
  });

  test("deleting a class asks first [UCLASS-06]", async () => {
    const { ada } = await atClasses("Skipper");
    await button("Delete Skipper").click();
    const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this user class?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect((await ada.db.from("user_classes").select("id").throwOnError()).data).toHaveLength(1);
    await button("Delete Skipper").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("No user classes defined yet")).toBeVisible();
  });

  test("classes deleted at once take their stories along only after that was said, and come back from what was deleted of late", async () => {
    const { ada } = await atClasses("Skipper", "Guest");
    const { project_id } = ada;
    const { data: classes } = await ada.db.from("user_classes").select("id").throwOnError();
    const words = { project_id, user_class_id: classes[0]?.id ?? "", story: "As a", acceptance_criteria: "Given" };
    const told = ["Moor", "Pay", "Leave"].map((name) => ({ ...words, name }));
    await ada.db.from("user_stories").insert(told).throwOnError();
    await page.getByRole("checkbox", { name: "Select Skipper" }).click();
    await page.getByRole("checkbox", { name: "Select Guest" }).click();
    await button("Delete 2").click();
    await expect.element(page.getByText("They go together with 3 user stories.")).toBeVisible();
    await button("Delete").click();
    await expectToast("2 user classes and 3 user stories deleted");
    await button("Dismiss").click();
    await button("Recently deleted").click();
    const deleted = page.getByRole("list", { name: "Recently deleted" }).getByRole("listitem");
    await expect.element(deleted).toMatchTextContent(new RegExp(`^2 user classes and 3 user stories${ada.email} · `));
    await button("Restore 2 user classes and 3 user stories").click();
    await expectToast("Restored as it was");
    await expect.element(page.getByText("Nothing was deleted in the last week.")).toBeVisible();
    await button("Close").click();
    await expect.element(page.getByRole("heading", { name: "Guest" })).toBeVisible();
    expect((await ada.db.from("user_stories").select("id").throwOnError()).data).toHaveLength(3);
  });

  test("classes are drafted by a button that waits meanwhile [UCLASS-01, UCLASS-09, GEN-02, GEN-12]", async () => {
    const { ada } = await atClasses();
    const stepAside = breakOff("POST", "/functions/v1/generate-user-classes");
    await button("Generate with AI").first().click();
    await expectFailure("Failed to generate user classes. Please try again.");
    stepAside();
    const run = holdFunction("generate-user-classes", (reply) => ({ ...reply, count: 41 }));
    await button("Generate with AI").first().click();
    await expect.element(button("Generating...").first()).toBeDisabled();
    run.release();
    await expectToast("Generated 41 user classes successfully");
    await expect.element(page.getByText("UC-1", { exact: true })).toBeVisible();
    expect(run.sent).toEqual([{ projectId: ada.project_id }]);
    expect(run.written).toEqual([]);
    await expect.element(button("Generate with AI")).toBeEnabled();
  });
});
