import type { Page } from "@playwright/test";

type Person = { origin: string; email: string; password: string };

export async function signIn(page: Page, { origin, email, password }: Person) {
  await page.goto(`${origin}/auth`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("**/dashboard");
  // as long as the screen is still to come, the router may break off where one goes next
  await page.getByRole("heading", { name: "Projects", level: 1 }).waitFor();
}
