import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  authenticationProviders,
  authenticationTypes,
  backendTechnologies,
  businessModels,
  databaseTypes,
  designFrameworks,
  frontendTechnologies,
  paymentProviders,
  prdLanguages,
  primaryFonts,
  projectTypes,
  secondaryFonts,
} from "#domain/catalog/questionnaire-options.ts";
import { db, open as openAt, signInAuthor } from "#tests/support/screen.tsx";

/** Tall enough for the whole form, so that nothing lies under the bar at the bottom. */
async function open(address: string) {
  const opened = await openAt(address);
  await page.viewport(1280, 5000);
  return opened;
}

const at = (project_id: string, step: string) => `/dashboard/questionnaires/stepper/${project_id}?step=${step}`;
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const shown = (values: readonly string[]) => values.map((value) => (value === "other" ? "Other" : value));

async function optionsOf(label: string) {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await expect.element(page.getByRole("listbox")).toBeVisible();
  const options = page
    .getByRole("option")
    .elements()
    .map((option) => option.textContent);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  return options;
}

async function choose(label: string, option: string) {
  await page.getByRole("combobox", { name: label, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

const cards = (group: string) =>
  page
    .getByRole("radiogroup", { name: group })
    .getByRole("radio")
    .elements()
    .map((card) => card.querySelector("[id]")?.textContent);

async function stored(project_id: string) {
  const { data } = await db.from("questionnaires").select().eq("project_id", project_id).single().throwOnError();
  return data;
}

test("every field is edited on the step of its topic, from its list, and all of them are stored [QUEST-04, DATA-17, DATA-18, CONST-06]", async () => {
  const { project_id } = await signInAuthor();
  const { address } = await open(at(project_id, "introduction"));
  await field("Project description").fill("Boats and berths");
  expect(cards("Project type")).toEqual(shown(projectTypes));
  await page.getByRole("radio", { name: "Other" }).click();
  await field("Which type of project?").fill("Marina desk");
  expect(await optionsOf("Language of the specification")).toEqual(shown(prdLanguages));
  await choose("Language of the specification", "Other");
  await field("Which language?").fill("Dutch");
  await field("GitHub repository").fill("https://github.com/acme/harbour");
  await expect.element(button("Choose files")).toBeVisible();
  await button("Next").click();

  expect(await optionsOf("Frontend")).toEqual(shown(frontendTechnologies));
  await choose("Frontend", "Other");
  await field("Which frontend technology?").fill("Solid");
  expect(await optionsOf("Backend")).toEqual(shown(backendTechnologies));
  await choose("Backend", "Other");
  await field("Which backend technology?").fill("Scala");
  expect(await optionsOf("Database")).toEqual(shown(databaseTypes));
  await choose("Database", "Other");
  await field("Which database?").fill("SQLite");
  await field("Technology providers: name 1").fill("Fly");
  await field("Technology providers: link 1").fill("https://fly.io");
  for (const type of authenticationTypes)
    await expect.element(page.getByRole("checkbox", { name: shown([type])[0] ?? "", exact: true })).toBeVisible();
  expect(page.getByRole("checkbox").elements()).toHaveLength(authenticationTypes.length);
  await page.getByRole("checkbox", { name: "SSO" }).click();
  await page.getByRole("checkbox", { name: "Email/Password" }).click();
  expect(await optionsOf("Authentication provider")).toEqual(shown(authenticationProviders));
  await choose("Authentication provider", "Other");
  await field("Which authentication provider?").fill("Keycloak");
  await button("Add third-party provider").click();
  await field("Third-party providers: name 1").fill("Mapbox");
  await button("Next").click();

  await field("Design description").fill("Calm and blue");
  await field("Design link 1").fill("https://figma.example/1");
  expect(await optionsOf("Design framework")).toEqual(shown(designFrameworks));
  await choose("Design framework", "Other");
  await field("Which design framework?").fill("Mantine");
  await field("Primary colour").fill("#0f766e");
  await field("Secondary colour").fill("#fde68a");
  expect(await optionsOf("Primary font")).toEqual(["No preference", ...primaryFonts]);
  await choose("Primary font", "Lato");
  expect(await optionsOf("Secondary font")).toEqual(["No preference", ...secondaryFonts]);
  await choose("Secondary font", "Georgia");
  await button("Next").click();

  await expect.element(page.getByRole("radiogroup", { name: "Business model" })).toBeVisible();
  expect(cards("Business model")).toEqual(shown(businessModels.map(({ label }) => label)));
  await page.getByRole("radio", { name: "Other" }).click();
  await field("Which business model?").fill("Berth fees");
  expect(await optionsOf("Payment provider")).toEqual(["None", ...shown(paymentProviders)]);
  await choose("Payment provider", "Other");
  await field("Which payment provider?").fill("Paddle");
  await button("Submit").click();
  await expect.poll(address).toBe("/dashboard");

  expect(await stored(project_id)).toEqual({
    id: expect.any(String),
    project_id,
    revision: expect.any(Number),
    created_at: expect.any(String),
    updated_at: expect.any(String),
    project_description: "Boats and berths",
    domain_answers: [],
    prd_language: "other",
    prd_language_other: "Dutch",
    github_repo_link: "https://github.com/acme/harbour",
    project_documents: [],
    project_type: "other",
    project_type_other: "Marina desk",
    frontend_technology: "other",
    frontend_technology_other: "Solid",
    backend_technology: "other",
    backend_technology_other: "Scala",
    database_type: "other",
    database_type_other: "SQLite",
    technology_providers: [{ name: "Fly", link: "https://fly.io" }],
    authentication_types: ["Email/Password", "SSO"],
    authentication_provider: "other",
    authentication_provider_other: "Keycloak",
    payment_provider: "other",
    payment_provider_other: "Paddle",
    third_party_providers: [{ name: "Mapbox", link: "" }],
    business_model: "other",
    business_model_other: "Berth fees",
    design_description: "Calm and blue",
    design_links: ["https://figma.example/1"],
    design_framework: "other",
    design_framework_other: "Mantine",
    main_color_primary: "#0f766e",
    main_color_secondary: "#fde68a",
    main_font_primary: "Lato",
    main_font_secondary: "Georgia",
  });
}, 60_000);

test("'None' as payment provider is kept as nothing", async () => {
  const { project_id } = await signInAuthor();
  const { address } = await open(at(project_id, "business"));
  await expect.element(page.getByRole("combobox", { name: "Payment provider" })).toHaveTextContent("None");
  await choose("Payment provider", "Stripe");
  await choose("Payment provider", "None");
  await button("Submit").click();
  await expect.poll(address).toBe("/dashboard");
  expect((await stored(project_id)).payment_provider).toBeNull();
});

test("choosing other reveals its text field in the wizard and in the Standard Form [QUEST-05]", async () => {
  const { project_id } = await signInAuthor();
  const byStep = {
    introduction: [["Language of the specification", "Which language?"]],
    technology: [
      ["Frontend", "Which frontend technology?"],
      ["Backend", "Which backend technology?"],
      ["Database", "Which database?"],
      ["Authentication provider", "Which authentication provider?"],
    ],
    design: [["Design framework", "Which design framework?"]],
    business: [["Payment provider", "Which payment provider?"]],
  } as const;
  const byCards = {
    introduction: ["Project type", "Which type of project?"],
    business: ["Business model", "Which business model?"],
  };
  const reveal = async (label: string, question: string, pick: () => Promise<void>) => {
    await expect.element(field(question), { message: label }).not.toBeInTheDocument();
    await pick();
    await expect.element(field(question), { message: label }).toBeVisible();
  };
  const pickCard = (group: string) => () =>
    page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: "Other" }).click();
  for (const [step, selects] of Object.entries(byStep)) {
    await open(at(project_id, step));
    for (const [label, question] of selects) await reveal(label, question, () => choose(label, "Other"));
  }
  for (const [step, [group = "", question = ""]] of Object.entries(byCards)) {
    await open(at(project_id, step));
    await reveal(group, question, pickCard(group));
  }
  await open(`/questionnaires/create/${project_id}`);
  for (const [label, question] of Object.values(byStep).flat()) await reveal(label, question, () => choose(label, "Other"));
  for (const [group = "", question = ""] of Object.values(byCards)) await reveal(group, question, pickCard(group));
}, 60_000);

test("provider rows and design links are added and removed, and one row always stays [QUEST-16]", async () => {
  const { project_id } = await signInAuthor();
  await open(at(project_id, "technology"));
  const removes = page.getByRole("button", { name: /^Remove technology providers row/ });
  await expect.element(removes).toBeDisabled();
  await field("Technology providers: name 1").fill("First");
  await button("Add provider").click();
  await expect.element(field("Technology providers: name 2")).toHaveFocus();
  await field("Technology providers: name 2").fill("Second");
  await button("Remove technology providers row 1").click();
  await expect.element(field("Technology providers: name 1")).toHaveValue("Second");
  await expect.element(removes).toBeDisabled();
  await open(at(project_id, "design"));
  const links = page.getByRole("button", { name: /^Remove design links row/ });
  await expect.element(links).toBeDisabled();
  await button("Add link").click();
  await field("Design link 2").fill("https://second.example");
  await button("Remove design links row 1").click();
  await expect.element(field("Design link 1")).toHaveValue("https://second.example");
  await expect.element(links).toBeDisabled();
});

test("the description's hints light up while it grows", async () => {
  const { project_id } = await signInAuthor();
  await open(at(project_id, "introduction"));
  const found = () => [...document.querySelectorAll("[data-found=true]")].length;
  await expect.element(field("Project description")).toBeVisible();
  expect(found()).toBe(0);
  await field("Project description").fill(
    "A harbour desk for berth owners. They can book a berth, pay for it and report damage, instead of calling the office. Staff see who lies where, and guests get a code for the gate.",
  );
  await expect.poll(found).toBe(4);
});

test("a text over its limit is marked, kept on the device and pointed to at submit", async () => {
  const { project_id } = await signInAuthor();
  await open(at(project_id, "introduction"));
  await field("Project description").fill("x".repeat(20_001));
  await userEvent.keyboard("{Tab}");
  const complaint = page.getByText("Shorten this to 20,000 characters or fewer");
  await expect.element(complaint).toBeVisible();
  await open(at(project_id, "business"));
  await button("Submit").click();
  await expect.element(complaint).toBeVisible();
  await expect.element(field("Project description")).toHaveValue("x".repeat(20_001));
});
