import { expect, test } from "./journey.ts";
import { windowOf, writers } from "./writers.ts";

const MOST = 8;

test("the workspace opens anew with at most eight requests, and none is made twice [POLISH-17]", async ({ browser, baseURL }) => {
  const { ada, stories } = await writers(baseURL ?? "");
  const page = await windowOf(browser, ada, stories);
  const sent: string[] = [];
  const connected: string[] = [];
  page.on("websocket", (socket) => connected.push(socket.url()));
  page.on("request", (request) => {
    if (["fetch", "xhr", "eventsource"].includes(request.resourceType())) sent.push(`${request.method()} ${request.url()}`);
  });
  for (const address of [stories.replace(/\?.*/, ""), stories]) {
    await page.goto("about:blank");
    sent.length = 0;
    connected.length = 0;
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("link", { name: "User Stories" }).getByText("1", { exact: true })).toBeVisible();
    await expect.poll(() => connected, address).toHaveLength(1);
    expect(sent, address).toEqual([...new Set(sent)]);
    expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(MOST - connected.length);
  }
});
