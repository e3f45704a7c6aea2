import { expect, inject, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listRows } from "#data/rows.ts";
import { draftingParts } from "#domain/drafting-parts.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { breakOff, holdFunction, intercept } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { addRowOf } from "#tests/support/row-of.ts";
import { db, open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (name: string) => page.getByRole("row").filter({ hasText: name });
const asking = () => page.getByRole("dialog").getByLabelText("What should be different?");
const drafterNamed = () => page.getByText(/^The built-in drafter writes from/).elements().length;
const press = (keys: string) => userEvent.keyboard(keys);

async function at(section: string) {
  const ada = await author(server);
  const { db, project_id } = ada;
  const project_description = "Farmers sell boxes of vegetables to restaurants. Drivers deliver them.";
  await db.from("questionnaires").insert({ project_id, project_description }).throwOnError();
  const address = `/dashboard/project/${project_id}/specification?section=${section}`;
  return { ada, address };
}

/** A project whose security measures are drafted, and how they stand at any time. */
async function withMeasures() {
  const { ada, address } = await at("securityMeasures");
  const { db, project_id } = ada;
  await db.functions.invoke("generate-security-measures", { body: { projectId: project_id } });
  const read = async () =>
    (
      await db
        .from("security_measures")
        .select("id, name, number, measure")
        .eq("project_id", project_id)
        .order("number")
        .throwOnError()
    ).data;
  return { ada, address, read };
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

test("so it is in every section that has something drafted [BETTER-13]", { timeout: 300_000 }, async () => {
  const { ada, address } = await at("userClasses");
  const around: Partial<Record<string, string>> = {};
  for (const noun of allNouns) around[noun] = (await addRowOf(noun, "Kept", ada, around)).id;
  await openAs(ada, address);
  const asks = () => page.getByRole("main").getByRole("button", { name: /with an instruction…$/ });
  // features are asked for in a dialog, and the technology is drafted by a run over all sections alone
  const elsewhere = ["features", "technologyStack"];
  const sections = new Set(draftingParts.map(({ section }) => section).filter((section) => !elsewhere.includes(section)));
  for (const section of sections) {
    await open(address.replace("userClasses", section));
    await expect.element(asks().first()).toBeEnabled();
    expect(
      page
        .getByRole("main")
        .getByRole("button", { name: /^Generate/ })
        .elements(),
      section,
    ).toHaveLength(asks().elements().length);
    await asks().first().click();
    await asking().fill(`Only for ${section}.`);
    await press("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await asks().first().click();
    await expect.element(asking()).toHaveValue(`Only for ${section}.`);
    await press("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  }
});

test("the words typed to have a feature drafted are kept as well, sent with it, and gone once it is there; who drafts is said once [BETTER-13, FIRST-95, POLISH-66]", async () => {
  const { ada, address } = await at("features");
  await openAs(ada, address);
  const name = page.getByRole("dialog").getByLabelText("Feature Name");
  await button("Generate Feature with AI").first().click();
  await expect.poll(drafterNamed).toBe(1);
  await expect.element(page.getByRole("dialog").getByText(/select them in the list/)).toBeVisible();
  await name.fill("Refund a box");
  await asking().fill("A manager approves each refund.");
  await press("{Escape}");
  await open(address);
  await button("Generate Feature with AI").first().click();
  await expect.element(asking()).toHaveValue("A manager approves each refund.");
  await expect.element(name).toHaveValue("Refund a box");
  await asking().fill("x".repeat(2001));
  await button("Generate Feature").click();
  await expect.element(page.getByText("Shorten this to 2,000 characters or fewer")).toBeVisible();
  await asking().fill("A manager approves each refund.");
  const run = holdFunction("generate-feature");
  await press("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog").getByRole("button", { name: "Generating..." })).toBeDisabled();
  run.release();
  await expectToast("Feature generated successfully");
  const nowhere = { pageId: "none", sectionId: "none", description: "" };
  expect(run.sent).toEqual([
    { projectId: ada.project_id, ...nowhere, name: "Refund a box", instruction: "A manager approves each refund." },
  ]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await open(address);
  await button("Generate Feature with AI").first().click();
  await expect.element(asking()).toHaveValue("");
  await name.fill("Given up");
  await button("Cancel").click();
  await button("Generate Feature with AI").first().click();
  await expect.element(name).toHaveValue("");
});

test("beside every Generate it is said how a draft is confined to rows, or that there are none to select; who drafts is said once [FIRST-95, POLISH-66]", {
  timeout: 120_000,
}, async () => {
  const { ada, address } = await at("userClasses");
  await openAs(ada, address);
  const said = (words: string) => page.getByRole("dialog").getByText(words, { exact: false });
  const leads = page.getByRole("link", { name: "Connect a model", exact: true });
  await expect
    .poll(() => leads.elements().map((one) => one.getAttribute("href")), { timeout: 45_000 })
    .toEqual(["/organization/settings"]);
  await button("Draft with an instruction…").first().click();
  await expect.poll(drafterNamed).toBe(1);
  await expect.element(said("To draft rows again that are already there, select them in the list.")).toBeVisible();
  await open(address.replace("userClasses", "projectIntroduction"));
  await button("Overview with an instruction…").click();
  await expect.element(said("A text is drafted as a whole: there are no rows to select.")).toBeVisible();
  await press("{Escape}");
  await leads.first().click();
  await expect.element(page.getByRole("heading", { name: "Language model" })).toBeVisible();
});

test("chosen rows are rewritten from the menu of what is chosen, no others, and taken back from the toast [BETTER-14]", {
  timeout: 120_000,
}, async () => {
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
  await page.getByRole("menuitem", { name: "Draft again…", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Draft 1 security measure again" })).toBeVisible();
  await button("Draft again").click();
  await expectToast("1 drafted again", "You selected 1 security measure. No other row changed.");
  await button("Decide later").click();
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
  await page.getByRole("menuitem", { name: "Draft again…", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Draft 1 security measure again" })).toBeVisible();
  await button("Draft again").click();
  await expectToast("Nothing changed", "The new draft of 1 security measure says the same as before.");
});

test("rows of each kind are drafted again from the menu of what is chosen, and no others [BETTER-14]", {
  timeout: 240_000,
}, async () => {
  const { ada, address } = await at("userClasses");
  const { db, project_id } = ada;
  const owner = await addRowOf("user_classes", "Farmer", ada);
  const kinds = allNouns.filter((noun) => noun !== "sections");
  const { router } = await openAs(ada, address);
  for (const noun of kinds) {
    const { gist, section, prefix } = nouns[noun];
    const one = noun === "quality_requirements" ? "requirement" : nouns[noun].one;
    await db.functions.invoke(nouns[noun].generate.name, { body: { projectId: project_id } });
    const read = async () =>
      (await listRows(db, noun, { project_id })).map((row): Record<string, unknown> & { name: string } => ({ ...row }));
    const drafted = (await read()).find(({ generation_id }) => generation_id);
    const own = await addRowOf(noun, `Kept ${one}`, ada, { user_classes: owner.id });
    // the column is the noun's own, which the types cannot see of a noun that is a parameter
    const words = { [gist]: "By hand." } as unknown as { name: string };
    await db
      .from(noun)
      .update(words)
      .in("id", [String(drafted?.id), own.id])
      .throwOnError();
    await router.navigate(address.replace("userClasses", section));
    await page
      .getByRole("checkbox", { name: `Select ${drafted?.name}`, exact: true })
      .first()
      .click();
    await button("Change").click();
    await page.getByRole("menuitem", { name: "Draft again…", exact: true }).click();
    await expect.element(page.getByRole("dialog", { name: `Draft 1 ${one} again` })).toBeVisible();
    await button("Draft again").click();
    await expectToast("1 drafted again", `You selected 1 ${one}. No other row changed.`);
    await button("Decide later").click();
    const now = new Map((await read()).map((row) => [row.id, row[gist]]));
    expect([prefix, now.get(drafted?.id), now.get(own.id)]).toEqual([prefix, drafted?.[gist], "By hand."]);
  }
});

test("rows that were drafted again show word by word what changed; one is put back and the others are accepted, and the instruction is not asked again [FIRST-93]", async () => {
  const { ada, address, read } = await withMeasures();
  const { db, project_id } = ada;
  const [first, second] = await read();
  const ids = [first?.id ?? "", second?.id ?? ""];
  await db.from("security_measures").update({ measure: "By hand." }).in("id", ids).throwOnError();
  await openAs(ada, address);
  for (const one of [first, second])
    await row(one?.name ?? "")
      .getByRole("checkbox")
      .click();
  await button("Change").click();
  await page.getByRole("menuitem", { name: "Draft again…", exact: true }).click();
  await asking().fill("shorter");
  await button("Draft again").click();
  const changed = page.getByRole("dialog", { name: "What the draft changed" });
  const line = (number = 0) =>
    changed.getByRole("listitem", { name: `${nouns.security_measures.prefix}-${number}`, exact: true });
  await expect.element(line(first?.number)).toBeVisible();
  const marked = (number = 0, mark: string) =>
    [...line(number).element().querySelectorAll(mark)].map(({ textContent }) => textContent).join(" ");
  expect(marked(first?.number, "del")).toContain("hand");
  expect(marked(first?.number, "ins")).not.toBe("");
  await changed.getByRole("button", { name: `Put back ${nouns.security_measures.prefix}-${second?.number}` }).click();
  await expectToast(`${nouns.security_measures.prefix}-${second?.number} put back`, "What others wrote since stays.");
  await expect.element(line(second?.number)).not.toBeInTheDocument();
  await changed.getByRole("button", { name: "Accept 1 security measure" }).click();
  await expect.element(changed).not.toBeInTheDocument();
  const [now, putBack] = await read();
  expect([now?.measure === "By hand.", putBack?.measure]).toEqual([false, "By hand."]);
  const { data } = await db.from("acceptances").select("row_id").eq("project_id", project_id).throwOnError();
  expect(data.map(({ row_id }) => row_id)).toContain(first?.id);
  await button("Change").click();
  await page.getByRole("menuitem", { name: "Draft again…", exact: true }).click();
  await expect.element(asking()).toHaveValue("");
});

test("what a draft changed is told of what stood there, also where that was so new that the screen did not say it yet [FIRST-93]", async () => {
  const { ada, address, read } = await withMeasures();
  const { db: own } = ada;
  const [first] = await read();
  await openAs(ada, address);
  await row(first?.name ?? "")
    .getByRole("checkbox")
    .click();
  await db.realtime.disconnect();
  await own
    .from("security_measures")
    .update({ measure: "By a colleague." })
    .eq("id", first?.id ?? "")
    .throwOnError();
  await button("Change").click();
  await page.getByRole("menuitem", { name: "Draft again…", exact: true }).click();
  await button("Draft again").click();
  const changed = page.getByRole("dialog", { name: "What the draft changed" });
  await expect.element(button("Decide later")).toBeVisible();
  expect([...changed.element().querySelectorAll("del")].map(({ textContent }) => textContent).join(" ")).toContain("colleague");
});

test("what a colleague writes while a draft runs and after it is no part of what the draft changed, and is not taken back with it [ATTACK-137]", async () => {
  const { ada, address, read } = await withMeasures();
  const { db: own } = ada;
  const [first] = await read();
  const id = first?.id ?? "";
  const writes = (words: { name?: string; measure?: string }) =>
    own.from("security_measures").update(words).eq("id", id).throwOnError();
  await writes({ measure: "By hand." });
  await openAs(ada, address);
  await row(first?.name ?? "")
    .getByRole("checkbox")
    .click();
  await button("Change").click();
  await page.getByRole("menuitem", { name: "Draft again…", exact: true }).click();
  // between what the screen knows of and what the draft wrote
  const stop = intercept("POST", "generate-security-measures", async (pass) => {
    await writes({ measure: "By a colleague, by hand." });
    const answer = await pass();
    await expect.poll(async () => (await read())[0]?.measure).not.toContain("colleague");
    await writes({ name: "Called otherwise" });
    return answer;
  });
  await button("Draft again").click();
  const changed = page.getByRole("dialog", { name: "What the draft changed" });
  const line = changed.getByRole("listitem", { name: `${nouns.security_measures.prefix}-${first?.number}`, exact: true });
  await expect.element(line).toBeVisible();
  stop();
  const struck = [...line.element().querySelectorAll("del")].map(({ textContent }) => textContent).join(" ");
  expect(struck).toContain("colleague");
  await expect.element(line.getByText("Name", { exact: true })).not.toBeInTheDocument();
  await changed.getByRole("button", { name: `Put back ${nouns.security_measures.prefix}-${first?.number}` }).click();
  await expectToast(`${nouns.security_measures.prefix}-${first?.number} put back`, "What others wrote since stays.");
  await expect.element(line).not.toBeInTheDocument();
  expect((await read())[0]).toMatchObject({ name: "Called otherwise", measure: "By a colleague, by hand." });
});

/** A row that is about to be drafted again, and what a colleague does to it. */
async function aboutToDraft() {
  const { ada, address } = await at("securityMeasures");
  const { db: own, project_id } = ada;
  await own.functions.invoke("generate-security-measures", { body: { projectId: project_id } });
  const { data } = await own
    .from("security_measures")
    .select("id, name, number")
    .eq("project_id", project_id)
    .order("number")
    .limit(1)
    .single()
    .throwOnError();
  const { id, name, number } = data;
  const writes = (words: { name?: string; measure?: string }) =>
    own.from("security_measures").update(words).eq("id", id).throwOnError();
  const read = async () =>
    (await own.from("security_measures").select("name, measure").eq("id", id).single().throwOnError()).data;
  await writes({ measure: "By hand." });
  await openAs(ada, address);
  await row(name).getByRole("checkbox").click();
  await button("Change").click();
  await page.getByRole("menuitem", { name: "Draft again…", exact: true }).click();
  const reference = `${nouns.security_measures.prefix}-${number}`;
  return { name, reference, writes, read, putBack: button(`Put back ${reference}`) };
}

test("where a colleague wrote over all that a draft wrote, which the screen does not show yet, nothing is put back, which is said [ATTACK-137]", async () => {
  const { reference, writes, read, putBack } = await aboutToDraft();
  await button("Draft again").click();
  await expect.element(putBack).toBeVisible();
  await db.realtime.disconnect();
  await writes({ measure: "Over the draft." });
  await putBack.click();
  await expectToast("Nothing was put back", `Others wrote over all that the draft wrote in ${reference}.`);
  await expect.element(page.getByText("Nothing that the draft wrote stands there any more.")).toBeVisible();
  expect(await read()).toMatchObject({ measure: "Over the draft." });
});

test("rows are drafted again and can be undone also where what changed cannot be listed [ATTACK-155]", async () => {
  const { name, read } = await aboutToDraft();
  onTestFinished(breakOff("GET", "generation_id=eq."));
  await button("Draft again").click();
  await expectToast("1 drafted again", "You selected 1 security measure. No other row changed.");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const { measure } = await read();
  await expect.element(row(name).getByText(measure, { exact: true })).toBeVisible();
  await button("Undo").click();
  await expectToast("Draft undone");
  expect(await read()).toMatchObject({ measure: "By hand." });
});

test("what a colleague saves in the moment in which a row is put back is not written over [ATTACK-137]", async () => {
  const { writes, read, putBack } = await aboutToDraft();
  await button("Draft again").click();
  await expect.element(putBack).toBeVisible();
  await db.realtime.disconnect();
  const stop = intercept("GET", "/row_revisions", async (pass) => {
    const answer = await pass();
    stop();
    await writes({ name: "Called otherwise", measure: "Just now." });
    return answer;
  });
  await putBack.click();
  await expectFailure("These were changed or deleted meanwhile, or you may not change them.");
  expect(await read()).toMatchObject({ name: "Called otherwise", measure: "Just now." });
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
