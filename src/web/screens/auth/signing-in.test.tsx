import { createClient } from "@supabase/supabase-js";
import { generate } from "otplib";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { breakOff, hold, intercept } from "#tests/support/intercept.ts";
import { author, person } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";
import { holdAuth, readAuth } from "#web/queries/session.ts";

const server = inject("server");
const password = () => page.getByRole("textbox", { name: "Password" });

async function send(tab: "Sign In" | "Sign Up", email: string, words: string) {
  await page.getByLabelText("Email").fill(email);
  await password().fill(words);
  await page.getByRole("button", { name: tab, exact: true }).click();
}

/** The same token, asking for a second factor; its signature does not count any more. */
function askingAll(token: string) {
  const [head = "", payload = ""] = token.split(".");
  const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  return [head, btoa(JSON.stringify({ ...claims, aal_needed: "aal2" })).replaceAll("=", ""), asking].join(".");
}
const asking = "asks-for-a-second-factor";

/** The sign-in service answers with a refusal of its own. */
function answer(part: string, status: number, body: Record<string, unknown>) {
  return intercept("POST", part, async () =>
    Response.json(body, { status, headers: { "x-supabase-api-version": "2024-01-01" } }),
  );
}

describe("the sign-in screen", () => {
  test("has the product's name and tagline on the left and the form on the right [AUTH-02]", async () => {
    await openAs(null, "/auth");
    const panel = page.getByRole("complementary");
    await expect.element(panel.getByText("Product Architect")).toBeVisible();
    const tagline = "Transform your ideas into professional software requirements with the power of AI.";
    await expect.element(panel.getByText(tagline)).toBeVisible();
    const form = page.getByRole("form", { name: "Sign In" });
    await expect.element(form).toBeVisible();
    const [left, right] = [panel.element().getBoundingClientRect(), form.element().getBoundingClientRect()];
    expect(left.right).toBeLessThanOrEqual(right.left);
  });

  test("shows a spinner instead of the form while it is not known who is there [AUTH-07]", async () => {
    await openAs(null, "/auth");
    const before = readAuth();
    holdAuth({ status: "loading", session: null, user: null });
    await expect.element(page.getByText("Loading...")).toBeVisible();
    expect(page.getByRole("form").elements()).toEqual([]);
    holdAuth(before);
    await expect.element(page.getByRole("form", { name: "Sign In" })).toBeVisible();
  });
});

describe("signing in", () => {
  test("that is refused shows the service's words, or asks to check address and password [TOAST-17]", async () => {
    const ada = await person(server);
    await openAs(null, "/auth");
    await send("Sign In", ada.email, "not my password");
    await expectFailure("Sign in failed", "Invalid login credentials");
    const stop = answer("/auth/v1/token", 400, { code: "invalid_credentials", message: "" });
    await send("Sign In", ada.email, "still not my password");
    await expectFailure("Sign in failed", "Please check your email and password and try again.");
    stop();
  });

  test("too often says when to try again", async () => {
    const ada = await person(server);
    await openAs(null, "/auth");
    for (let tried = 0; tried < 10; tried += 1) {
      await fetch("/auth/v1/token?grant_type=password", {
        method: "POST",
        headers: { apikey: server.publishableKey, "content-type": "application/json" },
        body: JSON.stringify({ email: ada.email, password: "guess" }),
      });
    }
    await send("Sign In", ada.email, ada.password);
    await expectFailure("Sign in failed", "Too many attempts: try again in 15 minutes");
  });

  test("that breaks off is an unexpected error [TOAST-18]", async () => {
    await openAs(null, "/auth");
    const stop = breakOff("POST", "/auth/v1/token");
    await send("Sign In", "ada@example.com", "any password");
    await expectFailure("Sign in error", "An unexpected error occurred. Please try again.");
    stop();
  });
});

