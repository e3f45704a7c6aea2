import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { getCompleteness } from "#data/completeness.ts";
import { addRow, removeRows } from "#data/rows.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { paths } from "#web/lib/paths.ts";

const server = inject("server");
const main = () => page.getByRole("main");
const item = (name: RegExp) => main().getByRole("button", { name });
const show = (name: RegExp) => main().getByRole("group", { name: "Look for items" }).getByRole("button", { name }).click();

test("a project is held against three standards: proposals are accepted at once, items and sections are applied, waived and taken back by key, and the level brings its requirements [COMPLETE-9]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const berth = await addRow(db, "features", {
    project_id,
    name: "Keep a berth",
    description: "A skipper keeps a berth.",
    page_id: null,
    section_id: null,
  });
  await addRow(db, "security_measures", {
    ...{ project_id, name: "Limited sign-in attempts", threat: "Somebody guesses.", verification: null },
    measure: "After 10 failed attempts in 15 minutes further ones are refused.",
  });
  const decided = async () => (await getCompleteness(db, { project_id })).decisions;
  const opened = await openAs(ada, paths.specification(project_id, "completeness"));
  await expect.element(page.getByRole("tab", { name: "29148 0 of 20" })).toBeVisible();
  await expect.element(main()).toMatchTextContent(/4 proposals in view/);
  expect(await decided()).toEqual([]);
  await main().getByRole("button", { name: "Accept all in view" }).click();
  await expect.element(page.getByRole("tab", { name: "29148 4 of 20" })).toBeVisible();
  await expect
    .poll(async () => (await decided()).map(({ item: key, rests_on }) => `${key} ${rests_on}`))
    .toEqual(["9.6.10 features", "9.6.12 features", "9.6.18 security_measures", "9.6.5 features"]);

  await item(/^9\.6\.1 Introduction/).click();
  await userEvent.keyboard("a");
  await expect.element(page.getByRole("dialog", { name: "Apply 9.6.1 Introduction" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Choose what applies it")).toBeVisible();
  await userEvent.keyboard("berth{Enter}{Enter}");
  await expect.element(page.getByRole("tab", { name: "29148 5 of 20" })).toBeVisible();
  await expect.element(item(/^9\.6\.2 Purpose/)).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("w");
  await expect.element(page.getByRole("dialog", { name: "Waive 9.6.2 Purpose" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Say why it does not concern this product")).toBeVisible();
  await userEvent.keyboard("Said elsewhere.{Enter}");
  await expect.element(item(/^9\.6\.3 Scope/)).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("w");
  await expect.element(page.getByRole("textbox", { name: "Why" })).toHaveValue("Said elsewhere.");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("tab", { name: "29148 7 of 20" })).toBeVisible();
  await show(/^Waived/);
  await expect.element(item(/^9\.6\.3 Scope ?, waived.*Said elsewhere\./)).toBeVisible();
  expect(item(/^9\.6\.1 /).elements()).toEqual([]);
  await item(/^9\.6\.3 Scope/).click();
  await userEvent.keyboard("o");
  await expect.element(page.getByRole("tab", { name: "29148 6 of 20" })).toBeVisible();
  await show(/^Applied/);
  await expect.element(item(/^9\.6\.1 Introduction ?, applied.*FEAT-1 Keep a berth/)).toBeVisible();
  await removeRows(db, "features", { project_id, ids: [berth.id] });
  await expect.element(page.getByRole("tab", { name: "29148 2 of 20" })).toBeVisible();
  await show(/^Open/);
  await expect.element(item(/^9\.6\.1 Introduction ?, open.*Open again: FEAT-1 is no longer there\./)).toBeVisible();
  await addRow(db, "features", { project_id, name: "Leave", description: "A skipper leaves.", page_id: null, section_id: null });

  await page.getByRole("tab", { name: /^ASVS/ }).click();
  await expect.element(page.getByRole("tab", { name: "ASVS 0 of 253" })).toBeVisible();
  await main().getByRole("searchbox", { name: "Search items" }).fill("6.3.");
  await expect.element(item(/^V6\.3\.1 .*To link: SM-1/)).toBeVisible();
  await item(/^V6\.3\.1 /).click();
  await userEvent.keyboard("y");
  await expect.element(page.getByRole("tab", { name: "ASVS 1 of 253" })).toBeVisible();
  await main().getByRole("searchbox", { name: "Search items" }).fill("TURN Server");
  await item(/^V17\.1 TURN Server/).click();
  await userEvent.keyboard("y");
  await expect.element(page.getByRole("tab", { name: "ASVS 2 of 253" })).toBeVisible();
  await expect
    .poll(decided)
    .toEqual(expect.arrayContaining([expect.objectContaining({ item: "V17.1", state: "waived", basis: "no-webrtc", level: 2 })]));
  await main().getByRole("combobox", { name: "Level of ASVS" }).click();
  await page.getByRole("option", { name: "Level 3" }).click();
  await expect.element(page.getByRole("tab", { name: "ASVS 2 of 345" })).toBeVisible();
  await expect.element(item(/^V17\.1\.2 /)).toBeVisible();
  expect(opened.address()).toContain("standard=asvs");
  const { violations } = await axe.run(document.querySelector("main") ?? document, {
    rules: { "color-contrast": { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);

  const file = new File(
    [JSON.stringify({ requirements: [{ req_id: "V17.1.2", req_description: "Verify that ships moor." }] })],
    "asvs.json",
  );
  await userEvent.upload(main().getByLabelText("The flat JSON file of OWASP ASVS 5.0"), file);
  await item(/^V17\.1\.2 /).click();
  await expect.element(page.getByText("Verify that ships moor.")).toBeVisible();
  await userEvent.upload(main().getByLabelText("The flat JSON file of OWASP ASVS 5.0"), new File(["{"], "wrong.json"));
  await expect.element(page.getByText(/^This is not the flat JSON file/)).toBeVisible();
});

test("whoever only reads sees what is decided and decides nothing [COMPLETE-9]", async () => {
  const vi = await author(server, { role: "viewer" });
  await openAs(vi, paths.specification(vi.project_id, "completeness"));
  await item(/^9\.6\.1 Introduction/).click();
  await userEvent.keyboard("w");
  expect(page.getByRole("dialog").elements()).toEqual([]);
  expect(
    main()
      .getByRole("button", { name: /^(?:Waive…|Apply…|Accept|Open it)/ })
      .elements(),
  ).toEqual([]);
});
