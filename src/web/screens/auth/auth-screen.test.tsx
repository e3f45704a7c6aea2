import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author, person } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

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
    await expect.element(page.getByText("Password too short").first()).toBeVisible();
    await expect.element(page.getByText("Your password must be at least 6 characters long.").first()).toBeVisible();
  });

  test("a wrong password is refused, and the form is ready again [AUTH-13]", async () => {
    const ada = await person(server);
    await openAs(null, "/auth");
    await email().fill(ada.email);
    await password().fill("not the password");
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect.element(page.getByText("Sign in failed").first()).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Sign In" })).toBeEnabled();
    await expect.element(email()).toHaveValue(ada.email);
  });

  test("the button says what it is doing and cannot be pressed twice [AUTH-11, AUTH-12]", async () => {
    const ada = await person(server);
    await openAs(null, "/auth");
    await email().fill(ada.email);
    await password().fill(ada.password);
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      for (const button of document.querySelectorAll("form button[type=submit]")) {
        seen.push(`${button.textContent} ${button.matches(":disabled")}`);
      }
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
    expect(seen).toContain("Signing in... true");
    await openAs(null, "/auth?tab=signup");
    await email().fill(`new-${Date.now()}@example.com`);
    await password().fill("correct horse battery");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect.element(page.getByText("Sign up successful").first()).toBeVisible();
    expect(seen).toContain("Creating account... true");
    watch.disconnect();
  });

  test("signing up says to look for the mail [TOAST-21]", async () => {
    await openAs(null, "/auth?tab=signup");
    await email().fill(`new-${Date.now()}@example.com`);
    await password().fill("correct horse battery");
    await page.getByRole("button", { name: "Sign Up" }).click();
    await expect.element(page.getByText("Sign up successful").first()).toBeVisible();
    await expect.element(page.getByText("Please check your email for verification instructions.").first()).toBeVisible();
  });

  test("a forgotten password sends a mail to the address entered [TOAST-25]", async () => {
    const ada = await person(server);
    await openAs(null, "/auth");
    await email().fill(ada.email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expect.element(page.getByText("Password Reset").first()).toBeVisible();
    await expect
      .element(page.getByText(`If ${ada.email} has an account, a link to set a new password is on its way.`).first())
      .toBeVisible();
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
