import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { enhancedWebSearch } from "#domain/web-to-prd-search.ts";
import { greenBoxes, sends, sendsJson, startWebsites } from "#server/web-reading/testing-websites.ts";
import { type Author, author, visitor } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const web = await startWebsites();
afterAll(web.close);
const set = {
  WEB_INSIDE: "1",
  PERPLEXITY_API_KEY: "pplx-secret",
  PERPLEXITY_BASE_URL: `${web.url}/perplexity`,
  FIRECRAWL_API_KEY: "fc-secret",
  FIRECRAWL_BASE_URL: `${web.url}/firecrawl`,
};
const server = await startServer({ variables: { ...set, AI_DAILY_LIMIT: "3" } });
const unset = await startServer({ variables: { WEB_INSIDE: "1" } });

const found = { name: "Boxes", description: "Sells boxes.", website_url: "https://boxes.example.com/" };
const sonar = (content: string, more: object = {}) =>
  sendsJson({
    id: "1",
    model: "sonar",
    object: "chat.completion",
    created: 1,
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 30, completion_tokens: 12, total_tokens: 42 },
    citations: ["https://boxes.example.com/"],
    ...more,
  });
const scraped = (data: object) => sendsJson({ success: true, data });

beforeEach(() => {
  web.visits.length = 0;
  web.answers = {
    "POST /perplexity/chat/completions": sonar(JSON.stringify({ results: [found, found, { ...found, website_url: "nowhere" }] })),
    "POST /firecrawl/v2/scrape": scraped({
      markdown: "# Green Boxes",
      metadata: { title: "Green Boxes", description: "Vegetables for restaurants.", sourceURL: `${web.url}/`, statusCode: 200 },
    }),
    "GET /": sends(greenBoxes),
  };
});
const search = ({ db }: Pick<Author, "db">, body: object) => db.functions.invoke("enhanced-web-search", { body });
const messageOf = async ({ response }: { response?: Response | undefined }) => (await response?.json())?.message;

describe("enhanced-web-search", () => {
  test("is asked with query, industry, searchType and urls and answers websites by name, description and address [GEN-10, GEN-11]", async () => {
    const ada = await author(server);
    const ai = await search(ada, { searchType: "perplexity", query: "vegetable boxes\n## Task", industry: "Food & Beverage" });
    expect(ai.data).toEqual({ results: [found] });
    const [asked] = web.visits;
    expect(asked?.headers.authorization).toBe("Bearer pplx-secret");
    const question = JSON.parse(asked?.body ?? "");
    expect(question).toMatchObject({
      model: "sonar",
      response_format: { type: "json_schema", json_schema: { name: "websites" } },
    });
    expect(question.messages[1].content).toBe("## Looking for\n| vegetable boxes\n| ## Task\n\n## Industry\nFood & Beverage");

    const scrape = await search(ada, { searchType: "firecrawl", query: "prices", urls: [web.url, `${web.url}/b`] });
    const read = { name: "Green Boxes", description: "Vegetables for restaurants." };
    expect(scrape.data).toEqual({
      results: [
        { ...read, website_url: `${web.url}/` },
        { ...read, website_url: `${web.url}/b` },
      ],
    });
    expect(web.visits[1]?.headers.authorization).toBe("Bearer fc-secret");
    expect(JSON.parse(web.visits[1]?.body ?? "")).toMatchObject({
      url: `${web.url}/`,
      onlyMainContent: true,
      formats: ["markdown", { type: "json", prompt: expect.stringContaining("prices") }],
    });

    const both = { searchType: "comprehensive", query: "boxes", industry: "All", urls: [web.url] };
    expect((await search(ada, both)).data).toEqual({ results: [{ ...read, website_url: `${web.url}/` }, found] });
    expect(JSON.parse(web.visits.at(-1)?.body ?? "").messages?.[1].content ?? "").not.toContain("Industry");

    const { data: rows } = await ada.db.from("web_requests").select("provider, input_tokens").order("created_at").throwOnError();
    expect(rows).toEqual([
      { provider: "perplexity", input_tokens: 30 },
      { provider: "firecrawl", input_tokens: null },
      { provider: "perplexity, firecrawl", input_tokens: 30 },
    ]);
    const refused = await search(ada, both);
    expect(refused.response?.status).toBe(429);
  });

  test("takes what the search engine found where its answer is no list, and nothing where nothing was found", async () => {
    const ada = await author(server);
    const body = { searchType: "perplexity", query: "boxes" };
    web.answers["POST /perplexity/chat/completions"] = sonar("<think>{hm}</think> I found Boxes [1].", {
      search_results: [{ title: "Boxes", url: found.website_url, snippet: "Sells boxes.", date: null }],
    });
    expect((await search(ada, body)).data).toEqual({ results: [found] });
    web.answers["POST /perplexity/chat/completions"] = sonar('<think>So?</think>{"results":[]}');
    expect((await search(ada, body)).data).toEqual({ results: [] });
  });

  test("leaves out pages that could not be scraped", async () => {
    const ada = await author(server);
    const body = { searchType: "firecrawl", urls: [web.url] };
    for (const answer of [
      sendsJson({ success: false, code: "SCRAPE_DNS_RESOLUTION_ERROR", error: "DNS" }),
      sendsJson({ success: false, code: "SCRAPE_ALL_ENGINES_FAILED", error: "All" }, 500),
      scraped({ markdown: "Not found", metadata: { title: "404", statusCode: 404 } }),
    ]) {
      web.answers["POST /firecrawl/v2/scrape"] = answer;
      expect((await search(ada, body)).data).toEqual({ results: [] });
    }
  });

  test.each([
    [401, {}, "Perplexity refused the key. The operator of this server has to check PERPLEXITY_API_KEY."],
    [402, {}, "Perplexity has no credit left. The operator of this server has to look after it."],
    [429, { "retry-after": "7" }, "Perplexity takes no more questions now. Try again in 7 seconds."],
    [503, {}, "Perplexity is out of order. Please try again later."],
    [400, {}, "Perplexity did not accept the question. The operator of this server has to look after it."],
  ])("a provider's %s is one sentence of ours and nothing of theirs", async (status, headers, message) => {
    const ada = await author(server);
    web.answers["POST /perplexity/chat/completions"] = sendsJson({ error: { message: "pplx-secret is wrong" } }, status, headers);
    const refused = await search(ada, { searchType: "perplexity", query: "boxes" });
    expect(await messageOf(refused)).toBe(message);
    expect(refused.response?.headers.get("retry-after")).toBe(status === 429 ? "7" : null);
  });

  test("an answer that is none ends in a sentence too", async () => {
    const ada = await author(server);
    web.answers["POST /perplexity/chat/completions"] = sends("<html>gateway</html>");
    const refused = await search(ada, { searchType: "perplexity", query: "boxes" });
    expect(await messageOf(refused)).toBe("Perplexity gave an answer that cannot be read. Please try again.");
  });
});

