import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { hold } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { db, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const tagline = "Transform your ideas into professional software requirements with the power of AI.";
const email = () => page.getByLabelText("Email");
const password = () => page.getByLabelText("Password", { exact: true });

describe("the sign-in screen", () => {
  test("it offers two tabs, and opens on Sign In [AUTH-01, AUTH-03]", async () => {
    await openAs(null, "/auth?tab=anything");
    await expect.element(page.getByText(tagline)).toBeVisible();
    await expect.element(page.getByRole("tab").nth(1)).toBeVisible();
    expect(
      page
        .getByRole("tab")
        .elements()
        .map((tab) => tab.textContent),
    ).toEqual(["Sign In", "Sign Up"]);
    await expect.element(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
  });

  test("a link with tab=signup opens on Sign Up, any other on Sign In [ROUTE-06]", async () => {
    await openAs(null, "/auth?tab=signup");
    await expect.element(page.getByRole("tab", { name: "Sign Up" })).toHaveAttribute("aria-selected", "true");
    for (const other of ["/auth", "/auth?tab=else"]) {
      await openAs(null, other);
      await expect.element(page.getByRole("tab", { name: "Sign In" })).toHaveAttribute("aria-selected", "true");
    }
  });

  test("both tabs ask for an e-mail address and a password [AUTH-08, AUTH-09, AUTH-10]", async () => {
    await openAs(null, "/auth");
    for (const [tab, minimum] of [
      ["Sign In", null],
      ["Sign Up", "6"],
    ] as const) {
      await page.getByRole("tab", { name: tab }).click();
      await expect.element(email()).toHaveAttribute("type", "email");
      await expect.element(email()).toBeRequired();
      await expect.element(password()).toBeRequired();
      expect(password().element().getAttribute("minlength")).toBe(minimum);
    }
    await email().fill("somebody@example.com");
    await password().fill("short");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect.element(password()).toHaveAttribute("aria-invalid", "true");
  });

  test("a too short password is refused with words that say so [TOAST-22]", async () => {
    await openAs(null, "/auth?tab=signup");
    await email().fill("somebody@example.com");
    await password().fill("short");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expectFailure("Password too short", "Your password must be at least 6 characters long.");
  });

  test("while it is sent nothing of the form can be pressed and the button says what it does; then it is ready again [AUTH-11, AUTH-12, AUTH-13, TOAST-21]", async () => {
    const ada = await person(server);
    const buttons = () => [...page.getByRole("form").element().querySelectorAll("button")].filter((one) => one.textContent);
    const press = async (tab: "Sign In" | "Sign Up", words: string, meanwhile: string) => {
      const button = page.getByRole("button", { name: tab, exact: true });
      await password().fill(words);
      for (const one of buttons()) expect(one).toBeEnabled();
      const release = hold("POST", "/auth/v1/");
      await button.click();
      await expect.element(page.getByRole("button", { name: meanwhile, exact: true })).toBeDisabled();
      for (const one of buttons()) expect(one).toBeDisabled();
      expect(button.elements()).toEqual([]);
      release();
    };
    await openAs(null, "/auth");
    await email().fill(ada.email);
    await press("Sign In", "not the password", "Signing in...");
    await expectFailure("Sign in failed", "Invalid login credentials");
    await expect.element(email()).toHaveValue(ada.email);
    await press("Sign In", ada.password, "Signing in...");
    await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
    await db.auth.signOut({ scope: "local" });
    await expect.element(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
    await page.getByRole("tab", { name: "Sign Up" }).click();
    await email().fill(`new-${Date.now()}@example.com`);
    await press("Sign Up", "correct horse battery", "Creating account...");
    await expectToast("Sign up successful", "Please check your email for verification instructions.");
    await expect.element(page.getByRole("button", { name: "Sign Up", exact: true })).toBeEnabled();
  });

  test("a forgotten password sends a mail to the address entered [TOAST-25]", async () => {
    const ada = await person(server);
    await openAs(null, "/auth");
    await email().fill(ada.email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expectToast("Password Reset", `If ${ada.email} has an account, a link to set a new password is on its way.`);
  });

  test("the recovery screen is not skipped for people who are signed in", async () => {
    const ada = await person(server);
    const { address } = await openAs(ada, "/auth?mode=recovery");
    await expect.element(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    await page.getByLabelText("New password").fill("short");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect.element(page.getByLabelText("New password")).toHaveAttribute("aria-invalid", "true");
    const changed = `Other-${crypto.randomUUID()}`;
    await page.getByLabelText("New password").fill(changed);
    await page.getByRole("button", { name: "Save password" }).click();
    await expect.poll(address).toBe("/dashboard");
    expect((await ada.db.auth.signInWithPassword({ email: ada.email, password: changed })).error).toBeNull();
  });
});

describe("the way in", () => {
  test("a refused visitor comes back to the whole address after signing in [ROUTE-07, AUTH-04, AUTH-06]", async () => {
    const ada = await author(server);
    const refusals = [
      "/dashboard",
      `/dashboard/project/${ada.project_id}/specification`,
      "/projects",
      `/project/${ada.project_id}`,
      "/questionnaires",
      "/organization/settings",
      "/profile",
    ];
    for (const refused of refusals) {
      const { address } = await openAs(null, refused);
      await expect.poll(address).toBe("/auth");
    }
    const { address } = await openAs(null, "/organization/settings?from=mail#members");
    await expect.poll(address).toBe("/auth");
    await email().fill(ada.email);
    await password().fill(ada.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect.poll(address).toBe("/organization/settings?from=mail");
  });

  test("signed-in people who open / or /auth land on the dashboard [ROUTE-02, AUTH-05]", async () => {
    const ada = await author(server);
    for (const opened of ["/", "/auth"]) {
      const { address } = await openAs(ada, opened);
      await expect.poll(address).toBe("/dashboard");
    }
  });
});
