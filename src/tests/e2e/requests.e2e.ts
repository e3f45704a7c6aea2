import type { Locator } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { windowOf, writer } from "./writers.ts";

const MOST = 8;

let writing: ReturnType<typeof writer> | undefined;
/** Who signs up is counted over all journeys, so that one person does for this file. */
function oneWriter(origin: string) {
  writing ??= writer(origin);
  return writing;
}

test("the workspace opens anew with at most eight requests, and none is made twice; so it is where lists have more than 1,000 rows, of which a document asks for none twice either; nor do a document, a project and an organization ask more often [POLISH-17] [POLISH-22] [SPEED-01] [POLISH-96]", async ({
  browser,
  baseURL,
}) => {
  const { ada, db, project_id, stories } = await oneWriter(baseURL ?? "");
  const page = await windowOf(browser, ada, stories);
  const sent: string[] = [];
  const connected: string[] = [];
  page.on("websocket", (socket) => connected.push(socket.url()));
  page.on("request", (request) => {
    if (["fetch", "xhr", "eventsource"].includes(request.resourceType())) sent.push(`${request.method()} ${request.url()}`);
  });
  const workspace = stories.replace(/\?.*/, "");
  const opens = async (address: string, shown: () => Locator) => {
    await page.goto("about:blank");
    sent.length = 0;
    connected.length = 0;
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(shown()).toBeVisible();
    await expect.poll(() => connected, address).toHaveLength(1);
    expect(sent, address).toEqual([...new Set(sent)]);
    expect(sent.length, sent.join("\n")).toBeLessThanOrEqual(MOST - connected.length);
  };
  const counted = (label: string, count: string) => () =>
    page.getByRole("link", { name: label }).getByText(count, { exact: true });
  await opens(workspace, counted("User Stories", "1"));
  await opens(stories, counted("User Stories", "1"));
  const many = (name: string) => Array.from({ length: 1_100 }, (_, at) => ({ project_id, name: `${name} ${at + 1}` }));
  await db.from("features").insert(many("Shelf")).throwOnError();
  await db.from("pages").insert(many("Board")).throwOnError();
  await opens(workspace, counted("Features", "1,100"));
  await opens(workspace.replace(/specification$/, "document"), () => page.getByRole("heading", { name: "Library" }));
  await opens(workspace.replace(/\/specification$/, ""), () => page.getByRole("button", { name: "Create Version" }));
  // however late the project itself is answered
  const listed = Promise.withResolvers<unknown>();
  page.on("response", (response) => {
    if (/\/rest\/v1\/projects\?.*&organization_id=eq\./.test(response.url())) listed.resolve(response.finished());
  });
  await page.route(/\/rest\/v1\/projects\?.*&id=eq\./, async (route) => {
    await listed.promise;
    await route.continue();
  });
  await opens(workspace.replace(/\/specification$/, ""), () => page.getByRole("button", { name: "Create Version" }));
  await opens(new URL("/organization/settings", workspace).href, () => page.getByText("No pending invitations."));
});

test("the page of a workspace or a document names the scripts of its screen, a public one does not [POLISH-20]", async ({
  browser,
  baseURL,
  request,
}) => {
  const { ada, stories } = await oneWriter(baseURL ?? "");
  const page = await windowOf(browser, ada, stories);
  const address = stories.replace(/\?.*/, "");
  for (const [screen, script] of [
    [address, "/assets/specification-screen-"],
    [address.replace(/specification$/, "document"), "/assets/document-screen-"],
  ] as const) {
    const named = namedIn(await (await request.get(screen)).text());
    expect(
      named.some((one) => one.startsWith(script)),
      screen,
    ).toBe(true);
    await page.goto(screen, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
    const of = (part: string) => loaded.findIndex((path) => path.startsWith(part));
    expect(of(script), screen).toBeGreaterThan(-1);
    expect(of(script), screen).toBeLessThan(of("/rest/v1/"));
  }
  const front = await (await request.get("/")).text();
  expect(namedIn(front).filter((one) => /-screen-|\/shell-/.test(one))).toEqual([]);
  expect((await request.get("/.vite/manifest.json")).status()).toBe(404);
});

const namedIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href ?? "");
