import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { createReaders } from "#server/reading/readers.ts";
import { Unreadable } from "#server/reading/unreadable.ts";
import { sends, startWebsites } from "./testing-websites.ts";
import { createWeb } from "./web.ts";

const web = await startWebsites();
afterAll(web.close);
beforeEach(() => {
  web.visits.length = 0;
});
const patience = { fetching: 20_000, provider: 20_000 };
const whose = ["an-organization", "an-account"];
const openWeb = (variables: Record<string, string>, limits = patience) => {
  const opened = createWeb(readEnv(variables), createReaders(), limits);
  return {
    ...opened,
    read: (address: string) => opened.read({ whose, address }),
    scrape: (address: string, query: string) => opened.scrape({ whose, address }, query),
  };
};
const opened = { WEB_INSIDE: "1", PERPLEXITY_API_KEY: "pplx", PERPLEXITY_BASE_URL: web.url };

describe("where the operator has not opened the server's own network", () => {
  test.each([
    web.url,
    "http://localhost/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::127.0.0.1]/",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://100.64.0.1/",
    "http://0.0.0.0/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[2002:7f00:1::]/",
    "file:///etc/passwd",
  ])("%s is neither read nor given to a scraper", async (address) => {
    await expect(openWeb({}).read(address)).rejects.toMatchObject({
      kind: "invalid",
      message: "This address does not lead to a public website. Enter the address of a website on the internet.",
    });
    expect(await openWeb({ FIRECRAWL_BASE_URL: web.url }).scrape(address, "")).toBeUndefined();
    expect(web.visits).toEqual([]);
  });
});

test("a website and a provider that never answer are given up", async () => {
  web.answers["GET /slow"] = () => {};
  web.answers["POST /chat/completions"] = () => {};
  const hasty = openWeb(opened, { ...patience, fetching: 50, provider: 50 });
  await expect(hasty.read(`${web.url}/slow`)).rejects.toMatchObject({
    message: "The website took too long to answer. Try again later or enter another address.",
  });
  await expect(hasty.search?.({ query: "boxes", industry: "All" })).rejects.toMatchObject({
    message: "Perplexity took too long to answer. Please try again.",
  });
});

test("a page that keeps its reader busy for ever is given up", async () => {
  web.answers["GET /busy"] = sends("<p>words</p>");
  const givenUp = { take: () => Promise.reject(new Unreadable("too_long")) };
  const opened_web = createWeb(readEnv(opened), { ...createReaders(), reading: givenUp }, patience);
  await expect(opened_web.read({ whose, address: `${web.url}/busy` })).rejects.toMatchObject({
    message: "The website's page could not be read. Enter the address of another page of it.",
  });
});
