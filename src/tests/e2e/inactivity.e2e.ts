import type { Page } from "@playwright/test";
import { createOrganization, expect, expectToast, met, type Newcomer, newcomer, signOut, signUp, test } from "./journey.ts";

const warning = (page: Page) => page.getByRole("alertdialog", { name: "Session Timeout Warning" });
const overview = (page: Page) => page.getByRole("textbox", { name: "Project overview" });

async function signIn(page: Page, { email, password }: Newcomer) {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Two windows of one browser, signed in as the same person, with a clock the test can turn. */
async function twoWindows(page: Page) {
  const ada = newcomer();
  await signUp(page, ada);
  await page.clock.install();
  await page.reload();
  await createOrganization(page, "Harbour Works");
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  return { ada, other };
}

test("two windows are warned together, stay together, and are left together", async ({ page }) => {
  const { other } = await twoWindows(page);
  await page.mouse.move(40, 300);
  await page.clock.fastForward("25:10");
  for (const window of [page, other]) {
    await expect(warning(window)).toBeVisible();
    await expect(warning(window)).toContainText(/You will be logged out due to inactivity in 4:\d\d\./);
  }
  await page.getByRole("button", { name: "Stay Logged In" }).click();
  for (const window of [page, other]) await expect(warning(window)).toBeHidden();

  await page.clock.fastForward("20:00");
  await other.mouse.move(60, 300);
  await page.clock.fastForward("06:00");
  await expect(other.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  for (const window of [page, other]) await expect(warning(window)).toBeHidden();

  await signOut(other);
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(await page.evaluate(() => localStorage.getItem("pa:session"))).toBeNull();
});

// what is asked every minute rings in both windows as the time is up: what is on its way then may come after the end of the session
const onTheirWay = met(
  "401 POST /rest/v1/rpc/get_my_invitations",
  "401 GET /rest/v1/rpc/read_mine",
  "401 GET /rest/v1/generations",
);

test(
  "a machine that slept for a day, or whose clock was set ahead by one, wakes up signed out, and unsaved words are there again [KEEP-43]",
  onTheirWay,
  async ({ page }) => {
    const { ada, other } = await twoWindows(page);
    await page.getByRole("button", { name: "New Project" }).first().click();
    await page.getByRole("dialog").getByLabel("Project Name").fill("Harbour");
    await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
    await expect(page).toHaveURL(/\/stepper\/[0-9a-f-]{36}$/);
    const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] ?? "";
    await page.goto(`/dashboard/project/${id}/specification`);
    await overview(page).fill("Ships book a berth before they arrive.");

    // the clock of one window is turned first, and the other may hear of the end from it
    const told = Promise.any([page, other].map((window) => expectToast(window, "Session expired")));
    await page.clock.fastForward("24:00:00");
    await told;
    // the window that hears of it as the session is asked for stands before the sign-in
    for (const window of [page, other]) await expect(window).toHaveURL(/:\d+\/(auth)?$/);
    expect(await page.evaluate(() => localStorage.getItem("pa:session"))).toBeNull();

    await page.goto("/auth");
    await signIn(page, ada);
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto(`/dashboard/project/${id}/specification`);
    await expect(overview(page)).toHaveValue("Ships book a berth before they arrive.");
  },
);
