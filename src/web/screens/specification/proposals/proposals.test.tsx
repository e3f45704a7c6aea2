import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { acceptProposals, listWork, propose } from "#data/proposals.ts";
import { addRow, changeRow, getRow, removeRows } from "#data/rows.ts";
import { author, join, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";
import { paths } from "#web/lib/paths.ts";

const server = inject("server");

async function harbour() {
  const ada = await author(server);
  const { db, project_id } = ada;
  const guest = await addRow(db, "user_classes", { project_id, name: "Guest" });
  const words = { user_class_id: guest.id, acceptance_criteria: "Given a boat", priority: null };
  const book = await addRow(db, "user_stories", { project_id, ...words, name: "Book", story: "I want a berth for one night." });
  const leave = await addRow(db, "user_stories", { project_id, ...words, name: "Leave", story: "I want to leave." });
  const ask = (proposal: Parameters<typeof propose>[1]["proposal"]) => propose(db, { project_id, proposal });
  const stored = (id: string) => getRow(db, "user_stories", { id });
  return { ada, db, project_id, guest, book, leave, words, ask, stored, address: paths.proposals(project_id) };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const marked = (kind: "del" | "ins") =>
  [...page.getByRole("main").element().querySelectorAll(kind)].map(({ textContent }) => textContent);

test("proposals stand by their rows, word by word, with who and why, and one is accepted and taken back [PROPOSE-10]", async () => {
  const { ada, book, leave, ask, stored, address } = await harbour();
  await ask({ cite: "US-1@1", field: "story", value: "I want a berth for two nights.", why: "Guests stay longer." });
  await ask({ cite: "US-1@1", field: "priority", value: "must" });
  await ask({ cite: "US-2@1", remove: true });
  await ask({ noun: "pages", words: { name: "Quay", description: "Where boats lie." } });
  await openAs(ada, address);
  await expect
    .element(page.getByRole("main"))
    .toMatchTextContent(
      /4 proposals to decide.*US-1.*Book.*Story.*Guests stay longer.*Priority.*Must.*US-2.*To be deleted.*New page.*Quay.*Where boats lie/s,
    );
  expect([marked("del"), marked("ins")]).toEqual([["one night"], ["two nights"]]);
  expect((await axe.run(page.getByRole("main").element())).violations).toEqual([]);
  await expect.element(page.getByRole("link", { name: /^Proposals/ })).toMatchTextContent("Proposals4");

  await button("Accept US-1, Story").click();
  await expectToast("Proposal for US-1, Story accepted");
  await expect.poll(async () => (await stored(book.id))?.story).toBe("I want a berth for two nights.");
  await expect.element(page.getByRole("main")).toMatchTextContent(/3 proposals to decide/);
  await button("Undo").click();
  await expect.poll(async () => (await stored(book.id))?.story).toBe("I want a berth for one night.");
  await expect.element(page.getByRole("main")).toMatchTextContent(/4 proposals to decide/);

  await button("Accept all").click();
  await expectToast("4 proposals accepted");
  await expect.element(page.getByRole("main")).toMatchTextContent(/Nothing to decide/);
  expect(await stored(leave.id)).toBeNull();
  expect(await stored(book.id)).toMatchObject({ priority: "must", revision: 5 });
});

test("what was changed since is shown as a new difference, merged where it can be, and what is gone says so [PROPOSE-11]", async () => {
  const { ada, db, project_id, book, leave, ask, stored, address } = await harbour();
  await ask({ cite: "US-1@1", field: "story", value: "I want a berth for two nights." });
  await ask({ cite: "US-2@1", field: "story", value: "I want to sail." });
  await changeRow(db, "user_stories", { ...book, story: "We want a berth for one night." });
  await openAs(ada, address);
  await expect
    .element(page.getByRole("main"))
    .toMatchTextContent(/Changed elsewhere since revision 1; this contains both changes/);
  expect(marked("ins")).toEqual(["two nights", "sail"]);
  // somebody else writes while it is looked at
  await changeRow(db, "user_stories", { ...leave, story: "I want to go." });
  await expect.element(page.getByRole("main")).toMatchTextContent(/Changed in the same place since revision 1/);
  await expect.poll(() => marked("del")).toEqual(["one night", "go"]);
  await button("Accept US-1, Story").click();
  await expect.poll(async () => (await stored(book.id))?.story).toBe("We want a berth for two nights.");
  await removeRows(db, "user_stories", { project_id, ids: [leave.id] });
  await expect.element(page.getByRole("main")).toMatchTextContent(/It was deleted since this was proposed/);
  await expect.element(button("Decline US-2")).toBeVisible();
  expect(button("Accept US-2").elements()).toEqual([]);
});

test("somebody else's decision is seen at once, what was declined stays readable, and viewers decide nothing [PROPOSE-12]", async () => {
  const { ada, db, project_id, ask, address } = await harbour();
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "viewer" });
  const one = await ask({ cite: "US-1@1", field: "name", value: "Moor" });
  await ask({ cite: "US-2@1", field: "name", value: "Sail" });
  await openAs(bo, address);
  await expect.element(page.getByRole("main")).toMatchTextContent(/2 proposals to decide/);
  expect(button(/Accept|Decline/).elements()).toEqual([]);
  await acceptProposals(db, { project_id, decisions: [{ id: one.id }] });
  await expect.element(page.getByRole("main")).toMatchTextContent(/1 proposal to decide/);

  await openAs(ada, address);
  await button("Decline US-2, Name").click();
  await expectToast("Proposal for US-2, Name declined");
  await page.getByRole("tab", { name: "Decided" }).click();
  const decided = page.getByRole("list", { name: "Decided proposals" }).getByRole("listitem");
  await expect.element(decided.first()).toMatchTextContent(/Declined.*US-2.*Leave.*Sail/);
  await expect.element(decided.nth(1)).toMatchTextContent(/Accepted.*US-1.*Book.*Moor/);
  await button("Decide again").click();
  await expect.poll(async () => (await listWork(db, { project_id })).proposals.length).toBe(1);
});

