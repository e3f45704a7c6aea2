import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { db, open, signInAuthor } from "#tests/support/screen.tsx";
import { expectFailure } from "#tests/support/toasts.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: true });

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Meets the reads of one table on their way to the real server. */
function onRead(table: string, meet: (read: () => Promise<Response>) => Promise<Response>) {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.includes(`/rest/v1/${table}`) ? meet(() => realFetch(request)) : realFetch(request);
  };
}

const broken = () => Promise.reject(new TypeError("Failed to fetch"));

async function questionnaireOf(project_id: string, form: object = {}) {
  const { data } = await db
    .from("questionnaires")
    .insert({ project_id, ...form })
    .select("id, updated_at")
    .single()
    .throwOnError();
  return data;
}

test("a project is picked, and then one of two ways to answer [QUEST-19]", async () => {
  const { project_id, organization_id } = await signInAuthor();
  const second = await db.from("projects").insert({ organization_id, name: "Lighthouse" }).select("id").single().throwOnError();
  await open("/questionnaires");
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("option", { name: "Lighthouse" }).click();
  const steps = page.getByRole("link", { name: /^Step-by-Step Questionnaire/ });
  const form = page.getByRole("link", { name: /^Standard Form/ });
  await expect.element(steps).toHaveAttribute("href", `/dashboard/questionnaires/stepper/${second.data.id}`);
  await expect.element(form).toHaveAttribute("href", `/questionnaires/create/${second.data.id}`);
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("option", { name: "Harbour" }).click();
  await expect.element(steps).toHaveAttribute("href", `/dashboard/questionnaires/stepper/${project_id}`);
});

test("a listed questionnaire shows type, frontend, backend and the day of its last change, with Edit and View Details [QUEST-20]", async () => {
  const { project_id } = await signInAuthor();
  const answers = {
    project_type: "ERP",
    frontend_technology: "other",
    frontend_technology_other: "Solid",
    backend_technology: "Rust",
  };
  const { id, updated_at } = await questionnaireOf(project_id, answers);
  await open(`/questionnaires?project=${project_id}`);
  await expect.element(text("ERP")).toBeVisible();
  await expect.element(text("Solid")).toBeVisible();
  await expect.element(text("Rust")).toBeVisible();
  const day = new Date(updated_at).toLocaleDateString("en", { dateStyle: "medium" });
  await expect.element(text(day)).toBeVisible();
  await expect.element(link("Edit")).toHaveAttribute("href", `/questionnaires/edit/${id}`);
  await expect.element(link("View Details")).toHaveAttribute("href", `/questionnaires/${id}`);
});

test("without an organization the list asks for one [QUEST-21]", async () => {
  const { organization_id } = await signInAuthor();
  await db.from("organizations").delete().eq("id", organization_id).throwOnError();
  await open("/questionnaires");
  await expect.element(text("No Organization Selected")).toBeVisible();
  await expect.element(text("Please select an organization first.")).toBeVisible();
});

test("the list says that projects load, that there are none, and that a project has no questionnaire [QUEST-22]", async () => {
  const { project_id } = await signInAuthor();
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  onRead("projects", async (read) => {
    await gate;
    return read();
  });
  await open("/questionnaires");
  await expect.element(text("Loading projects...").first()).toBeVisible();
  release();
  await expect.element(text("No questionnaires found for this project")).toBeVisible();
  await db.from("projects").delete().eq("id", project_id).throwOnError();
  await open("/questionnaires");
  await expect.element(page.getByRole("main").getByText("No projects yet", { exact: true })).toBeVisible();
});

test("the read-only view shows every answer, what was typed for other, and leads to editing [QUEST-25, QUEST-26]", async () => {
  const { project_id } = await signInAuthor();
  const choices = [
    "prd_language",
    "project_type",
    "frontend_technology",
    "backend_technology",
    "database_type",
    "authentication_provider",
    "payment_provider",
    "business_model",
    "design_framework",
  ];
  const others = Object.fromEntries(
    choices.flatMap((name) => [
      [name, "other"],
      [`${name}_other`, `typed ${name}`],
    ]),
  );
  const rest = {
    project_description: "Boats and berths",
    authentication_types: ["SSO"],
    design_links: ["https://figma.example/1"],
  };
  const { id } = await questionnaireOf(project_id, { ...others, ...rest });
  await open(`/questionnaires/${id}`);
  for (const name of choices) await expect.element(text(`Other: typed ${name}`)).toBeVisible();
  for (const answer of ["Boats and berths", "SSO", "https://figma.example/1"]) await expect.element(text(answer)).toBeVisible();
  expect(page.getByRole("main").getByRole("textbox").elements()).toHaveLength(0);
  await expect.element(link("Edit Questionnaire")).toHaveAttribute("href", `/questionnaires/edit/${id}`);
});

test("the edit page says that it loads, shows the wizard, and its Back leads to the questionnaire [QUEST-28]", async () => {
  const { project_id } = await signInAuthor();
  const { id } = await questionnaireOf(project_id, { project_description: "Boats" });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  onRead("questionnaires", async (read) => {
    await gate;
    return read();
  });
  for (const address of [`/questionnaires/edit/${id}`, `/questionnaires/${id}/edit`]) {
    const { address: shown } = await open(address);
    if (address.startsWith("/questionnaires/edit")) await expect.element(text("Loading questionnaire...")).toBeVisible();
    release();
    await expect.element(page.getByLabelText("Project description")).toHaveValue("Boats");
    await expect.element(button("Next")).toBeVisible();
    await link("Back").click();
    await expect.poll(shown).toBe(`/questionnaires/${id}`);
  }
});

