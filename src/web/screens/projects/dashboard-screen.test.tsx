import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { author, startProject } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, otherToasts } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const switcher = () => page.getByRole("button", { name: /^Organization:/ });

describe("the dashboard", () => {
  test("it has a heading, the organization switcher and New Project [DASH-01]", async () => {
    await openAs(await author(server), "/dashboard");
    await expect.element(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
    await expect.element(switcher().filter({ hasText: "Acme" })).toBeVisible();
    await expect.element(button("New Project")).toBeVisible();
  });

  test("a card shows name, day of the last change, version and type, and leads to its three places [DASH-03, DASH-07, DASH-10, DASH-11, DASH-12]", async () => {
    const ada = await author(server);
    await ada.db.from("projects").update({ type: "SaaS", version: "2.3" }).eq("id", ada.project_id);
    const { address } = await openAs(ada, "/dashboard");
    const card = page.getByRole("main").getByRole("listitem");
    await expect.element(card.getByRole("heading", { name: "Harbour" })).toBeVisible();
    expect(getComputedStyle(card.element().parentElement ?? document.body).display).toBe("grid");
    const today = new Intl.DateTimeFormat("en", { dateStyle: "medium" }).format(new Date());
    await expect.element(card.filter({ hasText: `Updated ${today}` })).toBeVisible();
    await expect.element(card.filter({ hasText: "2.3" })).toBeVisible();
    await expect.element(card.filter({ hasText: "SaaS" })).toBeVisible();
    const places = [
      ["Specification of Harbour", `/dashboard/project/${ada.project_id}/specification`],
      ["Settings of Harbour", `/dashboard/project/${ada.project_id}/settings`],
      ["Project Dashboard of Harbour", `/dashboard/project/${ada.project_id}`],
    ] as const;
    for (const [name, place] of places)
      await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", place);
    await page.getByRole("link", { name: "Specification of Harbour" }).click();
    await expect.poll(address).toBe(`/dashboard/project/${ada.project_id}/specification`);
  });

  test("a project without a type shows N/A, a new one version 0.1 [DASH-08, DASH-09]", async () => {
    const ada = await author(server);
    await ada.db.from("projects").update({ type: "SaaS" }).eq("id", ada.project_id);
    await startProject(ada, ada.organization_id, "Plain");
    await openAs(ada, "/dashboard");
    const cards = page.getByRole("main").getByRole("listitem");
    const plain = cards.filter({ has: page.getByRole("heading", { name: "Plain" }) });
    await expect.element(plain.filter({ hasText: "N/A" })).toBeVisible();
    await expect.element(plain.filter({ hasText: "0.1" })).toBeVisible();
    await expect
      .element(cards.filter({ has: page.getByRole("heading", { name: "Harbour" }) }).filter({ hasText: "N/A" }))
      .not.toBeInTheDocument();
  });

  test("three placeholders stand in while projects load [DASH-04]", async () => {
    const ada = await author(server);
    const seen = new Set<number>();
    const watch = new MutationObserver(() => seen.add(document.querySelectorAll('[data-testid="project-placeholder"]').length));
    watch.observe(document.body, { subtree: true, childList: true });
    await openAs(ada, "/dashboard");
    await expect.element(page.getByRole("heading", { name: "Harbour" })).toBeVisible();
    watch.disconnect();
    expect([...seen].sort()).toEqual([0, 3]);
  });

  test("without projects it says what to do next [DASH-06]", async () => {
    const ada = await author(server);
    await ada.db.from("projects").delete().eq("id", ada.project_id);
    await openAs(ada, "/dashboard");
    await expect.element(page.getByText("No projects yet")).toBeVisible();
    await expect.element(page.getByText("Create your first project to get started")).toBeVisible();
  });

  test("projects that cannot be loaded are a banner, one toast and a way to try again [DASH-05, TOAST-01]", async () => {
    const ada = await author(server);
    const realFetch = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      return request.url.includes("/rest/v1/projects") ? Response.error() : realFetch(request);
    };
    try {
      await openAs(ada, "/dashboard");
      await expect
        .element(page.getByText("Error loading projects: The connection failed. Check your network and try again."))
        .toBeVisible();
      await expectFailure("Failed to fetch projects");
      expect(otherToasts()).toEqual([]);
    } finally {
      globalThis.fetch = realFetch;
    }
    await button("Try again").click();
    await expect.element(page.getByRole("heading", { name: "Harbour" })).toBeVisible();
  });
});
