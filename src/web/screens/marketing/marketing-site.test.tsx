import type { ComponentType } from "react";
import { createMemoryRouter } from "react-router";
import { afterEach, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { cleanup, render } from "#tests/support/render.ts";
import { openAs } from "#tests/support/screen.tsx";
import { App } from "#web/app/app.tsx";
import { LandingScreen } from "./landing-screen.tsx";

const server = inject("server");
afterEach(() => page.viewport(1280, 900));

const addresses = [
  "/",
  "/features",
  "/how-it-works",
  "/enterprise",
  "/pricing",
  "/rules",
  "/docs",
  "/blog",
  "/about",
  "/careers",
  "/contact",
  "/terms",
  "/privacy",
  "/cookies",
];
const main = () => page.getByRole("main");
const heading = (name: string | RegExp, level = 2) => main().getByRole("heading", { name, level });
const link = (name: string | RegExp) => main().getByRole("link", { name });
const descriptions = () =>
  [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(({ content }) => content);
const words = () => main().element().textContent ?? "";
/** What the page says itself, without the files it shows. */
const claims = () => {
  const said = main().element().cloneNode(true) as HTMLElement;
  for (const file of said.querySelectorAll("pre")) file.remove();
  return said.textContent ?? "";
};

test("every public page opens for visitors at its start, names itself, and claims nothing that was not measured [SITE-01, SITE-07, SITE-19, SITE-34, ROUTE-03]", async () => {
  const { router, address } = await openAs(null, "/");
  const seen = new Map<string, string>();
  for (const at of [...addresses.slice(1), "/"]) {
    await page.viewport(1280, 300);
    await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(600);
    window.scrollTo({ top: 10_000, behavior: "instant" });
    await router.navigate(at);
    await expect
      .poll(() => document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href)
      .toBe(location.origin + at);
    await expect.poll(() => window.scrollY, { message: at }).toBe(0);
    expect(address()).toBe(at);
    expect(main().getByRole("heading", { level: 1 }).elements(), at).toHaveLength(1);
    expect(descriptions(), at).toHaveLength(1);
    expect(descriptions()[0]?.length, at).toBeGreaterThan(40);
    expect(claims(), at).not.toMatch(/98\s?%|\b30\s?s(ec\w*)?\b|SOC\s?2/i);
    const h1 = main().getByRole("heading", { level: 1 }).element().textContent ?? "";
    seen.set(`${document.title} | ${descriptions()[0]} | ${h1}`, at);
  }
  expect([...seen.values()].toSorted()).toEqual(addresses.toSorted());
  const named = (at: string) => [...seen].find(([, value]) => value === at)?.[0];
  expect(named("/privacy")).toContain("Privacy Policy — Product Architect | ");
  expect(named("/terms")).toContain("Terms of Service — Product Architect | ");
  expect(named("/cookies")).toContain("Cookie Policy — Product Architect | ");
});

test("the header and the footer lead everywhere, on wide and narrow screens, signed in and not [SITE-03, SITE-04, SITE-05, SITE-06, GUIDE-09]", async () => {
  await openAs(null, "/features");
  const banner = page.getByRole("banner");
  const href = (name: string) => banner.getByRole("link", { name, exact: true }).element().getAttribute("href");
  const product = banner.getByRole("button", { name: "Product" });
  await expect.element(banner.getByRole("link", { name: /^How it works/ })).not.toBeInTheDocument();
  await product.click();
  for (const [name, to] of [
    [/^Features/, "/features"],
    [/^How it works/, "/how-it-works"],
    [/^Enterprise/, "/enterprise"],
  ] as const) {
    await expect.element(banner.getByRole("link", { name })).toHaveAttribute("href", to);
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(product).toHaveAttribute("aria-expanded", "false");
  expect(document.activeElement).toBe(product.element());
  expect([href("Pricing"), href("Blog"), href("Docs"), href("Sign In"), href("Get Started")]).toEqual([
    "/pricing",
    "/blog",
    "/docs",
    "/auth",
    "/auth?tab=signup",
  ]);

  const footer = page.getByRole("contentinfo");
  const groups = [...footer.getByRole("navigation", { name: "Footer" }).element().children].map((group) => [
    group.querySelector("h2")?.textContent,
    ...[...group.querySelectorAll("a")].map((entry) => `${entry.textContent} ${entry.getAttribute("href")}`),
  ]);
  expect(groups).toEqual([
    ["Product", "Features /features", "How it works /how-it-works", "Enterprise /enterprise", "Pricing /pricing"],
    ["Resources", "Blog /blog", "Documentation /docs", "Rules on wording /rules"],
    ["Company", "About us /about", "Careers /careers", "Contact /contact"],
  ]);
  for (const [name, to] of [
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
    ["Cookies", "/cookies"],
  ] as const) {
    await expect.element(footer.getByRole("link", { name })).toHaveAttribute("href", to);
  }

  await page.viewport(390, 844);
  await expect.element(product).not.toBeInTheDocument();
  await banner.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const name of ["Features", "How it works", "Enterprise", "Pricing", "Blog", "Sign In"]) {
    await expect.element(menu.getByRole("link", { name })).toBeVisible();
  }
  await menu.getByRole("link", { name: "Pricing" }).click();
  await expect.element(heading("Compare the plans")).toBeVisible();

  await openAs(await author(server), "/features");
  await expect.element(banner.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect.element(banner.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
  await expect.element(banner.getByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(banner.getByRole("link", { name: "Get Started" }).elements()).toHaveLength(0);
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await banner.getByRole("button", { name: "Menu" }).click();
  await expect.element(menu.getByRole("link", { name: "Profile" })).toBeVisible();
  await expect.element(menu.getByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("the landing page says what the product is, asks visitors for their address, and sends others to work [SITE-02, SITE-08, SITE-09, SITE-10, SITE-36, ROUTE-04]", async () => {
  await openAs(null, "/");
  await expect.element(page.getByRole("form", { name: "Early access" }).getByRole("textbox")).toBeVisible();
  const order = [
    "What a team needs before",
    "How It Works",
    "Open formats",
    "Everything a specification goes through",
    "Write down",
  ];
  for (const name of order) await expect.element(heading(new RegExp(name))).toBeVisible();
  const steps = heading("How It Works").element().closest("section");
  expect([...(steps?.querySelectorAll("ol > li") ?? [])].map((step) => step.querySelector("h3")?.textContent)).toEqual([
    "Answer",
    "Draft",
    "Correct",
    "Hand over",
  ]);
  expect(
    heading(/What a team needs/)
      .element()
      .closest("section")
      ?.querySelectorAll("h3"),
  ).toHaveLength(6);
  expect(words()).toMatch(/open standard/);
  expect(words()).toMatch(/Hand-off to AI code generators through the Model Context Protocol/);
  expect(words()).toMatch(/PDF export/);
  expect(words()).toMatch(/Collaboration/);
  const closing = page.getByRole("region", { name: "Next step" });
  await expect.element(closing.getByRole("form", { name: "Join the waitlist" })).toBeVisible();
  expect(page.getByRole("link", { name: "Go to Dashboard" }).elements()).toHaveLength(0);

  const { address } = await openAs(await author(server), "/");
  await expect.poll(address).toBe("/dashboard");
  show(LandingScreen);
  await expect.element(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  expect(page.getByRole("form").elements()).toHaveLength(0);
});

test("the features and how-it-works pages explain the product and end with the waitlist or the dashboard [SITE-24, SITE-26, SITE-27, SITE-28, SITE-29]", async () => {
  const { router } = await openAs(null, "/features");
  for (const name of ["Generate", "Customize", "Collaborate", "Track", "Export", "Integrate"]) {
    await expect.element(heading(name)).toBeVisible();
  }

  await router.navigate("/how-it-works");
  for (const name of ["Project type and description", "Tech stack", "Design guidance", "Business model"]) {
    await expect.element(heading(name, 3)).toBeVisible();
  }
  const topics = ["Edit SRS", "Key user journeys", "Design", "Versioning", "Collaborative editing", "Test cases"];
  const finetune = page.getByRole("switch", { name: "Finetune your SRS" });
  for (const name of topics) await expect.element(main().getByRole("heading", { name, level: 3, exact: true })).toBeVisible();
  await finetune.click();
  await expect.element(finetune).not.toBeChecked();
  for (const name of topics) {
    expect(main().getByRole("heading", { name, level: 3, exact: true }).elements(), name).toHaveLength(0);
  }
  await finetune.click();
  await expect.element(heading("Test cases", 3)).toBeVisible();
  await expect.element(heading("Zero-shot development")).toBeVisible();
  await expect.element(heading("MCP hand-off", 3)).toBeVisible();
  await expect.element(heading("Built-in code generator", 3)).toBeVisible();
  await expect.element(page.getByRole("form", { name: "Join the waitlist" })).toBeVisible();

  await openAs(await author(server), "/how-it-works");
  await expect.element(link("Go to Dashboard")).toHaveAttribute("href", "/dashboard");
  expect(page.getByRole("form").elements()).toHaveLength(0);
});

test("the pricing page compares the plans, and Get Started leads visitors to sign up and others to work [SITE-30, SITE-31]", async () => {
  await openAs(null, "/pricing");
  const table = page.getByRole("table");
  const cells = (row: Element) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent);
  await expect.element(table).toBeVisible();
  const yes = "Included";
  const no = "Not included";
  expect([...table.element().querySelectorAll("tr")].map(cells)).toEqual([
    ["What is compared", "Free", "Starter", "Enterprise"],
    ["Price", "$0/month", "$20/month", "Contact us"],
    ["Credits", "5 credits/day", "100 credits/month", "Unlimited credits"],
    ["Users", "1 user", "5 users", "Unlimited users"],
    ["Premium templates", no, yes, yes],
    ["Project sharing", no, yes, yes],
    ["Real-time collaboration", no, yes, yes],
    ["SSO", no, no, yes],
    ["On-premises", no, no, yes],
    ["Enterprise features", no, no, yes],
    ["Export", "Basic", "Advanced", "All formats"],
    ["Support", "Community", "Email", "24-7 priority"],
    ["Security", "Basic", "Standard", "Advanced"],
  ]);
  for (const extra of ["Custom integrations", "Dedicated account manager", "Custom training", "SLA", "White-label"]) {
    await expect.element(main().getByText(extra, { exact: true })).toBeVisible();
  }
  const starts = () =>
    link("Get Started")
      .elements()
      .map((start) => start.getAttribute("href"));
  expect(starts()).toEqual(["/auth?tab=signup", "/auth?tab=signup"]);
  await openAs(await author(server), "/pricing");
  await expect.poll(starts).toEqual(["/dashboard", "/dashboard"]);
});

test("the company's pages say who it is, what it has to tell, how to reach it and what holds between us [SITE-20, SITE-21, SITE-23, SITE-32, SITE-33, SITE-35]", async () => {
  const { router, address } = await openAs(null, "/about");
  await expect.element(page.getByText("Our mission")).toBeVisible();
  await expect.element(heading("The founder")).toBeVisible();
  expect(words()).toMatch(/was founded by a software engineer/);

  await router.navigate("/careers");
  for (const position of ["Full Stack Developer", "Senior Marketing and Sales Expert"]) {
    await expect.element(heading(position, 3)).toBeVisible();
  }
  expect(main().getByText("Full-time", { exact: true }).elements()).toHaveLength(2);
  expect(
    main()
      .getByRole("button", { name: /Apply Now/ })
      .elements(),
  ).toHaveLength(2);
  expect(heading("Benefits").element().closest("section")?.querySelectorAll("h3").length).toBeGreaterThan(2);
  for (const value of ["Innovation", "Simplicity", "Empowerment", "Quality", "Growth", "Collaboration"]) {
    await expect.element(heading(value, 3)).toBeVisible();
  }

  await router.navigate("/blog");
  const post = main().getByRole("article");
  await expect.element(post).toBeVisible();
  expect(post.elements()).toHaveLength(1);
  expect(post.element().querySelector("time")?.dateTime).toBe("2025-07-28");
  expect(post.element().textContent).toMatch(/we open the waitlist.*launch is planned in about 2 months/);
  await expect.element(post.getByRole("form", { name: "Join the waitlist" })).toBeVisible();
  await post.getByRole("link", { name: "Back to the start page" }).click();
  await expect.poll(address).toBe("/");

  await router.navigate("/contact");
  await expect.element(page.getByRole("form", { name: "Contact" })).toBeVisible();
  await expect.element(heading("Contact details")).toBeVisible();
  await expect.element(link(/^hello@/)).toHaveAttribute("href", expect.stringMatching(/^mailto:hello@/));
  await expect.element(main().getByText("You get a reply within 24 hours", { exact: false })).toBeVisible();
  await expect.element(link("enterprise page")).toHaveAttribute("href", "/enterprise");

  await router.navigate("/privacy");
  await expect.element(heading("Privacy Policy", 1)).toBeVisible();
  expect(words()).toMatch(/General Data Protection Regulation \(GDPR/);
  await router.navigate("/cookies");
  await expect.element(heading("Cookie Policy", 1)).toBeVisible();
  await router.navigate("/terms");
  await expect.element(heading(/Fair use of AI integrations/)).toBeVisible();
});

/** A screen by itself, where the guard would lead whoever is signed in elsewhere. */
function show(Component: ComponentType) {
  cleanup();
  render(<App router={createMemoryRouter([{ path: "/", Component }])} />);
}
