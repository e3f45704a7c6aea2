import { expect, test } from "vitest";
import { nothingYet } from "./brief.ts";
import { industries, industryOf } from "./catalog/industries.ts";
import { draftOverview } from "./drafter/overview.ts";
import { isWebsiteUrl, readFeatures, websiteUrl } from "./web-to-prd.ts";
import { entryAsJson, entryAsMarkdown } from "./web-to-prd-document.ts";
import { businessModelOf } from "./web-to-prd-earnings.ts";
import { ideaOf, questionnaireOf } from "./web-to-prd-project.ts";
import { enhancedWebSearch, missingForSearch, searchRequest, withUrl } from "./web-to-prd-search.ts";

test("the industries are those of the list, all of them by default [CONST-19]", () => {
  expect(industries).toEqual([
    "All",
    "Technology",
    "Finance",
    "Healthcare",
    "Education",
    "Retail",
    "Manufacturing",
    "Entertainment",
    "Food & Beverage",
    "Transportation",
    "Energy",
    "Real Estate",
  ]);
  expect(enhancedWebSearch.input.parse({ searchType: "perplexity", query: "x" }).industry).toBe("All");
});

test("stored features are a list of names and descriptions, whatever else stands there [DATA-20]", () => {
  const search = { name: "Search", description: "Finds." };
  const unknown = { name: "Unknown Feature", description: "No description available" };
  expect(
    readFeatures([search, { ...search, more: 1 }, "Search", null, { name: "Search" }, { name: 1, description: "" }]),
  ).toEqual([search, search, unknown, unknown, unknown, unknown]);
  for (const no_list of [null, undefined, {}, "[]", 3, search]) expect(readFeatures(no_list)).toEqual([]);
});

test("a website's address is absolute and on the web, and is kept without a password and without a place on the page", () => {
  for (const address of ["http://a.example", "https://a.example/b?c=d", "HTTPS://A.example"])
    expect(isWebsiteUrl(address)).toBe(true);
  for (const other of ["a.example", "//a.example", "http:a.example", "ftp://a.example", "https://", "https:// a b", ""]) {
    expect(isWebsiteUrl(other), other).toBe(false);
  }
  expect(websiteUrl.parse("  https://me:secret@A.example/b#there ")).toBe("https://a.example/b");
});

test("a search needs a query, a scrape an address [WEB-20, WEB-21]", () => {
  const words = { query: "  ", industry: "All", urls: [] } as const;
  for (const searchType of ["perplexity", "comprehensive"] as const) {
    expect(missingForSearch({ ...words, searchType, urls: ["https://a.example"] })).toBe("Please enter a search query");
    expect(missingForSearch({ ...words, searchType, query: " boxes " })).toBeUndefined();
  }
  expect(missingForSearch({ ...words, searchType: "firecrawl", query: "boxes" })).toBe("Please add at least one URL to scrape");
  expect(missingForSearch({ ...words, searchType: "firecrawl", urls: ["https://a.example"] })).toBeUndefined();
});

test("each kind of search sends what it is about [GEN-11]", () => {
  const form = { query: " boxes ", industry: "Retail", urls: ["https://a.example"] } as const;
  expect(searchRequest({ ...form, searchType: "perplexity" })).toEqual({
    searchType: "perplexity",
    query: "boxes",
    industry: "Retail",
  });
  expect(searchRequest({ ...form, searchType: "firecrawl" })).toEqual({
    searchType: "firecrawl",
    query: "boxes",
    urls: ["https://a.example"],
  });
  expect(searchRequest({ ...form, searchType: "comprehensive" })).toEqual({
    searchType: "comprehensive",
    query: "boxes",
    industry: "Retail",
    urls: ["https://a.example"],
  });
});

