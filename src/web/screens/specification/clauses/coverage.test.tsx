import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { callFunction } from "#data/functions.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { addRow, removeRows } from "#data/rows.ts";
import { nouns } from "#domain/nouns/all.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { paths } from "#web/lib/paths.ts";

const server = inject("server");
const main = () => page.getByRole("main");
const clause = (name: RegExp) => main().getByRole("button", { name });
const details = () => page.getByRole("region", { name: "The clause" });

async function lab() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const described = "Hello! Technicians calibrate sensors. Auditors read certificates. The lab is quiet.";
  await addQuestionnaire(db, { project_id, form: { ...newQuestionnaire, project_description: described } });
  const projectId = project_id;
  await callFunction(db, nouns.user_classes.generate, { projectId });
  await callFunction(db, nouns.user_stories.generate, { projectId });
  const { data: stories } = await db.from("user_stories").select("id, name, number").eq("project_id", project_id).throwOnError();
  const story = stories?.find(({ name }) => name === "Calibrate sensors");
  if (!story) throw new Error("The deed is no story.");
  return { ada, db, project_id, story };
}

test("the coverage shows what was said with each clause marked, leads to its rows, takes what people say of it by key, and follows the rows [COVER-9]", async () => {
  const { ada, db, project_id, story } = await lab();
  const opened = await openAs(ada, paths.coverage(project_id));
  await expect.element(main()).toMatchTextContent(/Description.*Hello! Technicians calibrate sensors/s);
  await expect.element(clause(/^Technicians calibrate sensors\. ?, covered$/)).toBeVisible();
  expect(clause(/Hello/).elements()).toEqual([]);
  await expect.element(clause(/^The lab is quiet\. ?, never covered$/)).toBeVisible();

  await clause(/^Technicians/).click();
  await expect.element(details()).toMatchTextContent(new RegExp(`Covered.*US-${story.number}.*Calibrate sensors`, "s"));
  expect((await axe.run(main().element())).violations).toEqual([]);
  expect(
    details().getByRole("link", { name: "Calibrate sensors", exact: true }).first().element().getAttribute("href"),
  ).toContain(`#US-${story.number}`);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  await expect.element(details()).toMatchTextContent(/Never covered.*The lab is quiet/s);

  await userEvent.keyboard("a");
  await expect.element(clause(/^The lab is quiet\. ?, assumption$/)).toBeVisible();
  await userEvent.keyboard("o");
  await expect.element(clause(/^The lab is quiet\. ?, open point$/)).toBeVisible();
  await userEvent.keyboard("x");
  const leave = page.getByRole("dialog", { name: "Leave it out" });
  await leave.getByRole("button", { name: "Leave out" }).click();
  await expect.element(leave).toMatchTextContent(/Say why it is left out/);
  await leave.getByLabelText("Why").fill("It says nothing of the product.");
  await leave.getByRole("button", { name: "Leave out" }).click();
  await expect.element(details()).toMatchTextContent(/Left out.*It says nothing of the product/s);
  await details().getByRole("button", { name: "Remove this decision" }).click();
  await expect.element(clause(/^The lab is quiet\. ?, never covered$/)).toBeVisible();
  const walls = await addRow(db, "features", { project_id, name: "Thick walls" });
  await userEvent.keyboard("l");
  const link = page.getByRole("dialog", { name: "Link a row" });
  await link.getByRole("combobox", { name: "Row that covers it" }).click();
  await page.getByPlaceholder("Find a row").fill("walls");
  await page.getByRole("option", { name: /Thick walls/ }).click();
  await link.getByRole("button", { name: "Link", exact: true }).click();
  await expect.element(details()).toMatchTextContent(/Covered.*FEAT-1.*Thick walls/s);
  await removeRows(db, "features", { project_id, ids: [walls.id] });
  await expect.element(details()).toMatchTextContent(/Lost.*Feature, deleted/s);
  await main()
    .getByRole("button", { name: /^Not covered/ })
    .click();
  await expect.poll(opened.address).toContain("state=missing");
  await expect
    .poll(() =>
      clause(/^Technicians/)
        .element()
        .hasAttribute("data-dim"),
    )
    .toBe(true);
});

test("from a row one comes to its clauses, the dashboard counts them, and where nothing was said the questionnaire is offered [COVER-9] [COVER-11]", async () => {
  const { ada, project_id, story } = await lab();
  await openAs(ada, `${paths.specification(project_id, "documentation")}&history=user_stories.${story.id}`);
  await page.getByRole("link", { name: "What it is based on" }).click();
  await expect.element(main()).toMatchTextContent(new RegExp(`What US-${story.number} Calibrate sensors is based on`));
  await expect
    .poll(() =>
      clause(/^Auditors/)
        .element()
        .hasAttribute("data-dim"),
    )
    .toBe(true);
  expect(
    clause(/^Technicians/)
      .element()
      .hasAttribute("data-dim"),
  ).toBe(false);

  await openAs(ada, paths.projectDashboard(project_id));
  const line = page.getByRole("link", { name: /2 of 3 clauses of what was said are covered/ });
  await expect.element(line).toHaveAttribute("href", paths.coverage(project_id, { state: "missing" }));

  const bo = await author(server);
  await openAs(bo, paths.coverage(bo.project_id));
  await expect.element(main()).toMatchTextContent(/Nothing to cover yet.*Open the questionnaire/s);
});

test("whoever deletes or rewrites the last row of a clause is told at once, with its words, and takes it back [COVER-10]", async () => {
  const { ada, db, project_id, story } = await lab();
  const { data: others } = await db.from("user_classes").select("id").eq("project_id", project_id).throwOnError();
  for (const { id } of others ?? [])
    await db.from("user_classes").update({ description: "Works here.", privileges: "Reads" }).eq("id", id).throwOnError();
  await openAs(ada, paths.specification(project_id, "documentation"));
  await page.getByRole("button", { name: "Delete Calibrate sensors" }).first().click();
  const told = page.getByText("A clause lost its last row");
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText(/No row covers it any more: “Technicians calibrate sensors\.”/)).toBeVisible();
  await page.getByRole("listitem").filter({ has: told }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await db.from("user_stories").select("id").eq("id", story.id)).data?.length).toBe(1);

  await page.getByRole("button", { name: "Edit Calibrate sensors" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByLabelText("Name").fill("Drink tea");
  await form.getByLabelText("Story").fill("As a technician, I want tea, so that I stay awake.");
  await form.getByLabelText(/^Acceptance/i).fill("Given tea\nWhen I drink it\nThen I am awake");
  await form.getByRole("button", { name: /^(Save|Update)/ }).click();
  const again = page.getByText("A clause lost its last row").first();
  await expect.element(again).toBeVisible();
  await page.getByRole("listitem").filter({ has: again }).first().getByRole("button", { name: "Undo" }).click();
  await expect
    .poll(async () => (await db.from("user_stories").select("name").eq("id", story.id)).data?.[0]?.name)
    .toBe("Calibrate sensors");
});
