import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { docPlaces, docsIndexAddress } from "#domain/docs/doc-places.ts";
import { newPerson, openInstance } from "#scripts/instance.ts";
import { publicRoutes } from "#web/app/public-routes.ts";
import { longest } from "./every-address.ts";
import { expectAccessible, expectToast, met, newcomer, test, wake } from "./journey.ts";

const addresses = ["/", ...publicRoutes.flatMap(({ path = [] }) => path)];
const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

/** The app of those who are signed in, which no visitor loads. */
const isOfTheApp = (path: string) => /specification|\/shell|signed-in|project-|supabase/.test(path);

/** What a page says of itself, and all it says. */
const saidBy = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    headings: [...document.querySelectorAll("h1")].map((heading) => heading.textContent),
    text: document.querySelector("main")?.textContent,
    footer: document.querySelector("footer")?.textContent,
  }));

test("public pages wait for neither script nor font, load next to none, say without JavaScript what they say with it, and look well [SITE-50, SITE-51, SITE-52, SITE-60, SITE-61, SITE-62]", async ({
  browser,
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  test.setTimeout(longest);
  const [still, alive] = [await browser.newContext({ javaScriptEnabled: false }), await browser.newContext()];
  const [page, other] = [await still.newPage(), await alive.newPage()];
  const links = new Set<string>();
  const faces = new Set<string>();
  faces.add(await fontOf(other, `${baseURL}/docs/guide/coverage`));
  for (const address of addresses) {
    await page.goto(baseURL + address);
    faces.add(await fontOf(other, baseURL + address));
    expect(
      (await scriptsOf(other)).reduce((sum, { bytes }) => sum + bytes, 0),
      address,
    ).toBeLessThan(10 * 1024);
    await wake(other);
    expect((await scriptsOf(other)).map(({ path }) => path).filter(isOfTheApp), address).toEqual([]);
    const said = await saidBy(page);
    expect(said, address).toEqual(await saidBy(other));
    expect([said.canonical, said.headings.length], address).toEqual([baseURL + address, 1]);
    expect([said.description?.length ?? 0, said.text?.length ?? 0, said.title.length].every((length) => length > 15)).toBe(true);
    const hrefs = await page.locator("a[href^='/']").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const href of hrefs) links.add(href);
    await expectNarrow(page, address);
  }
  expect(faces.size).toBe(1);
  for (const font of faces) expect((await (await page.request.get(baseURL + font)).body()).length).toBeLessThan(24 * 1024);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Inter Page", "Inter Variable"/);
  expect([...links].length).toBeGreaterThan(addresses.length);
  for (const link of links) expect((await page.request.get(baseURL + link)).status(), link).toBe(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${baseURL}/features`);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Enterprise" }).click();
  const samples = [/replicaCount: 3/, /variable "database_url"/, /\[Unit\]/, /syntax=docker/];
  for (const sample of samples) await expect(page.getByText(sample)).toBeVisible();

  const bare = await withoutOwnScripts(await browser.newContext());
  await bare.goto(`${baseURL}/enterprise`);
  for (const sample of samples) await expect(bare.getByText(sample)).toBeVisible();
});

test("without JavaScript no public page has anything axe complains about, at any width, in light and dark [SITE-62, SITE-67]", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(longest);
  const bare = await withoutOwnScripts(await browser.newContext());
  for (const address of [...addresses, "/auth"]) {
    await bare.goto(baseURL + address);
    const besides = ["/", "/enterprise", "/careers", "/auth"].includes(address) ? ["target-size"] : [];
    for (const size of sizes) {
      for (const colorScheme of ["light", "dark"] as const) {
        await bare.setViewportSize(size);
        await bare.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expectAccessible(bare, `${address}, ${size.width}, ${colorScheme}`, besides);
      }
    }
  }
});

async function expectNarrow(page: Page, address: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(sideways, `${address}, ${size.width} scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

/** axe is a script: it looks at the page as it is drawn without one, in a browser that could run some. */
async function withoutOwnScripts(context: BrowserContext) {
  await context.route(/\.js$/, (route) => route.abort());
  await context.route(/\.css$|\/[\w-]*$/, async (route) => {
    const answer = await route.fetch();
    const drawn = (await answer.text())
      .replace(/<script.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, "")
      .replaceAll(/\(scripting:\s*none\)/g, "all");
    await route.fulfill({ response: answer, body: drawn });
  });
  return context.newPage();
}

test("a public page loses nothing of what is done before the app is there, which is made of public screens alone [SITE-52, SITE-53]", async ({
  browser,
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  const built = chunks(await readFile("dist/.vite/manifest.json", "utf8"));
  const context = await browser.newContext();
  const page = await context.newPage();
  const screens = Object.keys(built).filter((name) => /^src\/web\/screens\/marketing\/[\w-]+-screen\.tsx$/.test(name));
  expect(screens.length).toBeGreaterThan(publicRoutes.length);
  for (const screen of screens) {
    const names = [...filesOf(built, ["src/web/app/main.tsx", screen])];
    expect(names.length, screen).toBeGreaterThan(5);
    expect(names.filter(isOfTheApp), screen).toEqual([]);
  }

  await page.goto(`${baseURL}/pricing`);
  await page.evaluate(() => scrollTo(0, 1200));
  await wake(page);
  expect(await page.evaluate(() => scrollY)).toBe(1200);

  await page.goto(`${baseURL}/contact`);
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  await page.getByLabel("Name").fill("Vi");
  await page.getByLabel("Email").fill(`vi-${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Message").fill("Is there a plan for two?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expectToast(page, "Message sent!");
  await page.goto(`${baseURL}/`);
  await page.getByRole("button", { name: "Product" }).click();
  await page.getByRole("banner").getByRole("link", { name: "How it works" }).click();
  await expect(page).toHaveURL(/how-it-works$/);
});

test(
  "the sign-in page is there before its scripts, and what is typed and pressed before them signs in [SITE-58]",
  met("net::ERR_FAILED"),
  async ({ browser, baseURL: origin }) => {
    const baseURL = origin ?? "";
    const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const context = await browser.newContext();
    // the journeys' instance has a provider: as long as nobody can say so, the page is that of one without
    await context.route("**/auth/v1/settings", (route) => route.abort());
    const page = await context.newPage();
    for (const [address, heading] of [
      ["/auth", "Welcome back"],
      ["/auth?tab=signup", "Create your account"],
    ] as const) {
      await page.goto(baseURL + address, { waitUntil: "networkidle" });
      expect(
        (await scriptsOf(page)).reduce((sum, { bytes }) => sum + bytes, 0),
        address,
      ).toBeLessThan(10 * 1024);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("#root[data-alive]")).toHaveCount(0);
      await still.goto(baseURL + address);
      await expect(still.getByText("Signing in needs JavaScript")).toBeVisible();
      await expect(still.getByRole("textbox")).toHaveCount(0);
    }
    const ada = newcomer("early");
    await newPerson(await openInstance(baseURL), ada);
    await page.goto(`${baseURL}/auth`);
    await page.getByLabel("Email").fill(ada.email);
    await page.getByLabel("Password", { exact: true }).fill(ada.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page).toHaveURL(/dashboard$/);

    const other = await (await browser.newContext()).newPage();
    await other.goto(`${baseURL}/auth`);
    await expect(other.getByRole("button", { name: "Continue with My Company" })).toBeVisible();
    await other.goto(`${baseURL}/auth?mode=recovery`);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Set a new password");
  },
);

/** What a page has loaded once it rests, nobody having touched it: the scripts that stand in it, and one font that does, which is answered. */
async function fontOf(page: Page, address: string): Promise<string> {
  const answer = await page.goto(address, { waitUntil: "networkidle" });
  const html = (await answer?.text()) ?? "";
  const named = [...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]*)" fetchpriority="low">/g)];
  const scripts = (await scriptsOf(page)).map(({ path }) => path);
  expect(scripts.sort(), address).toEqual(named.map(([, path]) => path).sort());
  expect(scripts, address).toHaveLength(2);
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  const fonts = loaded.filter((path) => path.endsWith(".woff2"));
  expect(fonts, address).toHaveLength(1);
  expect(html.split(fonts[0] ?? "").length, address).toBe(2);
  return fonts[0] ?? "";
}

/** The scripts a page has loaded, in bytes as they were sent. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((entry) =>
        entry instanceof PerformanceResourceTiming && /\.js$/.test(entry.name)
          ? { path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }
          : [],
      ),
  );

type Chunks = Record<string, { file: string; imports?: string[] }>;

function chunks(text: string): Chunks {
  return JSON.parse(text);
}

/** Everything that is loaded with these, by the files' names. */
function filesOf(built: Chunks, names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = built[name];
    expect(chunk, name).toBeDefined();
    if (!chunk || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    open.push(...(chunk.imports ?? []));
  }
  return seen;
}

test(
  "the public forms are sent and answered without JavaScript [SITE-54]",
  met("409 POST /forms/waitlist"),
  async ({ browser, baseURL: origin }) => {
    const baseURL = origin ?? "";
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const heading = page.getByRole("heading", { level: 1 });
    const email = `vi-${crypto.randomUUID()}@example.com`;

    await page.goto(`${baseURL}/contact`);
    await page.getByLabel("Name").fill("Vi");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Message").fill("Is there a plan for two?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(heading).toHaveText("Message sent!");
    await expect(page.getByText("We'll get back to you soon.")).toBeVisible();
    await page.getByRole("link", { name: "Go on reading" }).click();
    await expect(page).toHaveURL(/contact$/);

    for (const answer of ["Success!", "Already on waitlist"]) {
      await page.goto(`${baseURL}/blog`);
      await page.getByLabel("E-mail address").fill(email);
      await page.getByRole("button", { name: "Join Waitlist" }).click();
      await expect(heading).toHaveText(answer);
    }
    await page.goBack();
    await expect(page.getByLabel("E-mail address")).toHaveValue(email);

    await page.goto(`${baseURL}/enterprise`);
    await page.getByRole("link", { name: "Request a demo" }).click();
    const enquiry = page.getByRole("form", { name: "Enterprise contact" });
    await expect(enquiry).toBeInViewport();
    await enquiry.getByLabel("Name").fill("Vi");
    await enquiry.getByLabel("Work email").fill(email);
    await enquiry.getByLabel("Company").fill("Pier");
    await enquiry.getByLabel("Message").fill("We are forty.");
    await enquiry.getByRole("button", { name: "Send message" }).click();
    await expect(heading).toHaveText("Message sent!");

    await page.goto(`${baseURL}/careers`);
    await page.locator("summary").first().click();
    const form = page.getByRole("form", { name: "Apply for Full Stack Developer" });
    await form.getByLabel("Full Name").fill("Vi Pier");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("CV").setInputFiles({ name: "vi.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
    await form.getByRole("button", { name: "Submit application" }).click();
    await expect(heading).toHaveText("Application submitted!");
  },
);

test(
  "an unknown address is answered with a page of the site, with and without JavaScript [SITE-65]",
  met("404 GET /no/such/place", "404 GET /nowhere", "404 GET /old-page.html"),
  async ({ browser, baseURL: origin }) => {
    const baseURL = origin ?? "";
    const [still, alive] = [await browser.newContext({ javaScriptEnabled: false }), await browser.newContext()];
    const [page, other] = [await still.newPage(), await alive.newPage()];
    for (const address of ["/nowhere", "/no/such/place", "/old-page.html"]) {
      expect((await page.goto(baseURL + address))?.status(), address).toBe(404);
      const said = await saidBy(page);
      expect([said.headings, said.title, said.canonical]).toEqual([
        ["Oops! Page not found"],
        "Page not found — Product Architect",
        undefined,
      ]);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.getByRole("banner").getByRole("link", { name: "Get Started" })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Footer" })).toBeVisible();
      await expectNarrow(page, address);
      await other.goto(baseURL + address);
      // it is drawn for every address, and taken over at each as it stands
      await other.evaluate(() => Object.assign(window, { drawn: document.querySelector("h1") }));
      await wake(other);
      expect(await saidBy(other), address).toEqual(said);
      expect(await other.evaluate(() => Reflect.get(window, "drawn") === document.querySelector("h1")), address).toBe(true);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" })).toBeVisible();
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Read the documentation" }).click();
    await expect(page).toHaveURL(`${baseURL}/docs`);
    await page.goBack();
    await main.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(`${baseURL}/`);

    const bare = await withoutOwnScripts(await browser.newContext());
    await bare.goto(`${baseURL}/nowhere`);
    for (const size of sizes) {
      await bare.setViewportSize(size);
      for (const colorScheme of ["light", "dark"] as const) {
        await bare.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expectAccessible(bare, `nowhere, ${size.width}, ${colorScheme}`, ["target-size"]);
      }
    }
  },
);

/** What a page of the documentation says of itself and of those beside it. */
const docSaidBy = (page: Page) =>
  page.evaluate(() => {
    const hrefs = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => link.pathname);
    return {
      title: document.querySelector("h1")?.textContent,
      tab: document.title,
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      described: document.querySelector<HTMLMetaElement>('meta[property="og:description"]')?.content,
      present: [...new Set(hrefs('nav [aria-current="page"]'))],
      beside: [...new Set(hrefs('nav[aria-label="Documentation"] ul:first-child a'))],
      neighbours: [hrefs('a[rel="prev"]')[0], hrefs('a[rel="next"]')[0]],
      parts: [...document.querySelectorAll("article h2")].map(({ id }) => `#${id}`),
      listed: [
        ...new Set([...document.querySelectorAll('nav[aria-label="On this page"] a')].map((link) => link.getAttribute("href"))),
      ],
    };
  });

test("the documentation is there page by page, and its search leads to the place with and without JavaScript [GUIDE-01, GUIDE-07, GUIDE-08]", async ({
  browser,
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  test.setTimeout(longest);
  const still = await browser.newContext({ javaScriptEnabled: false });
  const page = await still.newPage();
  const sitemap = await (await page.request.get(`${baseURL}/sitemap.xml`)).text();
  const tabs = new Set<string>();
  for (const place of docPlaces) {
    const { address, title, shelf } = place;
    const pages = docPlaces.filter((one) => one.shelf === shelf);
    const at = pages.indexOf(place);
    await page.goto(baseURL + address);
    const { parts, listed, described, tab, ...said } = await docSaidBy(page);
    expect(said, address).toEqual({
      title,
      canonical: baseURL + address,
      present: [address],
      beside: pages.map((one) => one.address),
      neighbours: [pages[at - 1]?.address, pages[at + 1]?.address],
    });
    expect(listed, address).toEqual(parts.length > 1 ? parts : []);
    expect(described?.length, address).toBeGreaterThan(30);
    expect(sitemap).toContain(`<loc>${baseURL}${address}</loc>`);
    tabs.add(tab);
    await expectNarrow(page, address);
  }
  expect(tabs.size).toBe(docPlaces.length);
  for (const nowhere of ["/docs/guide/nowhere", "/docs/nothing"]) {
    expect((await page.request.get(baseURL + nowhere)).status()).toBe(404);
  }

  await page.goto(`${baseURL}/docs/guide/coverage`);
  await page.getByRole("searchbox", { name: "Search the documentation" }).filter({ visible: true }).fill("backup <restore>");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("“backup <restore>”, the best first.");
  const found = page.getByRole("list", { name: "Found" }).getByRole("link");
  const without = await found.evaluateAll((links) => links.map((link) => [link.getAttribute("href"), link.textContent]));
  await expect(found.first().locator("mark").first()).toHaveText(/^(backup|restore)$/i);
  await found.first().click();
  await expect(page).toHaveURL(/\/docs\/operate\/operating#backup-and-restore$/);

  const alive = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  alive.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await alive.goto(`${baseURL}/docs/guide/coverage`);
  await wake(alive);
  await alive.getByRole("searchbox", { name: "Search the documentation" }).filter({ visible: true }).fill("backup <restore>");
  expect(asked).not.toContain(docsIndexAddress);
  expect(asked.filter(isOfTheApp)).toEqual([]);
  await alive.keyboard.press("Enter");
  const links = alive.getByRole("list", { name: "Found" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  expect(asked.filter((path) => path === docsIndexAddress)).toHaveLength(1);
  expect(await links.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]))).toEqual(without);
  await alive.getByRole("searchbox", { name: "Words to look for" }).focus();
  await alive.keyboard.press("ArrowDown");
  await expect(links.first()).toBeFocused();
  await alive.keyboard.press("Enter");
  await expect(alive.getByRole("heading", { name: "Backup and restore" })).toBeInViewport();
  await alive.reload();
  await alive.goto(`${baseURL}/docs/search?q=backup`);
  await expect(links.first()).toBeVisible();
});

test("without JavaScript no page of the documentation has anything axe complains about [SITE-69]", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(longest);
  const bare = await withoutOwnScripts(await browser.newContext());
  const looks = sizes.flatMap((size) => (["light", "dark"] as const).map((colorScheme) => ({ size, colorScheme })));
  // they are drawn alike: one is looked at in all ways, each other one in one
  const whole = "/docs/guide/coverage";
  for (const [at, address] of ["/docs", "/docs/search", ...docPlaces.map((place) => place.address)].entries()) {
    await bare.goto(baseURL + address);
    for (const { size, colorScheme } of whole.includes(address)
      ? looks
      : [looks[at % looks.length]].flatMap((look) => look ?? [])) {
      await bare.setViewportSize(size);
      await bare.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(bare, `${address}, ${size.width}, ${colorScheme}`);
    }
  }
});
