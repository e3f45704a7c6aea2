import axe from "axe-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const figures = (name: string) => page.getByRole("region", { name, exact: true });
const link = (name: string | RegExp) => page.getByRole("main").getByRole("link", { name });
const rows = () => page.getByRole("row");

/** Two classes, four stories of the first, of which one has a feature on the page and a test. */
async function harbour() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const added = await db
    .from("user_classes")
    .insert(["Skipper", "Auditor"].map((name) => ({ project_id, name })))
    .select("id")
    .throwOnError();
  const berths = await db.from("pages").insert({ project_id, name: "Berth board" }).select("id").single().throwOnError();
  const told = [1, 2, 3, 4].map((n) => ({
    ...{ project_id, user_class_id: added.data[0]?.id ?? "", name: `Keep berth ${n}` },
    ...{ story: "I want it.", acceptance_criteria: "Given a boat\nThen it stays" },
  }));
  const stories = await db.from("user_stories").insert(told).select("id").throwOnError();
  await db
    .from("features")
    .insert({ project_id, page_id: berths.data.id, name: "Show berths", description: "Serves US-1." })
    .throwOnError();
  await db
    .from("test_cases")
    .insert({ project_id, user_story_id: stories.data[0]?.id ?? "", name: "It stays", given: "a", when: "b", then: "c" })
    .throwOnError();
  return ada;
}

const violations = async () => (await axe.run(page.getByRole("main").element())).violations;

test("the trace shows columns, bands and holes, which lead to exactly their rows [READ-30] [READ-32]", async () => {
  const ada = await harbour();
  const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await page.getByTestId("sidebar").getByRole("link", { name: "Trace" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Trace" })).toBeVisible();
  expect(address()).toBe(`/dashboard/project/${ada.project_id}/trace`);
  for (const [name, said] of [
    ["User Classes", /2user classes.*1 user class without a user story.*1 user class without a page/],
    [
      "User Stories",
      /4user stories.*3 user stories without a feature.*3 user stories without a page.*3 user stories without a test case/,
    ],
    ["Features", /1feature.*No gaps/],
    ["Pages", /1page.*No gaps/],
    ["Test cases", /1test case.*No gaps/],
  ] as const) {
    await expect.element(figures(name)).toMatchTextContent(said);
  }
  await expect.element(figures("Gaps")).toMatchTextContent(/User stories without a test case3.*4/);
  await expect.element(figures("Links")).toMatchTextContent(/User classes and user stories41 user class4 user stories/);
  for (const theme of ["light", "dark"]) {
    document.documentElement.dataset.theme = theme;
    expect(await violations()).toEqual([]);
  }
  delete document.documentElement.dataset.theme;

  link(/^1 link between user stories and features$/)
    .element()
    .focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("1 of 4 user stories", { exact: true })).toBeVisible();
  expect(address()).toContain("section=documentation&trace=with-feature");
  await expect.element(rows().nth(1)).toMatchTextContent("US-1");

  const again = await open(`/dashboard/project/${ada.project_id}/trace`);
  await figures("User Stories")
    .getByRole("link", { name: /without a test case/ })
    .click();
  await expect.element(page.getByText("3 of 4 user stories", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Links" })).toHaveTextContent("Without a test case");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect.poll(again.address).not.toContain("trace");
});

test("who uses which page is drawn on the trace and in the document, and nothing is wider than a phone [READ-34]", async () => {
  const ada = await harbour();
  await openAs(ada, `/dashboard/project/${ada.project_id}/trace`);
  const picture = () => page.getByRole("group", { name: "Who uses which page" });
  await expect.element(picture().getByRole("link", { name: "PAGE-1 Berth board" })).toBeVisible();
  await expect.element(picture().getByRole("link", { name: "UC-2 Auditor" })).toBeVisible();
  expect(picture().element().querySelectorAll("path").length).toBe(1);
  expect(page.getByText("Skipper uses Berth board.").elements().length).toBe(1);
  await page.viewport(390, 844);
  await expect.element(picture()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await violations()).toEqual([]);
  await page.viewport(1280, 800);
  await open(`/dashboard/project/${ada.project_id}/document#1.3.3`);
  await expect.element(page.getByText("Who uses which page:")).toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll(".document figure svg path").length).toBe(2);
});

test("a list of rows without a link lets go of one that a colleague links, and takes in the one that loses its link [READ-32]", async () => {
  const ada = await harbour();
  const { db, project_id } = ada;
  const { data } = await db.from("user_stories").select("id").match({ project_id, number: 2 }).single().throwOnError();
  // as on a slow machine: whoever found something in the wording would have the list looked through as well
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = () => undefined;
  onTestFinished(() => {
    Worker.prototype.postMessage = postMessage;
  });
  await openAs(ada, `/dashboard/project/${project_id}/specification?section=documentation&trace=without-test`);
  const story = (n: number) => rows().filter({ hasText: `Keep berth ${n}` });
  for (const n of [2, 3, 4]) await expect.element(story(n)).toBeVisible();
  await db.from("test_cases").update({ user_story_id: data.id }).match({ project_id, number: 1 }).throwOnError();
  await expect.element(story(1)).toBeVisible();
  await expect.element(story(2)).not.toBeInTheDocument();
});
