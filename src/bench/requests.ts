import type { Page } from "@playwright/test";
import { paths } from "#web/lib/paths.ts";

const platform = /^\/(rest|auth|functions|storage)\/v1/;

/** Prints how many requests each screen makes when it is opened anew. */
export async function benchRequests(page: Page, { origin, project_id }: { origin: string; project_id: string }) {
  console.log("\nRequests of a screen that is opened anew");
  const screens = {
    dashboard: paths.dashboard(),
    project: paths.projectDashboard(project_id),
    overview: paths.specification(project_id),
    stories: paths.specification(project_id, "documentation"),
    features: paths.specification(project_id, "features"),
    settings: paths.projectSettings(project_id),
    organization: paths.organizationSettings(),
    profile: paths.profile(),
  };
  let sent = 0;
  page.on("request", (request) => {
    if (platform.test(new URL(request.url()).pathname)) sent += 1;
  });
  for (const [name, path] of Object.entries(screens)) {
    await page.goto("about:blank");
    sent = 0;
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" });
    console.log(`${name.padEnd(13)} ${sent}`);
  }
}
