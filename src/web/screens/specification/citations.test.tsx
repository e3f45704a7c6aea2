import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { intercept } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const main = () => page.getByRole("main");
const link = (name: string) => main().getByRole("link", { name, exact: true });
const card = (words: string) => page.getByText(words, { exact: true });

/** US-1 cites FEAT-1, PAGE-1 and a number nobody has; FEAT-1 cites PAGE-1, and so does the name of UC-1. */
async function citingProject() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const skipper = await db
    .from("user_classes")
    .insert({ project_id, name: "Skipper of PAGE-1" })
    .select("id")
    .single()
    .throwOnError();
  const pages = await db
    .from("pages")
    .insert({ project_id, name: "Berths", description: "Every berth of the harbour" })
    .select("id")
    .single()
    .throwOnError();
  const story = {
    project_id,
    user_class_id: skipper.data.id,
    name: "Book",
    story: "I want FEAT-1 on PAGE-1, not US-99, `US-1` or https://a.example/UC-1.",
    acceptance_criteria: "Given a berth\nThen FEAT-1 shows it",
  };
  await db.from("user_stories").insert(story).throwOnError();
  await db.from("features").insert({ project_id, name: "Map", description: "Shows PAGE-1\nfrom above" }).throwOnError();
  await db.from("specifications").insert({ project_id, version: "0.1", project_overview: "See PAGE-1." }).throwOnError();
  return { ada, page_id: pages.data.id };
}

const specification = (ada: Author, section: string) => `/dashboard/project/${ada.project_id}/specification?section=${section}`;

