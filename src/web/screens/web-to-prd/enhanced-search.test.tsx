import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { industries } from "#domain/catalog/industries.ts";
import { intercept } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const website = inject("website");
const dialog = () => page.getByRole("dialog", { name: "Enhanced Search" });
const button = (name: string) => dialog().getByRole("button", { name, exact: true });
const query = () => dialog().getByLabelText("Search query");
const url = () => dialog().getByLabelText("URLs to scrape").and(page.getByRole("textbox"));
const urls = () => dialog().getByRole("list", { name: "URLs to scrape" }).getByRole("listitem");
const results = () => dialog().getByRole("region", { name: "Recent search results" }).getByRole("listitem");

async function openSearch() {
  await openAs(await author(server), "/dashboard/web-to-prd");
  await page.getByRole("button", { name: "Enhanced Search" }).click();
  await expect.element(dialog()).toBeVisible();
}

test("the dialog takes an industry, a query and addresses, and needs what a search is about [WEB-17, WEB-18, WEB-20, WEB-21, WEB-22, WEB-23]", async () => {
  await openSearch();
  await expect.element(dialog().getByRole("combobox", { name: "Industry" })).toHaveTextContent("All");
  await dialog().getByRole("combobox", { name: "Industry" }).click();
  const choices = page.getByRole("option");
  expect(choices.elements().map((choice) => choice.textContent)).toEqual([...industries]);
  await userEvent.keyboard("{Escape}");

  for (const name of ["AI Search", "Comprehensive Search"]) {
    await query().fill("  ");
    await button(name).click();
    await expect.element(dialog().getByText("Please enter a search query")).toBeVisible();
    await expect.element(dialog().getByLabelText("Search query")).toHaveFocus();
    await query().fill("boxes");
    await expect.element(dialog().getByText("Please enter a search query")).not.toBeInTheDocument();
    await query().fill("");
  }
  await button("Scrape URLs").click();
  await expect.element(dialog().getByText("Please add at least one URL to scrape")).toBeVisible();

  await url().fill(" https://one.example ");
  await userEvent.keyboard("{Enter}");
  await expect.element(urls()).toHaveTextContent("https://one.example");
  await expect.element(url()).toHaveValue("");
  for (const again of ["   ", "https://one.example"]) {
    await url().fill(again);
    await button("Add URL").click();
    expect(urls().elements()).toHaveLength(1);
  }
  await url().fill("https://two.example");
  await button("Add URL").click();
  expect(
    urls()
      .elements()
      .map((row) => row.textContent),
  ).toEqual(["https://one.example", "https://two.example"]);
  await button("Remove https://one.example").click();
  expect(
    urls()
      .elements()
      .map((row) => row.textContent),
  ).toEqual(["https://two.example"]);
});

test("each search says what it found, shows the first three, and sends what it is about [WEB-19, WEB-24, WEB-26, WEB-28, GEN-10, GEN-11]", async () => {
  await openSearch();
  const sent: Record<string, unknown>[] = [];
  const stepAside = intercept("POST", "/functions/v1/enhanced-web-search", async (pass, request) => {
    const { organizationId: _own, ...body } = await request.clone().json();
    sent.push(body);
    return pass();
  });
  await query().fill("boxes");
  await url().fill(website);
  await userEvent.keyboard("{Enter}");

  await button("AI Search").click();
  await expectToast("Search Complete", "Found 4 results using Perplexity AI");
  const names = () =>
    results()
      .elements()
      .map((row) => /Alpha|Beta|Gamma|Delta|Scraped Boxes/.exec(row.textContent ?? "")?.[0]);
  await expect.poll(names).toEqual(["Alpha", "Beta", "Gamma"]);
  await expect.element(results().first().getByText("Alpha sells boxes.")).toBeVisible();
  await expect.element(results().first().getByRole("link")).toHaveAttribute("href", "https://alpha.example/");

  await button("Scrape URLs").click();
  await expectToast("Scraping Complete", "Successfully scraped 1 websites");
  await expect.poll(names).toEqual(["Scraped Boxes"]);

  await button("Comprehensive Search").click();
  await expectToast("Comprehensive Search Complete", "Found 5 results using AI search and scraping");
  await expect.poll(names).toEqual(["Scraped Boxes", "Alpha", "Beta"]);

  await query().fill("nothing");
  await button("AI Search").click();
  await expectToast("No Results", "No results found for your search query");
  await button("Scrape URLs").click();
  await expectToast("No Data", "No data could be extracted from the provided URLs");
  await button("Comprehensive Search").click();
  await expectToast("No Results", "No results found with comprehensive search");
  expect(results().elements()).toHaveLength(0);

  const [industry, listed] = ["All", [website]];
  expect(sent).toEqual([
    { searchType: "perplexity", query: "boxes", industry },
    { searchType: "firecrawl", query: "boxes", urls: listed },
    { searchType: "comprehensive", query: "boxes", industry, urls: listed },
    { searchType: "perplexity", query: "nothing", industry },
    { searchType: "firecrawl", query: "nothing", urls: listed },
    { searchType: "comprehensive", query: "nothing", industry, urls: listed },
  ]);
  stepAside();
});

test("a failed search says so and why, and what was entered stays [WEB-25, WEB-27, WEB-29]", async () => {
  await openSearch();
  await query().fill("broken");
  await url().fill(website);
  await userEvent.keyboard("{Enter}");

  await button("AI Search").click();
  await expectFailure("Search Error", "Perplexity is out of order. Please try again later.");
  await expect.element(dialog().getByText("Perplexity is out of order. Please try again later.")).toBeVisible();
  await button("Scrape URLs").click();
  await expectFailure("Scraping Error", "Failed to scrape websites");
  await expect.element(dialog().getByText("Firecrawl is out of order. Please try again later.")).toBeVisible();
  await button("Comprehensive Search").click();
  await expectFailure("Search Error", "Failed to perform comprehensive search");
  const stepAside = intercept("POST", "/functions/v1/enhanced-web-search", async () => Response.json({}, { status: 502 }));
  await button("AI Search").click();
  await expectFailure("Search Error", "Failed to search with Perplexity");
  stepAside();
  await expect.element(query()).toHaveValue("broken");
  await expect.element(urls()).toHaveTextContent(website);

  await query().fill("boxes");
  await button("Scrape URLs").click();
  await button("Analyze Scraped Boxes").click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expectToast("Analysis completed!", "Website has been successfully analyzed and data stored.");
});

test("where AI search is not set up the dialog says so, and scraping is its main button [POLISH-32]", async () => {
  const stepAside = intercept("POST", "/functions/v1/describe-drafter", async (pass) =>
    Response.json({ ...(await (await pass()).json()), searches_web: false }),
  );
  await openSearch();
  await expect.element(dialog().getByText(/^AI search is not set up on this server/)).toBeVisible();
  expect(button("Scrape URLs").element().getAttribute("type")).toBe("submit");
  const isPrimary = (name: string) => button(name).element().classList.contains("bg-accent");
  expect(["Scrape URLs", "AI Search", "Comprehensive Search"].map(isPrimary)).toEqual([true, false, false]);
  stepAside();
});