describe("signing up", () => {
  test("that is refused shows the service's words, or says that it did not work [TOAST-19]", async () => {
    await openAs(null, "/auth?tab=signup");
    let stop = answer("/auth/v1/signup", 422, { code: "signup_disabled", message: "Signups not allowed for this instance" });
    await send("Sign Up", "ada@example.com", "a good password");
    await expectFailure("Sign up failed", "Signups not allowed for this instance");
    stop();
    stop = answer("/auth/v1/signup", 422, { code: "signup_disabled", message: "" });
    await send("Sign Up", "ada@example.com", "a good password");
    await expectFailure("Sign up failed", "Unable to create your account. Please try again.");
    stop();
  });

  test("that breaks off is an unexpected error [TOAST-20]", async () => {
    await openAs(null, "/auth?tab=signup");
    const stop = breakOff("POST", "/auth/v1/signup");
    await send("Sign Up", "ada@example.com", "a good password");
    await expectFailure("Sign up error", "An unexpected error occurred. Please try again.");
    stop();
  });

  test("with a weak password lists the reasons the service gives [AUTHAPI-18]", async () => {
    await openAs(null, "/auth?tab=signup");
    const message = "Password should contain at least one character of each, and not be a known one.";
    const weak_password = { reasons: ["characters", "pwned"], message };
    const stop = answer("/auth/v1/signup", 422, { code: "weak_password", message, weak_password });
    await send("Sign Up", "ada@example.com", "a weak password");
    await expectFailure("Sign up failed", [message, ...weak_password.reasons].join("\n"));
    stop();
  });

  test("asks for a link that leads back to the own origin followed by /auth [AUTH-16]", async () => {
    await openAs(null, "/auth?tab=signup");
    const asked: string[] = [];
    const stop = intercept("POST", "/auth/v1/signup", async (pass, request) => {
      asked.push(new URL(request.url).searchParams.get("redirect_to") ?? "");
      return pass();
    });
    await send("Sign Up", `ada-${crypto.randomUUID()}@example.com`, "a good password");
    await expectToast("Sign up successful", "Please check your email for verification instructions.");
    stop();
    expect(asked).toEqual([`${location.origin}/auth`]);
  });
});

test("people sign in and up with address and password only, and read what the service says [AUTHAPI-16]", async () => {
  for (const [address, tab] of [
    ["/auth", "Sign In"],
    ["/auth?tab=signup", "Sign Up"],
  ] as const) {
    await openAs(null, address);
    await expect.element(page.getByRole("form", { name: tab })).toBeVisible();
    const fields = page.getByRole("form", { name: tab }).element().querySelectorAll("input");
    expect([...fields].map(({ name }) => name)).toEqual(["email", "password"]);
    const bodies: Record<string, unknown>[] = [];
    const stop = intercept("POST", tab === "Sign In" ? "/auth/v1/token" : "/auth/v1/signup", async (_pass, request) => {
      bodies.push(await request.json());
      return Response.json(
        { code: "x", message: `Refused at ${tab}` },
        { status: 400, headers: { "x-supabase-api-version": "2024-01-01" } },
      );
    });
    await send(tab, "ada@example.com", "a good password");
    await expectFailure(`${tab.replace("I", "i").replace("U", "u")} failed`, `Refused at ${tab}`);
    stop();
    expect(bodies[0]).toMatchObject({ email: "ada@example.com", password: "a good password" });
  }
});

test("a password must be as long as the server asks for, and the texts say so [AUDIT-20]", async () => {
  const stop = intercept("GET", "/auth/v1/settings", async (pass) => {
    const said = await (await pass()).json();
    return Response.json({ ...said, password_min_length: 12 });
  });
  await openAs(null, "/auth?tab=signup");
  await expect.element(page.getByText("At least 12 characters")).toBeVisible();
  await send("Sign Up", "ada@example.com", "elevenchars");
  await expectFailure("Password too short", "Your password must be at least 12 characters long.");
  await expect.element(page.getByText("Use at least 12 characters")).toBeVisible();
  stop();
  await openAs(null, "/auth?tab=signup");
  await expect.element(page.getByText("At least 6 characters")).toBeVisible();
});

