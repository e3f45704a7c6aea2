import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { harbour, openDocument } from "#tests/support/harbour.ts";
import { join, person } from "#tests/support/people.ts";

const server = inject("server");
const text = () => document.querySelector(".document") as HTMLElement;
const whole = (count: number) => expect.poll(() => text().querySelectorAll("article").length, { timeout: 45_000 }).toBe(count);
const changed = (name: string) => page.getByRole("article", { name, exact: true });
const focused = () => document.activeElement?.getAttribute("data-change");
const violations = async () => (await axe.run(text())).violations.map(({ id }) => id);

/** In pixels, as it is drawn in the field. */
function widthOf(words: string, field: Element) {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) throw new Error("Nothing can be measured here.");
  pen.font = getComputedStyle(field).font;
  return pen.measureText(words).width;
}

test("another version is compared in the same view, change by change [READ-42]", async () => {
  const ada = await harbour();
  const { db, project_id } = ada;
  await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
  await db.from("user_stories").update({ story: "I want two berths." }).eq("name", "Berth 2").throwOnError();
  await db.from("user_stories").delete().eq("name", "Berth 4").throwOnError();
  const { address } = await openDocument(ada);
  await whole(30);
  await page.getByRole("combobox", { name: "Compare with" }).click();
  await page.getByRole("option", { name: "Compared with 0.1" }).click();
  expect(address()).toBe(`/dashboard/project/${project_id}/document?with=0.1`);
  await expect.element(changed("Changed US-2")).toMatchTextContent(/I want.*two.*berths/);
  const marked = (mark: string) => [...changed("Changed US-2").element().querySelectorAll(mark)].map((one) => one.textContent);
  expect(marked("ins").join()).toBe("two,berths");
  expect(marked("del").join()).toBe("berth,2");
  await expect.element(changed("Removed US-4")).toMatchTextContent(/Removed.*I want berth 4\./);
  expect(page.getByRole("button", { name: /^Edit / }).elements()).toEqual([]);

  const tools = page.getByRole("group", { name: "Changes" });
  const all = Number(/^(\d+) changes/.exec(tools.element().textContent ?? "")?.[1]);
  await expect.poll(() => text().querySelectorAll("[data-change]").length).toBe(all);
  await tools.getByRole("button", { name: "Next change" }).click();
  await expect.element(tools).toMatchTextContent(new RegExp(`^1 of ${all} changes`));
  const first = focused();
  expect(first).not.toBe(null);
  await userEvent.keyboard("n");
  await expect.element(tools).toMatchTextContent(new RegExp(`^2 of ${all}`));
  expect(focused()).not.toBe(first);
  await userEvent.keyboard("p");
  await expect.poll(focused).toBe(first);

  await tools.getByRole("checkbox", { name: "Only what changed" }).click();
  await expect.poll(() => document.getElementById("US-5")).toBe(null);
  expect(document.getElementById("1.1")).toBe(null);
  await expect.element(changed("Changed US-2")).toBeInTheDocument();
  expect(await violations()).toEqual([]);
  await page.getByRole("combobox", { name: "Compare with" }).click();
  await page.getByRole("option", { name: "Do not compare" }).click();
  expect(address()).toBe(`/dashboard/project/${project_id}/document`);
  await whole(30);
});

test("on a phone the contents close once a version to compare with is chosen there [READ-69]", async () => {
  const ada = await harbour();
  const { db, project_id } = ada;
  await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
  await db.from("user_stories").update({ story: "I want two berths." }).eq("name", "Berth 2").throwOnError();
  await openDocument(ada);
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Contents" }).click();
  const contents = page.getByRole("dialog", { name: "Contents" });
  await contents.getByRole("combobox", { name: "Compare with" }).click();
  await page.getByRole("option", { name: "Compared with 0.1" }).click();
  await expect.element(changed("Changed US-2")).toBeInTheDocument();
  await expect.element(contents).not.toBeInTheDocument();
});

