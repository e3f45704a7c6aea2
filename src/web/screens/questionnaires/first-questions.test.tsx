import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { holdTimers } from "#tests/support/hold-timers.ts";
import { holdFunction } from "#tests/support/intercept.ts";
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

/** A model that is connected and asks this as soon as it is released. */
function connectModel(answer: { questions: string[]; note?: string }) {
  holdFunction("describe-drafter", (reply) => ({ ...reply, built_in: false, provider: "ollama", model: "m" })).release();
  const questions = answer.questions.map((question) => ({ key: `asked ${question}`, question, example: "" }));
  return holdFunction("ask-questions", () => ({ questions, note: answer.note ?? null }));
}

test("a connected model's questions are waited for a moment and stand there instead of the built-in ones [FIRST-83]", async () => {
  const { project_id, answers } = await begun();
  const model = connectModel({ questions: ["Who mows the land?", "What does a lease cost?"] });
  await open(`/start/${project_id}`);
  await expect.element(page.getByRole("status", { name: "Your language model reads what you wrote" })).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  await expect.element(button("Skip and draft everything")).toBeEnabled();
  model.release();
  await page.getByLabelText("What does a lease cost?").fill("90 euros");
  expect(page.getByRole("textbox").elements()).toHaveLength(2);
  expect(model.sent).toMatchObject([{ projectId: project_id, description: idea, answers: [] }]);
  await button("Save and draft everything").click();
  await expect.poll(answers).toMatchObject([{ question: "What does a lease cost?", answer: "90 euros" }]);
});

test("what a model asks too late is offered, and what was begun stays where it stands; why it asks nothing is said [FIRST-83, FIRST-84]", async () => {
  const { project_id } = await begun();
  const patience = holdTimers(8_000);
  const model = connectModel({ questions: ["Who mows the land?"] });
  await open(`/start/${project_id}`);
  await expect.element(page.getByRole("status", { name: "Your language model reads what you wrote" })).toBeVisible();
  await expect.poll(patience.count).toBeGreaterThan(0);
  patience.release();
  const second = page.getByRole("textbox").nth(1);
  await second.fill("Ten years");
  await expect.element(button("Save and draft everything")).toBeVisible();
  model.release();
  await button("Show its questions").click();
  await expect.element(page.getByLabelText("Who mows the land?")).toBeVisible();
  await expect.element(approves()).toBeVisible();
  await expect.element(second).toHaveValue("Ten years");
  expect(page.getByRole("textbox").elements()).toHaveLength(3);

  const other = await begun();
  const note = "Your language model gave no questions that can be used, so these are the built-in ones.";
  connectModel({ questions: [], note }).release();
  await open(`/start/${other.project_id}`);
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(approves()).toBeVisible();
});
