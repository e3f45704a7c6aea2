import { greenBoxes, sends, sendsJson, startWebsites } from "#server/web-reading/testing-websites.ts";

/**
 * A website to read, and the providers of the web search, for screens that are tried in a browser: the words of a query say how
 * the provider answers, such as `nothing` or `broken`.
 */
export async function startSampleWeb() {
  const web = await startWebsites();
  const asked = () => web.visits.at(-1)?.body ?? "";
  web.answers["GET /"] = sends(greenBoxes);
  web.answers["GET /other"] = sends("<title>Other Boxes</title><p>Other people sell other boxes of other things to us.</p>");
  web.answers["POST /chat/completions"] = (request, response) => {
    const words = asked();
    if (words.includes("broken")) return sendsJson({}, 500)(request, response);
    const results = words.includes("nothing") ? [] : ["Alpha", "Beta", "Gamma", "Delta"].map(found);
    const content = JSON.stringify({ results });
    return sendsJson({ choices: [{ message: { role: "assistant", content } }] })(request, response);
  };
  web.answers["POST /v2/scrape"] = (request, response) => {
    const words = asked();
    if (words.includes("broken")) return sendsJson({ success: false, error: "Internal" }, 500)(request, response);
    if (words.includes("nothing")) return sendsJson({ success: false, code: "SCRAPE_SITE_ERROR" }, 500)(request, response);
    const metadata = { title: "Scraped Boxes", description: "What stands there.", statusCode: 200 };
    return sendsJson({ success: true, data: { markdown: "", metadata } })(request, response);
  };
  const variables = {
    WEB_INSIDE: "1",
    PERPLEXITY_API_KEY: "pplx-test",
    PERPLEXITY_BASE_URL: web.url,
    FIRECRAWL_BASE_URL: web.url,
  };
  return { url: web.url, variables, close: web.close };
}

function found(name: string) {
  return { name, description: `${name} sells boxes.`, website_url: `https://${name.toLowerCase()}.example/` };
}
