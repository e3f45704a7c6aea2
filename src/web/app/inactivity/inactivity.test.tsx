import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { page } from "vitest/browser";
import { signOut } from "#data/session.ts";
import { author } from "#tests/support/people.ts";
import { db, openAs } from "#tests/support/screen.tsx";
import { expectToast } from "#tests/support/toasts.ts";
import { leaveBy } from "#web/queries/follow-auth.ts";

const server = inject("server");
const minute = 60_000;
const warning = () => page.getByRole("alertdialog", { name: "Session Timeout Warning" });
const words = (left: string) =>
  page.getByText(`You will be logged out due to inactivity in ${left}. Would you like to stay logged in?`);
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

async function openDashboard() {
  const opened = await openAs(await author(server), "/dashboard");
  await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
  pass(1_000);
  window.dispatchEvent(new Event("keydown"));
  return opened;
}

async function expectNoWarning() {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(warning().elements()).toHaveLength(0);
}

function hideTab(hidden: boolean) {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "hidden");
});

describe("somebody who does nothing", () => {
  test("is warned five minutes before the end, second by second, and may stay [SESSION-10, SESSION-11, SESSION-12, SESSION-13, SESSION-14, SESSION-15]", async () => {
    await openDashboard();
    pass(25 * minute - 1_000);
    await expectNoWarning();
    pass(1_000);
    await expect.element(words("5:00")).toBeVisible();
    pass(1_000);
    await expect.element(words("4:59")).toBeVisible();
    pass(1_000);
    await expect.element(words("4:58")).toBeVisible();
    const buttons = warning().getByRole("button");
    expect(buttons.elements().map((button) => button.textContent)).toEqual(["Logout Now", "Stay Logged In"]);
    await expect.element(page.getByRole("button", { name: "Stay Logged In" })).toHaveFocus();
    await page.getByRole("button", { name: "Stay Logged In" }).click();
    await expect.element(warning()).not.toBeInTheDocument();
    pass(24 * minute);
    await expectNoWarning();
    pass(minute);
    await expect.element(warning()).toBeVisible();
  });

  test("is signed out when the time is up, and told why [SESSION-17, SESSION-18, TOAST-26]", async () => {
    const { address } = await openDashboard();
    pass(29 * minute);
    await expect.element(words("1:00")).toBeVisible();
    pass(minute);
    await expectToast("Session expired", "You have been logged out due to inactivity.");
    await expect.element(warning()).not.toBeInTheDocument();
    await expect.poll(address).toBe("/");
    expect(localStorage.getItem("pa:session")).toBeNull();
  });

  test("may leave at once [SESSION-16]", async () => {
    const { address } = await openDashboard();
    pass(26 * minute);
    await page.getByRole("button", { name: "Logout Now" }).click();
    await expect.poll(address).toBe("/");
    expect(localStorage.getItem("pa:session")).toBeNull();
  });
});

test("mouse, key, scroll, touch and click each give the whole time back [SESSION-07]", async () => {
  await openDashboard();
  for (const activity of ["mousemove", "keydown", "scroll", "touchstart", "click"]) {
    pass(20 * minute);
    window.dispatchEvent(new Event(activity));
  }
  pass(24 * minute);
  await expectNoWarning();
  pass(minute);
  await expect.element(warning()).toBeVisible();
});

test("a hidden tab stands still and carries on with what was left [SESSION-08, SESSION-09]", async () => {
  await openDashboard();
  pass(20 * minute);
  hideTab(true);
  pass(40 * minute);
  hideTab(false);
  pass(4 * minute);
  await expectNoWarning();
  pass(2 * minute);
  await expect.element(words("4:00")).toBeVisible();
  hideTab(true);
  pass(40 * minute);
  hideTab(false);
  pass(1_000);
  await expect.element(words("3:59")).toBeVisible();
});

test("nobody is timed who is not signed in [SESSION-06]", async () => {
  await openAs(null, "/auth");
  pass(40 * minute);
  await expectNoWarning();
  await openDashboard();
  pass(25 * minute);
  await expect.element(warning()).toBeVisible();
});

/** What this tab is told when another one writes to the storage they share. */
function heardFromAnotherTab() {
  window.dispatchEvent(new StorageEvent("storage", { key: "pa:lastActivity", newValue: String(Date.now()) }));
}

describe("several tabs", () => {
  test("activity in another tab gives the whole time back, and takes the warning away", async () => {
    await openDashboard();
    pass(20 * minute);
    heardFromAnotherTab();
    pass(24 * minute);
    await expectNoWarning();
    pass(2 * minute);
    await expect.element(words("4:00")).toBeVisible();
    heardFromAnotherTab();
    await expect.element(warning()).not.toBeInTheDocument();
  });

  test("activity and staying are told to the others at once", async () => {
    await openDashboard();
    const lastActivity = () => Number(localStorage.getItem("pa:lastActivity"));
    pass(10 * minute);
    window.dispatchEvent(new Event("mousemove"));
    expect(lastActivity()).toBe(Date.now());
    pass(26 * minute);
    window.dispatchEvent(new Event("mousemove"));
    expect(lastActivity()).toBe(Date.now() - 26 * minute);
    await page.getByRole("button", { name: "Stay Logged In" }).click();
    await expect.element(warning()).not.toBeInTheDocument();
    expect(Date.now() - lastActivity()).toBeLessThan(minute);
  });
});

describe("a machine that slept", () => {
  const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  test("for longer than the limit wakes up signed out, whatever is touched first", async () => {
    const { address } = await openDashboard();
    sleep(31 * minute);
    window.dispatchEvent(new Event("mousemove"));
    pass(1_000);
    await expectToast("Session expired", "You have been logged out due to inactivity.");
    await expect.poll(address).toBe("/");
    expect(localStorage.getItem("pa:session")).toBeNull();
  });

  test("says so too where another tab was quicker to sign out [SESSION-18, TOAST-26]", async () => {
    const { address } = await openDashboard();
    sleep(31 * minute);
    await leaveBy(() => signOut(db));
    await expectToast("Session expired", "You have been logged out due to inactivity.");
    await expect.poll(address).toBe("/");
  });

  test("for a shorter time wakes up to the warning", async () => {
    await openDashboard();
    sleep(27 * minute - 1_000);
    window.dispatchEvent(new Event("mousemove"));
    pass(1_000);
    await expect.element(words("3:00")).toBeVisible();
  });
});
