import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "#web/ui/theme.css";
import { cleanup, render } from "#tests/support/render.ts";
import { announce } from "#web/lib/toast-store.ts";
import { Toaster } from "./toaster.tsx";

const toasts = () => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

beforeEach(async () => {
  await page.viewport(1280, 800);
  render(<Toaster />);
});
afterEach(cleanup);

test("no more than five toasts are held, the latest first [LIMIT-02]", async () => {
  for (const name of ["A", "B", "C", "D", "E", "F", "G"]) announce("organization.switched", { name });
  await expect.element(toasts().filter({ hasText: "working in G" })).toBeVisible();
  expect(
    toasts()
      .elements()
      .map((toast) => /in (\w)$/.exec(toast.textContent ?? "")?.[1]),
  ).toHaveLength(5);
  for (const gone of ["A", "B"])
    expect(page.getByText(`You're now working in ${gone}`, { exact: true }).elements()).toHaveLength(0);
});

test("a toast stays for five seconds, and a failure is marked as one [LIMIT-03]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  announce("project.create_failed");
  const toast = toasts().filter({ hasText: "Failed to create project" });
  await expect.poll(() => toast.elements().length).toBe(1);
  expect(toast.element().getAttribute("data-style")).toBe("destructive");
  vi.advanceTimersByTime(4_900);
  expect(toast.elements()).toHaveLength(1);
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  await expect.poll(() => toast.elements().length).toBe(0);
});

test("F8 moves the focus to the notifications [LIMIT-06]", async () => {
  announce("organization.switched", { name: "Acme" });
  await expect.element(toasts().first()).toBeVisible();
  await userEvent.keyboard("{F8}");
  await expect
    .poll(() => document.activeElement?.closest('[role="region"]')?.getAttribute("aria-label"))
    .toMatch(/Notifications/);
});
