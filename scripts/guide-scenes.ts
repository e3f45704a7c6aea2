import type { Page } from "@playwright/test";

/** What a picture shows, once that is drawn; `at` is where the instance answers, `project` the one that is shown. */
export type Scene = (page: Page, shown: { at: string; project: string }) => Promise<void>;

const idea =
  "A tool that keeps the leases of a parish's land. The office records each lease with its tenant and its end. The board approves new leases. Tenants see what they owe. The office reminds tenants 30 days before a lease ends. Nobody but the board may delete a lease.";
const notes =
  "# Features\n\n- Print the day's appointments: The desk shall print the list of a room before 7:00.\n- Move an appointment: The desk shall move an appointment to another room within 5 seconds.\n\n# Risks\n\n- The line to the laboratory fails: Results are typed in by hand until it is back.\n";
const loose =
  "# Features\n\n- Find a lease: The office shall find a lease quickly.\n- Show the debts: What a tenant owes is shown in a user-friendly way.\n- Export leases: The office can export leases as CSV, PDF, etc.\n";

const within = ({ at, project }: { at: string; project: string }, part: string) => `${at}/dashboard/project/${project}/${part}`;

/** The pictures of the user guide. */
export const guideScenes: Record<string, Scene> = {
  "guide/start": async (page, { at }) => {
    await page.goto(`${at}/start`);
    await page.getByLabel("Your idea").fill(idea);
  },
  "guide/drafted": async (page, { at }) => {
    await draftIdea(page, at);
  },
  "guide/coverage": async (page, shown) => {
    await page.goto(within(shown, "coverage"));
    await page.getByText("clauses covered or decided").waitFor();
    await page.locator("[data-clause]").nth(1).click();
  },
  "guide/wording": async (page, { at }) => {
    const project = await draftIdea(page, at);
    await choose(page, { at, project }, loose);
    await page.getByRole("button", { name: "Import into this project" }).click();
    await page.waitForURL(/specification$/);
    await page.goto(within({ at, project }, "specification?section=wording"));
    await page
      .getByRole("button", { name: /Keep, because/ })
      .first()
      .waitFor();
  },
  "guide/completeness": async (page, shown) => {
    await page.goto(within(shown, "specification?section=completeness"));
    await page.getByRole("tab").first().waitFor();
  },
  "guide/palette": async (page, shown) => {
    await page.goto(within(shown, "specification?section=documentation"));
    await page.getByText("US-2").first().waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("appointment");
  },
  "guide/export": async (page, shown) => {
    await page.goto(within(shown, "document"));
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("heading", { name: "Documents" }).waitFor();
  },
  "guide/import": async (page, shown) => {
    await choose(page, shown, notes);
  },
  "guide/compare": async (page, { at }) => {
    const project = await draftIdea(page, at);
    await page.goto(`${at}/dashboard/project/${project}`);
    await page.getByLabel("New version").fill("1.0");
    await page.getByRole("button", { name: "Create Version" }).click();
    await page.getByText("1.0").first().waitFor();
    await page.goto(`${at}/dashboard/project/${project}/document`);
    await page.getByRole("button", { name: /^Edit .*overview/i }).click();
    await page.getByRole("textbox", { name: /overview/i }).press("Control+Home");
    await page.keyboard.type("The parish council reads it once a year. ");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("paragraph").filter({ hasText: "The parish council" }).waitFor();
    await page.goto(`${at}/dashboard/project/${project}/compare?from=0.1&to=1.0`);
  },
};

/** What becomes of a file, before it is imported. */
async function choose(page: Page, shown: { at: string; project: string }, words: string) {
  await page.goto(within(shown, "import"));
  const file = { name: "notes.md", mimeType: "text/markdown", buffer: Buffer.from(words) };
  await page.getByLabel("File to import").setInputFiles(file);
  await page.getByRole("button", { name: "Import into this project" }).waitFor();
}

/** A project of its own; answers its id. */
async function draftIdea(page: Page, at: string): Promise<string> {
  await page.goto(`${at}/start`);
  await page.getByLabel("Your idea").fill(idea);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: /draft everything$/i }).click();
  await page.getByRole("link", { name: "Read the document" }).waitFor({ timeout: 120_000 });
  return /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? "";
}
