import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
type Ids = { project: string; page: string; questionnaire: string };
const missing: Ids = { project: crypto.randomUUID(), page: crypto.randomUUID(), questionnaire: crypto.randomUUID() };
afterEach(() => vi.restoreAllMocks());

const signedInAddresses = ({ project, page: page_id, questionnaire }: Ids) => [
  "/dashboard",
  "/projects",
  "/projects/new",
  `/project/${project}`,
  `/dashboard/project/${project}`,
  `/dashboard/project/${project}/specification`,
  `/dashboard/project/${project}/specification/pages`,
  `/dashboard/project/${project}/specification/pages/${page_id}/edit`,
  `/dashboard/project/${project}/settings`,
  `/dashboard/questionnaires/stepper/${project}`,
  "/questionnaires",
  "/questionnaires/new",
  `/questionnaires/create/${project}`,
  `/questionnaires/stepper/${project}`,
  `/questionnaires/${questionnaire}`,
  `/questionnaires/${questionnaire}/edit`,
  `/questionnaires/edit/${questionnaire}`,
  "/organization/settings",
  "/profile",
];
const webToPrd = ["/dashboard/web-to-prd", `/dashboard/web-to-prd/${crypto.randomUUID()}`];

test("visitors are sent to sign in from everything that is not public, and people who are signed in go everywhere [DATA-45]", async () => {
  const { router, address } = await openAs(null, "/cookies");
  for (const at of signedInAddresses(missing)) {
    await router.navigate(at);
    await expect.poll(address, { message: at }).toBe("/auth");
  }
  const ada = await author(server);
  const { project_id } = ada;
  const { data: listed } = await ada.db.from("pages").insert({ project_id, name: "Home" }).select("id").single().throwOnError();
  const asked = await ada.db.from("questionnaires").insert({ project_id }).select("id").single().throwOnError();
  const opened = await openAs(ada, "/profile");
  const own = signedInAddresses({ project: project_id, page: listed.id, questionnaire: asked.data.id });
  for (const at of [...own, ...webToPrd]) {
    await opened.router.navigate(at);
    await expect.element(page.getByRole("navigation", { name: "Main" }), { message: at }).toBeVisible();
    await expect.element(page.getByRole("main").getByRole("heading", { level: 1 }), { message: at }).toBeVisible();
    expect(opened.address(), at).not.toBe("/auth");
    for (const refusal of [/not found/i, /may not/i, "Authentication Required"]) {
      expect(page.getByText(refusal).elements(), at).toEqual([]);
    }
  }
});

describe("the footer of public pages", () => {
  test("brings the page back to its start whenever the route changes [SHELL-16]", async () => {
    const { router, address } = await openAs(null, "/");
    const footer = page.getByRole("contentinfo");
    await expect.element(footer).toBeVisible();
    for (const go of [
      () => footer.getByRole("link", { name: "Cookies" }).click(),
      () => router.navigate(-1),
      () => router.navigate(1),
    ]) {
      await page.viewport(1280, 400);
      await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(500);
      window.scrollTo({ top: 10_000, behavior: "instant" });
      expect(window.scrollY).toBeGreaterThan(0);
      const before = address();
      await go();
      await expect.poll(address).not.toBe(before);
      await expect.element(footer).toBeVisible();
      await expect.poll(() => window.scrollY).toBe(0);
    }
  });
});

describe("the cookie banner", () => {
  test("shows where local storage cannot be used, and can be put away for the visit [COOKIE-03]", async () => {
    await openAs(null, "/");
    const banner = page.getByRole("region", { name: "Cookies" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(banner).not.toBeInTheDocument();
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      });
    }
    await open("/");
    await expect.element(banner).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Accept" }));
    await expect.element(banner).not.toBeInTheDocument();
  });
});
