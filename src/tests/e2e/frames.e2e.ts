import type { CDPSession } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { windowOf, writer } from "./writers.ts";

test("over a long list a picker, a dialog and the palette open and close without styling its rows anew; a press beside an open picker closes it and does nothing else [SPEED-06]", async ({
  browser,
  baseURL,
}) => {
  const { ada, db, project_id, stories } = await writer(baseURL ?? "");
  const many = Array.from({ length: 60 }, (_, at) => ({ project_id, name: `Shelf ${at + 1}`, description: "Holds books." }));
  await db.from("features").insert(many).throwOnError();
  const page = await windowOf(browser, ada, stories.replace("documentation", "features"));
  // so many rows in sight that styling them anew is more than what opens
  await page.setViewportSize({ width: 1280, height: 1200 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Features");
  await page.getByRole("button", { name: "Edit Shelf 1", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  const inRows = await page.locator("[role=grid] *").count();
  expect(inRows).toBeGreaterThan(300);
  const tracing = await browser.newBrowserCDPSession();
  const restyles = async (what: string, act: () => Promise<void>) => {
    expect(await styledAtOnce(tracing, act), what).toBeLessThan(inRows);
  };
  const order = page.getByRole("combobox", { name: "Order" });
  const choices = page.getByRole("listbox");
  await restyles("the picker opens", async () => {
    await order.click();
    await choices.waitFor();
  });
  const checkbox = page.getByRole("checkbox", { name: "Select all features" });
  await restyles("the picker closes", async () => {
    const box = await page.locator("input[aria-label='Select all features']").boundingBox();
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await choices.waitFor({ state: "detached" });
  });
  await expect(checkbox).not.toBeChecked();
  await checkbox.check();
  await checkbox.uncheck();
  await restyles("the dialog opens", async () => {
    await page.getByRole("button", { name: "Edit Shelf 1", exact: true }).click();
    await page.getByRole("dialog").waitFor();
  });
  await restyles("the dialog closes", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
  await restyles("the palette opens", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog", { name: "Go to" }).waitFor();
  });
  await restyles("the palette closes", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });
});

test("a long list is drawn as far as it is in sight and two rows further; its form is not drawn by the press that opens it [SPEED-11, SPEED-13]", async ({
  browser,
  baseURL,
}) => {
  const { ada, db, project_id, stories } = await writer(baseURL ?? "");
  const many = Array.from({ length: 200 }, (_, at) => ({ project_id, name: `Shelf ${at + 1}`, description: "Holds books." }));
  await db.from("features").insert(many).throwOnError();
  const page = await windowOf(browser, ada, stories.replace("documentation", "features"));
  await page.getByRole("button", { name: "Edit Shelf 1", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  const beyond = () =>
    page.locator("[data-row]").evaluateAll((rows) => {
      const places = rows.map((row) => row.getBoundingClientRect());
      const least = Math.min(...places.map(({ height }) => height));
      return places.filter(({ top, bottom }) => top > innerHeight + 3 * least || bottom < -3 * least).length;
    });
  const drawn = () => page.locator("[data-row]").count();
  for (const top of [0, 3000]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await expect.poll(beyond, `at ${top}`).toBeLessThanOrEqual(1);
    expect(await drawn()).toBeLessThan(30);
  }
  await page.evaluate(() => scrollTo(0, 0));
  for (const name of ["Add Feature", "Edit Shelf 1"]) {
    const isDrawnAtOnce = await page.getByRole("button", { name, exact: true }).evaluate((button: HTMLButtonElement) => {
      button.click();
      return Promise.resolve().then(() => document.querySelector("[role=dialog]") !== null);
    });
    expect(isDrawnAtOnce, name).toBe(false);
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
});

test("before anything is typed the palette offers no row, then those that are meant [SPEED-12]", async ({ browser, baseURL }) => {
  const { ada, stories } = await writer(baseURL ?? "");
  const page = await windowOf(browser, ada, stories);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Go to" });
  await palette.getByRole("option").first().waitFor();
  await expect(palette.getByRole("option").filter({ hasText: /US-\d/ })).toHaveCount(0);
  await page.keyboard.type("US-1");
  await expect(palette.getByRole("option").filter({ hasText: "US-1" }).first()).toBeVisible();
});

type Traced = { traceEvents: { name: string; args?: { elementCount?: number } }[] };

/** Of how many elements the browser worked out the style in one go, at most, while something was done. */
async function styledAtOnce(tracing: CDPSession, act: () => Promise<void>): Promise<number> {
  const ended = new Promise<{ stream?: string }>((done) => tracing.once("Tracing.tracingComplete", done));
  await tracing.send("Tracing.start", {
    transferMode: "ReturnAsStream",
    traceConfig: { includedCategories: ["devtools.timeline"], excludedCategories: ["*"] },
  });
  await act();
  await tracing.send("Tracing.end");
  const { stream: handle = "" } = await ended;
  let text = "";
  for (let isRead = false; !isRead; ) {
    const { data, eof } = await tracing.send("IO.read", { handle });
    text += data;
    isRead = eof;
  }
  const { traceEvents } = JSON.parse(text) as Traced;
  return Math.max(0, ...traceEvents.flatMap(({ name, args }) => (name === "UpdateLayoutTree" ? (args?.elementCount ?? 0) : [])));
}
