import { expect, test } from "vitest";
import { draftWebsiteAnalysis } from "./web-to-prd-drafting.ts";
import type { WebPage } from "./web-to-prd-page.ts";

const page: WebPage = { address: "https://www.green-boxes.co.uk/", title: "", site_name: "", description: "", blocks: [] };
const text = (words: string) => ({ level: 0, text: words });
const named = (title: string, address = page.address) => draftWebsiteAnalysis({ ...page, title, address }).name;

test("a website is named by what it calls itself, by the part of its title that its address repeats, or by its address", () => {
  expect(draftWebsiteAnalysis({ ...page, title: "Home", site_name: "Green Boxes Ltd" }).name).toBe("Green Boxes Ltd");
  expect(named("Vegetables for restaurants | Green Boxes")).toBe("Green Boxes");
  expect(named("Green Boxes: fresh from the farm")).toBe("Green Boxes");
  expect(named("Acme – The best way to invoice", "https://getpaid.example/")).toBe("Acme");
  expect(named("")).toBe("Green-boxes");
  expect(named("", "http://127.0.0.1:8080/")).toBe("127.0.0.1");
});

test("without headings its features are what its sentences say people do", () => {
  const { features, description } = draftWebsiteAnalysis({
    ...page,
    title: "Green Boxes",
    blocks: [text("A marketplace where farmers sell boxes of vegetables to restaurants and drivers deliver them.")],
  });
  expect(description).toMatch(/^A marketplace where farmers/);
  expect(features).toContainEqual({
    name: "Sell boxes of vegetables to restaurants",
    description: "Farmers sell boxes of vegetables to restaurants.",
  });
});

test("headings with something to say are features; small print, questions and calls to action are not", () => {
  const below = text("Everything is sent within a minute to every device that you own.");
  const blocks = [
    "Alerts",
    "Alerts!",
    "Pricing",
    "What is it?",
    "Get started",
    "Shared calendars",
    "Trusted by 500 teams",
  ].flatMap((heading) => [{ level: 2, text: heading }, below]);
  const { features } = draftWebsiteAnalysis({ ...page, blocks: [...blocks, { level: 3, text: "Silent heading" }] });
  expect(features).toEqual([
    { name: "Alerts", description: below.text },
    { name: "Shared calendars", description: below.text },
  ]);
});

test("a website in another language, or with hardly a word, is described by what there is", () => {
  const german = draftWebsiteAnalysis({
    ...page,
    title: "Grüne Kisten",
    description: "Bauern verkaufen Kisten mit Gemüse an Restaurants in der Stadt.",
    blocks: [
      { level: 2, text: "Bestellen bis Mitternacht" },
      text("Restaurants bestellen ihre Kisten bis Mitternacht für den nächsten Morgen."),
    ],
  });
  expect(german).toMatchObject({
    name: "Grüne Kisten",
    description: expect.stringMatching(/^Bauern verkaufen Kisten/),
    features: [{ name: "Bestellen bis Mitternacht" }],
  });
  expect(draftWebsiteAnalysis({ ...page, title: "Soon" })).toEqual({
    name: "Soon",
    description: "Soon",
    industry: null,
    business_model: null,
    features: [],
  });
});
