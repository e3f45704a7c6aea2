import type { Page } from "@playwright/test";
import { paths } from "#web/lib/paths.ts";
import { verdictOf } from "./limits.ts";

const fetched: readonly string[] = ["fetch", "xhr", "eventsource"];
const LIMIT = 8;
/** In milliseconds: what is asked for once something else is known comes after a pause. */
const SETTLED_AFTER = 2_000;

/** Prints how many requests each screen makes when it is opened anew, its connection for changes included. */
export async function benchRequests(page: Page, { origin, project_id }: { origin: string; project_id: string }) {
  console.log(`\nRequests of a screen that is opened anew (limit ${LIMIT})`);
  const screens = {
    dashboard: paths.dashboard(),
    projects: paths.projects(),
    project: paths.projectDashboard(project_id),
    document: paths.document(project_id),
    workspace: paths.specification(project_id),
    stories: paths.specification(project_id, "documentation"),
    features: paths.specification(project_id, "features"),
    settings: paths.projectSettings(project_id),
    organization: paths.organizationSettings(),
    profile: paths.profile(),
  };
  let sent = 0;
  page.on("request", (request) => {
    if (fetched.includes(request.resourceType())) sent += 1;
  });
  page.on("websocket", () => {
    sent += 1;
  });
  for (const [name, path] of Object.entries(screens)) {
    await page.goto("about:blank");
    sent = 0;
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(SETTLED_AFTER);
    console.log(`${name.padEnd(13)} ${sent}, ${verdictOf(`requests of ${name}`, sent, LIMIT)}`);
  }
}
