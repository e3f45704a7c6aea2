import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { breakOff, holdFunction } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const area = (label: string) => page.getByLabelText(label, { exact: true });

async function rowsOf({ db, project_id }: Awaited<ReturnType<typeof author>>) {
  const columns = "version, project_overview, project_scope, references_list, product_perspective";
  return (await db.from("specifications").select(columns).eq("project_id", project_id).order("version").throwOnError()).data;
}

describe("Project Overview", () => {
  test("its four texts are read from and saved to the current version, and only that one [OVER-01, OVER-02, SPEC-15, VERS-08]", async () => {
    const ada = await author(server);
    const other = { project_overview: "Old", project_scope: "Old", references_list: "Old", product_perspective: "Old" };
    const texts = { project_overview: "Boats", project_scope: "Berths", references_list: "IMO", product_perspective: "Alone" };
    await ada.db.from("specifications").insert([
      { project_id: ada.project_id, version: "0.1", ...other },
      { project_id: ada.project_id, version: "0.2", ...texts },
    ]);
    await ada.db.from("projects").update({ version: "0.2" }).eq("id", ada.project_id);
    await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
    await expect.element(area("Project overview")).toHaveValue("Boats");
    await expect.element(area("Project scope")).toHaveValue("Berths");
    await expect.element(area("References")).toHaveValue("IMO");
    await expect.element(area("Product perspective")).toHaveValue("Alone");
    await expect.element(button("Save Changes")).toBeDisabled();
    for (const label of ["Project overview", "Project scope", "References", "Product perspective"]) {
      await area(label).fill(`New ${label}`);
    }
    const stepAside = breakOff("POST|PATCH", "/rest/v1/specifications");
    await button("Save Changes").click();
    await expectFailure("Failed to save specification");
    await expect.element(area("References")).toHaveValue("New References");
    stepAside();
    await button("Save Changes").click();
    await expectToast("Specification saved successfully");
    expect(await rowsOf(ada)).toEqual([
      { version: "0.1", ...other },
      {
        version: "0.2",
        project_overview: "New Project overview",
        project_scope: "New Project scope",
        references_list: "New References",
        product_perspective: "New Product perspective",
      },
    ]);
  });

  test("the overview is drafted and saved where nothing stands, by a button that waits meanwhile, and shown as it reads [OVER-03, OVER-05, GEN-04, BETTER-16]", async () => {
    await drafts("Generate Overview", "generate-overview", "Project overview", "project overview");
  });

  test.for([
    ["overview", "Harbour is a product for sailors."],
    ["scope", "Harbour covers what sailors book."],
  ] as const)(
    "a draft of the %s beside words that stand is compared with them word by word, declined or used, and taken back [BETTER-17]",
    async ([text, words]) => {
      const label = `Project ${text}`;
      const generate = `Generate ${text === "overview" ? "Overview" : "Scope"}`;
      const column = `project_${text}` as const;
      const ada = await author(server);
      const stored = { [column]: words };
      await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "0.1", ...stored });
      const address = `/dashboard/project/${ada.project_id}/specification`;
      await openAs(ada, address);
      await expect.element(area(label)).toHaveValue(words);
      await button(generate).click();
      await expectToast(`${label} generated successfully`);
      const draft = page.getByRole("region", { name: `Draft of ${label}` });
      await expect.element(draft.getByText("Draft: nothing is changed yet")).toBeVisible();
      expect([...draft.element().querySelectorAll("del")].map(({ textContent }) => textContent).join(" ")).toContain("sailors");
      expect(draft.element().querySelectorAll("ins").length).toBeGreaterThan(0);
      await draft.getByRole("button", { name: "Preview" }).click();
      await expect.element(draft.getByRole(text === "overview" ? "strong" : "listitem").first()).toBeVisible();
      await expect.element(area(label)).toHaveValue(words);
      await button("Decline").click();
      await expect.element(draft).not.toBeInTheDocument();
      expect(await rowsOf(ada)).toEqual([expect.objectContaining(stored)]);
      await button(generate).click();
      await expectToast(`${label} generated successfully`);
      await open(address);
      await button("Use this draft").click();
      await expectToast("The draft is in place now");
      await expect.element(draft).not.toBeInTheDocument();
      await expect.element(area(label)).not.toHaveValue(words);
      const [used] = await rowsOf(ada);
      await expect.element(area(label)).toHaveValue(used?.[column] ?? "");
      await button("Undo draft").click();
      await expectToast("Draft undone");
      await expect.element(area(label)).toHaveValue(words);
      expect(await rowsOf(ada)).toEqual([expect.objectContaining(stored)]);
    },
  );

  test("a draft that says what stands there already says so [POLISH-80]", async () => {
    const ada = await author(server);
    await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
    await button("Generate Overview").click();
    await expectToast("Project overview generated successfully");
    await button("Generate Overview").click();
    const draft = page.getByRole("region", { name: "Draft of Project overview" });
    await expect.element(draft.getByText("The draft says the same as your text", { exact: true })).toBeVisible();
  });

  test("a draft beside words that are not saved waits, too, and used it can be put back [BETTER-18]", async () => {
    const ada = await author(server);
    await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
    await area("Project overview").fill("By hand");
    await button("Generate Overview").click();
    await expectToast("Project overview generated successfully");
    await expect.element(area("Project overview")).toHaveValue("By hand");
    expect(await rowsOf(ada)).toEqual([]);
    await button("Use this draft").click();
    await expect.element(area("Project overview")).toHaveValue(expect.stringMatching(/\w{4}/));
    await button("Put it back").click();
    await expect.element(area("Project overview")).toHaveValue("By hand");
  });

  test("the scope is drafted and saved where nothing stands, by a button that waits meanwhile, and shown as it reads [OVER-04, OVER-06, GEN-05, BETTER-16]", async () => {
    await drafts("Generate Scope", "generate-scope", "Project scope", "project scope");
  });

  test("references and the product perspective are drafted by buttons of their own [FIRST-60]", async () => {
    const ada = await author(server);
    const project_description = "The office records each lease under ISO 27001. Today leases are kept in a folder.";
    await ada.db.from("questionnaires").insert({ project_id: ada.project_id, project_description }).throwOnError();
    await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
    await button("Generate References").click();
    await expectToast("References generated successfully");
    await button("Generate Product Perspective").click();
    await expectToast("Product perspective generated successfully");
    const [stored] = await rowsOf(ada);
    expect(stored?.references_list).toContain("ISO 27001");
    expect(stored?.product_perspective).toContain("Today leases are kept in a folder.");
    await expect.element(page.getByRole("region", { name: "Preview of References" })).toMatchTextContent(/ISO 27001/);
  });

  test("leaving text that was not saved asks; it is there again after leaving and after a reload, and can be given up", async () => {
    const ada = await author(server);
    const address = `/dashboard/project/${ada.project_id}/specification`;
    await openAs(ada, address);
    await area("Project overview").fill("Half a thought");
    await expect.element(page.getByText("Unsaved changes", { exact: true })).toBeVisible();
    await page.getByRole("navigation", { name: "Specification" }).getByRole("link", { name: "Pages" }).click();
    await expect.element(page.getByRole("alertdialog", { name: "Leave without saving?" })).toBeVisible();
    await button("Stay").click();
    await expect.element(area("Project overview")).toHaveValue("Half a thought");
    await page.getByRole("navigation", { name: "Specification" }).getByRole("link", { name: "Pages" }).click();
    await button("Leave").click();
    await expect.element(page.getByRole("heading", { name: "5.1 Pages" })).toBeVisible();
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("Half a thought"))).toBe(true);
    await open(address);
    await expect.element(area("Project overview")).toHaveValue("Half a thought");
    await expect.element(page.getByText("Unsaved changes restored", { exact: true })).toBeVisible();
    await button("Discard").click();
    await expect.element(area("Project overview")).toHaveValue("");
  });
});

