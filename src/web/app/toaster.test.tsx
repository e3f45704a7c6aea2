import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "#web/ui/theme.css";
import { cleanup, render } from "#tests/support/render.ts";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";
import { announce, forgetToasts } from "#web/lib/toast-store.ts";
import { type ToastKey, toasts } from "#web/lib/toasts.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Popover } from "#web/ui/dialogs/popover.tsx";
import { Toaster } from "./toaster.tsx";

const drawn = () => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

beforeEach(async () => {
  await page.viewport(1280, 800);
  render(<Toaster />);
});
afterEach(cleanup);

test("no more than five toasts are held, the latest first [LIMIT-02]", async () => {
  for (const name of ["A", "B", "C", "D", "E", "F", "G"]) announce("organization.switched", { name });
  await expect.element(drawn().filter({ hasText: "working in G" })).toBeVisible();
  expect(
    drawn()
      .elements()
      .map((toast) => /in (\w)$/.exec(toast.textContent ?? "")?.[1]),
  ).toHaveLength(5);
  for (const gone of ["A", "B"])
    expect(page.getByText(`You're now working in ${gone}`, { exact: true }).elements()).toHaveLength(0);
});

test("a toast stays for five seconds, and a failure is marked as one [LIMIT-03]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  announce("project.create_failed");
  const toast = drawn().filter({ hasText: "Failed to create project" });
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
  await expect.element(drawn().first()).toBeVisible();
  await userEvent.keyboard("{F8}");
  await expect
    .poll(() => document.activeElement?.closest('[role="region"]')?.getAttribute("aria-label"))
    .toMatch(/Notifications/);
});

test("what the error catalogue lists is drawn with its title, its text and the style of a failure where it is one [TOAST-01]", async () => {
  const failures: [key: ToastKey, ...words: [string] | [string, string]][] = [
    ["organizations.load_failed", "Failed to load organizations"],
    ["project.load_failed", "Failed to load project"],
    ["projects.load_failed", "Failed to fetch projects"],
    ["project.fetch_failed", "Failed to fetch project"],
    ["organization.create_failed", "Failed to create organization"],
    ["project.create_failed", "Failed to create project"],
    ["project.remove_specifications_failed", "Failed to delete project specifications"],
    ["project.remove_failed", "Failed to delete project"],
    ["members.load_failed", "Failed to fetch organization members"],
    ["invitations.load_failed", "Failed to fetch organization invitations"],
    ["invitation.send_failed", "Failed to send invitation"],
    ["session.sign_in_failed", "Sign in failed", "Please check your email and password and try again."],
    ["session.sign_in_error", "Sign in error", "An unexpected error occurred. Please try again."],
    ["session.sign_up_failed", "Sign up failed", "Unable to create your account. Please try again."],
    ["session.sign_up_error", "Sign up error", "An unexpected error occurred. Please try again."],
    ["session.sign_out_failed", "Error signing out", "Please try again."],
    ["profile.change_failed", "Your profile could not be saved. Please try again."],
  ];
  const others: typeof failures = [
    ["organization.created", 'Organization "Acme" created successfully'],
    ["project.created", 'Project "Acme" created'],
    ["project.removed", "Project deleted successfully"],
    ["invitation.sent", "Invitation sent to ada@example.com"],
    ["session.signed_up", "Sign up successful", "Please check your email for verification instructions."],
    ["session.recovery_sent", "Password Reset", "If ada@example.com has an account, a link to set a new password is on its way."],
    ["session.expired", "Session expired", "You have been logged out due to inactivity."],
    ["profile.changed", "Profile updated", "Your profile has been updated successfully."],
  ];
  for (const [expectLine, lines] of [
    [expectFailure, failures],
    [expectToast, others],
  ] as const) {
    for (const [key, ...words] of lines) {
      forgetToasts();
      announce(key, { name: "Acme", email: "ada@example.com" });
      await expectLine(...words);
    }
  }
  for (const [key, line] of Object.entries(toasts)) {
    expect(line.title, key).toMatch(/\w/);
    if (line.destructive) expect(line.text, key).toMatch(/\w/);
    if (/fail|could not|error|invalid|cannot|missing/i.test(`${line.title} ${line.text}`))
      expect(line.destructive, key).toBe(true);
  }
});

test.each([
  [1440, 900],
  [390, 844],
])(
  "at %i pixels a toast covers neither what was just used nor the last row of a list, and the page scrolls clear of it [POLISH-46]",
  async (width, height) => {
    await page.viewport(width, height);
    render(<LongList />);
    const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const toastBox = () => boxOf(drawn().elements()[0]);
    const covers = (element: Element | undefined) => {
      const [one, other] = [toastBox(), boxOf(element)];
      return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    };
    const shown = async (name: string) => {
      forgetToasts();
      await expect.poll(() => drawn().elements().length).toBe(0);
      announce("organization.switched", { name });
      await expect.element(drawn().first()).toBeVisible();
    };
    const rowsOf = () => page.getByRole("listitem").filter({ hasText: /^Row/ }).elements();
    await shown("Acme");
    expect(toastBox().bottom).toBeGreaterThan(height - 40);
    scrollTo(0, document.documentElement.scrollHeight);
    expect(covers(rowsOf().at(-1))).toBe(false);

    scrollTo(0, document.documentElement.scrollHeight);
    await shown("Two");
    expect(covers(rowsOf().at(-1))).toBe(false);
    scrollTo(0, 0);
    const low = rowsOf()
      .find((row) => boxOf(row).bottom > height - 60)
      ?.querySelector("button");
    await userEvent.click(low as Element);
    await shown("Three");
    expect(covers(low ?? undefined)).toBe(false);
    forgetToasts();
    await expect.poll(() => document.body.style.paddingBottom).toBe("");
  },
);

test("a toast stays where it is while a popover is open, and leaves the bottom to the buttons of a dialog [POLISH-77]", async () => {
  render(
    <Popover label="Notices" trigger={<button type="button">Bell</button>}>
      Nothing new
    </Popover>,
  );
  announce("organization.switched", { name: "Acme" });
  await expect.element(drawn().first()).toBeVisible();
  const topOf = () => drawn().elements()[0]?.parentElement?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  expect(before).toBeGreaterThan(400);
  await page.getByRole("button", { name: "Bell" }).click();
  await expect.element(page.getByRole("dialog", { name: "Notices" })).toBeVisible();
  expect(topOf()).toBe(before);
  await userEvent.keyboard("{Escape}");
  render(
    <Dialog open title="Rename" onOpenChange={() => {}}>
      A name
    </Dialog>,
  );
  await expect.poll(topOf).toBeLessThan(before);
});

function LongList() {
  return (
    <main>
      <ul aria-label="Rows">
        {Array.from({ length: 60 }, (_, at) => `${at}`).map((at) => (
          <li key={at} style={{ display: "flex", justifyContent: "space-between", height: 40 }}>
            Row {at} <button type="button">Edit {at}</button>
          </li>
        ))}
      </ul>
    </main>
  );
}
