import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changeDraftingPart, startDraftingRun, stopDraftingRun } from "#data/drafting-runs.ts";
import { startGeneration } from "#data/generations.ts";
import { readProjectContent } from "#data/project-content.ts";
import { listOpenPoints } from "#domain/document/open-points.ts";
import { type DraftedText, draftedTexts, draftingParts } from "#domain/drafting-parts.ts";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const sections = () => page.getByRole("list", { name: "Sections" }).getByRole("listitem");
const section = (text: string | RegExp) => sections().filter({ hasText: text });
const says = (text: string | RegExp) => page.getByText(text).first();
const draftOf = (project_id: string) => `/dashboard/project/${project_id}/draft`;
const names = draftingParts.map(({ name }) => name);

async function described() {
  const ada = await author(server);
  const answers = {
    project_id: ada.project_id,
    project_description: "Skippers book moorings, and the harbour master confirms them.",
  };
  await ada.db.from("questionnaires").insert(answers).throwOnError();
  return ada;
}

/** A run whose sections are written by this test. */
async function runOf({ db, project_id }: Author) {
  const { id: run_id } = await startDraftingRun(db, { project_id, functions: names, adds_to_all: false, goes_on: undefined });
  const begin = async (name: string) => {
    const run = { project_id, function: name, provider: "built-in", model: undefined };
    return startGeneration(db, { ...run, part_of: { run_id, attempt: 1 } });
  };
  return { run_id, begin };
}

test("the questionnaire's last step drafts everything and ends where the work begins [FIRST-11] [FIRST-17]", async () => {
  const ada = await described();
  await openAs(ada, `/dashboard/questionnaires/stepper/${ada.project_id}?step=business`);
  await expect.element(button("Submit")).toBeVisible();
  await button("Submit and draft everything").click();
  await expect.element(says("Your specification is drafted")).toBeVisible();
  await expect.element(says(/\d+ user stories, \d+ features/)).toBeVisible();
  await expect.element(link("Read the document")).toHaveAttribute("href", `/dashboard/project/${ada.project_id}/document`);
  const leads = page.getByRole("list", { name: "Where to look first" });
  await expect.element(leads.getByRole("link", { name: /^Technology\s*Nothing could be drafted here/ })).toBeVisible();
  await expect.element(leads.getByText(/^Assumptions \(\d+\)$/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "What is still open" })).toBeVisible();
  const content = await readProjectContent(ada.db, { project_id: ada.project_id });
  const [line = "The document has no open points."] = listOpenPoints({ ...content, generated_at: "" });
  await expect.element(says(line)).toBeVisible();
  expect(sections().elements()).toHaveLength(names.length);
  await expect.element(section("Pages").getByText(/^\d+ pages$/)).toBeVisible();

  const { data } = await ada.db.from("assumptions").select("id").throwOnError();
  await ada.db
    .from("assumptions")
    .update({ name: "My own" })
    .eq("id", data[0]?.id ?? "")
    .throwOnError();
  const undo = async () => {
    await button("Undo everything").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo everything" }).click();
  };
  await undo();
  await expect.element(says(/^This cannot be undone as a whole\. Assumptions: something was edited since\./)).toBeVisible();
  await ada.db
    .from("assumptions")
    .delete()
    .eq("id", data[0]?.id ?? "")
    .throwOnError();
  await undo();
  await expectToast("The whole draft is undone");
  await expect.element(says("The last draft was undone completely.")).toBeVisible();
  expect((await ada.db.from("pages").select("id").throwOnError()).data).toEqual([]);
});