test("the edit page sends signed-out visitors to sign in [QUEST-27]", async () => {
  const { project_id } = await signInAuthor();
  const { id } = await questionnaireOf(project_id);
  await db.auth.signOut({ scope: "local" });
  const { address } = await open(`/questionnaires/edit/${id}`);
  await expect.poll(address).toBe("/auth");
});

test("an unknown questionnaire is not found, with a way back [QUEST-29]", async () => {
  await signInAuthor();
  for (const id of [crypto.randomUUID(), "no-id-at-all"]) {
    await open(`/questionnaires/edit/${id}`);
    await expect.element(text("Questionnaire Not Found")).toBeVisible();
    await expect.element(link("Back to Questionnaires")).toHaveAttribute("href", "/questionnaires");
  }
});

test("a questionnaire that cannot be loaded says so, with a way back and one to try again [QUEST-30]", async () => {
  const { project_id } = await signInAuthor();
  const { id } = await questionnaireOf(project_id, { project_description: "Boats" });
  onRead("questionnaires", broken);
  await open(`/questionnaires/edit/${id}`);
  await expect.element(text("Failed to load questionnaire")).toBeVisible();
  await expect.element(text("There was a problem loading the questionnaire. Please try again.")).toBeVisible();
  await expect.element(link("Back to Questionnaires")).toHaveAttribute("href", "/questionnaires");
  globalThis.fetch = realFetch;
  await button("Try again").click();
  await expect.element(page.getByLabelText("Project description")).toHaveValue("Boats");
});

test("failed reads of one questionnaire and of a list raise a toast each [QUEST-33]", async () => {
  const { project_id } = await signInAuthor();
  const { id } = await questionnaireOf(project_id);
  onRead("questionnaires", broken);
  const message = "The connection failed. Check your network and try again.";
  await open(`/questionnaires/${id}`);
  await expectFailure(`Failed to fetch questionnaire: ${message}`);
  await open(`/questionnaires?project=${project_id}`);
  await expectFailure(`Failed to fetch questionnaires: ${message}`);
});

/** Every field of a questionnaire but the texts for 'other', on this one page. */
async function expectEveryField() {
  const main = page.getByRole("main");
  const pickers = ["Language of the specification", "Frontend", "Backend", "Database", "Authentication provider"];
  const fields = {
    heading: ["Introduction", "Technology", "Design", "Business"],
    textbox: [
      ...[
        "Project description",
        "GitHub repository",
        "Design description",
        "Design link 1",
        "Primary colour",
        "Secondary colour",
      ],
      ...["Technology providers: name 1", "Technology providers: link 1"],
    ],
    combobox: [...pickers, "Payment provider", "Design framework", "Primary font", "Secondary font"],
    radiogroup: ["Project type", "Business model"],
    button: ["Choose files", "Add third-party provider"],
  } as const;
  for (const [role, names] of Object.entries(fields))
    for (const name of names) await expect.element(main.getByRole(role, { name, exact: true }), { message: name }).toBeVisible();
  expect(main.getByRole("checkbox").elements()).toHaveLength(9);
}

test("the Standard Form of a project has all fields on one page and creates a questionnaire [QUEST-23]", async () => {
  const { project_id } = await signInAuthor();
  const { address } = await open(`/questionnaires/create/${project_id}`);
  await expectEveryField();
  await page.getByLabelText("Project description").fill("Boats");
  await page.getByLabelText("Design description").fill("Calm");
  await page.getByLabelText("Project documents to upload").upload(new File(["# Boats"], "notes.md"));
  await button("Create Questionnaire").dblClick();
  await expect.poll(address).toMatch(/^\/questionnaires\/[0-9a-f-]{36}$/);
  const { data } = await db.from("questionnaires").select().eq("project_id", project_id).throwOnError();
  expect(data).toEqual([
    expect.objectContaining({
      project_description: "Boats",
      design_description: "Calm",
      business_model: "Subscription",
      project_documents: [expect.objectContaining({ name: "notes.md" })],
    }),
  ]);
  await open(`/questionnaires/create/${project_id}`);
  await expect.element(page.getByLabelText("Project description")).toHaveValue("");
});

test("the Standard Form without a project has all fields and is for the project picked, which loses no word [QUEST-24]", async () => {
  const { project_id } = await signInAuthor();
  const { address } = await open("/questionnaires/new");
  await expectEveryField();
  await page.getByLabelText("Project description").fill("Boats");
  await expect.element(button("Create Questionnaire")).toBeDisabled();
  await page.getByRole("combobox", { name: "Project", exact: true }).click();
  await page.getByRole("option", { name: "Harbour" }).click();
  await expect.element(page.getByLabelText("Project description")).toHaveValue("Boats");
  await button("Create Questionnaire").click();
  await expect.poll(address).toMatch(/^\/questionnaires\/[0-9a-f-]{36}$/);
  const { data } = await db.from("questionnaires").select("project_description").eq("project_id", project_id).throwOnError();
  expect(data).toEqual([{ project_description: "Boats" }]);
});
