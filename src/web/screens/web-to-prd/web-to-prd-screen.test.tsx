import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addWebToPrd } from "#data/web-to-prd.ts";
import { hold, intercept, refuse } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const website = inject("website");
const AT = "/dashboard/web-to-prd";
const ANALYZE = "/functions/v1/analyze-website";
const main = () => page.getByRole("main");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = () => page.getByLabelText("Website URL");
const entries = () => page.getByRole("region", { name: "Analyzed websites" }).getByRole("listitem");
const analysis = (name: string) => ({ name, description: "", industry: null, business_model: null, features: [] });
const entry = ({ db, organization_id }: Author, name: string) =>
  addWebToPrd(db, { organization_id, website_url: `https://${name}.example/`, analysis: analysis(name) });

describe("Web to PRD", () => {
  test("checks who is there before it shows anything [WEB-03]", async () => {
    const { holdAuth, readAuth } = await import("#web/queries/session.ts");
    await openAs(await author(server), AT);
    await expect.element(field()).toBeVisible();
    const known = readAuth();
    holdAuth({ status: "loading", session: null, user: null });
    await expect.element(page.getByText("Checking authentication...")).toBeVisible();
    expect(field().elements()).toHaveLength(0);
    holdAuth(known);
    await expect.element(field()).toBeVisible();
  });

  test("a website is analyzed with its address, told about at both ends, and joins the list; without a model the screen says once who describes it and leads to where one is connected [POLISH-33, WEB-01, WEB-04, WEB-08, WEB-09, WEB-12]", async () => {
    const ada = await author(server);
    await openAs(ada, AT);
    await expect.element(page.getByText("No websites analyzed yet")).toBeVisible();
    await expect.element(page.getByText(/^The built-in drafter describes a website/)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Connect a model" })).toHaveAttribute("href", "/organization/settings");
    await expect.element(button("Analyze Website")).toBeDisabled();
    await field().fill("   ");
    await expect.element(button("Analyze Website")).toBeDisabled();

    const go = hold("POST", ANALYZE);
    await field().fill(website);
    await button("Analyze Website").click();
    await expectToast("Analysis started", "Analyzing website. This may take a minute...");
    await expect.element(button("Analyzing...")).toBeDisabled();
    await expect.element(field()).toHaveValue(website);
    go();
    await expectToast("Analysis completed!", "Website has been successfully analyzed and data stored.");
    await expect.element(entries().getByText("Green Boxes", { exact: true })).toBeVisible();
    await expect.element(field()).toHaveValue("");

    await field().fill(`${website}/other`);
    await button("Analyze Website").click();
    await expect
      .poll(() =>
        entries()
          .elements()
          .map((row) => /Green|Other/.exec(row.textContent ?? "")?.[0]),
      )
      .toEqual(["Other", "Green"]);
    const [form, list] = [field().element(), entries().first().element()];
    expect(form.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("an address that is none is refused where it stands and in a toast, and is not sent [WEB-05, WEB-06]", async () => {
    await openAs(await author(server), AT);
    const sent: string[] = [];
    const stepAside = intercept("POST", ANALYZE, async (pass, request) => {
      sent.push(await request.clone().text());
      return pass();
    });
    for (const address of ["example.com", "ftp://example.com", "http:example.com", "https://"]) {
      await field().fill(address);
      await button("Analyze Website").click();
      const said = page.getByText("Please enter a valid URL (include http:// or https://)", { exact: true });
      await expect.element(said).toBeVisible();
      expect(said.element().className).toContain("text-danger-ink");
    }
    await expectFailure("Invalid URL", "Please enter a valid website URL (including http:// or https://)");
    expect(sent).toEqual([]);
    await field().fill(`${website}/gone`);
    await button("Analyze Website").click();
    await expectFailure("The website has no page at this address. Correct the address.");
    expect(sent.map((body) => JSON.parse(body).websiteUrl)).toEqual([`${website}/gone`]);
    stepAside();
  });

  test("a failed analysis says why, or that it failed, and keeps the address [WEB-07, WEB-10]", async () => {
    await openAs(await author(server), AT);
    const answers = async (status: number, body: object) => {
      const stepAside = intercept("POST", ANALYZE, async () => Response.json(body, { status }));
      await button("Analyze Website").click();
      await expect.element(button("Analyze Website")).toBeEnabled();
      stepAside();
    };
    await field().fill(website);
    await answers(503, { message: "The website sleeps." });
    await expectFailure("The website sleeps.");
    await answers(500, {});
    await expectFailure("Failed to analyze website. Please try again.");
    await answers(401, { message: "Sign in first.", code: "signed_out" });
    await expectFailure("Authentication required", "Please log in to analyze websites.");
    await expect.element(field()).toHaveValue(website);
  });

  test("the list is read newest first, and where it cannot be read it says why and tries again [WEB-11, DATA-34]", async () => {
    const ada = await author(server);
    await entry(ada, "first");
    await entry(ada, "second");
    const tries: string[] = [];
    const counted = intercept("GET", "/rest/v1/web_to_prd", async (pass, request) => {
      tries.push(request.url);
      return pass();
    });
    const stepAside = refuse("GET", "/rest/v1/web_to_prd", "The list is asleep.");
    await openAs(ada, AT);
    await expect.element(main().getByText("Error loading data")).toBeVisible();
    await expect.element(main().getByText("The list is asleep.")).toBeVisible();
    stepAside();
    await button("Try Again").click();
    await expect.element(entries().first()).toBeVisible();
    expect(
      entries()
        .elements()
        .map((row) => /first|second/.exec(row.textContent ?? "")?.[0]),
    ).toEqual(["second", "first"]);
    expect(tries[0]).toContain("order=created_at.desc");
    counted();
  });

  test("a viewer reads what there is and is offered nothing that would be refused", async () => {
    const viewer = await author(server, { role: "viewer" });
    await entry({ ...viewer, ...viewer.founder }, "first");
    await openAs(viewer, AT);
    await expect.element(entries().getByText("first", { exact: true })).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
    await expect.element(button("Enhanced Search")).not.toBeInTheDocument();
    await entries().getByRole("link").click();
    await expect.element(button("Export Data")).toBeVisible();
    await expect.element(button("Generate Full PRD")).not.toBeInTheDocument();
  });

  test("what was typed survives a lost connection and a reload", async () => {
    const ada = await author(server);
    await openAs(ada, AT);
    await field().fill(website);
    const stepAside = intercept("POST", ANALYZE, () => Promise.reject(new TypeError("Failed to fetch")));
    await button("Analyze Website").click();
    await expectFailure("The connection failed. Check your network and try again.");
    stepAside();
    await open(AT);
    await expect.element(field()).toHaveValue(website);
    await userEvent.clear(field());
  });
});