test("a person proposes other words in the form of the row, which stays as it is; others decide field by field [PROPOSE-18]", async () => {
  const { ada, db, project_id, book, stored, address } = await harbour();
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
  await openAs(bo, paths.specification(project_id, "documentation"));
  await button("Propose a change to US-1").click();
  const dialog = page.getByRole("dialog", { name: "Propose a change to US-1" });
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expect.element(dialog).toMatchTextContent(/Not saved: Change at least one field\./);
  expect((await axe.run(dialog.element())).violations).toEqual([]);
  await dialog.getByLabelText("Story").fill("I want a berth for two nights.");
  await dialog.getByLabelText("Why").fill("Guests stay longer.");
  await dialog.getByRole("button", { name: "Close" }).click();
  // meanwhile somebody else writes in the same field, which was read at revision 1
  await changeRow(db, "user_stories", { ...book, story: "We want a berth for one night." });
  await expect.element(page.getByRole("main")).toMatchTextContent(/We want a berth for one night/);
  await button("Propose a change to US-1").click();
  await expect.element(dialog.getByLabelText("Story")).toHaveValue("I want a berth for two nights.");
  await dialog.getByLabelText("Name").fill("Moor");
  await dialog.getByRole("button", { name: "Propose" }).click();
  await expectToast("2 changes to US-1 proposed", "You find it under “Proposals” until somebody accepts or declines it.");
  expect(await stored(book.id)).toMatchObject({ name: "Book", story: "We want a berth for one night.", revision: 2 });
  const { proposals } = await listWork(db, { project_id });
  expect(proposals).toMatchObject([
    { field: "name", words: { name: "Moor" }, base: "Book", base_revision: 1, why: "Guests stay longer.", proposed_by: bo.id },
    { field: "story", base: "I want a berth for one night.", base_revision: 1 },
  ]);

  await openAs(ada, address);
  await expect.element(page.getByRole("main")).toMatchTextContent(/2 proposals to decide.*this contains both changes/s);
  await button("Accept US-1, Story").click();
  await expect.poll(async () => (await stored(book.id))?.story).toBe("We want a berth for two nights.");
  await button("Decline US-1, Name").click();
  await expect.element(page.getByRole("main")).toMatchTextContent(/Nothing to decide/);

  await openAs(ada, paths.document(project_id));
  await button("Propose a change to US-2").click();
  await expect
    .element(page.getByRole("dialog", { name: "Propose a change to US-2" }).getByLabelText("Name"))
    .toHaveValue("Leave");

  const vera = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: vera.id, role: "viewer" });
  await openAs(vera, `${paths.specification(project_id, "documentation")}&propose=US-2`);
  await expect.element(button("History of US-2")).toBeVisible();
  expect(button(/^Propose a change/).elements()).toEqual([]);
  expect(page.getByRole("dialog").elements()).toEqual([]);
});
