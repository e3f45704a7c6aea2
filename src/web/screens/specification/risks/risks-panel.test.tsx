import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { readRisks } from "#domain/nouns/risks.ts";
import { breakOff, holdFunction } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const storm = { id: "1", name: "Storm", functionality: "Booking", description: "Berths are closed" };

async function atRisks(...risks: (typeof storm)[]) {
  const ada = await author(server);
  if (risks.length > 0) {
    const row = { project_id: ada.project_id, version: "0.1", security_risks: JSON.stringify(risks) };
    await ada.db.from("specifications").insert(row).throwOnError();
  }
  const address = `/dashboard/project/${ada.project_id}/specification?section=risks`;
  await openAs(ada, address);
  await expect.element(page.getByRole("heading", { name: "Project Risks", level: 1 })).toBeVisible();
  return { ada, address };
}

async function stored({ db }: Awaited<ReturnType<typeof author>>) {
  const { data } = await db.from("specifications").select("security_risks").maybeSingle().throwOnError();
  return readRisks(data?.security_risks).map(({ name, functionality, description }) => ({ name, functionality, description }));
}

async function write(name: string, functionality: string, description: string) {
  await field("Name").fill(name);
  await field("Functionality at risk").fill(functionality);
  await field("Description").fill(description);
}

describe("Project Risks", () => {
  test("a risk needs all three texts, stays on screen until it is saved, and is then in the list [RISK-01, RISK-04, RISK-05, RISK-08, RISK-09]", async () => {
    const { ada, address } = await atRisks(storm);
    await expect.element(page.getByText("RISK-1", { exact: true })).toBeVisible();
    await button("Add Risk").click();
    for (const gap of [0, 1, 2]) {
      const [name = "", functionality = "", text = ""] = ["Fire", "Berths", "Boats burn"].map((said, at) =>
        at === gap ? "  " : said,
      );
      await write(name, functionality, text);
      await button("Add Risk").last().click();
      await expectFailure("Missing Information", "Please provide name, functionality, and description for the risk.");
      expect((await stored(ada)).map(({ name }) => name)).toEqual(["Storm"]);
    }
    await write("Fire", "Berths", "Boats burn");
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("Boats burn"))).toBe(true);
    await open(address);
    await button("Add Risk").click();
    await expect.element(field("Description")).toHaveValue("Boats burn");
    const stepAside = breakOff("POST", "/rest/v1/risks");
    await button("Add Risk").last().click();
    await expectFailure("Save Failed", "Failed to save risks. Please try again.");
    stepAside();
    expect((await stored(ada)).map(({ name }) => name)).toEqual(["Storm"]);
    await button("Add Risk").last().click();
    await expectToast("Risks Saved");
    await expect.element(page.getByText("RISK-2", { exact: true })).toBeVisible();
    expect(await stored(ada)).toEqual([
      { name: "Storm", functionality: "Booking", description: "Berths are closed" },
      { name: "Fire", functionality: "Berths", description: "Boats burn" },
    ]);
  });

  test("a risk of the list is edited where it stands, and deleted with a way back [RISK-02]", async () => {
    const { ada } = await atRisks(storm, { ...storm, id: "2", name: "Fire" });
    await button("Edit Storm").click();
    await field("Name").fill("Gale");
    expect((await stored(ada)).map(({ name }) => name)).toEqual(["Storm", "Fire"]);
    await button("Save").click();
    await expectToast("Risks Saved");
    await expect.element(page.getByRole("heading", { name: "Gale" })).toBeVisible();
    await button("Delete Fire").click();
    await expectToast("Risk deleted successfully");
    expect((await stored(ada)).map(({ name }) => name)).toEqual(["Gale"]);
    await button("Undo").click();
    await expect.poll(async () => (await stored(ada)).map(({ name }) => name)).toEqual(["Gale", "Fire"]);
  });

  test("drafted risks are appended and saved by the draft itself [RISK-03, RISK-06, RISK-07, RISK-10, RISK-11, RISK-12, GEN-08]", async () => {
    const { ada } = await atRisks(storm);
    const stepAside = breakOff("POST", "/functions/v1/generate-risks");
    await button("Generate Risks").click();
    await expectFailure("Generation Failed", "Failed to generate risks. Please try again.");
    stepAside();
    const run = holdFunction("generate-risks");
    await button("Generate Risks").click();
    await expect.element(button("Generating...")).toBeDisabled();
    run.release();
    await expect.poll(async () => (await stored(ada)).length).toBeGreaterThan(1);
    const kept = await stored(ada);
    expect(run.sent).toEqual([{ projectId: ada.project_id }]);
    expect(kept.slice(1)).toEqual(JSON.parse(run.replies[0] ?? "").risks);
    expect(kept[0]).toEqual({ name: "Storm", functionality: "Booking", description: "Berths are closed" });
    await expectToast("Risks Generated & Saved", `${kept.length - 1} new risks`);
    await expect.element(page.getByText(`RISK-${kept.length}`, { exact: true })).toBeVisible();
  });
});
