import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { addRow, changeRow } from "#data/rows.ts";
import { cloneSpecification } from "#data/specifications.ts";
import { readVersionFigures } from "#data/version-figures.ts";
import { hold, intercept } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const feature = { page_id: null, section_id: null };

test("the dashboard draws the share of clean rows by section and over the versions, counted once and kept, with what contradicts itself and how far the standards are met, each leading there [PROVE-4] [PROVE-5]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const at = `/dashboard/project/${project_id}`;
  const said = { name: "Log", description: "The desk should log each boat." };
  const log = await addRow(db, "features", { project_id, ...feature, ...said });
  await addRow(db, "features", { project_id, ...feature, name: "List", description: "The desk shall list each boat." });
  await cloneSpecification(db, { project_id, new_version: "next" });
  await changeRow(db, "features", { ...feature, ...said, id: log.id, revision: 1, description: "The desk shall log each boat." });
  await openAs(ada, at);
  const main = page.getByRole("main");
  await expect.element(main.getByText("2 of 2 rows have no finding in their wording")).toBeVisible();
  await expect.element(main.getByRole("img", { name: "Clean rows: 100%" })).toBeVisible();
  await expect.element(main.getByRole("figure", { name: "Share of clean rows by version: 0.1 50%, next 100%" })).toBeVisible();
  const leads = async (name: string | RegExp, query: string) =>
    expect.element(main.getByRole("link", { name })).toHaveAttribute("href", `${at}/specification?${query}`);
  await leads("See the wording", "section=wording");
  await leads("Features 2 of 2 rows are clean", "section=wording&in=features");
  await leads(/^Contradictions\s*0 open/, "section=contradictions");
  await leads(/29148.*0 of 20 decided/, "section=completeness&standard=29148");
  await leads(/25010.*0 of 40 decided/, "section=completeness&standard=25010");
  await leads(/ASVS.*0 of \d+ decided/, "section=completeness&standard=asvs");
  const kept = await readVersionFigures(db, { project_id });
  expect(Object.values(kept?.shares ?? {})).toEqual([{ features: { rows: 2, clean: 1 } }]);
});

test("the dashboard asks for no list of rows and nothing about quality by itself, and what comes later moves nothing, in an empty project and in a full one [POLISH-51]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  const at = `/dashboard/project/${project_id}`;
  const main = page.getByRole("main");
  const asked: string[] = [];
  const stop = intercept("GET|POST", "/", async (pass, { url }) => {
    asked.push(new URL(url).pathname);
    return pass();
  });
  const opened = async (width: number) => {
    const letGo = hold("POST", "/functions/v1/describe-open-points");
    asked.length = 0;
    await openAs(ada, at);
    await page.viewport(width, 900);
    await expect.element(main.getByRole("button", { name: "Create Version" })).toBeVisible();
    await expect.element(main.getByRole("link", { name: /^Pages\s*\d/ })).toBeVisible();
    const tops = () =>
      // in one column the others stand below what is counted, out of sight
      (width < 1_000 ? ["Contents", "Quality"] : ["Contents", "Versions", "Quality", "Open points"]).map((name) => {
        const heading = main.getByRole("heading", { name, exact: true }).element();
        return Math.round(heading.getBoundingClientRect().top + scrollY);
      });
    const before = tops();
    letGo();
    await expect.element(main.getByRole("list", { name: "Open points" })).toBeVisible();
    await expect.element(main.getByRole("status", { name: "Checking the wording" })).not.toBeInTheDocument();
    expect(tops()).toEqual(before);
    expect(asked.filter((path) => /list_rows|read_quality|get_completeness|fact_decisions|version_figures/.test(path))).toEqual(
      [],
    );
  };
  try {
    for (const width of [1440, 390]) {
      await opened(width);
      await expect.element(main.getByText("Once there are rows, this card shows how clean", { exact: false })).toBeVisible();
    }
    await addRow(db, "features", { project_id, ...feature, name: "Log", description: "The desk should log each boat." });
    for (const width of [1440, 390]) {
      await opened(width);
      await expect.element(main.getByText("0 of 1 rows have no finding in their wording")).toBeVisible();
    }
  } finally {
    stop();
  }
});
