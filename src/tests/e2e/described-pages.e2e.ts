import type { APIRequestContext } from "@playwright/test";
import { docPlaces, docsSearchAddress } from "#domain/docs/doc-places.ts";
import { docRoutes, publicRoutes } from "#web/app/public-routes.ts";
import { expect, test } from "./journey.ts";

const addresses = ["/", ...publicRoutes.flatMap(({ path = [] }) => path)];
const docs = docRoutes.flatMap(({ path = [] }) => path);

const read = async (request: APIRequestContext, address: string) => (await request.get(address)).text();
const told = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";

test("every public page says what it is to search engines and in previews of links, each with a picture of its own [SITE-56]", async ({
  page,
  request,
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  const pictures = new Map<string, string>();
  const said = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const address of addresses) {
    const html = await read(request, address);
    expect([told(html, "og:url"), told(html, "twitter:card")], address).toEqual([baseURL + address, "summary_large_image"]);
    expect(told(html, "og:image:alt").length, address).toBeGreaterThan(20);
    pictures.set(address, told(html, "og:image"));
    for (const [set, text] of [
      [said.titles, told(html, "og:title")],
      [said.descriptions, told(html, "og:description")],
    ] as const) {
      expect(text.length, address).toBeGreaterThan(15);
      set.add(text);
    }
    expect(html).not.toContain("site.invalid");
  }
  for (const own of [said.titles, said.descriptions, new Set(pictures.values())]) expect(own.size).toBe(addresses.length);
  for (const address of docs) expect(told(await read(request, address), "og:image")).toBe(pictures.get("/docs"));

  await page.goto("/");
  const sizes = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (src) => {
          const picture = Object.assign(new Image(), { src });
          await picture.decode();
          return [picture.naturalWidth, picture.naturalHeight];
        }),
      ),
    [...pictures.values()],
  );
  expect(sizes).toEqual(addresses.map(() => [1200, 630]));
  const bytes = new Set<string>();
  for (const picture of pictures.values()) {
    const body = await (await request.get(picture)).body();
    expect(body.length, picture).toBeLessThan(100_000);
    bytes.add(body.toString("latin1"));
  }
  expect(bytes.size).toBe(addresses.length);

  const sitemap = await read(request, "/sitemap.xml");
  for (const address of addresses) expect(sitemap).toContain(`<loc>${baseURL}${address}</loc>`);
  const robots = await read(request, "/robots.txt");
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain("Disallow: /dashboard");
  const manifest = await (await request.get("/site.webmanifest")).json();
  const icons = ["/icons/apple-touch-icon.png", ...manifest.icons.map(({ src }: { src: string }) => src)];
  expect(icons.length).toBeGreaterThan(3);
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect([answer.status(), (await answer.body()).length < 100_000], icon).toEqual([200, true]);
  }
});

/** What search engines ask of each type, and what makes one of ours worth saying. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url", "publisher"],
  WebPage: ["name", "description", "url"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  SoftwareApplication: ["name", "description", "applicationCategory", "operatingSystem", "offers"],
  Offer: ["name", "price", "priceCurrency", "priceSpecification"],
  UnitPriceSpecification: ["price", "priceCurrency", "unitText"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  BlogPosting: ["headline", "datePublished", "author", "publisher", "image", "mainEntityOfPage"],
};
const place = ["WebPage", "BreadcrumbList"];
const fitting: Readonly<Record<string, readonly string[]>> = {
  "/": ["WebSite", "Organization"],
  "/pricing": ["SoftwareApplication", "FAQPage", ...place],
  "/blog": ["BlogPosting", ...place],
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Everything that is described, however deep it stands. */
function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

test("the structured data of every public page can be read, fit the page, and have what their types require [SITE-64]", async ({
  page,
  request,
  baseURL: origin,
}) => {
  const baseURL = origin ?? "";
  const links = new Set<string>();
  for (const address of [...addresses, ...docs]) {
    const html = await read(request, address);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = ""]) => text);
    expect(blocks, address).toHaveLength(1);
    const { "@context": context, "@graph": graph, ...others } = JSON.parse(blocks[0] ?? "");
    expect([context, others], address).toEqual(["https://schema.org", {}]);
    expect(
      graph.map((node: Node) => node["@type"]),
      address,
    ).toEqual(fitting[address] ?? place);
    for (const node of nodesIn(graph)) {
      const type = String(node["@type"]);
      expect(Object.keys(required), `${address}: ${type}`).toContain(type);
      for (const name of required[type] ?? []) {
        const value = node[name];
        const isEmpty = value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
        expect(isEmpty, `${address}: ${type} without ${name}`).toBe(false);
      }
      for (const name of ["url", "item", "logo", "image", "mainEntityOfPage"]) {
        if (typeof node[name] === "string") links.add(node[name]);
      }
    }
    const trail = nodesIn(graph).filter((node) => node["@type"] === "ListItem");
    expect(
      trail.map(({ position, item }) => [position, item]),
      address,
    ).toEqual(
      address === "/"
        ? []
        : ["/", ...(docs.includes(address) ? ["/docs"] : []), address].map((path, at) => [at + 1, baseURL + path]),
    );
  }
  for (const link of links)
    expect([link.startsWith(`${baseURL}/`), (await request.get(link)).status()], link).toEqual([true, 200]);

  // what is told to search engines stands on the page
  await page.goto("/pricing");
  const text = (await page.getByRole("main").textContent()) ?? "";
  const nodes = nodesIn(JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? ""));
  const answers = nodes.filter((node) => node["@type"] === "Question" || node["@type"] === "Answer");
  expect(answers.length).toBeGreaterThan(5);
  for (const { name, text: answer } of answers) expect(text).toContain(name ?? answer);
  const offers = nodes.filter((node) => node["@type"] === "Offer");
  expect(offers.map(({ name, price }) => [name, price])).toEqual([
    ["Free", 0],
    ["Starter", 20],
  ]);
  for (const { price } of offers) expect(text).toContain(`$${price}`);
});

test("of the public pages the search of the documentation alone is for no search engine [SITE-63]", async ({ request }) => {
  const unlisted = [];
  for (const address of [...addresses, ...docPlaces.map((one) => one.address), docsSearchAddress]) {
    if (told(await read(request, address), "robots").includes("noindex")) unlisted.push(address);
  }
  expect(unlisted).toEqual([docsSearchAddress]);
  expect((await request.get(`${docsSearchAddress}?q=backup`)).headers()["x-robots-tag"]).toBe("noindex");
  expect(await read(request, "/sitemap.xml")).not.toContain(docsSearchAddress);
});
