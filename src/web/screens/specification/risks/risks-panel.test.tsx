import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
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

async function add(name: string, functionality: string, description: string) {
  await field("Name").fill(name);
  await field("Functionality at risk").fill(functionality);
  await field("Description").fill(description);
  await button("Add Risk").click();
}

describe("Project Risks", () => {
  test("a risk needs all three texts, and joins the list on screen until it is saved [RISK-01, RISK-04, RISK-05, RISK-08, RISK-09]", async () => {
    const { ada, address } = await atRisks(storm);
    await expect.element(page.getByText("RISK-1", { exact: true })).toBeVisible();
    for (const gap of [0, 1, 2]) {
      const [name = "", functionality = "", text = ""] = ["Fire", "Berths", "Boats burn"].map((said, at) =>
        at === gap ? "  " : said,
      );
      await add(name, functionality, text);
      await expectFailure("Missing Information", "Please provide name, functionality, and description for the risk.");
      await expect.element(button("Edit Storm")).toBeVisible();
      expect(page.getByRole("button", { name: /^Edit / }).elements()).toHaveLength(1);
      await expect.element(button("Save Changes")).toBeDisabled();
    }
    await add("Fire", "Berths", "Boats burn");
    await expect.element(page.getByRole("heading", { name: "Fire" })).toBeVisible();
    expect((await stored(ada)).map(({ name }) => name)).toEqual(["Storm"]);
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("Boats burn"))).toBe(true);
    await open(address);
    await expect.element(page.getByText("Unsaved changes restored", { exact: true })).toBeVisible();
    const stepAside = breakOff("POST|PATCH", "/rest/v1/specifications");
    await button("Save Changes").click();
    await expectFailure("Save Failed", "Failed to save risks. Please try again.");
    stepAside();
    await button("Save Changes").click();
    await expectToast("Risks Saved");
    await expect.element(page.getByText("RISK-2", { exact: true })).toBeVisible();
    expect(await stored(ada)).toEqual([
      { name: "Storm", functionality: "Booking", description: "Berths are closed" },
      { name: "Fire", functionality: "Berths", description: "Boats burn" },
    ]);
  });

  test("a risk of the list is edited, removed and stored with the rest [RISK-02]", async () => {
    const { ada } = await atRisks(storm, { ...storm, id: "2", name: "Fire" });
    await button("Edit Storm").click();
    await expect.element(field("Name").first()).toHaveFocus();
    await userEvent.keyboard("{End} at sea");
    await expect.element(field("Name").first()).toHaveValue("Storm at sea");
    await field("Name").first().fill("Gale");
    await userEvent.keyboard("{Tab}{Tab}{Tab}");
    await expect.element(button("Cancel")).toHaveFocus();
    await userEvent.keyboard("{Delete}{End}");
    await expect.element(button("Cancel")).toHaveFocus();
    await button("Done").click();
    await expect.element(page.getByRole("heading", { name: "Gale" })).toBeVisible();
    await button("Remove Fire").click();
    expect((await stored(ada)).map(({ name }) => name)).toEqual(["Storm", "Fire"]);
    await button("Edit Gale").click();
    await button("Save Changes").click();
    await expectToast("Risks Saved");
    await expect.element(button("Done")).not.toBeInTheDocument();
    expect((await stored(ada)).map(({ name }) => name)).toEqual(["Gale"]);
  });

  test("drafted risks are appended and saved at once [RISK-03, RISK-06, RISK-07, RISK-10, RISK-11, GEN-08]", async () => {
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
    await expect.element(button("Save Changes")).toBeDisabled();
    await expect.element(page.getByText(`RISK-${kept.length}`, { exact: true })).toBeVisible();
  });

  test("drafted risks that could not be saved stay on screen [RISK-12]", async () => {
    const { ada } = await atRisks(storm);
    const stepAside = breakOff("POST", "/rest/v1/rpc/store_answer");
    await button("Generate Risks").click();
    await expectFailure("Generation Succeeded, Save Failed", "Risks were generated but failed to save. Please save manually.");
    stepAside();
    expect((await stored(ada)).map(({ name }) => name)).toEqual(["Storm"]);
    await button("Save Changes").click();
    await expectToast("Risks Saved");
    const kept = await stored(ada);
    expect(kept[0]?.name).toBe("Storm");
    expect(kept.length).toBeGreaterThan(1);
  });
});
