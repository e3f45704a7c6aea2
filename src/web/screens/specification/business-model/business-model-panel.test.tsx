import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { businessModelTypes } from "#domain/catalog/specification-options.ts";
import { breakOff, hold, holdFunction, intercept } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const description = () => page.getByLabelText("Business model description", { exact: true });
const pricing = () => page.getByLabelText("Pricing details", { exact: true });
const type = () => page.getByRole("combobox", { name: "Business model type" });

const addressOf = ({ project_id }: Author) => `/dashboard/project/${project_id}/specification?section=overallDescription`;

async function opened(words: Record<string, string> = {}) {
  const ada = await author(server);
  const row = { project_id: ada.project_id, version: "0.1", ...words };
  if (Object.keys(words).length > 0) await ada.db.from("specifications").insert(row).throwOnError();
  await openAs(ada, addressOf(ada));
  await expect.element(description()).toBeVisible();
  return ada;
}

async function stored({ db, project_id }: Author) {
  const columns = "business_model_type, business_model, pricing_details";
  return (await db.from("specifications").select(columns).eq("project_id", project_id).maybeSingle().throwOnError()).data;
}

async function choose(label: string) {
  await type().click();
  await page.getByRole("option", { name: label }).click();
}

describe("Business Model", () => {
  test("its type dropdown offers every type under a readable label and shows the stored one [BIZ-01, BIZ-02]", async () => {
    await opened({ business_model_type: "one_time_purchase" });
    await expect.element(type()).toHaveTextContent("One-time purchase");
    await type().click();
    const options = page.getByRole("option").elements();
    expect(options.map((option) => option.querySelector("span")?.textContent)).toEqual([
      "Subscription",
      "Freemium",
      "One-time purchase",
      "Marketplace",
      "Advertising",
      "Software as a service (SaaS)",
      "E-commerce",
      "Consulting",
      "Affiliate",
      "Donation",
    ]);
    expect(options).toHaveLength(businessModelTypes.length);
    await userEvent.keyboard("{Escape}");
  });

  test("its two texts are read and saved together with the type by 'Save Changes' [BIZ-03, BIZ-05, BIZ-08]", async () => {
    const ada = await opened({ business_model_type: "saas", business_model: "Old", pricing_details: "Free" });
    await expect.element(description()).toHaveValue("Old");
    await expect.element(pricing()).toHaveValue("Free");
    await description().fill("Firms pay by seat");
    await pricing().fill("9 a seat");
    const stepAside = breakOff("PATCH", "/rest/v1/specifications");
    await button("Save Changes").click();
    await expectFailure("Failed to save business model. Please try again.");
    await expect.element(description()).toHaveValue("Firms pay by seat");
    expect(await stored(ada)).toMatchObject({ business_model: "Old" });
    stepAside();
    await button("Save Changes").click();
    await expectToast("Business model saved successfully!");
    expect(await stored(ada)).toEqual({
      business_model_type: "saas",
      business_model: "Firms pay by seat",
      pricing_details: "9 a seat",
    });
  });

  test("empty texts are saved as they are [BIZ-12]", async () => {
    const ada = await opened({ business_model_type: "saas", business_model: "Old", pricing_details: "Free" });
    await description().fill("");
    await pricing().fill("");
    await button("Save Changes").click();
    await expectToast("Business model saved successfully!");
    expect(await stored(ada)).toEqual({ business_model_type: "saas", business_model: "", pricing_details: "" });
  });

  test("choosing a type saves the whole record at once [BIZ-06, BIZ-07]", async () => {
    const ada = await opened();
    await description().fill("Sellers pay");
    await pricing().fill("5 %");
    const stepAside = breakOff("POST", "/rest/v1/specifications");
    await choose("Marketplace");
    await expectFailure("Failed to save business model type. Please try again.");
    await expect.element(type()).toHaveTextContent("Marketplace");
    expect(await stored(ada)).toBeNull();
    stepAside();
    await choose("Affiliate");
    await expectToast("Business model type saved automatically!");
    expect(await stored(ada)).toEqual({
      business_model_type: "affiliate",
      business_model: "Sellers pay",
      pricing_details: "5 %",
    });
    await expect.element(button("Save Changes")).toBeDisabled();
  });

  test("pricing is drafted by a button that waits, saved without a further click and shown as it reads [BIZ-04, BIZ-09, GEN-06]", async () => {
    const ada = await opened();
    const run = holdFunction("generate-pricing");
    await button("Generate with AI").click();
    await expect.element(button("Generating...")).toBeDisabled();
    expect(button("Generate with AI").elements()).toEqual([]);
    run.release();
    await expectToast("Pricing generated and saved successfully!");
    expect(run.sent).toEqual([{ projectId: ada.project_id, saves: true }]);
    expect((await stored(ada))?.pricing_details).toContain("## Plans");
    const preview = page.getByRole("region", { name: /^Preview of/ });
    await expect.element(preview.getByRole("heading", { name: "Plans" })).toBeVisible();
    await expect.element(button("Save Changes")).toBeDisabled();
  });

  test("a drafted pricing that could not be stored stays on screen, with a warning [BIZ-10]", async () => {
    const ada = await opened({ pricing_details: "Free" });
    await button("Generate with AI").click();
    const stepAside = breakOff("POST", "/rest/v1/rpc/accept_draft");
    await button("Use this draft").click();
    await expectFailure("Warning", "Pricing generated but failed to save. Please save manually.");
    const draft = page.getByRole("region", { name: "Draft of Pricing details" });
    await expect.element(draft).toBeVisible();
    expect((await stored(ada))?.pricing_details).toBe("Free");
    stepAside();
    await button("Use this draft").click();
    await expect.element(pricing()).toHaveValue(expect.stringContaining("## Plans"));
    expect((await stored(ada))?.pricing_details).toContain("## Plans");
  });

  test("a draft beside a pricing that stands is compared with it word by word, read and declined [BETTER-17]", async () => {
    const ada = await opened({ pricing_details: "Free for sailors." });
    await button("Generate with AI").click();
    const draft = page.getByRole("region", { name: "Draft of Pricing details" });
    await expect.element(draft.getByText("Draft: nothing is changed yet")).toBeVisible();
    const marked = (mark: string) => [...draft.element().querySelectorAll(mark)].map(({ textContent }) => textContent).join(" ");
    expect(marked("del")).toContain("sailors");
    expect(marked("ins")).toContain("Plans");
    await draft.getByRole("button", { name: "Preview" }).click();
    await expect.element(draft.getByRole("heading", { name: "Plans" })).toBeVisible();
    await expect.element(pricing()).toHaveValue("Free for sailors.");
    await button("Decline").click();
    await expect.element(draft).not.toBeInTheDocument();
    expect((await stored(ada))?.pricing_details).toBe("Free for sailors.");
  });

  test("a failed draft says so and leaves the text alone [BIZ-11]", async () => {
    await opened({ pricing_details: "Free" });
    const refusal = { success: false, error: "The model is asleep." };
    const stepAside = intercept("POST", "/functions/v1/generate-pricing", async () => Response.json(refusal));
    await button("Generate with AI").click();
    await expectFailure("Failed to generate pricing. Please try again.");
    await expect.element(pricing()).toHaveValue("Free");
    stepAside();
  });

  test("what is typed while a save is under way stays, and the side menu marks it as not saved", async () => {
    const ada = await opened({ business_model: "Old" });
    await description().fill("First");
    const release = hold("PATCH", "/rest/v1/specifications");
    await button("Save Changes").click();
    await description().fill("First and second");
    release();
    await expectToast("Business model saved successfully!");
    expect(await stored(ada)).toMatchObject({ business_model: "First" });
    await expect.element(description()).toHaveValue("First and second");
    const link = page.getByRole("navigation", { name: "Specification" }).getByRole("link", { name: /Business Model/ });
    await expect.element(link).toHaveTextContent("Business Model, unsaved changes");
    await button("Save Changes").click();
    await expect.element(page.getByText("Unsaved changes", { exact: true })).not.toBeInTheDocument();
    expect(await stored(ada)).toMatchObject({ business_model: "First and second" });
    await expect.element(link).not.toHaveTextContent("unsaved changes");
  });

  test("text that was not saved is there again after a reload, and a viewer reads only", async () => {
    const ada = await opened();
    await description().fill("Half a thought");
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("Half a thought"))).toBe(true);
    await open(addressOf(ada));
    await expect.element(description()).toHaveValue("Half a thought");
    await button("Discard").click();
    await expect.element(description()).toHaveValue("");
    const viewer = await author(server, { role: "viewer" });
    await openAs(viewer, addressOf(viewer));
    await expect.element(page.getByRole("region", { name: "Pricing details" })).toMatchTextContent("Nothing written yet.");
    expect([page.getByRole("textbox"), type()].flatMap((one) => one.elements())).toEqual([]);
    expect([button("Save Changes"), button("Generate with AI")].flatMap((one) => one.elements())).toEqual([]);
  });
});