test("a number in a text leads to its row, shows it on the way, and both sides list who cites whom", async () => {
  const { ada, page_id } = await citingProject();
  const { address, router } = await openAs(ada, specification(ada, "documentation"));
  const story = main().getByRole("row").filter({ hasText: "Book" });
  await expect.element(story.getByRole("link", { name: "PAGE-1: Berths" }).first()).toBeVisible();
  // twice in the words, and once among what the story cites
  expect(story.getByRole("link", { name: "FEAT-1: Map" }).elements()).toHaveLength(3);
  await expect.element(story.getByTitle("No such requirement")).toHaveTextContent("US-99 (no such requirement)");
  expect(story.getByRole("link", { name: /^(US|UC)-/ }).elements()).toEqual([]);
  await expect.element(story.getByText("Cites", { exact: true })).toBeVisible();
  expect(story.getByText("Cited by", { exact: true }).elements()).toEqual([]);
  const group = main().getByRole("heading", { level: 2, name: /^Skipper of/ });
  await expect.element(group.getByRole("link", { name: "PAGE-1: Berths" })).toBeVisible();

  let asked = 0;
  const stepAside = intercept("GET", "/rest/v1/", (pass) => {
    asked += 1;
    return pass();
  });
  await story.getByRole("link", { name: "PAGE-1: Berths" }).first().hover();
  await expect.element(card("Every berth of the harbour")).toBeVisible();
  expect(asked).toBe(0);
  stepAside();

  await story.getByRole("link", { name: "FEAT-1: Map" }).first().click();
  await expect.poll(() => router.state.location.hash).toBe("#FEAT-1");
  const feature = main().getByRole("row").filter({ hasText: "Map" });
  await expect.element(feature).toHaveFocus();
  await expect.element(feature.getByText("Cited by", { exact: true })).toBeVisible();
  await expect.element(feature.getByRole("link", { name: "US-1: Book" })).toBeVisible();

  await feature.getByRole("link", { name: "PAGE-1: Berths" }).first().click();
  await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}/specification/pages/${page_id}/edit`);
  await expect.element(link("Project overview")).toBeVisible();
  await expect.element(link("US-1: Book")).toBeVisible();
  await expect.element(link("FEAT-1: Map")).toBeVisible();
  await expect.element(link("UC-1: Skipper of PAGE-1")).toBeVisible();

  await link("Project overview").click();
  await expect.poll(() => document.activeElement?.querySelector("textarea")?.value).toBe("See PAGE-1.");

  const answers = { project_id: ada.project_id, project_description: "Boats as US-1 says." };
  const { data } = await ada.db.from("questionnaires").insert(answers).select("id").single().throwOnError();
  await router.navigate(`/questionnaires/${data.id}`);
  await expect.element(link("US-1: Book")).toBeVisible();
});

/** UC-1, SM-1, RISK-1 and SEC-1, which FEAT-2 cites; each with where it is edited. */
async function cited({ ada, page_id }: { ada: Author; page_id: string }) {
  const { db, project_id } = ada;
  const risk = { id: "1", name: "Storm", functionality: "Berths", description: "Boats sink" };
  const words = { project_id, name: "Locks" };
  await db
    .from("security_measures")
    .insert({ ...words, threat: "Theft", measure: "Locks" })
    .throwOnError();
  await db
    .from("sections")
    .insert({ ...words, page_id })
    .throwOnError();
  const risks = { security_risks: JSON.stringify([risk]) };
  await db.from("specifications").update(risks).eq("project_id", project_id).throwOnError();
  await db.from("features").insert({ project_id, name: "Watch", description: "UC-1, SM-1, RISK-1, SEC-1" }).throwOnError();
  return [
    { at: specification(ada, "userClasses"), name: "Skipper of PAGE-1" },
    { at: specification(ada, "securityMeasures"), name: "Locks" },
    { at: specification(ada, "risks"), name: "Storm" },
    { at: `/dashboard/project/${project_id}/specification/pages/${page_id}/edit`, name: "Locks" },
  ];
}

test("while a row is written, the numbers it knows stand below its texts, and what cites it below them all", async () => {
  const project = await citingProject();
  const { ada } = project;
  const rows = await cited(project);
  const { router } = await openAs(ada, specification(ada, "documentation"));
  await page.getByRole("button", { name: "Edit Book" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Story", exact: true });
  await expect.element(dialog.getByRole("link", { name: "PAGE-1: Berths" }).first()).toHaveAttribute("target", "_blank");
  await field.fill("I want nothing.");
  await expect.poll(() => dialog.getByTitle("No such requirement").elements()).toEqual([]);
  await userEvent.type(field.element(), " But UC-1 and SEC-5");
  await expect.element(dialog.getByRole("link", { name: "UC-1: Skipper of PAGE-1" })).toBeVisible();
  await expect.element(dialog.getByTitle("No such requirement")).toHaveTextContent("SEC-5 (no such requirement)");
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Book on PAGE-1");
  await expect.element(dialog.getByRole("link", { name: "PAGE-1: Berths" })).toHaveAttribute("target", "_blank");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  for (const { at, name } of rows) {
    await router.navigate(at);
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await expect.element(page.getByRole("button", { name: `Edit ${name}` })).not.toBeInTheDocument();
    await expect.element(link("FEAT-2: Watch")).toBeVisible();
  }
});

test("a version that was left cites its own rows as they stood", async () => {
  const { ada } = await citingProject();
  const { db, project_id } = ada;
  const others = Array.from({ length: 60 }, (_, at) => ({ project_id, name: `Map ${at + 2}`, description: "Like FEAT-1" }));
  await db.from("features").insert(others).throwOnError();
  await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
  await db.from("features").delete().eq("project_id", project_id).throwOnError();
  const { router } = await openAs(ada, `/dashboard/project/${project_id}/version?name=0.1#FEAT-61`);
  const far = main().getByRole("listitem").filter({ hasText: "Map 61" });
  await expect.element(far).toHaveFocus();
  await expect.element(main().getByRole("button", { name: "Show 50 before these" })).toBeVisible();
  await far.getByRole("link", { name: "FEAT-1: Map" }).first().click();
  await expect.poll(() => router.state.location.search + router.state.location.hash).toBe("?name=0.1#FEAT-1");
  const feature = main().getByRole("listitem").filter({ hasText: "from above" });
  await expect.element(feature).toHaveFocus();
  await feature.getByRole("link", { name: "PAGE-1: Berths" }).first().click();
  const cited = main().getByRole("listitem").filter({ hasText: "Every berth of the harbour" });
  await expect.element(cited).toHaveFocus();
  await cited.getByRole("link", { name: "Project overview" }).click();
  await expect.element(main().getByRole("listitem").filter({ hasText: "See PAGE-1." })).toHaveFocus();
});
