import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { db, open, signInAuthor } from "#tests/support/screen.tsx";

const idea = "A tool that keeps the leases of a parish's land. The office records each lease. Tenants see what they owe.";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const approves = () => page.getByLabelText("Who decides on leases or approves them?");

async function begun() {
  const author = await signInAuthor();
  const { project_id } = author;
  const { data } = await db
    .from("questionnaires")
    .insert({ project_id, project_description: idea })
    .select("id")
    .single()
    .throwOnError();
  const answers = async () => {
    const stored = await db.from("questionnaires").select("domain_answers").eq("id", data.id).single().throwOnError();
    return stored.data.domain_answers;
  };
  return { ...author, questionnaire_id: data.id, answers };
}

test("the questions of an idea stand on one screen, outlive a reload, and one press leads on with or without answers [FIRST-35, FIRST-43]", async () => {
  const { project_id, answers, questionnaire_id } = await begun();
  const { address } = await open(`/start/${project_id}`);
  await expect.element(approves()).toBeVisible();
  expect(page.getByRole("textbox").elements()).toHaveLength(6);
  await expect.element(button("Skip and draft everything")).toBeVisible();
  expect(page.getByText("Saved").elements(), "nothing was typed").toEqual([]);
  await approves().fill("The board approves");
  await open(`/start/${project_id}`);
  await expect.element(approves()).toHaveValue("The board approves");
  const again = await open(`/start/${project_id}`);
  await button("Save and draft everything").click();
  await expect.poll(again.address).toMatch(new RegExp(`^/dashboard/project/${project_id}/`));
  const given = { key: "approves:leases", question: "Who decides on leases or approves them?", answer: "The board approves" };
  expect(await answers()).toEqual([given]);
  expect(address()).toBe(`/start/${project_id}`);

  await open(`/questionnaires/${questionnaire_id}`);
  await expect.element(page.getByText("Questions about what you wrote")).toBeVisible();
  await expect.element(page.getByText(given.question)).toBeVisible();
  await expect.element(page.getByText(given.answer)).toBeVisible();
});

test("skipping every question stores nothing and leads on [FIRST-35]", async () => {
  const { project_id, answers } = await begun();
  const { address } = await open(`/start/${project_id}`);
  await button("Skip and draft everything").click();
  await expect.poll(address).toMatch(new RegExp(`^/dashboard/project/${project_id}/`));
  expect(await answers()).toEqual([]);
});

test("the wizard's first step asks them below the description, and the answers are saved with the next step [FIRST-43]", async () => {
  const { project_id, answers } = await begun();
  await open(`/dashboard/questionnaires/stepper/${project_id}`);
  await approves().fill("The synod");
  await button("Next").click();
  await expect.poll(answers).toMatchObject([{ answer: "The synod" }]);
  await button("Previous").click();
  await page.getByLabelText("Project description").fill(`${idea} The council approves each contract.`);
  await expect.element(approves()).toHaveValue("The synod");
});
