import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Json } from "#data/database.types.ts";
import { breakOff } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
const select = (name: string) => page.getByRole("combobox", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

const addressOf = ({ project_id }: Author) => `/dashboard/project/${project_id}/specification?section=thirdPartyIntegrations`;

async function opened(third_party_integrations?: Json) {
  const ada = await author(server);
  const row = { project_id: ada.project_id, version: "0.1" };
  if (third_party_integrations !== undefined) {
    await ada.db
      .from("specifications")
      .insert({ ...row, third_party_integrations })
      .throwOnError();
  }
  await openAs(ada, addressOf(ada));
  await expect.element(select("Payment provider")).toBeVisible();
  return ada;
}

async function stored({ db, project_id }: Author) {
  const columns = "third_party_integrations, payment_provider";
  return (await db.from("specifications").select(columns).eq("project_id", project_id).maybeSingle().throwOnError()).data;
}

async function optionsOf(name: string) {
  await select(name).click();
  const labels = page
    .getByRole("option")
    .elements()
    .map(({ textContent }) => textContent);
  await userEvent.keyboard("{Escape}");
  return labels;
}

async function choose(name: string, label: string) {
  await select(name).click();
  await page.getByRole("option", { name: label, exact: true }).click();
}

async function save() {
  await button("Save Changes").click();
  await expectToast("Specification saved successfully");
  await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
}

const types = ["Email/Password", "Social Login", "SSO", "Two-factor", "Magic Link", "Passwordless", "OAuth", "SAML", "Other"];
const authenticators = [
  "Firebase",
  "Auth0",
  "Okta",
  "AWS Cognito",
  "Supabase",
  "Custom solution",
  "Microsoft Identity",
  "Google Identity",
  "Other",
];
const payers = [
  "Stripe",
  "PayPal",
  "Braintree",
  "Square",
  "Adyen",
  "Authorize.Net",
  "Worldpay",
  "Klarna",
  "Checkout.com",
  "Mollie",
  "Other",
];

const blank = {
  auth_types: [],
  auth_provider: "",
  auth_provider_other: "",
  payment_provider: null,
  payment_provider_other: "",
  custom_providers: [],
};

describe("Third-Party Integrations", () => {
  test("4.1 lets several authentication types be ticked and one provider be picked [INTEG-01]", async () => {
    const ada = await opened();
    await expect.element(page.getByRole("heading", { name: "4.1 Authentication", exact: true })).toBeVisible();
    const labels = page.getByRole("group", { name: "Authentication types" }).element().querySelectorAll("label");
    expect([...labels].map(({ textContent }) => textContent)).toEqual(types);
    for (const type of types) await box(type).click();
    await box("SAML").click();
    expect(await optionsOf("Authentication provider")).toEqual(["Not decided yet", ...authenticators]);
    await choose("Authentication provider", "Okta");
    await choose("Authentication provider", "Auth0");
    await save();
    expect(await stored(ada)).toMatchObject({
      third_party_integrations: {
        auth_types: ["Email/Password", "Social Login", "SSO", "Two-factor", "Magic Link", "Passwordless", "OAuth", "other"],
        auth_provider: "Auth0",
      },
    });
  });

  test("4.2 lets one payment provider be picked; 'None' is stored as null and null shown as 'None' [INTEG-02, INTEG-06]", async () => {
    const ada = await opened();
    await expect.element(page.getByRole("heading", { name: "4.2 Payment Processing", exact: true })).toBeVisible();
    await expect.element(select("Payment provider")).toHaveTextContent("None");
    expect(await optionsOf("Payment provider")).toEqual(["None", ...payers]);
    await choose("Payment provider", "Klarna");
    await save();
    expect(await stored(ada)).toMatchObject({
      third_party_integrations: { payment_provider: "Klarna" },
      payment_provider: "Klarna",
    });
    await choose("Payment provider", "None");
    await save();
    expect(await stored(ada)).toEqual({ third_party_integrations: blank, payment_provider: null });
    await open(addressOf(ada));
    await expect.element(select("Payment provider")).toHaveTextContent("None");
  });

  test("4.3 holds rows of a name and a link, whatever they say [INTEG-03, INTEG-07]", async () => {
    const ada = await opened();
    await expect.element(page.getByRole("heading", { name: "4.3 Custom Third-Party Providers", exact: true })).toBeVisible();
    for (const row of [1, 2, 3]) {
      await button("Add provider").click();
      await field(`Provider name ${row}`).fill(`Name ${row}!`);
      await field(`Provider link ${row}`).fill(`no link ${row} <b>`);
    }
    await button("Remove providers row 2").click();
    await field("Provider link 2").fill("");
    await save();
    expect(await stored(ada)).toMatchObject({
      third_party_integrations: {
        custom_providers: [
          { name: "Name 1!", link: "no link 1 <b>" },
          { name: "Name 3!", link: "" },
        ],
      },
    });
    await open(addressOf(ada));
    await expect.element(field("Provider name 1")).toHaveValue("Name 1!");
    await expect.element(field("Provider link 1")).toHaveValue("no link 1 <b>");
    await expect.element(field("Provider name 2")).toHaveValue("Name 3!");
  });

  test("'Save Changes' stores the whole record, and a failed save loses none of it [INTEG-04]", async () => {
    const before = { ...blank, auth_types: ["SSO"], auth_provider: "Okta", custom_providers: [{ name: "Mapbox", link: "" }] };
    const ada = await opened(before);
    await expect.element(box("SSO")).toBeChecked();
    await choose("Payment provider", "Stripe");
    const stepAside = breakOff("PATCH", "/rest/v1/specifications");
    await button("Save Changes").click();
    await expectFailure("Failed to save specification");
    await expect.element(select("Payment provider")).toHaveTextContent("Stripe");
    expect(await stored(ada)).toEqual({ third_party_integrations: before, payment_provider: null });
    stepAside();
    await save();
    expect(await stored(ada)).toEqual({
      third_party_integrations: { ...before, payment_provider: "Stripe" },
      payment_provider: "Stripe",
    });
  });

  test("another provider is named in a field of its own [INTEG-05]", async () => {
    const ada = await opened();
    expect(page.getByLabelText(/^Specify/).elements()).toEqual([]);
    await choose("Authentication provider", "Other");
    await field("Specify Authentication Provider").fill("Keycloak");
    await choose("Payment provider", "Other");
    await field("Specify Payment Provider").fill("Paddle");
    await save();
    expect(await stored(ada)).toEqual({
      third_party_integrations: {
        ...blank,
        auth_provider: "other",
        auth_provider_other: "Keycloak",
        payment_provider: "other",
        payment_provider_other: "Paddle",
      },
      payment_provider: "Paddle",
    });
  });

  test("what was chosen and not saved is there again after a reload, and a viewer reads only", async () => {
    const ada = await opened();
    await box("SSO").click();
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("SSO"))).toBe(true);
    await open(addressOf(ada));
    await expect.element(box("SSO")).toBeChecked();
    await expect.element(page.getByText("Unsaved changes restored", { exact: true })).toBeVisible();
    const viewer = await author(server, { role: "viewer" });
    const third_party_integrations = {
      auth_types: ["SSO"],
      auth_provider: "other",
      auth_provider_other: "Keycloak",
      custom_providers: [{ name: "Maps", link: "https://maps.example" }],
    };
    await viewer.founder.db
      .from("specifications")
      .insert({ project_id: viewer.project_id, version: "0.1", third_party_integrations })
      .throwOnError();
    await openAs(viewer, addressOf(viewer));
    const answer = (name: string) => page.getByRole("region", { name, exact: true });
    await expect.element(answer("Authentication types")).toMatchTextContent("SSO");
    await expect.element(answer("Authentication provider")).toMatchTextContent("Keycloak");
    await expect.element(answer("Payment provider")).toMatchTextContent("None");
    await expect.element(page.getByRole("link", { name: "Open https://maps.example" })).toBeVisible();
    expect([box("SSO"), select("Payment provider")].flatMap((one) => one.elements())).toEqual([]);
    expect([button("Save Changes"), button("Add provider")].flatMap((one) => one.elements())).toEqual([]);
  });
});
