import type { Page } from "@playwright/test";
import { createOrganization, expect, expectToast, newcomer, signUp, test } from "./journey.ts";

const spinner = (page: Page) => page.getByRole("status").filter({ hasText: "Loading..." });
const current = (page: Page, name: string) => expect(page.getByRole("button", { name: `Organization: ${name}` })).toBeVisible();

/** Every request of the screens that is about data, as its method and the first two parts of its path. */
function listen(page: Page, origin: string) {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (!["fetch", "xhr", "websocket", "eventsource"].includes(request.resourceType())) return;
    const { origin: at, pathname } = new URL(request.url());
    asked.add(`${at === origin ? "" : at}/${pathname.split("/").slice(1, 3).join("/")}`);
  });
  return asked;
}

/** Makes the next load wait: the stored session has run out, and its renewal is held until `release`. */
async function outdateSession(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/auth/v1/token**", async (route) => {
    await promise;
    // the page that asked may be gone by now
    await route.continue().catch(() => {});
  });
  await page.evaluate(() => {
    const kept: object = JSON.parse(localStorage.getItem("pa:session") ?? "{}");
    localStorage.setItem("pa:session", JSON.stringify({ ...kept, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: "wait" });
  };
}

test("a reload finds the person, the organization and the place again, and moves nobody before it knows [ORG-13, ROUTE-23, DATA-22]", async ({
  page,
  baseURL,
}) => {
  const ada = newcomer();
  const asked = listen(page, new URL(baseURL ?? "").origin);
  await signUp(page, ada);
  await createOrganization(page, "Harbour Works");
  await page.getByRole("button", { name: "Organization: Harbour Works" }).click();
  await page.getByRole("menuitem", { name: "Create Organization" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Organization" });
  await dialog.getByLabel("Organization Name").fill("Pier Works");
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await current(page, "Pier Works");

  await page.getByRole("button", { name: "Organization: Pier Works" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Harbour Works" }).click();
  await expectToast(page, "Organization switched");
  const chosen = await page.evaluate(() => localStorage.getItem("pa:lastOrgId"));
  await page.reload();
  await current(page, "Harbour Works");
  await page.evaluate(() => localStorage.setItem("pa:lastOrgId", crypto.randomUUID()));
  await page.reload();
  await current(page, "Pier Works");
  await page.evaluate((id) => localStorage.setItem("pa:lastOrgId", id ?? ""), chosen);
  await page.reload();
  await current(page, "Harbour Works");
  await page.getByRole("button", { name: "New Project" }).first().click();
  await page.getByRole("dialog").getByLabel("Project Name").fill("Boxes");
  await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/stepper\/[0-9a-f-]{36}$/);
  const project = page.url().split("/").at(-1);

  for (const [address, ends] of [
    ["/profile?from=reload#sessions", "/profile?from=reload#sessions"],
    ["/auth", "/dashboard"],
    ["/", "/dashboard"],
  ] as const) {
    const release = await outdateSession(page);
    await page.goto(address);
    await expect(spinner(page)).toBeVisible();
    await expect(page.getByRole("form")).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(page.url()).toBe(`${baseURL}${address}`);
    await release();
    await expect(page).toHaveURL(`${baseURL}${ends}`);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  }

  await current(page, "Harbour Works");
  await page.goto(`/dashboard/project/${project}/specification`);
  await page.getByRole("button", { name: "Generate Overview" }).click();
  await expectToast(page, "Project overview generated successfully");
  await page.goto(`/dashboard/project/${project}/specification?section=designConnections`);
  const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "design.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
  await expectToast(page, "Upload successful");
  expect([...asked].sort()).toEqual(["/auth/v1", "/functions/v1", "/rest/v1", "/storage/v1"]);

  await page.goto("/profile");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goto("/profile?from=reload#sessions");
  await expect(page).toHaveURL(`${baseURL}/auth`);
  expect(await page.evaluate(() => localStorage.getItem("pa:session"))).toBeNull();
});
