import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author, join, person } from "#tests/support/people.ts";
import { db, open, openAs, signInAuthor } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a section names the questionnaire as its source, and where the two differ one of them is chosen [FIRST-52]", async () => {
  const { project_id } = await signInAuthor();
  const words = {
    database_details: "MySQL",
    business_model_type: "freemium",
    third_party_integrations: { auth_provider: "Auth0", payment_provider: "PayPal" },
  };
  await db
    .from("specifications")
    .insert({ project_id, version: "0.1", ...words })
    .throwOnError();
  const asked = {
    frontend_technology: "Svelte",
    database_type: "PostgreSQL",
    business_model: "Subscription",
    authentication_provider: "Okta",
    payment_provider: "Stripe",
  };
  await db
    .from("questionnaires")
    .insert({ project_id, ...asked })
    .throwOnError();
  const stored = async () => {
    const { data } = await db.from("specifications").select("*").eq("project_id", project_id).single().throwOnError();
    return data;
  };
  const at = (section: string) => `/dashboard/project/${project_id}/specification?section=${section}`;

  await open(at("technologyStack"));
  await expect.element(page.getByText("From the questionnaire: Svelte.")).toBeVisible();
  await expect.element(page.getByText("Database: the questionnaire says PostgreSQL")).toBeVisible();
  await expect.element(page.getByText("The specification says MySQL.")).toBeVisible();
  await button("Keep MySQL").click();
  await expect.element(button("Use PostgreSQL")).not.toBeInTheDocument();
  await open(at("technologyStack"));
  await expect.element(page.getByText("From the questionnaire: Svelte.")).toBeVisible();
  expect(button("Use PostgreSQL").elements()).toEqual([]);

  await open(at("overallDescription"));
  await expect.element(button("Keep Freemium")).toBeVisible();
  await button("Use Subscription").click();
  await expectToast("Specification saved successfully");
  await expect.element(page.getByText("From the questionnaire: Subscription.")).toBeVisible();

  await open(at("thirdPartyIntegrations"));
  await expect.element(button("Keep Auth0")).toBeVisible();
  await button("Use Stripe").click();
  await expect.element(page.getByText("From the questionnaire: Stripe.")).toBeVisible();
  expect(await stored()).toMatchObject({
    database_details: "MySQL",
    business_model_type: "subscription",
    payment_provider: "Stripe",
    third_party_integrations: { auth_provider: "Auth0", payment_provider: "Stripe" },
  });
});

test("what one person keeps is kept for everybody in the project, until the words are others or it is undone; who may not edit decides nothing [FIRST-92]", async () => {
  const ada = await author(server);
  const { project_id, organization_id } = ada;
  const bo = await person(server, { name: "bo" });
  const vi = await person(server, { name: "vi" });
  await join(server, { organization_id, user_id: bo.id, role: "member" });
  await join(server, { organization_id, user_id: vi.id, role: "viewer" });
  const said = (database_details: string) =>
    ada.db
      .from("specifications")
      .upsert({ project_id, version: "0.1", database_details }, { onConflict: "project_id,version" })
      .throwOnError();
  await said("MySQL");
  await ada.db.from("questionnaires").insert({ project_id, database_type: "PostgreSQL" }).throwOnError();
  const at = `/dashboard/project/${project_id}/specification?section=technologyStack`;
  const decided = async () => (await ada.db.from("kept_answers").select("field, kept_by").throwOnError()).data;

  await openAs(ada, at);
  await button("Keep MySQL").click();
  await expectToast("Database stays MySQL");
  await expect.element(button("Use PostgreSQL")).not.toBeInTheDocument();
  expect(await decided()).toEqual([{ field: "database_details", kept_by: ada.id }]);

  await openAs(bo, at);
  await expect.element(page.getByRole("heading", { name: "Technology stack" })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "MySQL" })).toBeChecked();
  expect(button("Use PostgreSQL").elements()).toEqual([]);
  await said("MongoDB");
  await openAs(bo, at);
  await button("Keep MongoDB").click();
  await expect.element(button("Use PostgreSQL")).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(button("Use PostgreSQL")).toBeVisible();
  expect(await decided()).toEqual([{ field: "database_details", kept_by: ada.id }]);

  const refused = await vi.db
    .from("kept_answers")
    .insert({ project_id, field: "backend_details", difference: "0123456789abcdef" });
  expect(refused.error?.code).toBe("42501");
  expect((await vi.db.from("kept_answers").select("field")).data).toEqual([{ field: "database_details" }]);
});

