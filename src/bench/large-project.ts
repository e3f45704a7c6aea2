import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "#scripts/browser.ts";
import { type Instance, newPerson } from "#scripts/instance.ts";
import { fillLargeProject, large } from "./fill-large-project.ts";
import { type Frames, frames } from "./frames.ts";
import { superuserUrl } from "./processes.ts";

const LONGEST_FRAME = 50;
const USABLE_WITHIN = 1000;
const PASSWORD = "bench-password-1";

/** Prints how smoothly a large project opens, scrolls, is searched, edited, and deleted from, in the built app. */
export async function benchLargeProject(instance: Instance, directory: string) {
  const email = `large-${Date.now()}@example.com`;
  const { db } = await newPerson(instance, { email, password: PASSWORD });
  const organization = await db.from("organizations").insert({ name: "Large" }).select("id").single().throwOnError();
  const row = { organization_id: organization.data.id, name: "Large harbour" };
  const project = await db.from("projects").insert(row).select("id").single().throwOnError();
  await fillLargeProject(await superuserUrl(directory), project.data.id);

  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem("pa:cookie-consent", "accepted"));
  await signIn(page, instance.origin, email);
  console.log(
    `\nA project of ${large.stories} stories, ${large.features} features, ${large.pages} pages and ${large.sections} sections in the browser (the longest frame, limit ${LONGEST_FRAME} ms)`,
  );
  const watch = await frames(page);
  await page.goto(`${instance.origin}/dashboard/project/${project.data.id}/specification`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await watch.begin();
  await page.getByRole("link", { name: "User Stories" }).getByText(large.stories.toLocaleString("en")).waitFor();
  await say("opens", watch);
  await page.waitForTimeout(2000);
  await say("at rest (the machine's own)", watch);

  const begun = Date.now();
  await page.getByRole("link", { name: "User Stories" }).click();
  await page.getByRole("heading", { name: "Keep berth 12", exact: true }).waitFor();
  await page.getByRole("searchbox").focus();
  const usable = Date.now() - begun;
  await say("stories, shown", watch);
  await travel(page, watch, {
    noun: "stories",
    word: "berth 77",
    edit: "Edit User Story",
    save: "Update User Story",
    field: "Story",
  });
  await page.getByRole("link", { name: "Features" }).click();
  await page.getByRole("grid", { name: "Features" }).waitFor();
  await say("features, shown", watch);
  await travel(page, watch, {
    noun: "features",
    word: "pier 77",
    edit: "Edit Feature",
    save: "Update Feature",
    field: "Description",
  });
  console.log(`stories usable after the click: ${usable} ms (limit ${USABLE_WITHIN} ms)`);
  await browser.close();
}

type Trip = { noun: string; word: string; edit: string; save: string; field: string };

async function travel(page: Page, watch: Frames, { noun, word, edit, save, field }: Trip) {
  await page.mouse.move(800, 600);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 900);
  await say(`${noun}, scrolled`, watch);
  await page.getByRole("row").last().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await say(`${noun}, to both ends`, watch);

  await page.getByRole("searchbox").fill("");
  await page.getByRole("searchbox").pressSequentially(word, { delay: 40 });
  await page.getByText(/^\d+ of \d+/).waitFor();
  await say(`${noun}, searched`, watch);
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: edit });
  await dialog.getByRole("textbox", { name: field }).pressSequentially(" Twice.", { delay: 40 });
  await dialog.getByRole("button", { name: save }).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  await say(`${noun}, edited`, watch);

  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("button", { name: /^Delete \d+$/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Restored as it was").first().waitFor();
  await page.waitForLoadState("networkidle");
  await say(`${noun}, deleted and undone`, watch);
  await page.getByRole("button", { name: "Show all" }).first().click();
  await say(`${noun}, all again`, watch);
}

async function signIn(page: Page, origin: string, email: string) {
  await page.goto(`${origin}/auth`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/dashboard");
}

async function say(step: string, watch: Frames) {
  const { longest, count, late } = await watch.end();
  const verdict = Math.round(longest) <= LONGEST_FRAME ? "" : `  ${late} of ${count} over the limit`;
  console.log(`${step.padEnd(28)} ${longest.toFixed(0).padStart(5)} ms${verdict}`);
}
