import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const link = (name: RegExp) => page.getByRole("navigation", { name: "Specification" }).getByRole("link", { name });

async function furnished() {
  const ada = await author(server);
  const { project_id } = ada;
  const description = "Lists every berth of the harbour with its length and depth. ".repeat(6);
  const features = ["Berths", "Tides"].map((name) => ({ project_id, name, description }));
  await ada.db.from("features").insert(features).throwOnError();
  const section = (name: string) => `/dashboard/project/${project_id}/specification?section=${name}`;
  return { ada, section };
}

test("one Escape closes a dialog whose 'Close' shows its tooltip [POLISH-10]", async () => {
  const { ada, section } = await furnished();
  await openAs(ada, section("features"));
  await button("Edit Berths").click();
  await field("Description").click();
  button("Close").element().focus();
  await userEvent.hover(button("Close"));
  await expect.element(page.getByRole("tooltip", { name: "Close" })).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

/** The colour of these, each painted over the one before it. */
function painted(...colours: string[]) {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) throw new Error("Nothing can be painted here.");
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

test("the strip of the scrollbar is as dark as the page under an open dialog, in both themes [POLISH-44]", async () => {
  const { ada, section } = await furnished();
  await openAs(ada, section("features"));
  await button("Edit Berths").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const root = document.documentElement;
  const ground = (of: Element | null) => getComputedStyle(of ?? root).backgroundColor;
  for (const scheme of ["light", "dark"]) {
    root.style.colorScheme = scheme;
    const [strip, page] = [
      painted(ground(root)),
      painted(ground(document.body), ground(document.querySelector("[data-overlay]"))),
    ];
    expect(Math.max(...strip.map((part, at) => Math.abs(part - (page[at] ?? 0)))), scheme).toBeLessThan(3);
    expect(painted(ground(document.body))).not.toEqual(page);
  }
  root.style.removeProperty("color-scheme");
});

test("a dialog taller than the window keeps its buttons in sight, and the scrollbar beside it is no bright strip [POLISH-81]", async () => {
  const { ada, section } = await furnished();
  await openAs(ada, section("features"));
  await page.viewport(1280, 420);
  await button("Edit Berths").click();
  const cancel = page.getByRole("dialog").getByRole("button", { name: "Cancel" });
  await expect.element(cancel).toBeVisible();
  const overlay = document.querySelector("[data-overlay]") as HTMLElement;
  expect(overlay.scrollHeight).toBeGreaterThan(overlay.clientHeight);
  const edge = () => cancel.element().parentElement?.getBoundingClientRect().bottom ?? 0;
  await expect.poll(() => Math.abs(edge() - innerHeight)).toBeLessThan(2);
  expect(getComputedStyle(overlay).scrollbarColor).toMatch(/(rgba\(0, 0, 0, 0\)|transparent)$/);
  await userEvent.keyboard("{Escape}");
  await page.viewport(1280, 900);
});

test("the dot of a section leads to the row that is not saved, or into the new one's form [POLISH-11]", async () => {
  const { ada, section } = await furnished();
  const { router } = await openAs(ada, section("features"));
  await button("Edit Tides").click();
  await field("Feature Name *").fill("Tides of today");
  await userEvent.keyboard("{Escape}");
  await open(section("userClasses"));
  await expect.element(link(/^Features.*unsaved/)).toBeVisible();
  await link(/^Features/).click();
  await expect.element(page.getByRole("row").filter({ hasText: "Tides" })).toHaveFocus();
  expect(router.state.location.hash).toBe("");

  await link(/^Assumptions/).click();
  await button("Add Assumption").first().click();
  await field("Name").fill("The tide comes");
  await open(section("features"));
  await link(/^Assumptions/).click();
  await expect.element(field("Name")).toHaveValue("The tide comes");
});

test("the account menu leads to the organization, beneath the letters others see [POLISH-12]", async () => {
  const { ada, section } = await furnished();
  await ada.db.from("profiles").upsert({ id: ada.id, first_name: "Grace", last_name: "Hopper" }).throwOnError();
  await openAs(ada, section("features"));
  await expect.element(button("Your account")).toMatchTextContent(/^GH/);
  await button("Your account").click();
  await expect.element(page.getByText("Grace Hopper")).toBeVisible();
  await expect
    .element(page.getByRole("menuitem", { name: "Organization settings" }))
    .toHaveAttribute("href", "/organization/settings");
});

test("tabs, tables and menus fit where they are [POLISH-14]", async () => {
  const { ada, section } = await furnished();
  const { project_id } = ada;
  const more = Array.from({ length: 60 }, (_, at) => ({ project_id, name: `Light ${at}`, description: "It shines." }));
  await ada.db.from("features").insert(more).throwOnError();
  await openAs(ada, section("features"));
  await page.viewport(768, 900);
  const text = page.getByText(/^Lists every berth/).first();
  await expect.poll(() => text.element().getBoundingClientRect().width).toBeGreaterThan(300);
  await page.viewport(390, 700);
  await expect.element(button("Sections")).toBeVisible();
  scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => scrollY).toBeGreaterThan(2_000);
  const menu = () => button("Sections").element().getBoundingClientRect();
  await expect.poll(() => Math.round(menu().top)).toBeGreaterThan(0);
  expect(menu().bottom).toBeLessThan(120);
  scrollTo(0, 0);
  await expect.element(page.getByRole("checkbox", { name: "Select Berths" })).toBeInTheDocument();
  const box = page.getByRole("checkbox", { name: "Select Berths" }).element().closest("label")?.getBoundingClientRect();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test("no list of tabs scrolls up and down [POLISH-14]", async () => {
  const { ada, section } = await furnished();
  const { router } = await openAs(ada, "/enterprise");
  const fits = async (name?: string) => {
    const tabs = page.getByRole("tablist", name ? { name, exact: true } : {});
    for (const width of [1280, 390]) {
      await page.viewport(width, 900);
      await expect.element(tabs).toBeVisible();
      const { scrollHeight, clientHeight } = tabs.element();
      expect([name, width, scrollHeight]).toEqual([name, width, clientHeight]);
    }
    await page.viewport(1280, 900);
  };
  await fits("Deployment");
  const at = `/dashboard/project/${ada.project_id}`;
  await router.navigate(`${at}/settings`);
  await fits("Project settings");
  await page.getByRole("tab", { name: "API Keys" }).click();
  await fits("Coding agent");
  await router.navigate(`${at}/proposals`);
  await fits();
  await router.navigate(section("completeness"));
  await fits("Standards");
  await userEvent.keyboard("?");
  await fits("Help");
  await openAs(null, "/auth");
  await fits("Sign in or sign up");
});

test("what was hard to understand is said plainly [POLISH-68]", async () => {
  const { ada, section } = await furnished();
  const { project_id } = ada;
  const risk = { project_id, name: "Storm", functionality: "Booking", description: "Berths are closed." };
  await ada.db.from("risks").insert(risk).throwOnError();
  const { router } = await openAs(ada, `/dashboard/project/${project_id}`);
  await expect.element(page.getByText(/^Leaving a version keeps a snapshot/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Contents", exact: true })).toBeVisible();
  await router.navigate("/organization/settings");
  await expect.element(page.getByText("An invitation is sent by email and is valid for 7 days.")).toBeVisible();
  await router.navigate(`/dashboard/project/${project_id}/settings`);
  await expect.element(page.getByRole("radio", { name: "Automatic" })).toBeVisible();
  await router.navigate(section("risks"));
  await expect.element(page.getByRole("combobox", { name: "Order" })).toHaveTextContent("Oldest first");
  await router.navigate(section("features"));
  await expect.element(page.getByRole("combobox", { name: "Order" })).toHaveTextContent("Manual order");
});

test("at 1440 pixels what narrows and orders a list is one line; links, acceptance and wording stand behind 'More filters' until they are used [POLISH-95]", async () => {
  const { ada, section } = await furnished();
  const { db, project_id } = ada;
  const skipper = await db.from("user_classes").insert({ project_id, name: "Skipper" }).select("id").single().throwOnError();
  const story = { project_id, user_class_id: skipper.data.id, story: "I want a berth.", acceptance_criteria: "Given a boat" };
  await db
    .from("user_stories")
    .insert([{ ...story, name: "Moor" }])
    .throwOnError();
  const { router } = await openAs(ada, section("documentation"));
  await page.viewport(1440, 900);
  const picker = (name: string) => page.getByRole("combobox", { name, exact: true });
  const more = page.getByRole("button", { name: "More filters" });
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  const line = [
    page.getByRole("searchbox", { name: "Search user stories" }),
    picker("Order"),
    page.getByText("1 user story", { exact: true }),
  ];
  const middles = line.map((one) => one.element().getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  for (const name of ["Links", "Accepted", "Wording"]) await expect.element(picker(name)).not.toBeInTheDocument();
  await more.click();
  await expect.element(more).toHaveAttribute("aria-expanded", "true");
  for (const name of ["Links", "Accepted", "Wording"]) await expect.element(picker(name)).toBeVisible();
  await router.navigate(`${section("documentation")}&trace=without-test`);
  await more.click();
  await expect.element(picker("Wording")).not.toBeInTheDocument();
  await expect.element(picker("Links")).toHaveTextContent("Without a test case");
  const controlled = document.getElementById(more.element().getAttribute("aria-controls") ?? "");
  expect([controlled?.contains(picker("Links").element()), controlled?.contains(more.element())]).toEqual([true, false]);
  await more.click();
  await userEvent.keyboard("{Tab}");
  await expect.element(picker("Links")).toHaveFocus();
  await router.navigate(`${section("documentation")}&trace=without-test&accepted=no&wording=clean`);
  for (const name of ["Links", "Accepted", "Wording"]) await expect.element(picker(name)).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
});

test("on a phone a list's pickers stand behind one button, which counts those that are set [POLISH-90]", async () => {
  const { ada, section } = await furnished();
  await openAs(ada, section("features"));
  const more = page.getByRole("button", { name: /^Filter and sort/ });
  const pickers = [page.getByRole("combobox", { name: "Features of a page" }), page.getByRole("combobox", { name: "Order" })];
  await expect.element(page.getByText("Berths", { exact: true }).first()).toBeVisible();
  for (const picker of pickers) await expect.element(picker).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  await page.viewport(390, 800);
  await expect.element(more).toHaveAttribute("aria-expanded", "false");
  for (const picker of pickers) await expect.element(picker).not.toBeInTheDocument();
  await more.click();
  await expect.element(more).toHaveAttribute("aria-expanded", "true");
  for (const picker of pickers) await expect.element(picker).toBeVisible();
  await pickers[0]?.click();
  await page.getByRole("option").nth(1).click();
  await expect.element(page.getByRole("button", { name: "Filter and sort (1)", exact: true })).toBeVisible();
});
