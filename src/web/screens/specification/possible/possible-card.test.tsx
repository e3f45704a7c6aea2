import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { addPossible } from "#data/possible.ts";
import { readProjectContent } from "#data/project-content.ts";
import { addRow } from "#data/rows.ts";
import { checked, unitsOf } from "#domain/quality/possible/possible.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { paths } from "#web/lib/paths.ts";

const server = inject("server");
const main = () => page.getByRole("main");
const listed = (name: string) => main().getByRole("list", { name, exact: true });

test("what a model believes stands apart with its words marked, is taken, taken back and dismissed, and is no contradiction that is counted [QUAL-18]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const feature = (name: string, description: string) =>
    addRow(db, "features", { project_id, name, description, page_id: null, section_id: null });
  await feature("Seats", "The usher shows each guest to a seat.");
  await feature("Standing", "Guests find a place by themselves.");
  await openAs(ada, `${paths.specification(project_id)}?section=contradictions`);
  await expect.element(main()).toMatchTextContent(/No contradictions found/);
  expect(main().getByText("Possible").elements()).toEqual([]);
  const rows = [
    { id: "FEAT-1", quote: "shows each guest" },
    { id: "FEAT-2", quote: "by themselves" },
  ];
  const units = unitsOf(await readProjectContent(db, { project_id }));
  const { kept } = checked([{ kind: "contradiction", sentence: "Who seats the guests?", rows }], units, project_id);
  await addPossible(db, { project_id, model: "ollama m", found: kept });
  const item = listed("Possible").getByRole("listitem");
  await expect.element(item).toMatchTextContent(/Cannot both be right\?.*Who seats the guests\?.*ollama m, asked by/s);
  expect([...item.element().querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "shows each guest",
    "by themselves",
  ]);
  await expect.element(main()).toMatchTextContent(/No contradictions found/);
  expect((await axe.run(main().element())).violations).toEqual([]);
  await item.getByRole("button", { name: /^Confirm/ }).click();
  await expect.element(listed("Confirmed")).toMatchTextContent(/confirmed by/);
  await listed("Confirmed")
    .getByRole("button", { name: /^Take back/ })
    .click();
  await item.getByRole("button", { name: /^Dismiss/ }).click();
  await main()
    .getByText(/^Dismissed/)
    .click();
  await expect.element(listed("Dismissed")).toMatchTextContent(/Who seats the guests\?.*dismissed by/s);
  expect(listed("Possible").elements()).toEqual([]);
});
