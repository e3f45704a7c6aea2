import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, inject, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { specificationMenu } from "#domain/specifications.ts";
import { intercept } from "#tests/support/intercept.ts";
import { author, join, person } from "#tests/support/people.ts";
import { render } from "#tests/support/render.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, otherToasts } from "#tests/support/toasts.ts";
import { SpecificationScreen } from "./specification-screen.tsx";

const server = inject("server");
const menu = () => page.getByRole("navigation", { name: "Specification", exact: true });
const heading = (name: string) => page.getByRole("heading", { name, level: 1, exact: true });

describe("the workspace", () => {
  test("it starts on Project Overview, under the project's name and version [SPEC-01, SPEC-03]", async () => {
    const ada = await author(server);
    await ada.db.from("projects").update({ version: "2.3" }).eq("id", ada.project_id);
    const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
    await expect.element(heading("Project Overview")).toBeVisible();
    await expect.element(menu().getByRole("link", { name: "Project Overview" })).toHaveAttribute("aria-current", "page");
    const aside = page.getByRole("complementary");
    await expect.element(aside.getByText("Harbour", { exact: true })).toBeVisible();
    await expect.element(aside.getByText("Version 2.3", { exact: true })).toBeVisible();
    expect(address()).toBe(`/dashboard/project/${ada.project_id}/specification`);
  });

  test("its pages address opens it with the pages already chosen [SPEC-02]", async () => {
    const ada = await author(server);
    await openAs(ada, `/dashboard/project/${ada.project_id}/specification/pages`);
    await expect.element(heading("5.1 Pages")).toBeVisible();
    await expect.element(menu().getByRole("link", { name: "Pages" })).toHaveAttribute("aria-current", "page");
  });

  test("the side menu has every group and item, and choosing one swaps the section on the same route [SPEC-04, SPEC-08]", async () => {
    const groups = [
      "Project concept: Project Overview (projectIntroduction), Business Model (overallDescription)",
      "Technology: Technology stack (technologyStack), Third-Party Integrations (thirdPartyIntegrations)",
      "Features: Pages (pages), Features (features)",
      "Users: User Classes (userClasses), User Stories (documentation)",
      "Design: Design connections (designConnections), Style Guide (styleGuide)",
      "Security: Risks (risks), Security measures (securityMeasures), Testing (testing)",
      "Requirements: External Interfaces (externalInterfaces), Other Requirements (otherRequirements), Assumptions (assumptions), Glossary (glossary)",
      "Quality: Wording (wording), Contradictions (contradictions), Completeness (completeness)",
    ];
    const ada = await author(server);
    const { address, router } = await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
    await expect.element(heading("Project Overview")).toBeVisible();
    const shown = [...menu().element().children].map((group) => {
      const items = [...group.querySelectorAll("a")].map((link) => {
        const { search } = new URL(link.href);
        return `${link.textContent} (${new URLSearchParams(search).get("section")})`;
      });
      return `${group.querySelector("p")?.textContent}: ${items.join(", ")}`;
    });
    expect(shown).toEqual(groups);
    const titles: Record<string, string> = { Pages: "5.1 Pages", Risks: "Project Risks" };
    for (const { label } of specificationMenu.flatMap((group): readonly { label: string }[] => group.items)) {
      await menu().getByRole("link", { name: label, exact: true }).click();
      await expect.element(heading(titles[label] ?? label)).toBeVisible();
      expect(address().split("?")[0]).toBe(`/dashboard/project/${ada.project_id}/specification`);
    }
    await ada.db.from("pages").insert(["Quay", "Pier"].map((name) => ({ project_id: ada.project_id, name })));
    await menu().getByRole("link", { name: "Pages" }).click();
    await page.getByRole("searchbox").fill("quay");
    await menu().getByRole("link", { name: "Features", exact: true }).click();
    await expect.element(heading("Features")).toBeVisible();
    await router.navigate(-1);
    await expect.element(heading("5.1 Pages")).toBeVisible();
    await expect.element(page.getByRole("searchbox")).toHaveValue("quay");
    await expect.element(page.getByText("1 of 2 pages", { exact: true })).toBeVisible();
    await router.navigate(-1);
    await expect.element(heading(specificationMenu.at(-1)?.items.at(-1)?.label ?? "")).toBeVisible();
  });

  test("without a project it says that there is none [SPEC-05]", async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: "/", Component: SpecificationScreen }])} />);
    await expect.element(heading("Project Not Found")).toBeInTheDocument();
    await expect.element(page.getByText("Unable to load project specification.", { exact: true })).toBeVisible();
  });

  test("a specification that cannot be read or understood is one toast each, and can be tried again [SPEC-14]", async () => {
    const ada = await author(server);
    await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "0.1", project_overview: "Boats" });
    let asked = 0;
    const stepAside = intercept("GET", "/rest/v1/specifications", async () => {
      asked += 1;
      return Response.error();
    });
    await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
    await expect.element(page.getByRole("alert").getByText("Failed to load specification")).toBeVisible();
    await expectFailure("Failed to load specification");
    expect(otherToasts()).toEqual([]);
    expect(asked).toBe(3);
    stepAside();
    const stepAsideToo = intercept("GET", "/rest/v1/specifications", async (pass) => {
      const answer = await pass();
      const row: unknown = await answer.json();
      return Response.json(Array.isArray(row) ? row.map(broken) : broken(row));
    });
    await page.getByRole("button", { name: "Try again" }).click();
    await expectFailure("Failed to process specification data");
    stepAsideToo();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByLabelText("Project overview", { exact: true })).toHaveValue("Boats");
  });

  test("a viewer reads everything and finds nothing to press", async () => {
    const ada = await author(server);
    await ada.db.from("user_classes").insert({ project_id: ada.project_id, name: "Skipper" });
    const long = Array.from({ length: 9 }, (_, n) => `Line ${n + 1}`).join("\n");
    await ada.db.from("pages").insert({ project_id: ada.project_id, name: "Berths", description: long });
    const overview = "**Hikers** find a berth\n\nשלום, PAGE-1";
    await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "0.1", project_overview: overview });
    const vera = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: vera.id, role: "viewer" });
    await openAs(vera, `/dashboard/project/${ada.project_id}/specification?section=userClasses`);
    await expect.element(page.getByRole("heading", { name: "Skipper" })).toBeVisible();
    await expect.element(page.getByText("Read only", { exact: true })).toBeVisible();
    for (const name of [/Add User Class/, /Generate/, /^Edit/, /^Delete/]) {
      expect(page.getByRole("button", { name }).elements()).toEqual([]);
    }
    await menu().getByRole("link", { name: "Project Overview" }).click();
    const overviewRead = page.getByRole("region", { name: "Project overview", exact: true });
    await expect.element(overviewRead.getByText("Hikers", { exact: true })).toBeVisible();
    const citation = overviewRead.getByRole("link", { name: "PAGE-1: Berths" });
    await expect.element(citation).toBeVisible();
    expect(getComputedStyle(citation.element()).direction).toBe("rtl");
    await expect.element(page.getByRole("region", { name: "References" })).toMatchTextContent("Nothing written yet.");
    expect(page.getByRole("textbox").elements()).toEqual([]);
    expect(page.getByRole("button", { name: /Save Changes|Write|Preview/ }).elements()).toEqual([]);
    await menu().getByRole("link", { name: "Pages" }).click();
    await expect.element(page.getByRole("link", { name: "Open Berths" })).toBeVisible();
    const described = page.getByRole("gridcell").filter({ hasText: "Line 9" }).last();
    const before = described.element().clientHeight;
    await described.getByRole("button", { name: "Show all" }).click();
    await expect.element(described.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
    await expect.poll(() => described.element().clientHeight).toBeGreaterThan(before + 80);

    await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
    try {
      await expect.poll(() => menu().elements()).toEqual([]);
      expect(page.getByRole("banner").elements()).toEqual([]);
      await expect.element(page.getByRole("heading", { name: "5.1 Pages" })).toBeVisible();
      expect(getComputedStyle(document.documentElement).colorScheme).toBe("light");
    } finally {
      await cdp().send("Emulation.setEmulatedMedia", { media: "" });
    }
    expect(page.getByRole("button", { name: /^(Add|Generate|Delete)/ }).elements()).toEqual([]);
  });

  test("the whole specification is downloaded as one Markdown file [BRING-14]", async () => {
    const ada = await author(server);
    await ada.db.from("pages").insert({ project_id: ada.project_id, name: "Berth plan" });
    await openAs(ada, `/dashboard/project/${ada.project_id}/specification`);
    await expect.element(heading("Project Overview")).toBeVisible();
    const saved: { name: string; blob: Blob }[] = [];
    const realClick = HTMLAnchorElement.prototype.click;
    const realUrl = URL.createObjectURL;
    let made = new Blob();
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) made = blob;
      return realUrl(blob);
    };
    HTMLAnchorElement.prototype.click = function click() {
      saved.push({ name: this.download, blob: made });
    };
    try {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("radio", { name: "Markdown" }).click();
      await page.getByRole("button", { name: "Download Markdown" }).click();
      await expect.poll(() => saved.length).toBe(1);
      await page.getByRole("radio", { name: "JSON" }).click();
      await page.getByRole("button", { name: "Download JSON" }).click();
      await expect.poll(() => saved.length).toBe(2);
    } finally {
      HTMLAnchorElement.prototype.click = realClick;
      URL.createObjectURL = realUrl;
    }
    expect(saved[0]?.name).toBe("harbour-srs-v0.1.md");
    const text = await saved[0]?.blob.text();
    expect(text).toContain("PAGE-1");
    expect(text).toContain("Berth plan");
    expect(saved[1]?.name).toBe("harbour-srs-v0.1.json");
    expect(JSON.parse((await saved[1]?.blob.text()) ?? "")).toMatchObject({
      format: "product-architect/project",
      format_version: 1,
    });

    const stepAside = intercept("POST", "export-specification", async () =>
      Response.json({ message: "Too much is being written. Try again in 5 seconds.", code: "too_many" }, { status: 429 }),
    );
    await page.getByRole("radio", { name: "Web page" }).click();
    await page.getByRole("button", { name: "Download Web page" }).click();
    await expectFailure("Export failed", "Too much is being written. Try again in 5 seconds.");
    stepAside();
  });
});

function broken(row: unknown) {
  return { ...Object(row), security_risks: "{no list" };
}