test("an address joins the list once, trimmed, and only if it is one [WEB-22]", () => {
  const urls = ["https://a.example"];
  expect(withUrl(urls, "  ")).toEqual({ urls });
  expect(withUrl(urls, " https://a.example ")).toEqual({ urls });
  expect(withUrl(urls, " https://b.example ")).toEqual({ urls: ["https://a.example", "https://b.example"] });
  expect(withUrl(urls, "b.example")).toEqual({ urls, refusal: "Please enter a valid URL (include http:// or https://)" });
  const full = Array.from({ length: 10 }, (_, at) => `https://a.example/${at}`);
  expect(withUrl(full, "https://b.example")).toEqual({ urls: full, refusal: "Scrape at most 10 addresses at once" });
});

const entry = {
  id: "0b0e7a52-1d7a-4c1f-9f38-0b6c8a3b1c11",
  name: "Green *Boxes*",
  description: "Farmers sell boxes.\n\n# Not a heading",
  industry: "Food & Beverage",
  business_model: "Pay-per-use (usage-based)",
  website_url: "https://boxes.example.com/",
  created_at: "2026-11-21T05:00:00+00:00",
  features: [{ name: "Order until midnight", description: "Restaurants order boxes." }],
};

test("an entry is exported as JSON with all its fields, and as Markdown that says the same", () => {
  expect(JSON.parse(entryAsJson(entry))).toEqual(entry);
  expect(entryAsMarkdown(entry)).toBe(`# Green \\*Boxes\\*

- Website: <https://boxes.example.com/>
- Industry: Food & Beverage
- Business model: Pay-per-use (usage-based)
- Analyzed: 2026-11-21

## Description

Farmers sell boxes.

\\# Not a heading

## Features

### Order until midnight

Restaurants order boxes.
`);
});

test("an entry fills a questionnaire: its words are the idea, its business model the one of the list", () => {
  const form = questionnaireOf(entry);
  expect(form).toMatchObject({ business_model: "Pay-per-use", business_model_other: "", design_links: [entry.website_url] });
  expect(form.project_description).toBe(ideaOf(entry));
  expect(form.project_description).toContain("- Order until midnight: Restaurants order boxes.");
  expect(questionnaireOf({ ...entry, business_model: "Tips" })).toMatchObject({
    business_model: "other",
    business_model_other: "Tips",
  });
  expect(questionnaireOf({ ...entry, business_model: null }).business_model).toBe("");
  expect(questionnaireOf({ ...entry, business_model: "E-commerce" }).project_type).toBe("E-Commerce");
  expect(ideaOf({ ...entry, description: null, industry: null, features: [] })).toBe("A product like Green *Boxes*.");
});

test("what a website's industry is told as is about the product, and no draft says it of a thing the product deals with [POLISH-82]", () => {
  const description = "A shop where climbers hire ropes for a weekend. The shop checks every rope.";
  const { project_description } = questionnaireOf({ ...entry, description, industry: "Sports", features: [] });
  expect(project_description).toContain("The product belongs to the industry Sports.");
  const overview = draftOverview({ ...nothingYet, project: { name: "Rope Shop" }, questionnaire: { project_description } });
  expect(overview).toMatch(/climbers/i);
  expect(overview).not.toMatch(/rope belongs/i);
});

test("a text's industry and way of earning are those most of its words speak of, and none where none do", () => {
  expect(industryOf("Doctors and nurses see their patients' medical records in one clinic app.")).toBe("Healthcare");
  expect(industryOf("Find an apartment: tenants and landlords sign the lease online.")).toBe("Real Estate");
  expect(industryOf("Invoicing and accounting for the bank accounts of your company")).toBe("Finance");
  expect(industryOf("Hello world.")).toBeNull();
  expect(businessModelOf("Start your free trial. $12/month per user, cancel anytime.")).toBe("Subscription");
  expect(businessModelOf("Add to cart. Free shipping on orders over 50.")).toBe("E-commerce");
  expect(businessModelOf("Buyers and sellers meet; we take a commission.")).toBe("Marketplace");
  expect(businessModelOf("We like trees.")).toBeNull();
});
