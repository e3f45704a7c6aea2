import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { acceptProposals, propose } from "#data/proposals.ts";
import { addRow, changeRow, removeRows } from "#data/rows.ts";
import { getSpecification, saveSpecification } from "#data/specifications.ts";
import { author, join, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";
import { paths } from "#web/lib/paths.ts";

const server = inject("server");
const lines = () => page.getByRole("main").getByRole("listitem");
const page_words = { description: null, features: null, designs_link: null };

test("the activity tells who changed what in one go, through what, to viewers too, and is narrowed by person and kind [HIST-7] [HIST-8]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const bo = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "member" });
  const quay = await addRow(db, "pages", { project_id, ...page_words, name: "Quay" });
  await addRow(db, "pages", { project_id, ...page_words, name: "Pier" });
  await changeRow(bo.db, "pages", { ...quay, name: "Old quay" });
  await saveSpecification(bo.db, { project_id, version: "0.1", words: { project_scope: "Berths." } });
  const asked = await propose(bo.db, { project_id, proposal: { cite: "PAGE-2@1", field: "name", value: "Long pier" } });
  await acceptProposals(db, { project_id, decisions: [{ id: asked.id }] });
  await removeRows(db, "pages", { project_id, ids: [quay.id] });
  const viewer = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });

  const opened = await openAs(viewer, paths.activity(project_id));
  await expect.poll(() => lines().elements().length).toBe(5);
  await expect.element(lines().nth(0)).toMatchTextContent(/1 page deleted.*Old quay/s);
  await expect.element(lines().nth(1)).toMatchTextContent(/1 page changed as proposed by .*Long pier/s);
  await expect.element(lines().nth(2)).toMatchTextContent(/The specification's texts/);
  await expect.element(lines().nth(3)).toMatchTextContent(/1 page edited by hand.*Old quay/s);
  await expect.element(lines().nth(4)).toMatchTextContent(/2 pages written by hand.*Pier.*Quay/s);
  expect((await axe.run(page.getByRole("main").element())).violations).toEqual([]);

  await page.getByRole("combobox", { name: "Of what" }).click();
  await page.getByRole("option", { name: "Texts" }).click();
  await expect.poll(() => lines().elements().length).toBe(1);
  await expect.poll(opened.address).toBe(`${paths.activity(project_id)}?in=specifications`);
  await openAs(ada, `${paths.activity(project_id)}?by=${bo.id}`);
  await expect.poll(() => lines().elements().length).toBe(2);
  // what others do is seen as they do it
  await changeRow(bo.db, "pages", {
    ...(await addRow(bo.db, "pages", { project_id, ...page_words, name: "Dock" })),
    name: "Dry dock",
  });
  await expect.poll(() => lines().elements().length).toBe(4);
  await lines().first().getByRole("link", { name: "Dry dock" }).click();
  const dialog = page.getByRole("dialog", { name: "History of PAGE-3" });
  await expect.element(dialog).toMatchTextContent(/Revision 2.*edited by hand/s);
});

test("a text of the specification has a history, word by word, of which one state is restored and taken back [HIST-9]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const place = { project_id, version: "0.1" };
  for (const project_scope of ["One berth.", "Two berths."]) await saveSpecification(db, { ...place, words: { project_scope } });
  await saveSpecification(db, { ...place, words: { project_overview: "Boats." } });
  await openAs(ada, paths.specification(project_id));
  await page.getByRole("button", { name: /^History of .*scope$/i }).click();
  const dialog = page.getByRole("dialog", { name: "History of Project scope" });
  const entries = dialog.getByRole("list", { name: "Revisions" }).getByRole("listitem");
  await expect.poll(() => entries.elements().length).toBe(2);
  await expect
    .poll(() => [...entries.first().element().querySelectorAll("ins")].map((ins) => ins.textContent))
    .toEqual(["Two berths"]);
  expect((await axe.run(dialog.element())).violations).toEqual([]);
  await dialog.getByRole("button", { name: "Restore revision 1" }).click();
  await expectToast("Project scope is back to that revision");
  const scope = async () => (await getSpecification(db, place))?.project_scope;
  await expect.poll(scope).toBe("One berth.");
  await expect.poll(() => entries.elements().length).toBe(3);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(scope).toBe("Two berths.");
});
