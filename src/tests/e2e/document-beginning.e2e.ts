import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { windowOf, writer } from "./writers.ts";

/** Holds what is asked for there until it is let go; answers what was asked until now. */
async function hold(page: Page, address: RegExp | string) {
  const asked: string[] = [];
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.push(route.request().url());
    await free;
    await route.continue();
  });
  return { asked, letGo };
}

test("a document is asked for before the app is there and read before its rows are, which move nothing [READ-61] [SPEED-20]", async ({
  browser,
  baseURL,
}) => {
  const { ada, db, project_id, stories } = await writer(baseURL ?? "");
  const features = Array.from({ length: 120 }, (_, at) => ({ project_id, name: `Shelf ${at + 1}` }));
  await db.from("features").insert(features).throwOnError();
  const page = await windowOf(browser, ada, stories);
  const address = stories.replace(/specification\?.*$/, "document");
  await page.goto("about:blank");
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0);
      Object.assign(globalThis, { shifts: Reflect.get(globalThis, "shifts") + moved });
    }).observe({ type: "layout-shift", buffered: true });
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") sent.push(new URL(request.url()).pathname);
  });
  const app = await hold(page, /\/assets\/main-.*\.js$/);
  const rows = await hold(page, "**/rest/v1/rpc/list_rows?**");
  const beginning = page.waitForRequest(/\/rpc\/read_document_beginning\?/);
  await page.goto(address, { waitUntil: "commit" });
  await beginning;
  expect(sent).toEqual(["/rest/v1/rpc/read_document_beginning"]);
  app.letGo();

  await expect(page.getByRole("heading", { level: 1, name: "Library" })).toBeVisible();
  await expect(page.getByText("1 user class, 0 pages, 0 sections, 1 user story, 120 features", { exact: false })).toBeVisible();
  const functions = page.locator('[data-chapter="1.3.2"]');
  await expect(functions).toBeVisible();
  await expect(page.getByRole("cell", { name: "Shelf 48", exact: true })).toBeAttached();
  await expect(page.getByRole("cell", { name: "Shelf 49", exact: true })).toHaveCount(0);
  await expect(page.getByRole("status", { name: "Loading the document" })).toBeAttached();
  const entries = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await expect(entries).toHaveCount(0);
  expect(rows.asked).toHaveLength(1);
  const place = await functions.boundingBox();

  rows.letGo();
  await expect(page.getByRole("cell", { name: "Shelf 120", exact: true }).first()).toBeAttached();
  await expect(page.locator('[data-chapter="5.1"]')).toBeAttached();
  await expect.poll(() => entries.count()).toBeGreaterThan(20);
  await page.waitForLoadState("networkidle");
  expect(await functions.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toBeLessThan(0.02);
  const ownReads = sent.filter((path) =>
    /\/(read_document_beginning|read_project|specifications|questionnaires|list_rows)$/.test(path),
  );
  expect(ownReads.toSorted()).toEqual(["/rest/v1/rpc/list_rows", "/rest/v1/rpc/read_document_beginning"]);
  expect(sent.filter((path) => path === "/rest/v1/projects").length).toBeLessThanOrEqual(1);
});