test("the look and the ways to sign in are offered where they differ, each by itself [POLISH-43]", async () => {
  const { project_id } = await signInAuthor();
  const words = {
    design_system: "material",
    selected_colors: JSON.stringify({ primary: "#112233", secondary: "#445566" }),
    selected_typography: JSON.stringify({ primary: "Lato", secondary: "Roboto" }),
    third_party_integrations: { auth_types: ["SSO"], custom_providers: [{ name: "Mailgun", link: "" }] },
  };
  await db
    .from("specifications")
    .insert({ project_id, version: "0.1", ...words })
    .throwOnError();
  const asked = {
    design_framework: "Chakra UI",
    main_color_primary: "#AABBCC",
    main_color_secondary: "#445566",
    main_font_primary: "Poppins",
    authentication_types: ["Passkey", "Email"],
  };
  await db
    .from("questionnaires")
    .insert({ project_id, ...asked })
    .throwOnError();
  const at = (section: string) => `/dashboard/project/${project_id}/specification?section=${section}`;

  await open(at("styleGuide"));
  await expect.element(page.getByText("From the questionnaire: #445566.")).toBeVisible();
  await button("Keep Material Design").click();
  await button("Use #aabbcc").click();
  await expect.element(page.getByText("From the questionnaire: #aabbcc, #445566.")).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Primary colour" })).toHaveValue("#aabbcc");
  await button("Use Poppins").click();
  await expect.element(page.getByText("From the questionnaire: #aabbcc, #445566, Poppins.")).toBeVisible();

  await open(at("thirdPartyIntegrations"));
  await expect.element(button("Keep SSO")).toBeVisible();
  await button("Use Email, Passkey").click();
  await expect.element(page.getByText("From the questionnaire: Email, Passkey.")).toBeVisible();
  const { data } = await db.from("specifications").select("*").eq("project_id", project_id).single().throwOnError();
  expect(data.design_system).toBe("material");
  expect(JSON.parse(data.selected_colors ?? "")).toEqual({ primary: "#aabbcc", secondary: "#445566" });
  expect(JSON.parse(data.selected_typography ?? "")).toEqual({ primary: "Poppins", secondary: "Roboto" });
  expect(data.third_party_integrations).toMatchObject({
    auth_types: ["Passkey", "Email"],
    custom_providers: [{ name: "Mailgun", link: "" }],
  });
});

test("services, links and what is empty are offered to be added, and the settings offer the type of the project [FIRST-54] [FIRST-55]", async () => {
  const { project_id } = await signInAuthor();
  const words = {
    third_party_integrations: { auth_provider: "Okta", custom_providers: [{ name: "Fly", link: "" }] },
    design_connections: { inspiration_links: ["https://example.com/mood"] },
  };
  await db
    .from("specifications")
    .insert({ project_id, version: "0.1", ...words })
    .throwOnError();
  await db.from("projects").update({ type: "ERP" }).eq("id", project_id).throwOnError();
  const asked = {
    project_type: "CRM",
    payment_provider: "Stripe",
    technology_providers: [{ name: "fly", link: "https://fly.example" }],
    third_party_providers: [{ name: "Mailgun", link: "https://mailgun.example" }],
    design_links: ["https://example.com/mood", "https://example.com/board"],
  };
  await db
    .from("questionnaires")
    .insert({ project_id, ...asked })
    .throwOnError();
  const at = (section: string) => `/dashboard/project/${project_id}/specification?section=${section}`;

  await open(at("thirdPartyIntegrations"));
  await expect.element(page.getByText("Payment provider: the questionnaire says Stripe")).toBeVisible();
  await expect.element(page.getByText("The specification does not mention it.")).toBeVisible();
  await button("Leave it empty").click();
  await expect.element(button("Use Stripe")).not.toBeInTheDocument();
  await expect.element(page.getByText("Other services: the questionnaire also names Mailgun")).toBeVisible();
  await button("Add it").click();
  await expect.element(page.getByText("From the questionnaire: fly, Mailgun.")).toBeVisible();

  await open(at("designConnections"));
  await expect.element(page.getByText("From the questionnaire: https://example.com/mood.")).toBeVisible();
  await button("Add it").click();
  await expect
    .element(page.getByText("From the questionnaire: https://example.com/mood, https://example.com/board."))
    .toBeVisible();
  const { data } = await db.from("specifications").select("*").eq("project_id", project_id).single().throwOnError();
  expect(data).toMatchObject({
    payment_provider: null,
    third_party_integrations: {
      auth_provider: "Okta",
      custom_providers: [
        { name: "Fly", link: "" },
        { name: "Mailgun", link: "https://mailgun.example" },
      ],
    },
    design_connections: { inspiration_links: ["https://example.com/mood", "https://example.com/board"] },
  });

  await open(`/dashboard/project/${project_id}/settings`);
  await expect.element(page.getByText("The questionnaire says CRM.")).toBeVisible();
  await button("Use CRM").click();
  await expect.element(page.getByLabelText("Type", { exact: true })).toHaveValue("CRM");
  await expect.element(button("Use CRM")).not.toBeInTheDocument();
});
