import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author, join, person } from "#tests/support/people.ts";
import { db, open, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const area = (name: string) => page.getByLabelText(name, { exact: true });
const contested = page.getByRole("dialog", { name: "Somebody else changed this too" });
const gone = page.getByRole("dialog", { name: "This was deleted while you were editing" });

async function inProject(section: string) {
  const ada = await author(server);
  const { db, project_id } = ada;
  return { ada, db, project_id, show: () => openAs(ada, `/dashboard/project/${project_id}/specification?section=${section}`) };
}

describe("Somebody else saves while a user class is edited", () => {
  test("both texts are shown, the choice is saved, and what only they changed is kept", async () => {
    const { ada, db, project_id, show } = await inProject("userClasses");
    const words = { name: "Reader", description: "Borrows books", privileges: "Reads" };
    const { data } = await db
      .from("user_classes")
      .insert({ project_id, ...words })
      .select("id")
      .single()
      .throwOnError();
    const stored = async () =>
      (await db.from("user_classes").select("name, description, privileges, revision").eq("id", data.id).throwOnError()).data[0];
    const theirs = (change: Partial<typeof words>) => db.from("user_classes").update(change).eq("id", data.id).throwOnError();
    await show();
    await button("Edit Reader").click();
    await field("Name").fill("Member");
    await field("Description").fill("Borrows many books");
    await theirs({ name: "Patron", description: "Borrows old books", privileges: "Reads and writes" });
    await button("Save").click();
    await expect.element(contested).toBeVisible();
    expect(contested.getByRole("radiogroup").elements()).toHaveLength(2);
    await expect.element(contested.getByRole("radiogroup", { name: "Name" })).toMatchTextContent(/Member.*Patron/);
    await contested.getByText("What it said when you started").first().click();
    await expect.element(contested.getByText("Reader", { exact: true })).toBeVisible();

    await button("Back to my text").click();
    await expect.element(field("Name")).toHaveValue("Member");
    expect(await stored()).toMatchObject({ name: "Patron" });
    await button("Save").click();
    await button("Keep all of theirs").click();
    await contested
      .getByRole("radiogroup", { name: "Description" })
      .getByRole("radio", { name: "Write one text from both" })
      .click();
    const both = contested.getByRole("textbox");
    await expect.element(both).toHaveValue("Borrows many books\nBorrows old books");
    await both.fill("x".repeat(8001));
    await button("Save what I chose").click();
    await expect.element(contested.getByText("Shorten this to 8,000 characters or fewer")).toBeVisible();
    await both.fill("Borrows many old books");
    await theirs({ privileges: "Reads, writes and lends" });
    await button("Save what I chose").click();
    await expectToast("User class updated successfully");
    expect(await stored()).toEqual({
      name: "Patron",
      description: "Borrows many old books",
      privileges: "Reads, writes and lends",
      revision: 4,
    });
    await expect.poll(() => JSON.stringify({ ...localStorage })).not.toContain(`user_class:${data.id}`);

    await button("Edit Patron").click();
    await field("Description").fill("Only on this device");
    await expect.poll(() => JSON.stringify({ ...localStorage })).toContain("Only on this device");
    const bo = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
    await openAs(bo, `/dashboard/project/${project_id}/specification?section=userClasses`);
    await button("Edit Patron").click();
    await expect.element(field("Description")).toHaveValue("Borrows many old books");
  });

  test("one that was deleted meanwhile keeps its words on screen, to be added again", async () => {
    const { db, project_id, show } = await inProject("userClasses");
    await db.from("user_classes").insert({ project_id, name: "Reader" }).throwOnError();
    await show();
    await button("Edit Reader").click();
    await field("Description").fill("Borrows books");
    await db.from("user_classes").delete().eq("project_id", project_id).throwOnError();
    await button("Save").click();
    await expect.element(gone).toBeVisible();
    await expect.element(gone.getByText("Borrows books")).toBeVisible();
    await button("Add it again").click();
    await expectToast("User class created successfully");
    await expect.element(gone).not.toBeInTheDocument();
    const { data } = await db.from("user_classes").select("name, description, number").throwOnError();
    expect(data).toEqual([{ name: "Reader", description: "Borrows books", number: 2 }]);

    await button("Edit Reader").click();
    await field("Privileges").fill("Renews loans");
    await expect.poll(() => JSON.stringify({ ...localStorage })).toContain("Renews loans");
    await db.from("user_classes").delete().eq("project_id", project_id).throwOnError();
    await open(`/dashboard/project/${project_id}/specification?section=userClasses`);
    await expect.element(page.getByText("What you wrote is still here", { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Borrows books\s+Renews loans/)).toBeVisible();
    await button("Discard").click();
    await expect.element(page.getByText("What you wrote is still here", { exact: true })).not.toBeInTheDocument();
  });
});

test("words for a row that somebody deleted stay in their form whatever makes the list be read, and saving still says what happened", async () => {
  const { ada, project_id, show } = await inProject("userClasses");
  const isListening = () =>
    db.getChannels().some(({ topic, state }) => topic === `realtime:project:${project_id}` && state === "joined");
  const description = page.getByRole("textbox", { name: "Description", exact: true });
  await ada.db.from("user_classes").insert({ project_id, name: "Reader" }).throwOnError();
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
  await show();
  await button("Edit Reader").click();
  await description.fill("Borrows books");
  await expect.poll(isListening).toBe(true);
  await bo.db.from("user_classes").delete().match({ project_id, name: "Reader" }).throwOnError();
  await expect.element(page.getByText(/deleted this meanwhile/)).toBeVisible();

  await button("Add User Class").click();
  await field("Name").first().fill("Writer");
  await button("Add User Class").last().click();
  await expect.element(page.getByRole("heading", { name: "Writer", exact: true })).toBeVisible();
  await expect.element(description).toHaveValue("Borrows books");

  await db.realtime.setAuth("not a token any more");
  await expect.poll(isListening).toBe(false);
  await bo.db.from("user_classes").insert({ project_id, name: "Keeper" }).throwOnError();
  await db.realtime.setAuth();
  await expect.element(page.getByRole("heading", { name: "Keeper", exact: true })).toBeVisible();
  await expect.element(description).toHaveValue("Borrows books");

  await button("Save").click();
  await expect.element(gone.getByText("Borrows books")).toBeVisible();
  await gone.getByRole("button", { name: "Back to my text" }).click();
  await button("Cancel").click();
  await expect.element(page.getByText("Reader", { exact: true })).not.toBeInTheDocument();
});

test("words for a story whose class was deleted with it are not kept out of sight", async () => {
  const { ada, project_id, show } = await inProject("documentation");
  const classes = [{ name: "Reader" }, { name: "Keeper" }].map((row) => ({ project_id, ...row }));
  const { data } = await ada.db.from("user_classes").insert(classes).select("id, name").throwOnError();
  const reader = data.find(({ name }) => name === "Reader");
  const story = {
    project_id,
    user_class_id: reader?.id ?? "",
    name: "Borrow",
    story: "I borrow",
    acceptance_criteria: "It is lent",
  };
  await ada.db.from("user_stories").insert(story).throwOnError();
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
  await show();
  await button("Edit Borrow").click();
  await field("Name").fill("Borrow a book");
  await bo.db.from("user_classes").delete().match({ project_id, name: "Reader" }).throwOnError();
  await expect.element(page.getByText("What you wrote is still here", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Borrow a book\s+I borrow/)).toBeVisible();
});

test("a text of the specification that two people wrote is settled, another section's save is no conflict, and a draft goes on from where it began", async () => {
  const { db, project_id, show } = await inProject("projectIntroduction");
  const row = { project_id, version: "0.1", project_overview: "Boats", project_scope: "Berths" };
  await db.from("specifications").insert(row).throwOnError();
  const theirs = (change: object) => db.from("specifications").update(change).eq("project_id", project_id).throwOnError();
  const stored = async () =>
    (await db.from("specifications").select("project_overview, project_scope, business_model").throwOnError()).data[0];
  await show();
  await area("Project overview").fill("Boats and ferries");
  await theirs({ business_model: "Fees", project_scope: "Berths and cranes" });
  await button("Save Changes").click();
  await expectToast("Specification saved successfully");
  expect(await stored()).toEqual({
    project_overview: "Boats and ferries",
    project_scope: "Berths and cranes",
    business_model: "Fees",
  });
  await expect.element(area("Project scope")).toHaveValue("Berths and cranes");

  await area("Project overview").fill("Boats, ferries and mine");
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain("ferries and mine");
  await theirs({ project_overview: "Boats, ferries and theirs" });
  await open(`/dashboard/project/${project_id}/specification`);
  await expect.element(area("Project overview")).toHaveValue("Boats, ferries and mine");
  await expect.element(page.getByText("Unsaved changes restored", { exact: true })).toBeVisible();
  await button("Save Changes").click();
  await expect.element(contested).toBeVisible();
  await contested.getByRole("radio", { name: "Keep theirs" }).click();
  await button("Save what I chose").click();
  await expect.element(contested).not.toBeInTheDocument();
  await expect.element(area("Project overview")).toHaveValue("Boats, ferries and theirs");
  await expect.element(button("Save Changes")).toBeDisabled();
});

test("two people who add risks at once lose none, and one that both changed is settled", async () => {
  const { db, project_id, show } = await inProject("risks");
  const risk = (id: string, name: string) => ({ id, name, functionality: "Payment", description: "Cards leak" });
  const write = (...risks: object[]) =>
    db
      .from("specifications")
      .upsert({ project_id, version: "0.1", security_risks: JSON.stringify(risks) }, { onConflict: "project_id,version" })
      .throwOnError();
  const names = async () => {
    const { data } = await db.from("risks").select("number, name").order("order_index").throwOnError();
    return data.map(({ name, number }) => `${number} ${name}`);
  };
  await write(risk("1", "Leak"));
  await show();
  await button("Add Risk").click();
  await field("Name").fill("Mine");
  await field("Functionality at risk").fill("Login");
  await field("Description").fill("Passwords leak");
  await write(risk("1", "Leak"), risk("2", "Theirs"));
  await button("Add Risk").last().click();
  await expectToast("Risks Saved");
  expect(await names()).toEqual(["1 Leak", "2 Theirs", "3 Mine"]);

  await button("Edit Leak").click();
  await field("Name").fill("Mine leaks");
  await db.from("risks").update({ name: "Theirs leaks" }).eq("number", 1).eq("project_id", project_id).throwOnError();
  await button("Save").click();
  await expect.element(contested.getByRole("radiogroup", { name: "Name" })).toBeVisible();
  await contested.getByRole("radio", { name: "Keep mine" }).click();
  await button("Save what I chose").click();
  await expect.element(contested).not.toBeInTheDocument();
  expect(await names()).toEqual(["1 Mine leaks", "2 Theirs", "3 Mine"]);
});
