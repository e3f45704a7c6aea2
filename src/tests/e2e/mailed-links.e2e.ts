import type { Page } from "@playwright/test";
import {
  createOrganization,
  expect,
  expectAccessible,
  expectToast,
  linkTo,
  met,
  newcomer,
  signOut,
  signUp,
  test,
} from "./journey.ts";

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test(
  "a forgotten password is replaced by way of the mail, and other sessions end [AUTH-14, AUTH-15]",
  met("403 GET /auth/v1/user", "400 POST /auth/v1/token"),
  async ({ page, browser }) => {
    const ada = newcomer();
    await signUp(page, ada);
    const elsewhere = await browser.newPage();
    await elsewhere.goto("/auth");
    await signIn(elsewhere, ada);
    await expect(elsewhere).toHaveURL(/\/dashboard$/);
    await signOut(page);

    await page.goto("/auth");
    await page.getByLabel("Email").fill(ada.email);
    const asked = page.waitForRequest((request) => request.url().includes("/auth/v1/recover"));
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    expect((await asked).method()).toBe("POST");
    expect((await asked).postDataJSON()).toMatchObject({ email: ada.email });
    await expectToast(page, "Password Reset");

    await page.goto(await linkTo(page, ada.email, /set a new password/i));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Set a new password" }).click();
    await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/auth");
    const field = page.getByRole("textbox", { name: "New password" });
    const changes: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/auth/v1/user") && request.method() === "PUT") changes.push(request.url());
    });
    await field.fill("short");
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page.getByText("Use at least 6 characters")).toBeVisible();
    expect(changes).toEqual([]);
    const password = `${ada.password}-new`;
    await field.fill(password);
    await page.getByRole("button", { name: "Save password" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(changes).toHaveLength(1);

    await expect(async () => {
      const ended = await elsewhere.evaluate(async () => {
        const kept: { access_token: string } = JSON.parse(localStorage.getItem("pa:session") ?? "{}");
        const apikey = document.querySelector<HTMLMetaElement>('meta[name="product-architect-key"]')?.content ?? "";
        return (await fetch("/auth/v1/user", { headers: { apikey, authorization: `Bearer ${kept.access_token}` } })).status;
      });
      expect(ended).toBe(403);
    }).toPass();
    await elsewhere.close();
    await signOut(page);
    await page.goto("/auth");
    await signIn(page, ada);
    await expectToast(page, "Sign in failed");
    await signIn(page, { email: ada.email, password });
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test("what is said before the part that says it is loaded is said once it is, and the page is taken over as it stands [FIRST-105]", async ({
  page,
}) => {
  const ada = newcomer();
  const isAnswered = Promise.withResolvers<unknown>();
  await page.route(/\/assets\/toaster-/, async (route) => {
    await isAnswered.promise;
    await route.continue();
  });
  page.on("response", (response) => {
    if (response.url().includes("/auth/v1/signup")) isAnswered.resolve(response.finished());
  });
  await page.goto("/auth?tab=signup");
  await page.getByLabel("Email").fill(ada.email);
  await page.getByRole("textbox", { name: "Password" }).fill(ada.password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expectToast(page, "Sign up successful");
});

test("somebody invited by mail signs up, confirms, and is in the team with nothing lost", async ({ page, browser }) => {
  const [ada, bo] = [newcomer("ada"), newcomer("bo")];
  await signUp(page, ada);
  await createOrganization(page, "Harbour Works");
  await page.goto("/organization/settings");
  const form = page.getByRole("form", { name: "Invite somebody" });
  await form.getByLabel("Email").fill(bo.email);
  await form.getByRole("button", { name: "Invite" }).click();
  await expectToast(page, `Invitation sent to ${bo.email}`);

  const invited = await (await browser.newContext()).newPage();
  await invited.goto(await linkTo(invited, bo.email, /open the invitation/i));
  await expect(invited.getByRole("heading", { name: "Join Harbour Works" })).toBeVisible();
  await invited.getByRole("link", { name: "Create an account" }).click();
  await expect(invited.getByLabel("Email")).toHaveValue(bo.email);
  await invited.getByRole("textbox", { name: "Password" }).fill(bo.password);
  await invited.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expectToast(invited, "Sign up successful");
  await invited.goto(await linkTo(invited, bo.email, /confirm/i));
  await invited.getByRole("button", { name: "Confirm my address" }).click();
  await expect(invited).toHaveURL(/\/invitation\//);
  await invited.getByRole("button", { name: "Accept the invitation" }).click();
  await expectToast(invited, "You are now a member of Harbour Works");
  await expect(invited).toHaveURL(/\/dashboard$/);
  await expect(invited.getByRole("button", { name: "Organization: Harbour Works" })).toBeVisible();
  await page.reload();
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: /^.*Member [0-9a-f]{8}/ }),
  ).toBeVisible();
  await invited.context().close();
});

test("an address is changed once both mails were opened", async ({ page }) => {
  const ada = newcomer();
  const next = newcomer("next").email;
  await signUp(page, ada);
  await page.goto("/profile");
  await page.getByLabel("New address").fill(next);
  await page.getByRole("button", { name: "Send confirmation mails" }).click();
  await expect(page.getByText(`Waiting for ${next}`)).toBeVisible();
  await page.goto(await linkTo(page, ada.email, /confirm the change/i));
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await expect(page.getByText("One of two addresses is confirmed")).toBeVisible();
  await page.goto(await linkTo(page, next, /confirm the change/i));
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(next);
});
