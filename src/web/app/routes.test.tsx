import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";

const server = inject("server");

describe("addresses", () => {
  test("a visitor gets the landing page at / and the sign-in screen without the shell [ROUTE-01, ROUTE-05]", async () => {
    await openAs(null, "/");
    await expect.element(page.getByRole("heading", { level: 1, name: /From an idea to a specification/ })).toBeVisible();
    await openAs(null, "/auth");
    await expect.element(page.getByRole("form", { name: "Sign In" })).toBeVisible();
    expect(page.getByRole("navigation").elements()).toHaveLength(0);
    expect(page.getByRole("banner").elements()).toHaveLength(0);
  });

  test("an unknown address says so and leads home [ROUTE-20]", async () => {
    const { address } = await openAs(null, "/no/such/place");
    await expect.element(page.getByText("Oops! Page not found")).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect.poll(address).toBe("/");
  });

  test("Web to PRD asks visitors to log in instead of sending them away [WEB-02]", async () => {
    const { address } = await openAs(null, "/dashboard/web-to-prd");
    await expect.element(page.getByText("Authentication Required")).toBeVisible();
    expect(address()).toBe("/dashboard/web-to-prd");
    await page.getByRole("link", { name: "Log In" }).click();
    await expect.poll(address).toBe("/auth");
  });

  test("every screen has its own title, and a new screen takes the focus", async () => {
    const ada = await author(server);
    const { router } = await openAs(ada, "/dashboard");
    await expect.poll(() => document.title).toBe("Dashboard — Product Architect");
    await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
    await router.navigate("/profile");
    await expect.poll(() => document.title).toBe("Profile — Product Architect");
    await expect.poll(() => document.activeElement?.id).toBe("main");
  });
});

describe("the cookie banner", () => {
  test("it stands on every screen until it is accepted, and stays away then [COOKIE-01, COOKIE-02, ROUTE-24]", async () => {
    const ada = await author(server);
    const banner = page.getByRole("region", { name: "Cookies" });
    for (const [someone, address] of [
      [null, "/"],
      [null, "/auth"],
      [null, "/nowhere"],
      [ada, "/dashboard"],
      [ada, "/profile"],
    ] as const) {
      await openAs(someone, address, { hasAccepted: false });
      await expect.element(banner).toBeVisible();
    }
    await page.getByRole("button", { name: "Accept" }).click();
    await expect.element(banner).not.toBeInTheDocument();
    const [consent] = Object.entries(localStorage).filter(([, value]) => value === "accepted");
    expect(consent?.[0]).toMatch(/consent/);
    for (const later of ["/dashboard", "/cookies"]) {
      await open(later);
      await expect.element(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await expect.element(banner).not.toBeInTheDocument();
    }
  });
});