test("an empty workspace, the dashboard and the palette begin a run with one press, each to its end, and only those who may edit are offered it [FIRST-12] [FIRST-13] [FIRST-14]", {
  timeout: 240_000,
}, async () => {
  const ada = await described();
  const workspace = `/dashboard/project/${ada.project_id}/specification`;
  const ended = () => expect.element(says("Your specification is drafted"), { timeout: 60_000 }).toBeVisible();
  const { router, address } = await openAs(ada, workspace);
  await expect.element(link("Draft everything")).toHaveAttribute("href", draftOf(ada.project_id));
  await link("Draft everything").click();
  await expect.poll(address).toBe(draftOf(ada.project_id));
  await ended();
  const runs = async () =>
    (await ada.db.from("drafting_runs").select("status").eq("project_id", ada.project_id).throwOnError()).data.length;
  expect(await runs()).toBe(1);
  await router.navigate(workspace);
  await expect.element(button("Generate Overview")).toBeVisible();
  await expect.element(link("Draft everything")).not.toBeInTheDocument();

  await userEvent.keyboard("{Control>}k{/Control}");
  await page.getByRole("combobox").fill("draft what");
  await expect.element(page.getByRole("option", { name: /Draft what is empty/ })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(draftOf(ada.project_id));
  await expect.element(section("Pages").getByText("Already written")).toBeVisible();
  await ended();
  expect(await runs()).toBe(2);

  await router.navigate(`/dashboard/project/${ada.project_id}`);
  await link("Draft what is empty").click();
  await expect.poll(runs, { timeout: 30_000 }).toBe(3);
  await expect.element(section("Pages").getByText("Already written")).toBeVisible();
  await ended();

  // what could not be drafted is written by hand
  const { data: own } = await ada.db.from("specifications").select("*").eq("project_id", ada.project_id).single().throwOnError();
  const unwritten = draftedTexts.filter((column) => !own[column]?.trim());
  expect(unwritten).not.toEqual([]);
  const written = Object.fromEntries(unwritten.map((column) => [column, "Written by hand."]));
  await ada.db
    .from("specifications")
    .update(written as Record<DraftedText, string>)
    .eq("id", own.id)
    .throwOnError();
  await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await expect.element(page.getByText("Written", { exact: true })).toBeVisible();
  await expectOfferedNowhere("Add feature");

  const bo = await author(server, { role: "viewer" });
  await openAs(bo, `/dashboard/project/${bo.project_id}`);
  await expect.element(page.getByRole("heading", { name: "Contents", exact: true })).toBeVisible();
  await expect.element(page.getByText("0", { exact: true }).first()).toBeVisible();
  await expectOfferedNowhere("Activity");
});

/** Neither on the dashboard nor in the palette, which has what is named. */
async function expectOfferedNowhere(inPalette: string) {
  await expect.element(link("Draft what is empty")).not.toBeInTheDocument();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(page.getByRole("option", { name: new RegExp(`^${inPalette}`) }).first()).toBeVisible();
  await page.getByRole("combobox").fill("draft what");
  await expect.element(page.getByRole("option", { name: /Draft what is empty/ })).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
}

test("an instruction is asked for beside the one press, kept until a run was begun with it, and shown while it is written and at its end [FIRST-20]", async () => {
  const ada = await described();
  const asked = "Add a manager who approves refunds. Write like Shakespeare.";
  const field = () => page.getByLabelText("What should every section keep in mind?");
  const dashboard = `/dashboard/project/${ada.project_id}`;
  const instruction = page.getByRole("region", { name: "Instruction" });
  await openAs(ada, `${dashboard}/specification`);
  await link("Draft everything with an instruction").click();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(asked);

  const { run_id } = await runOf(ada);
  await open(dashboard);
  await link("Draft what is empty with an instruction").click();
  await expect.element(says(`0 of ${names.length} sections are done`)).toBeVisible();
  await expect.element(instruction).not.toBeInTheDocument();
  await stopDraftingRun(ada.db, { run_id });
  await expect.element(field()).toHaveValue(asked);
  await button("Draft what is empty").click();
  await expect.element(says("Your specification is drafted")).toBeVisible();
  await expect.element(instruction.getByText(asked, { exact: true })).toBeVisible();
  await expect.element(instruction.getByText("The built-in drafter could not use: “Write like Shakespeare”.")).toBeVisible();
  const { data } = await ada.db.from("user_classes").select("name").eq("name", "Manager").throwOnError();
  expect(data).toHaveLength(1);
  await button("Undo everything").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo everything" }).click();
  await expect.element(field()).toHaveValue("");

  const bo = await author(server, { role: "viewer" });
  const { db, project_id } = { ...bo, ...bo.founder };
  await startDraftingRun(db, { project_id, functions: names, adds_to_all: false, instruction: asked, goes_on: undefined });
  await openAs(bo, draftOf(project_id));
  await expect.element(says(`0 of ${names.length} sections are done`)).toBeVisible();
  await expect.element(instruction.getByText(asked, { exact: true })).toBeVisible();
});

describe("a run that is being written", () => {
  test("shows each section's state and a text as it comes, also to somebody who only reads, and is stopped with what is finished kept [FIRST-15]", async () => {
    const bo = await author(server, { role: "viewer" });
    const ada = { ...bo, ...bo.founder };
    const { run_id, begin } = await runOf(ada);
    const generation_id = await begin("generate-user-classes");
    const drafted = { user_classes: [{ name: "Skipper", description: null, privileges: null }] };
    await ada.db.rpc("finish_drafting_part", { run_id, generation_id, drafted }).throwOnError();
    await begin("generate-overview");
    await changeDraftingPart(ada.db, { run_id, name: "generate-overview", so_far: "Harbour is a" });
    await openAs(bo, draftOf(bo.project_id));
    await expect.element(says(`1 of ${names.length} sections are done`)).toBeVisible();
    await expect.element(section("User classes").getByText("1 user class")).toBeVisible();
    await expect.element(section("User classes").getByText(/^(under a second|\d+ s|\d+ min \d+ s)$/)).toBeVisible();
    await expect.element(section("Overview").getByText("Writing", { exact: true })).toBeVisible();
    await expect.element(section("Scope").getByText("Waiting")).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Overview so far" })).toHaveTextContent("Harbour is a");
    await changeDraftingPart(ada.db, { run_id, name: "generate-overview", so_far: "Harbour is a place for boats" });
    await expect.element(page.getByRole("region", { name: "Overview so far" })).toHaveTextContent("Harbour is a place for boats");
    await expect.element(button("Stop")).not.toBeInTheDocument();

    await openAs(ada, draftOf(ada.project_id));
    await button("Stop").click();
    await expect.element(says("Stopped. Finished sections are saved.")).toBeVisible();
    await expect.element(section("Overview").getByText("Stopped by hand.")).toBeVisible();
    await expect.element(section("User classes").getByText("1 user class")).toBeVisible();
    await button("Continue").click();
    await expect.element(says("Your specification is drafted")).toBeVisible();
    expect((await ada.db.from("user_classes").select("name").throwOnError()).data).toEqual([{ name: "Skipper" }]);
  });

  test("ends with the reason of each section that failed, which is tried again alone [FIRST-16]", async () => {
    const ada = await described();
    const { run_id, begin } = await runOf(ada);
    await begin("generate-risks");
    for (const name of names) {
      if (name === "generate-risks") continue;
      await changeDraftingPart(ada.db, { run_id, name, is_kept: true });
    }
    const said = { status: "failed" as const, error: "The language model took too long. Please try again." };
    await ada.db.from("generations").update(said).eq("function", "generate-risks").throwOnError();
    await ada.db
      .from("drafting_runs")
      .update({ status: "ended", finished_at: new Date().toISOString() })
      .eq("id", run_id)
      .throwOnError();
    await openAs(ada, draftOf(ada.project_id));
    await expect.element(says("Drafted, but for 1 section")).toBeVisible();
    await expect.element(section("Risks").getByText(said.error)).toBeVisible();
    await button("Try Risks again").click();
    await expect.element(section("Risks").getByText(/^\d+ risks$/)).toBeVisible();
    await expect.element(button("Try Risks again")).not.toBeInTheDocument();
    expect((await ada.db.from("pages").select("id").throwOnError()).data).toEqual([]);
  });
});
