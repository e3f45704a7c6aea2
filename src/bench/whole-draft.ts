import { chromium } from "@playwright/test";
import { IDEAS } from "#domain/drafter/ideas/all.ts";
import { launchOptions } from "#scripts/browser.ts";
import { type Instance, newPerson } from "#scripts/instance.ts";
import { paths } from "#web/lib/paths.ts";
import { verdictOf } from "./limits.ts";
import { median } from "./median.ts";
import { signIn } from "./sign-in.ts";

const PASSWORD = "bench-password-1";
const ROUNDS = 8;
const LIMIT = 3_000;

/** Prints how long one press takes to the end screen, where no model is connected, and how much of that the server drafts. */
export async function benchWholeDraft({ origin, ...instance }: Instance) {
  const email = `draft-${Date.now()}@example.com`;
  const { db } = await newPerson({ origin, ...instance }, { email, password: PASSWORD });
  const organization = await db.from("organizations").insert({ name: "Drafts" }).select("id").single().throwOnError();
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, { origin, email, password: PASSWORD });
  const pressed: number[] = [];
  const drafted: number[] = [];
  for (const { name, description } of IDEAS.slice(0, ROUNDS)) {
    const row = { organization_id: organization.data.id, name, description };
    const { data } = await db.from("projects").insert(row).select("id").single().throwOnError();
    await page.goto(`${origin}${paths.projectDashboard(data.id)}`, { waitUntil: "networkidle" });
    const pressed_at = performance.now();
    await page.getByRole("link", { name: "Draft what is empty", exact: true }).click();
    await page.getByRole("heading", { name: "Your specification is drafted" }).waitFor();
    pressed.push(performance.now() - pressed_at);
    const run = await db
      .from("drafting_runs")
      .select("created_at, finished_at")
      .eq("project_id", data.id)
      .single()
      .throwOnError();
    drafted.push(Date.parse(run.data.finished_at ?? "") - Date.parse(run.data.created_at));
  }
  await browser.close();
  console.log(`\nA whole draft without a model, ${ROUNDS} ideas`);
  // what is loaded at the first press is not loaded again
  const [cold = 0, ...warm] = pressed;
  const verdict = verdictOf("a whole draft", median(warm), LIMIT);
  console.log(`press to end screen  ${inMilliseconds(warm)}, limit ${LIMIT} for the median, ${verdict}`);
  console.log(`the first, cold      ${inMilliseconds([cold])}`);
  console.log(`of that the server   ${inMilliseconds(drafted)}`);
}

const inMilliseconds = (times: number[]) => `${times.map((time) => time.toFixed(0).padStart(5)).join(" ")} ms`;