async function drafts(label: string, name: string, into: string, noun: string) {
  const ada = await author(server);
  await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
  const stepAside = breakOff("POST", `/functions/v1/${name}`);
  await button(label).click();
  await expectFailure(`Failed to generate ${noun}`);
  await expect.element(area(into)).toHaveValue("");
  stepAside();
  const run = holdFunction(name);
  await button(label).click();
  await expect.element(button("Generating...")).toBeDisabled();
  expect(button(label).elements()).toEqual([]);
  run.release();
  const words = noun[0]?.toUpperCase() + noun.slice(1);
  await expectToast(`${words} generated successfully`);
  await expect.element(button(label)).toBeEnabled();
  expect(run.sent).toEqual([{ projectId: ada.project_id, saves: true }]);
  const reply = run.replies[0]?.split("event: done\ndata: ")[1]?.split("\n")[0] ?? "";
  const drafted = JSON.parse(reply)[noun.split(" ")[1] ?? ""];
  expect(drafted).toMatch(/\w{4}/);
  expect((await rowsOf(ada)).map((row) => Object.values(row))).toEqual([expect.arrayContaining([drafted])]);
  await expect.element(page.getByRole("region", { name: /^Preview of/ })).toBeVisible();
  await expect.element(button("Save Changes")).toBeDisabled();
  await button("Undo draft").click();
  await expectToast("Draft undone");
  await page
    .getByRole("button", { name: "Write", exact: true })
    .nth(noun.endsWith("scope") ? 1 : 0)
    .click();
  await expect.element(area(into)).toHaveValue("");
}
