import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "#scripts/browser.ts";
import { type Instance, newPerson } from "#scripts/instance.ts";
import { benchAgents } from "./agents.ts";
import { benchDocument } from "./document.ts";
import { fillLargeProject, LARGE, type Large } from "./fill-large-project.ts";
import { type Frames, frames } from "./frames.ts";
import { verdictOf } from "./limits.ts";
import { median } from "./median.ts";
import { superuserUrl } from "./processes.ts";
import { benchRequests } from "./requests.ts";
import { benchSearch } from "./search.ts";
import { signIn } from "./sign-in.ts";

const LONGEST_FRAME = 50;
const USABLE_WITHIN = 1000;
const PASSWORD = "bench-password-1";
const ROUNDS = 3;
/** How the steps begin that tell of the machine and not of the product. */
const PLAIN = "a plain page";

/** Notes how long the longest frame of a step was. */
type Note = (step: string, watch: Frames) => Promise<void>;

/** Prints how smoothly a large project opens, scrolls, is searched, edited, and deleted from, in the built app. */
export async function benchLargeProject(instance: Instance, directory: string, large: Large = LARGE) {
  const email = `large-${Date.now()}@example.com`;
  const { db } = await newPerson(instance, { email, password: PASSWORD });
  const organization = await db.from("organizations").insert({ name: "Large" }).select("id").single().throwOnError();
  const row = { organization_id: organization.data.id, name: "Large harbour" };
  const project = await db.from("projects").insert(row).select("id").single().throwOnError();
  await fillLargeProject(await superuserUrl(directory), project.data.id, large);
  await benchSearch(db, project.data.id);
  await benchAgents(instance.origin, db, project.data.id);

  console.log(
    `\nA project of ${large.stories} stories, ${large.features} features, ${large.pages} pages and ${large.sections} sections in the browser, ${ROUNDS} times (the longest frame of each; the middle one is held to ${LONGEST_FRAME} ms)`,
  );
  const browser = await chromium.launch(launchOptions);
  const steps = new Map<string, number[]>();
  const note: Note = async (step, watch) => {
    steps.set(step, [...(steps.get(step) ?? []), (await watch.end()).longest]);
  };
  const usable: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => localStorage.setItem("pa:cookie-consent", "accepted"));
    await signIn(page, { origin: instance.origin, email, password: PASSWORD });
    usable.push(await trip(page, `${instance.origin}/dashboard/project/${project.data.id}/specification`, note, large));
    if (round === 0) await benchRequests(page, { origin: instance.origin, project_id: project.data.id });
    await page.close();
    const plain = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await plainTrip(plain, note, large);
    await plain.close();
  }
  const address = `${instance.origin}/dashboard/project/${project.data.id}/document`;
  await benchDocument({
    browser,
    address,
    signIn: (page) => signIn(page, { origin: instance.origin, email, password: PASSWORD }),
  });
  await browser.close();
  for (const [step, longest] of steps) say(step, longest);
  const verdict = verdictOf("stories usable after the click", median(usable), USABLE_WITHIN);
  console.log(`stories usable after the click: ${inMilliseconds(usable)}, limit ${USABLE_WITHIN} for the median, ${verdict}`);
}

/** Answers how long it took until the stories could be used, in milliseconds. */
async function trip(page: Page, address: string, note: Note, large: Large): Promise<number> {
  const watch = await frames(page);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await watch.begin();
  await page.getByRole("link", { name: "User Stories" }).getByText(large.stories.toLocaleString("en")).waitFor();
  await note("opens", watch);

  const startedAt = Date.now();
  await page.getByRole("link", { name: "User Stories" }).click();
  await page.getByRole("heading", { name: "Keep berth 12", exact: true }).waitFor();
  await page.getByRole("searchbox").focus();
  const usable = Date.now() - startedAt;
  await note("stories, shown", watch);
  await travel(page, watch, note, {
    noun: "stories",
    word: "berth 77",
    edit: "Edit User Story",
    save: "Update User Story",
    field: "Story",
  });
  await page.getByRole("link", { name: "Features" }).click();
  await page.getByRole("grid", { name: "Features" }).waitFor();
  await note("features, shown", watch);
  await travel(page, watch, note, {
    noun: "features",
    word: "pier 77",
    edit: "Edit Feature",
    save: "Update Feature",
    field: "Description",
  });
  return usable;
}

/** The same movements on a page of plain HTML without a script of its own: what the machine is capable of meanwhile. */
async function plainTrip(page: Page, note: Note, large: Large) {
  const watch = await frames(page);
  await page.goto("about:blank");
  const rows = Array.from({ length: large.features }, (_, row) => `<p style="height: 4rem">Keep berth ${row} for the night</p>`);
  await page.setContent(`<input type="search"><dialog><textarea></textarea></dialog>${rows.join("")}`);
  await page.waitForTimeout(500);
  await watch.begin();
  await wheel(page);
  await note(`${PLAIN}, scrolled`, watch);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("searchbox").pressSequentially("berth 77", { delay: 40 });
  await note(`${PLAIN}, typed into`, watch);
  await page.evaluate(() => document.querySelector("dialog")?.showModal());
  await page.getByRole("textbox").pressSequentially(" Twice.", { delay: 40 });
  await page.evaluate(() => document.querySelector("dialog")?.close());
  await note(`${PLAIN}, its dialog`, watch);
}

async function wheel(page: Page) {
  await page.mouse.move(800, 600);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 900);
}

type Trip = { noun: string; word: string; edit: string; save: string; field: string };

async function travel(page: Page, watch: Frames, note: Note, { noun, word, edit, save, field }: Trip) {
  await wheel(page);
  await note(`${noun}, scrolled`, watch);
  await page.getByRole("row").last().focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await note(`${noun}, to both ends`, watch);

  await page.getByRole("searchbox").fill("");
  await page.getByRole("searchbox").pressSequentially(word, { delay: 40 });
  await page.getByText(/^\d+ of \d+/).waitFor();
  await note(`${noun}, searched`, watch);
  await page
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: edit });
  await dialog.getByRole("textbox", { name: field }).pressSequentially(" Twice.", { delay: 40 });
  await dialog.getByRole("button", { name: save }).click();
  await dialog.waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  await note(`${noun}, edited`, watch);

  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("button", { name: /^Delete \d+$/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Restored as it was").first().waitFor();
  await page.waitForLoadState("networkidle");
  await note(`${noun}, deleted and undone`, watch);
  await page.getByRole("button", { name: "Show all" }).first().click();
  await note(`${noun}, all again`, watch);
}

function say(step: string, longest: number[]) {
  // three frames of a display at 60 Hz are 50 ms, give or take a tenth
  const middle = Math.round(median(longest));
  const verdict = step.startsWith(PLAIN) ? "" : `, ${verdictOf(step, middle, LONGEST_FRAME)}`;
  console.log(`${step.padEnd(28)} ${inMilliseconds(longest)}${verdict}`);
}

const inMilliseconds = (times: number[]) => `${times.map((time) => time.toFixed(0).padStart(4)).join(" ")} ms`;
