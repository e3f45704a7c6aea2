import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { reportProgress } from "#data/progress.ts";
import { propose } from "#data/proposals.ts";
import { addRow, changeRow } from "#data/rows.ts";
import type { ReportInput } from "#domain/progress.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { paths } from "#web/lib/paths.ts";

const server = inject("server");
const main = () => page.getByRole("main");
const rows = () => page.getByRole("grid", { name: "Requirements" }).getByRole("row");

async function harbour() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const guest = await addRow(db, "user_classes", { project_id, name: "Guest" });
  const words = { user_class_id: guest.id, story: "I want a berth.", acceptance_criteria: "Given a boat", priority: null };
  const stories = [];
  for (const name of ["Book", "Leave", "Pay", "Sail"])
    stories.push(await addRow(db, "user_stories", { project_id, ...words, name }));
  await addRow(db, "test_cases", {
    project_id,
    user_story_id: stories[1]?.id ?? null,
    name: "Try",
    given: "A boat",
    when: "It sails",
    then: "It floats",
  });
  const report = (given: ReportInput) => reportProgress(db, { project_id, report: given });
  return { ada, db, project_id, words, stories, report };
}

test("the build shows each requirement with its evidence, what changed since, and follows reports as they come [PROPOSE-13] [PROPOSE-14]", async () => {
  const { ada, db, project_id, words, stories, report } = await harbour();
  await report({ cite: "US-1@1", state: "done", commit: "0123456789abcdef0123", test: "books.test.ts", note: "Quick" });
  await report({ cite: "US-2@1", state: "blocked", note: "Which berths?" });
  await report({ cite: "US-3@1", state: "in_progress" });
  const first = stories[0];
  if (!first) throw new Error("There is no story.");
  await changeRow(db, "user_stories", { ...words, ...first, story: "We want a berth." });
  const opened = await openAs(ada, paths.build(project_id));
  await expect
    .element(main())
    .toMatchTextContent(/0%.*0 of 4 requirements done, 2 untested.*Done0.*Stale1.*In progress1.*Blocked1.*Not covered1/s);
  await expect
    .element(rows().first())
    .toMatchTextContent(/Stale.*US-1.*Book.*0123456789.*books.test.ts.*Quick.*revision 1.*What changed up to revision 2/s);
  await expect.element(rows().nth(1)).toMatchTextContent(/Blocked.*US-2.*Leave.*TC-1.*Which berths\?/s);
  expect((await axe.run(main().element())).violations).toEqual([]);

  await page.getByRole("link", { name: "What changed up to revision 2" }).click();
  const dialog = page.getByRole("dialog", { name: "History of US-1" });
  await expect.element(dialog).toMatchTextContent(/All changes since revision 1/);
  await expect.poll(() => dialog.element().querySelector("ins")?.textContent).toBe("We");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.poll(opened.address).toBe(`${paths.build(project_id)}?state=stale`);
  // the address is there before the dialog is gone, and until then the list behind it has no role
  await expect.poll(() => rows().elements().length).toBe(1);

  await page.getByRole("button", { name: /^Stale/ }).click();
  await expect.poll(() => rows().elements().length).toBe(4);
  await report({ cite: "US-4@1", state: "done", commit: "https://example.com/commit/4" });
  await expect.element(main()).toMatchTextContent(/25%.*1 of 4 requirements done/s);
  await page.getByRole("button", { name: /^Done/ }).click();
  await expect.element(rows().first()).toMatchTextContent(/Done.*US-4.*Untested/s);
  expect(opened.address()).toContain("state=done");
});

test("a row in the workspace and in the document shows what is built and proposed, and leads there [PROPOSE-15]", async () => {
  const { ada, db, project_id, report } = await harbour();
  await report({ cite: "US-1@1", state: "done" });
  await propose(db, { project_id, proposal: { cite: "US-1@1", field: "name", value: "Moor" } });
  const opened = await openAs(ada, paths.specification(project_id, "documentation"));
  await expect.element(page.getByRole("link", { name: "US-1 is done" })).toBeVisible();
  await page.getByRole("link", { name: "1 proposal for US-1" }).click();
  await expect.poll(opened.address).toBe(paths.proposals(project_id));
  await openAs(ada, paths.document(project_id));
  await expect.element(page.getByRole("link", { name: "1 proposal for US-1" }).first()).toBeInTheDocument();
});
