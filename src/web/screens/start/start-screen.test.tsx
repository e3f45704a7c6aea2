import { createClient } from "@supabase/supabase-js";
import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { templates } from "#domain/catalog/templates/all.ts";
import { hold, intercept } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure } from "#tests/support/toasts.ts";

const server = inject("server");
const admin = createClient(location.origin, server.secretKey, { auth: { persistSession: false, storageKey: "admin" } });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const idea = () => page.getByLabelText("Your idea");

describe("the start", () => {
  test("a newcomer types an idea, presses once and has an organization, a project and its questionnaire [FIRST-31, FIRST-32, FIRST-33]", async () => {
    const ada = await person(server, { name: "ada.lovelace" });
    await openAs(ada, "/start");
    await button("Continue").click();
    await expect.element(page.getByText("Say in a sentence or two what you want to build")).toBeVisible();
    const words = "A booking site for yoga teachers. Students book and pay.";
    await idea().fill(words);
    const { address } = await open("/start");
    await expect.element(idea()).toHaveValue(words);
    await button("Continue").click();
    await expect.poll(address).toMatch(/^\/start\/.+/);
    await expect.element(page.getByRole("heading", { name: "A few questions about it" })).toBeVisible();
    const { data } = await ada.db
      .from("projects")
      .select("id, name, version, organizations(name), questionnaires(project_description, frontend_technology)")
      .single()
      .throwOnError();
    expect(address()).toBe(`/start/${data.id}`);
    expect(data).toMatchObject({
      name: "Booking site for yoga teachers",
      version: "0.1",
      organizations: { name: "Ada's organization" },
      questionnaires: [{ project_description: words, frontend_technology: null }],
    });
  });

  test("where the form comes late the keys go into it only while nobody is elsewhere: a menu opened meanwhile stays open [FIRST-104]", async () => {
    const ada = await author(server);
    const { router } = await openAs(ada, "/dashboard");
    await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
    await router.navigate("/start");
    await expect.element(idea()).toHaveFocus();

    const release = hold("GET", "/rest/v1/organization");
    await open("/start");
    await button("Your account").click();
    const logOut = page.getByRole("menuitem", { name: "Log out" });
    await expect.element(logOut).toBeVisible();
    release();
    await expect.element(page.getByPlaceholder("For example: A tool", { exact: false })).toBeInTheDocument();
    await expect.element(logOut).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Your account")).toHaveFocus();
  });

  test("whoever presses the way to the start can type the idea at once, the first time and again [FIRST-104]", async () => {
    const newcomer = await person(server);
    const { router } = await openAs(newcomer, "/dashboard");
    const way = page.getByRole("link", { name: "Start with your idea or a template" });
    await way.click();
    await expect.element(idea()).toHaveFocus();
    await router.navigate(-1);
    await way.click();
    await expect.element(idea()).toHaveFocus();
  });

  test("a template brings its description and its answers, and never takes the place of what was typed unasked [FIRST-34]", async () => {
    const ada = await author(server);
    const [tool, booking] = templates;
    if (!tool || !booking) throw new Error("no templates");
    await openAs(ada, "/start");
    expect(templates).toHaveLength(5);
    for (const { name } of templates) await expect.element(page.getByRole("button", { name })).toBeVisible();
    await page.getByRole("button", { name: tool.name }).click();
    await expect.element(idea()).toHaveValue(tool.questionnaire.project_description);
    await page.getByRole("button", { name: booking.name }).click();
    await expect.element(idea()).toHaveValue(booking.questionnaire.project_description);
    await idea().fill("My own words");
    await page.getByRole("button", { name: tool.name }).click();
    await expect.element(idea()).toHaveValue("My own words");
    await button("Use its description").click();
    await expect.element(idea()).toHaveValue(tool.questionnaire.project_description);
    await button("Restore my words").click();
    await expect.element(idea()).toHaveValue("My own words");
    await page.getByLabelText("Project name").fill("Kit");
    await button("Continue").click();
    const kit = () => ada.db.from("projects").select("type, organization_id, questionnaires(*)").eq("name", "Kit").maybeSingle();
    await expect.poll(async () => (await kit()).data).toMatchObject({ organization_id: ada.organization_id, type: "ERP" });
    expect((await kit()).data?.questionnaires).toMatchObject([
      { ...tool.questionnaire, project_description: "My own words", database_type: null },
    ]);
  });

  test("a start that fails leaves nothing half made, keeps what was typed and says so [FIRST-32]", async () => {
    const ada = await person(server);
    const refused = await ada.db.rpc("start_project", { name: "Kit", questionnaire: { prd_language: "x".repeat(101) } });
    expect(refused.error?.code).toBe("23514");
    expect((await ada.db.from("organizations").select("id")).data).toEqual([]);
    await openAs(ada, "/start");
    await idea().fill("An idea of mine");
    const stop = intercept("POST", "/rest/v1/rpc/start_project", async () => Response.json({ message: "No" }, { status: 500 }));
    await button("Continue").click();
    await expectFailure("Failed to create project");
    stop();
    await expect.element(idea()).toHaveValue("An idea of mine");
  });

  test("whoever signs up is led from the mail to the first project, with the keyboard alone [FIRST-30]", async () => {
    const { address } = await openAs(null, "/auth?tab=signup");
    const password = "Correct-horse-battery-9";
    const email = `newcomer-${crypto.randomUUID()}@example.com`;
    await page.getByLabelText("Email").fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(`Confirm ${email}`)).toBeVisible();
    const { data, error } = await admin.auth.admin.generateLink({ type: "signup", email, password });
    if (error) throw error;
    await page.getByLabelText("Code from the mail").fill(data.properties.email_otp);
    await userEvent.keyboard("{Enter}");
    await expect.poll(address).toBe("/start");
    await expect.element(idea()).toHaveFocus();
    await open("/auth");
    await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  });

  test("the link of the confirmation mail leads there in any browser [FIRST-30]", async () => {
    const email = `newcomer-${crypto.randomUUID()}@example.com`;
    const asked = { type: "signup", email, password: "Correct-horse-battery-9" } as const;
    const { data, error } = await admin.auth.admin.generateLink(asked);
    if (error) throw error;
    const { address } = await openAs(null, `/auth?token_hash=${data.properties.hashed_token}&type=signup`);
    await page.getByRole("main").getByRole("button").click();
    await expect.poll(address).toBe("/start");
  });
});