test("a version that was left has its own day and is downloaded as it was left [READ-43]", async () => {
  const ada = await harbour();
  const { db, project_id } = ada;
  await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
  await db.from("user_stories").update({ story: "I want it all." }).eq("name", "Berth 2").throwOnError();
  await openDocument(ada, "?version=0.1");
  await whole(31);
  const { data } = await db
    .from("specification_snapshots")
    .select("created_at")
    .eq("project_id", project_id)
    .single()
    .throwOnError();
  const day = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date(data.created_at));
  await expect.element(page.getByText(day)).toBeVisible();
  const saved: Blob[] = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob: Blob) => make.call(URL, saved[saved.push(blob) - 1] as Blob);
  try {
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("radio", { name: "Markdown" }).click();
    await page.getByRole("button", { name: "Download Markdown" }).click();
    await expect.poll(() => saved.length).toBe(1);
  } finally {
    URL.createObjectURL = make;
  }
  const markdown = await saved[0]?.text();
  expect(markdown).toContain("I want berth 2.");
  expect(markdown).not.toContain("I want it all.");
});

test("on a phone the toolbar is one line, and no heading skips a level [READ-44]", async () => {
  const ada = await harbour();
  const overview = "# Why\n\nBoats.\n\n### How\n\nBerths.";
  await ada.db.from("specifications").update({ project_overview: overview }).eq("project_id", ada.project_id).throwOnError();
  await openDocument(ada);
  await page.viewport(390, 844);
  await whole(31);
  const tools = ["Contents", "Export"].map((name) => page.getByRole("button", { name }).element());
  const places = [...tools, page.getByRole("combobox", { name: "Version" }).element(), page.getByRole("searchbox").element()];
  const middles = places.map((place) => place.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
  const version = page.getByRole("combobox", { name: "Version" }).element();
  expect(version.querySelector("span")?.textContent).toBe("0.1");
  for (const { scrollWidth, clientWidth } of [...version.querySelectorAll("span"), version]) {
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
  const find = page.getByRole("searchbox").element() as HTMLInputElement;
  const { paddingLeft, paddingRight } = getComputedStyle(find);
  const room = find.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  expect(widthOf(find.placeholder, find)).toBeLessThanOrEqual(room);
  expect(document.documentElement.scrollWidth).toBe(390);
  const levels = [...text().querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
  expect(levels).toHaveLength(text().querySelectorAll("[data-chapter]").length + 3);
  expect(await violations()).toEqual([]);
});

test("on paper there are a cover, contents and every row, and nothing of the app [READ-45]", { timeout: 120_000 }, async () => {
  await openDocument(await harbour());
  await whole(31);
  const skip = [...document.querySelectorAll("a")].filter(({ textContent }) => textContent === "Skip to content");
  expect(skip).toHaveLength(1);
  // with the focus it is in sight, on the screen
  skip[0]?.focus();
  expect(skip[0]?.checkVisibility()).toBe(true);
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });
  try {
    await expect.element(page.getByRole("heading", { level: 1, name: "Harbour" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "3.1.2.1 UC-1 Skipper" })).toBeVisible();
    await expect.poll(() => page.getByRole("banner").elements()).toEqual([]);
    expect(page.getByRole("navigation").elements()).toEqual([]);
    expect(page.getByRole("button").elements()).toEqual([]);
    expect(page.getByRole("combobox").elements()).toEqual([]);
    expect(skip[0]?.checkVisibility()).toBe(false);
    for (const row of text().querySelectorAll("article")) expect(row.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  } finally {
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  }
});

test("whoever may only view reads the document and finds nothing to edit [READ-46]", async () => {
  const ada = await harbour();
  const vera = await person(server, { name: "vera" });
  await join(server, { organization_id: ada.organization_id, user_id: vera.id, role: "viewer" });
  await openDocument({ ...ada, ...vera });
  await whole(31);
  await expect.element(page.getByText("Boats find a berth.")).toBeVisible();
  expect(page.getByRole("button", { name: /^Edit / }).elements()).toEqual([]);
});
