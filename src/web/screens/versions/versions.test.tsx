import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { changedProject, overview } from "#tests/support/changed-project.ts";
import { breakOff } from "#tests/support/intercept.ts";
import { type Author, author, stranger } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const main = () => page.getByRole("main");
const rows = () => main().getByRole("listitem");
const rowOf = (text: string) => rows().filter({ has: page.getByRole("heading").filter({ hasText: text }) });

const compare = (ada: Author, query = "") => openAs(ada, `/dashboard/project/${ada.project_id}/compare${query}`);

test("two versions stand side by side, with what came, went and changed, word by word", async () => {
  const ada = await changedProject(server);
  await compare(ada, "?from=9.9&to=0.2");
  await expect.element(main().getByText("There is no version 9.9")).toBeVisible();
  expect(rowOf("US-1").elements()).toEqual([]);
  await main().getByRole("button", { name: "Compare 0.1 with 0.2" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Compare Versions" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Compare Versions — Product Architect");
  const headings = main().getByRole("heading", { level: 2 });
  await expect
    .poll(() => headings.elements().map((heading) => heading.textContent))
    .toEqual(["What got better", "Project Overview", "User Stories"]);
  await expect.element(rowOf("US-1")).toMatchTextContent(/Changed.*US-1.*Book.*revision 1 → 2/);
  await expect.element(rowOf("US-2")).toMatchTextContent(/Removed.*US-2.*Leave/);
  await expect.element(rowOf("US-3")).toMatchTextContent(/Added.*US-3.*Pay/);
  const marked = (tag: string) => [...main().element().querySelectorAll(tag)].map((mark) => mark.textContent);
  expect(marked("del")).toEqual(["Boats", "2", "today"]);
  expect(marked("ins")).toEqual(["Ships", "3", "tomorrow"]);
});

test("each side's numbers lead to its own version, also where a mark cuts through them", async () => {
  const ada = await changedProject(server);
  const { router } = await compare(ada, "?from=0.1&to=0.2");
  const reader = (version: string, number: string) => `/dashboard/project/${ada.project_id}/version?name=${version}#${number}`;
  const text = rowOf("Project overview");
  const before = text.getByRole("link", { name: "US-2: Leave" }).first();
  await expect.element(before).toHaveAttribute("href", reader("0.1", "US-2"));
  const after = text.getByRole("link", { name: "US-3: Pay" }).first();
  await expect.element(after).toHaveAttribute("href", reader("0.2", "US-3"));
  expect([before, after].map((link) => link.element().innerHTML.replace(/ class="[^"]*"/g, ""))).toEqual([
    "US-<del>2</del>",
    "US-<ins>3</ins>",
  ]);
  await expect.element(rowOf("US-1").getByRole("link", { name: "1: US-1 in version 0.1" })).toBeVisible();
  await expect
    .element(rowOf("US-1").getByRole("link", { name: "US-1 in version 0.2" }))
    .toHaveAttribute("href", reader("0.2", "US-1"));
  await expect
    .element(rowOf("US-2").getByRole("link", { name: "Project overview" }))
    .toHaveAttribute("href", reader("0.1", "project_overview"));
  await rowOf("US-2").getByRole("link", { name: "US-2 in version 0.1" }).click();
  await expect.poll(() => router.state.location.search + router.state.location.hash).toBe("?name=0.1#US-2");
  await expect.element(rowOf("US-2")).toHaveFocus();
});

test("it begins with the version before and the current one, and other sides can be chosen", async () => {
  const ada = await changedProject(server);
  const { address } = await compare(ada);
  const from = main().getByRole("combobox", { name: "From version" });
  await expect.element(from).toMatchTextContent(/^0\.1$/);
  await expect.element(main().getByRole("combobox", { name: "To version" })).toMatchTextContent(/^0\.2 \(current\)$/);
  await page.getByRole("button", { name: "Swap the versions" }).click();
  expect(address()).toContain("from=0.2&to=0.1");
  await expect.element(rowOf("US-2")).toMatchTextContent(/Added/);
  await from.click();
  await page.getByRole("option", { name: "0.1" }).click();
  await expect.element(main().getByText("Nothing changed", { exact: true })).toBeVisible();
});

test("the changes are filtered by words, kind and part", async () => {
  const ada = await changedProject(server);
  await compare(ada);
  await expect.poll(() => rows().elements().length).toBe(4);
  const search = main().getByRole("searchbox", { name: "Search the changes" });
  await search.fill("pay");
  await expect.poll(() => rows().elements().length).toBe(1);
  await search.fill("submarine");
  await expect.element(main().getByText("No such change")).toBeVisible();
  await page.getByRole("button", { name: "Show all changes" }).click();
  await expect.poll(() => rows().elements().length).toBe(4);
  for (const kind of ["1 added", "1 removed"]) await page.getByRole("button", { name: kind }).click();
  await expect.poll(() => rows().elements().length).toBe(2);
  await main().getByRole("combobox", { name: "Part" }).click();
  await page.getByRole("option", { name: "User Stories" }).click();
  await expect.poll(() => rows().elements().length).toBe(1);
  await expect.element(rows().first()).toMatchTextContent(/US-1/);
});

test("the change log is copied as Markdown, and a copy that fails is told", async () => {
  const ada = await changedProject(server);
  await compare(ada);
  const button = page.getByRole("button", { name: "Copy change log" });
  await expect.element(button).toBeVisible();
  const copied: string[] = [];
  const writeText = async (text: string) => {
    if (copied.length > 0) throw new DOMException("Denied", "NotAllowedError");
    copied.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  await button.click();
  await expectToast("Copied", "The change log is on the clipboard as Markdown.");
  expect(copied[0]).toContain("# Harbour: changes from version 0.1 to 0.2\n\n1 added, 1 removed, 2 changed.");
  expect(copied[0]).toContain("- **US-1** Book\n  - Story: I want a berth ~~today~~**tomorrow**.");
  await button.click();
  await expectFailure("Nothing was copied. Select the text and copy it by hand.");
  Reflect.deleteProperty(navigator, "clipboard");
});

test("a past version is read as it stood, and compared with the current one from there", async () => {
  const ada = await changedProject(server);
  const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await page.getByRole("table").getByRole("link", { name: "0.1" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Version 0.1" })).toBeVisible();
  await expect.element(rowOf("US-2")).toMatchTextContent(/Leave.*I want to leave\./);
  await expect.element(rowOf("US-1")).toMatchTextContent(/UC-1 Skipper.*I want a berth today\./);
  await expect.element(rowOf("Project overview").getByRole("heading", { level: 4, name: "Moorings" })).toBeVisible();
  await expect.element(rowOf("Project overview")).toMatchTextContent(/MooringsBoats find a berth as US-2 says\./);
  await expect.element(main().getByText(/^Snapshot of .*, when 0\.2 was created$/)).toBeVisible();
  expect(rowOf("US-3").elements()).toEqual([]);
  expect(main().getByLabelText("State").elements()).toEqual([]);
  await page.getByRole("link", { name: "Compare with 0.2" }).click();
  await expect.element(rowOf("US-2")).toMatchTextContent(/Removed/);
  expect(address()).toBe(`/dashboard/project/${ada.project_id}/compare?from=0.1&to=0.2`);
});

test("a version that was taken up again stands for what the next one was made from, and its later state is read beside it", async () => {
  const ada = await changedProject(server);
  const { db, project_id } = ada;
  await db.rpc("switch_version", { project_id, version: "0.1" }).throwOnError();
  await db
    .from("specifications")
    .update({ project_overview: overview("Ferries", 1) })
    .eq("version", "0.1")
    .throwOnError();
  await db.rpc("switch_version", { project_id, version: "0.2" }).throwOnError();
  await openAs(ada, `/dashboard/project/${project_id}/version?name=0.1`);
  await expect.element(rowOf("Project overview")).toMatchTextContent(/Boats find a berth/);
  await expect.element(rowOf("US-2")).toBeVisible();
  await main().getByRole("combobox", { name: "State" }).click();
  await page.getByRole("option", { name: /when it was left$/ }).click();
  await expect.element(rowOf("Project overview")).toMatchTextContent(/Ferries find a berth/);
  expect(rowOf("US-2").elements()).toEqual([]);
  await expect.element(main().getByText(/^Snapshot of .*, when it was left$/)).toBeVisible();
});

test("with one version alone there is nothing to compare yet", async () => {
  const ada = await author(server);
  await compare(ada);
  await expect.element(main().getByText("There is only one version")).toBeVisible();
  await expect
    .element(main().getByRole("link", { name: "Go to the versions" }))
    .toHaveAttribute("href", `/dashboard/project/${ada.project_id}`);
});

test("a version that cannot be read is told and can be tried again", async () => {
  const ada = await changedProject(server);
  const mend = breakOff("POST", "/rest/v1/rpc/get_version_content");
  await compare(ada);
  await expect.element(main().getByRole("alert").getByText("Version 0.1 could not be loaded")).toBeVisible();
  mend();
  await main().getByRole("button", { name: "Try again" }).click();
  await expect.element(main().getByRole("alert").getByText("Version 0.2 could not be loaded")).toBeVisible();
  await main().getByRole("button", { name: "Try again" }).click();
  await expect.element(rowOf("US-1")).toBeVisible();
});

test("somebody else's versions are not there", async () => {
  const [ada, eve] = await Promise.all([changedProject(server), stranger(server)]);
  for (const place of ["compare", "version?name=0.1"]) {
    await openAs(eve, `/dashboard/project/${ada.project_id}/${place}`);
    await expect.element(main().getByText("Project Not Found", { exact: true }).last()).toBeVisible();
  }
});

test("the versions card and a version say what belongs to a version and what all of them share [KEPT-15]", async () => {
  const ada = await changedProject(server);
  const own = /^Each version has its ownProject Overview, Business Model, .*Style Guide, and .*Risks$/;
  const shared = /^Shared by all versionsUser Classes, Pages, .*User Stories, .*and Other Requirements$/;
  for (const place of ["", "/version?name=0.1"]) {
    await openAs(ada, `/dashboard/project/${ada.project_id}${place}`);
    const group = (term: string) => main().getByText(term, { exact: true }).first();
    await expect.element(group("Each version has its own")).toBeVisible();
    const said = (term: string) => group(term).element().parentElement?.textContent;
    expect([said("Each version has its own"), said("Shared by all versions")]).toEqual([
      expect.stringMatching(own),
      expect.stringMatching(shared),
    ]);
  }
  await expect.element(main().getByRole("heading", { name: "User Stories" })).toBeVisible();
  const isShared = (part: string) =>
    main().getByRole("heading", { level: 2, name: part, exact: true }).element().parentElement?.textContent.includes("Shared");
  expect([isShared("User Stories"), isShared("Project Overview")]).toEqual([true, false]);
});
