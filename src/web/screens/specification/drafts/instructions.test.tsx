import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { holdFunction } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (name: string) => page.getByRole("row").filter({ hasText: name });
const asking = () => page.getByRole("dialog").getByLabelText("What should be different?");
const press = (keys: string) => userEvent.keyboard(keys);

async function at(section: string) {
  const ada = await author(server);
  const { db, project_id } = ada;
  const project_description = "Farmers sell boxes of vegetables to restaurants. Drivers deliver them.";
  await db.from("questionnaires").insert({ project_id, project_description }).throwOnError();
  const address = `/dashboard/project/${project_id}/specification?section=${section}`;
  return { ada, address };
}

test("beside every Generate one says what should be different; the words are kept until they are used, and stand with the draft [BETTER-13]", async () => {
  const { ada, address } = await at("userClasses");
  await openAs(ada, address);
  await button("Draft with an instruction…").first().click();
  await asking().fill("Add a manager who approves refunds. Write like Shakespeare.");
  await press("{Escape}");
  await open(address);
  await button("Draft with an instruction…").first().click();
  await expect.element(asking()).toHaveValue("Add a manager who approves refunds. Write like Shakespeare.");
  await asking().click();
  const run = holdFunction("generate-user-classes");
  await press("{Control>}{Enter}{/Control}");
  await expect.element(button("Generating...").first()).toBeDisabled();
  run.release();
  await expectToast("About this draft", "The built-in drafter could not use: “Write like Shakespeare”.");
  await expect.element(page.getByText("Manager", { exact: true }).first()).toBeVisible();
  expect(run.sent).toEqual([
    { projectId: ada.project_id, instruction: "Add a manager who approves refunds. Write like Shakespeare." },
  ]);
  await button("Draft with an instruction…").click();
  await expect.element(asking()).toHaveValue("");
  await asking().fill("x".repeat(2001));
  await button("Generate").click();
  await expect.element(page.getByText("Shorten this to 2,000 characters or fewer")).toBeVisible();
  await button("Cancel").click();
  await button("Drafts").click();
  const drafts = page.getByRole("list", { name: "Drafts" });
  await expect
    .element(drafts.getByText("Add a manager who approves refunds. Write like Shakespeare.", { exact: true }))
    .toBeVisible();
  await expect.element(drafts.getByText("The built-in drafter could not use: “Write like Shakespeare”.")).toBeVisible();
});

test("chosen rows are rewritten from the menu of what is chosen, no others, and taken back from the toast [BETTER-14]", async () => {
  const { ada, address } = await at("securityMeasures");
  const { db, project_id } = ada;
  await db.functions.invoke("generate-security-measures", { body: { projectId: project_id } });
  const read = async () =>
    (await db.from("security_measures").select("id, name, measure").eq("project_id", project_id).order("number").throwOnError())
      .data;
  const [first, second] = await read();
  await db
    .from("security_measures")
    .update({ measure: "By hand." })
    .in("id", [first?.id ?? "", second?.id ?? ""])
    .throwOnError();
  await openAs(ada, address);
  await row(first?.name ?? "")
    .getByRole("checkbox")
    .click();
  await button("Change").click();
  await page.getByRole("menuitem", { name: "Rewrite…", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Rewrite 1 security measure" })).toBeVisible();
  await button("Rewrite").click();
  await expectToast("1 rewritten", "Of 1 security measure chosen; all others stay as they were.");
  await expect.element(row(first?.name ?? "").getByText(first?.measure ?? "nothing")).toBeVisible();
  expect((await read()).slice(0, 2).map(({ measure }) => measure)).toEqual([first?.measure, "By hand."]);
  await button("Undo").click();
  await expectToast("Draft undone");
  await expect.element(row(first?.name ?? "").getByText("By hand.")).toBeVisible();
  await row(first?.name ?? "")
    .getByRole("checkbox")
    .click();
  await row((await read())[2]?.name ?? "")
    .getByRole("checkbox")
    .click();
  await button("Change").click();
  await page.getByRole("menuitem", { name: "Rewrite…", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Rewrite 1 security measure" })).toBeVisible();
  await button("Rewrite").click();
  await expectToast("Nothing changed", "The draft of 1 security measure says what stands there already.");
});

test("what somebody deleted is left out, which is said, and brought in from there or from the drafts [BETTER-15]", async () => {
  const { ada, address } = await at("userClasses");
  const { db, project_id } = ada;
  const body = { projectId: project_id };
  await db.functions.invoke("generate-user-classes", { body });
  const remove = async () => {
    const { data } = await db
      .from("user_classes")
      .select("id")
      .eq("project_id", project_id)
      .in("name", ["Farmer", "Driver"])
      .throwOnError();
    await db.rpc("remove_rows", { project_id, table_name: "user_classes", ids: data.map(({ id }) => id) }).throwOnError();
  };
  await remove();
  await openAs(ada, address);
  await button("Generate with AI").click();
  await expectToast("About this draft", "2 left out because somebody deleted them.");
  expect(page.getByText("Farmer", { exact: true }).elements()).toEqual([]);
  await button("Bring them in").click();
  await expectToast("2 brought in");
  await expect.element(page.getByText("Farmer", { exact: true }).first()).toBeVisible();
  await remove();
  await db.functions.invoke("generate-user-classes", { body });
  await open(address);
  await button("Drafts").click();
  await button("Bring them in").click();
  await expectToast("2 brought in");
  await expect.element(button("Bring them in")).not.toBeInTheDocument();
});
