import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { specificationMenu } from "#domain/specifications.ts";
import { expect, expectAccessible, met, test } from "./journey.ts";

type Account = { email: string; password: string };

/** Fills the running instance as `npm run demo` does, and reads from what it prints how to sign in. */
async function fillDemo(origin: string): Promise<Record<string, Account>> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/demo.ts", origin]);
  const lines = [...stdout.matchAll(/^\s+(\S+@demo\.example)\s+(admin|member|viewer)\s+password (\S+)$/gm)];
  return Object.fromEntries(lines.map(([, email = "", role, password = ""]) => [role, { email, password }]));
}

const publicPages = [
  "features",
  "how-it-works",
  "enterprise",
  "pricing",
  "blog",
  "about",
  "careers",
  "contact",
  "terms",
  "privacy",
  "cookies",
];
const visitorScreens = {
  landing: "/",
  auth: "/auth",
  "sign-up": "/auth?tab=signup",
  "not-found": "/nowhere",
  ...Object.fromEntries(publicPages.map((name) => [name, `/${name}`])),
};
const sections = specificationMenu.flatMap(({ items }) => items.map(({ key }) => key));

async function emptyProject(page: Page) {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "New Project" }).first().click();
  await page.getByRole("dialog").getByLabel("Project Name").fill("Empty");
  await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/\/stepper\/[0-9a-f-]{36}$/);
  return page.url().slice(-36);
}

let accounts: Record<string, Account> = {};
test.beforeAll(async ({ baseURL }) => {
  accounts = await fillDemo(baseURL ?? "");
});

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
const windows = [
  { ...wide, colorScheme: "light" },
  { ...narrow, colorScheme: "dark" },
  // Layout depends on the width and contrast on the theme, so two windows show both; pictures are wanted of all four.
  ...(process.env.SHOTS
    ? ([
        { ...wide, colorScheme: "dark" },
        { ...narrow, colorScheme: "light" },
      ] as const)
    : []),
] as const;

for (const { width, height, colorScheme } of windows) {
  test(
    `every screen is accessible and fits a ${width} px wide ${colorScheme} window`,
    met("404 GET /nowhere"),
    async ({ browser, baseURL }) => {
      test.setTimeout(360_000);
      const context = await browser.newContext({
        baseURL: baseURL ?? "",
        viewport: { width, height },
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const visit = async (name: string, path: string, tab?: string) => {
        await page.goto(path);
        await expect(page.locator("h1").first()).toBeVisible();
        await expect(page.locator(".animate-glow"), `${name} is still loading`).toHaveCount(0);
        if (process.env.SHOTS) await page.waitForLoadState("networkidle");
        if (tab) await page.getByRole("tab", { name: tab }).click();
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${width}-${colorScheme}-${name}.png` });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      };
      for (const [name, path] of Object.entries(visitorScreens)) await visit(name, path);

      await page.goto("/auth");
      await page.getByLabel("Email").fill(accounts.admin?.email ?? "");
      await page.getByRole("textbox", { name: "Password" }).fill(accounts.admin?.password ?? "");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      const banner = page.getByRole("button", { name: "Accept" });
      if (await banner.isVisible()) await banner.click();
      await visit("dashboard", "/dashboard");
      const link = page.getByRole("link", { name: "Specification" }).last();
      const project = /project\/([0-9a-f-]{36})/.exec((await link.getAttribute("href")) ?? "")?.[1];
      const screens = {
        projects: "/projects",
        "new-project": "/projects/new",
        organization: "/organization/settings",
        profile: "/profile",
        questionnaires: "/questionnaires",
        wizard: `/dashboard/questionnaires/stepper/${project}`,
        "standard-form": `/questionnaires/create/${project}`,
        "project-dashboard": `/dashboard/project/${project}`,
        version: `/dashboard/project/${project}/version`,
        compare: `/dashboard/project/${project}/compare`,
        "project-settings": `/dashboard/project/${project}/settings`,
        "web-to-prd": "/dashboard/web-to-prd",
      };
      for (const [name, path] of Object.entries(screens)) await visit(name, path);
      await visit("api-keys", screens["project-settings"], "API Keys");
      for (const section of sections)
        await visit(`section-${section}`, `/dashboard/project/${project}/specification?section=${section}`);
      if (process.env.SHOTS) {
        const empty = await emptyProject(page);
        for (const section of sections)
          await visit(`empty-${section}`, `/dashboard/project/${empty}/specification?section=${section}`);
      }
      await context.close();
    },
  );
}

test("the demo's viewer reads three drafted projects", async ({ page }) => {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(accounts.viewer?.email ?? "");
  await page.getByRole("textbox", { name: "Password" }).fill(accounts.viewer?.password ?? "");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  for (const name of ["Field to Fork", "ClinicDesk", "TrailLog"]) {
    await expect(page.getByRole("main").getByText(name, { exact: true }).first()).toBeVisible();
  }
});
