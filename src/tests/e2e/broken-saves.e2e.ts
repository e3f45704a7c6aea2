import type { Page } from "@playwright/test";
import { isBack, startInstance } from "#tests/support/real-server.ts";
import { expect, expectToast, met, test } from "./journey.ts";
import { field, openStory, saveStory, signIn, windowOf, writers } from "./writers.ts";

const typed = "As a reader, I want to renew a loan from a train without a signal.";
const failure = "Failed to update user story. Please try again.";

async function expectWordsStillThere(page: Page) {
  await expectToast(page, failure);
  await expect(page.getByRole("dialog", { name: "Edit User Story" })).toBeVisible();
  await expect(field(page, "Story")).toHaveValue(typed);
}

/** What the device keeps. */
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test(
  "words outlive a lost network and a session that ended in the middle of a save",
  met("net::ERR_INTERNET_DISCONNECTED", "400 POST /auth/v1/token", "401 PATCH /rest/v1/user_stories"),
  async ({ browser, baseURL }) => {
    const { ada, db, stories, stored } = await writers(baseURL ?? "");
    const page = await windowOf(browser, ada, stories);
    await openStory(page);
    await field(page, "Story").fill(typed);
    await page.context().setOffline(true);
    await saveStory(page);
    await expectWordsStillThere(page);
    await expect(page.getByText("Not saved: you are offline.")).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("Not saved yet. You are online again: please save again.")).toBeVisible();

    await expect.poll(() => kept(page)).toContain("without a signal");
    await page.reload();
    await openStory(page);
    await expect(field(page, "Story")).toHaveValue(typed);
    await expect(page.getByText("Unsaved changes restored")).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(stories);
    await openStory(other);
    await expect(field(other, "Story")).not.toHaveValue(typed);
    await field(other, "Name").fill("Renew from a train");
    await expect.poll(() => kept(page)).toContain("Renew from a train");
    await page.reload();
    await openStory(page);
    await expect(field(page, "Story")).toHaveValue(typed);
    await expect(field(page, "Name")).not.toHaveValue("Renew from a train");
    await other.close({ runBeforeUnload: false });
    const later = await page.context().newPage();
    await later.goto(stories);
    await expect(later.getByText("Unsaved changes", { exact: true })).toBeVisible();
    await openStory(later);
    await expect(field(later, "Name")).toHaveValue("Renew from a train");
    await expect(field(later, "Story")).not.toHaveValue(typed);
    await later.getByRole("button", { name: "Cancel" }).click();
    await later.close();

    await db.auth.signOut({ scope: "global" });
    await page.evaluate(() => {
      const kept: object = JSON.parse(localStorage.getItem("pa:session") ?? "{}");
      localStorage.setItem("pa:session", JSON.stringify({ ...kept, expires_at: Math.floor(Date.now() / 1000) - 60 }));
    });
    await saveStory(page);
    await expect(page).toHaveURL(/\/auth$/);
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await signIn(page, ada);
    await expect(page).toHaveURL(stories);
    await openStory(page);
    await expect(field(page, "Story")).toHaveValue(typed);
    await saveStory(page);
    await expectToast(page, "User story updated successfully!");
    await expect.poll(async () => (await stored())?.story).toBe(typed);
    await expect.poll(() => kept(page)).not.toContain("without a signal");
  },
);

test(
  "words outlive a server that is killed in the middle of a save",
  met("net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET", "net::ERR_EMPTY_RESPONSE", "WebSocket", "503 "),
  async ({ browser }) => {
    const server = await startInstance();
    try {
      const { ada, stories } = await writers(server.url);
      const page = await windowOf(browser, ada, stories);
      await openStory(page);
      await field(page, "Story").fill(typed);
      const { promise: isGone, resolve: letGo } = Promise.withResolvers<void>();
      await page.route("**/rest/v1/user_stories**", async (route) => {
        if (route.request().method() === "PATCH") await isGone;
        await route.continue();
      });
      const savePending = page.waitForRequest((request) => request.method() === "PATCH");
      await saveStory(page);
      await savePending;
      process.kill(server.worker(), "SIGKILL");
      letGo();
      await expectWordsStillThere(page);

      await isBack(server, 60_000);
      await saveStory(page);
      await expectToast(page, "User story updated successfully!");
      await page.reload();
      await expect(page.getByText(typed)).toBeVisible();
    } finally {
      await server.stop();
    }
  },
);