test("where everybody needs a second factor, the first sign-in sets one up and shows its codes before anything else [ASVS-03]", async () => {
  const ada = await author(server);
  const through = globalThis.fetch;
  let real = "";
  // a server that asks everybody says so in its tokens; this one's are made to, for the screen alone
  const stop = intercept("GET|POST|PUT|DELETE|PATCH", "/", async (pass, request) => {
    const shown = request.headers.get("authorization");
    if (shown?.endsWith(`.${asking}`)) {
      const headers = new Headers(request.headers);
      headers.set("authorization", `Bearer ${real}`);
      return through(new Request(request, { headers }));
    }
    const answer = await pass();
    if (!request.url.includes("grant_type=password")) return answer;
    const session = await answer.json();
    real = session.access_token;
    return Response.json({ ...session, access_token: askingAll(real) });
  });
  onTestFinished(stop);
  const { address } = await openAs(null, "/dashboard");
  await send("Sign In", ada.email, ada.password);
  await expect.element(page.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
  await expect.element(page.getByAltText("QR code for your authenticator app")).toBeVisible();
  const secret = page.getByTestId("secret").element().textContent.replaceAll(" ", "");
  const code = page.getByLabelText("Code", { exact: true });
  const go = page.getByRole("button", { name: "Continue" });
  const right = await generate({ secret });
  await code.fill(right === "000000" ? "111111" : "000000");
  await go.click();
  await expect.element(page.getByText("That code is wrong. Please try again.")).toBeVisible();
  await code.fill(await generate({ secret }));
  await go.click();
  await expect.element(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
  expect(address()).toBe("/auth");
  expect(
    page
      .getByText(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}/)
      .element()
      .textContent.split("\n"),
  ).toHaveLength(10);
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect.poll(address).toBe("/dashboard");
});

test("a failed sign-out says to try again [TOAST-27]", async () => {
  await openAs(await person(server), "/profile");
  const stop = answer("/auth/v1/logout", 500, { code: "unexpected_failure", message: "no" });
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expectFailure("Error signing out", "Please try again.");
  stop();
});

test("a forgotten password is asked for once, and the buttons wait", async () => {
  await openAs(null, "/auth");
  await page.getByLabelText("Email").fill("ada@example.com");
  const release = hold("POST", "/auth/v1/recover");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  for (const button of page.getByRole("form").getByRole("button").elements()) {
    if (button.textContent) expect(button).toBeDisabled();
  }
  release();
  await expectToast("Password Reset", "If ada@example.com has an account, a link to set a new password is on its way.");
});

describe("the code of a mail", () => {
  const code = () => page.getByLabelText("Code from the mail");
  const go = () => page.getByRole("form", { name: "Continue with a code" }).getByRole("button", { name: "Continue" });
  const admin = createClient(location.origin, server.secretKey, { auth: { persistSession: false, storageKey: "admin" } });

  test("is typed after signing up, at the first sign-in, and asked for again; a wrong one is said at its field", async () => {
    const [email, words] = [`new-${crypto.randomUUID()}@example.com`, "correct horse battery"];
    const { address } = await openAs(null, "/auth?tab=signup");
    await send("Sign Up", email, words);
    await expect.element(page.getByText(`Confirm ${email}`)).toBeVisible();
    await expect.element(code()).toHaveFocus();
    await page.getByRole("tab", { name: "Sign In" }).click();
    await expect.element(code()).not.toBeInTheDocument();
    await send("Sign In", email, words);
    await expectFailure("Sign in failed", "Email not confirmed");
    await expect.element(page.getByText(`Confirm ${email}`)).toBeVisible();
    await page.getByRole("button", { name: "Send a new confirmation mail" }).click();
    await expectToast("Mail sent", `If ${email} still needs confirming, a new link and code are on their way.`);
    await code().fill("12345");
    await go().click();
    await expect.element(page.getByText("Enter the six digits of the mail")).toBeVisible();
    const { data, error } = await admin.auth.admin.generateLink({ type: "signup", email, password: words });
    if (error) throw error;
    const right = data.properties.email_otp;
    await code().fill(right === "000000" ? "111111" : "000000");
    await go().click();
    await expect.element(page.getByText("This code is wrong, was already used, or is older than one hour.")).toBeVisible();
    await expect.element(code()).toHaveFocus();
    const stop = answer("/auth/v1/resend", 429, { code: "over_email_send_rate_limit", message: "Try again in 15 minutes" });
    await page.getByRole("button", { name: "Send a new confirmation mail" }).click();
    await expect.element(page.getByRole("alert").filter({ hasText: "Try again in 15 minutes" })).toBeVisible();
    stop();
    await code().fill(`${right.slice(0, 3)} ${right.slice(3)}`);
    await go().click();
    await expect.poll(address).toBe("/start");
  });

  test("leads to a new password, after asking for it and after a link that is used up", async () => {
    const ada = await person(server);
    const mailed = async () => {
      const { data, error } = await admin.auth.admin.generateLink({ type: "recovery", email: ada.email });
      if (error) throw error;
      return data.properties.email_otp;
    };
    await openAs(null, "/auth");
    await page.getByLabelText("Email").fill(ada.email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expect.element(code()).toHaveFocus();
    await code().fill(await mailed());
    await go().click();
    await expect.element(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    await expect.element(page.getByText(`For ${ada.email}`)).toBeVisible();

    await openAs(null, "/auth?mode=recovery#error=access_denied&error_description=Email+link+is+invalid");
    await expect.element(page.getByText("This link no longer works")).toBeVisible();
    expect(page.getByText("This link", { exact: false }).elements()).toHaveLength(1);
    await page.getByLabelText("Your address").fill(ada.email);
    await page.getByRole("button", { name: "Send a new mail" }).click();
    await expect.element(code()).toHaveFocus();
    await code().fill(await mailed());
    await go().click();
    await expect.element(page.getByText(`For ${ada.email}`)).toBeVisible();
  });

  test("is asked for anew where a confirmation link is used up", async () => {
    await openAs(null, "/auth#error=access_denied&error_description=Email+link+is+invalid");
    await expect.element(page.getByText("This link no longer works")).toBeVisible();
    await page.getByLabelText("Your address").fill("late@example.com");
    await page.getByRole("button", { name: "Send a new confirmation mail" }).click();
    await expectToast("Mail sent", "If late@example.com still needs confirming, a new link and code are on their way.");
    await expect.element(code()).toBeVisible();
  });
});

test("a session ended elsewhere leads to the sign-in, which says so, and back to where it was", async () => {
  const ada = await author(server);
  await openAs(ada, "/profile");
  await expect.element(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  const { error } = await ada.db.auth.signOut({ scope: "others" });
  if (error) throw error;
  const { address } = await open("/organization/settings?from=mail");
  await expect.poll(address).toBe("/auth");
  await expect.element(page.getByText("Your session was ended. Sign in again.")).toBeVisible();
  expect(page.getByText("The session is not valid any more", { exact: false }).elements()).toEqual([]);
  expect(localStorage.getItem("pa:session")).toBeNull();
  await send("Sign In", ada.email, ada.password);
  await expect.poll(address).toBe("/organization/settings?from=mail");
});

test("the same failure stands there once, and goes when it worked", async () => {
  const email = `new-${crypto.randomUUID()}@example.com`;
  await openAs(null, "/auth?tab=signup");
  const failures = page.getByRole("listitem").filter({ hasText: "Password too short" });
  await send("Sign Up", email, "short");
  await expect.poll(() => failures.elements().length).toBe(1);
  await send("Sign Up", email, "brief");
  await expect.poll(() => failures.elements().length).toBe(1);
  await send("Sign Up", email, "a good password");
  await expectToast("Sign up successful", "Please check your email for verification instructions.");
  expect(failures.elements()).toHaveLength(0);
});