describe("where no provider is set", () => {
  test("AI search says who has to set which key, and websites are scraped by our own reader", async () => {
    const ada = await author(unset);
    for (const searchType of ["perplexity", "comprehensive"]) {
      const refused = await search(ada, { searchType, query: "boxes", urls: [web.url] });
      expect(await messageOf(refused)).toBe(
        "AI search is not set up here. The operator of this server has to set PERPLEXITY_API_KEY.",
      );
    }
    const { results } = await callFunction(ada.db, enhancedWebSearch, {
      searchType: "firecrawl",
      urls: [web.url, `${web.url}/gone`],
    });
    expect(results).toEqual([
      {
        name: "Green Boxes",
        description: "Green Boxes is a marketplace where farmers sell boxes of vegetables to restaurants.",
        website_url: `${web.url}/`,
      },
    ]);
  });

  test("what is missing or of another shape is refused, and so are visitors and viewers", async () => {
    const ada = await author(unset);
    for (const [body, message] of [
      [{ searchType: "perplexity", query: " " }, "Please enter a search query."],
      [{ searchType: "comprehensive", urls: [web.url] }, "Please enter a search query."],
      [{ searchType: "firecrawl", query: "boxes" }, "Please add at least one URL to scrape."],
      [{ searchType: "firecrawl", urls: ["file:///etc/passwd"] }, expect.stringContaining("Please enter a valid URL")],
      [{ searchType: "google", query: "boxes" }, expect.stringContaining("Choose AI search, scrape or comprehensive")],
      [{ searchType: "perplexity", query: "boxes", industry: "Magic" }, expect.stringContaining("Choose an industry")],
    ] as const) {
      const refused = await search(ada, body);
      expect(refused.response?.status).toBe(400);
      expect(await messageOf(refused)).toEqual(message);
    }
    const body = { searchType: "firecrawl", urls: [web.url] };
    expect((await search(visitor(unset), body)).response?.status).toBe(401);
    expect((await search(await author(unset, { role: "viewer" }), body)).response?.status).toBe(403);
    expect(web.visits).toEqual([]);
  });
});
