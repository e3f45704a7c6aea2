import { startProvider } from "#server/auth/testing-provider.ts";
import { expect, expectAccessible, met, newcomer, signOut, test } from "./journey.ts";

type Provider = Awaited<ReturnType<typeof startProvider>>;
let provider: Provider | undefined;
test.afterAll(async () => provider?.stop());

test(
  "people sign in with the providers the server knows, by their company's domain, and read why it did not work; who is new starts a project [AUDIT-18] [FIRST-90]",
  met("503 GET /auth/v1/authorize", "404 POST /auth/v1/sso"),
  async ({ page, browser }) => {
    test.skip(Boolean(process.env.JOURNEY_URL), "a running instance has its own providers");
    const { email } = newcomer("company");
    // a server that met the provider once keeps what it said of itself, so a second try cannot come before that
    if (test.info().retry === 0) {
      const early = await browser.newPage();
      await early.goto("/auth");
      await early.getByRole("button", { name: "Continue with My Company" }).click();
      await expect(early.getByText("The sign-in provider my-company does not answer: try again later")).toBeVisible();
      await early.close();
    }

    provider = await startProvider("product", "secret", Number(process.env.JOURNEY_PROVIDER));
    provider.be({ sub: email, email: email.replace("example.com", "company.example"), email_verified: true });
    const button = page.getByRole("button", { name: "Continue with My Company" });
    await page.goto("/auth");
    await button.click();
    // each try comes with an address of its own
    await expect(page).toHaveURL(/\/start$/);
    expect(page.url()).not.toContain("code=");

    await signOut(page);
    await page.goto("/auth");
    await page.getByLabel("Email").fill("somebody@elsewhere.example");
    await page.getByRole("button", { name: "Sign in with your company" }).click();
    await expect(page.getByText("There is no company sign-in for this address. Use your password.")).toBeVisible();
    await page.getByLabel("Email").fill("somebody@company.example");
    await page.getByRole("button", { name: "Sign in with your company" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await signOut(page);
    provider.be({ sub: "nobody" });
    await page.goto("/auth");
    await button.click();
    await expect(page.getByText("Signing in with My Company did not work")).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText("This link no longer works")).toBeHidden();
  },
);
