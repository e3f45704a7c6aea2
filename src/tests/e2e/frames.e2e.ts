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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Features");
  await page.getByRole("button", { name: "Edit Shelf 1", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  const inRows = await page.locator("[role=grid] *").count();
  expect(inRows).toBeGreaterThan(400);
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
