import axe from "axe-core";
import { expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { harbour, openDocument } from "#tests/support/harbour.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { paths } from "#web/lib/paths.ts";

const text = () => document.querySelector(".document") as HTMLElement;
/** What stands out of sight has no role until it comes near. */
const linkIn = (reference: string, words: string) =>
  [...document.querySelectorAll<HTMLElement>(`#${reference} a`)].find((link) => link.textContent === words);
const row = (reference: string) => page.getByRole("article", { name: new RegExp(`^${reference} `) });
const contents = () => page.getByRole("navigation", { name: "Contents" });
const hereIn = () => contents().element().querySelector("[aria-current=location]")?.getAttribute("data-number");
const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

const violationsIn = async () => (await axe.run(text())).violations;

test("the whole specification is read as one document, which sidebar, palette and dashboard lead to [READ-1]", async () => {
  const ada = await harbour();
  const { router } = await openAs(ada, `/dashboard/project/${ada.project_id}`);
  const address = `/dashboard/project/${ada.project_id}/document`;
  await expect.element(page.getByRole("link", { name: "Read the Document" })).toHaveAttribute("href", address);
  await page.getByRole("button", { name: "Go to…" }).click();
  await page.getByRole("combobox").fill("Document");
  await expect.element(page.getByRole("option", { name: /^Document/ })).toBeVisible();
  await page
    .getByRole("dialog")
    .element()
    .dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await page.getByTestId("sidebar").getByRole("link", { name: "Document" }).click();
  await expect.poll(() => router.state.location.pathname).toBe(address);
  await expect.element(page.getByRole("heading", { level: 1, name: "Harbour" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Document · Harbour — Product Architect");
  await expect.element(page.getByText("Boats find a berth.")).toBeVisible();
  const numbers = () => [...text().querySelectorAll("[data-chapter]")].map((heading) => heading.getAttribute("data-chapter"));
  await expect.poll(() => numbers().filter((number) => /^\d+$/.test(number ?? ""))).toEqual(["1", "2", "3", "4", "5"]);
  await expect.poll(() => text().querySelectorAll("article").length).toBe(31);
  expect(row("US-1").element().textContent).toContain("I want a free berth as US-30 says.");
  expect(row("US-1").element().querySelector("strong")?.textContent).toBe("free");
  await expect
    .element(row("US-2"))
    .toMatchTextContent(/Given a boat.*When it arrives.*Then it is expected.*UC-1 Skipper.*Revision 1/);
  expect(await violationsIn()).toEqual([]);
});

test("while the rest of a document is still being drawn its find field says 'Looking…'; then it counts, or says 'Not found' [READ-68]", async () => {
  const ada = await harbour();
  const { db, project_id } = ada;
  const many = Array.from({ length: 200 }, (_, at) => ({
    project_id,
    name: `Shelf ${at + 1}`,
    description: `Holds rope ${at + 1}.`,
  }));
  await db.from("features").insert(many).throwOnError();
  await openDocument(ada);
  const field = page.getByRole("searchbox", { name: "Find in the document" });
  await expect.element(field).toBeVisible();
  const said: string[] = [];
  const status = document.querySelector("search [role=status]") as HTMLElement;
  const watch = new MutationObserver(() => said.push(status.textContent ?? ""));
  watch.observe(status, { childList: true, characterData: true, subtree: true });
  await field.fill("rope 200");
  await expect.poll(() => said.at(-1), { timeout: 45_000 }).toBe("1 of 1");
  expect(said).toContain("Looking…");
  await field.fill("lighthouse");
  await expect.poll(() => said.at(-1)).toBe("Not found");
  watch.disconnect();
});

test("a document in which nothing stands offers what is pressed next, and tells who only reads what will be there [READ-52]", async () => {
  const bo = await author(inject("server"), { role: "viewer" });
  const { project_id } = bo;
  const ada = { ...bo, ...bo.founder };
  const link = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  const [address, nothing] = [`/dashboard/project/${project_id}/document`, page.getByText("This document is still empty")];
  const { router } = await openAs(ada, address);
  await expect.element(nothing).toBeVisible();
  await expect.element(link("Answer the questionnaire")).toHaveAttribute("href", paths.questionnaireStepper(project_id));
  await expect.element(link("Bring what you have")).toHaveAttribute("href", paths.bring(project_id));
  expect(await violationsIn()).toEqual([]);
  await link("Draft everything").click();
  await expect.poll(() => router.state.location.pathname).toBe(paths.draftEverything(project_id));
  await page.getByRole("link", { name: "Read the document" }).click();
  await expect.element(page.getByRole("heading", { name: /User characteristics/i }).first()).toBeVisible();
  await expect.element(nothing).not.toBeInTheDocument();

  const other = await author(inject("server"), { role: "viewer" });
  await openAs(other, `/dashboard/project/${other.project_id}/document`);
  await expect.element(nothing).toBeVisible();
  await expect.element(page.getByText(/^Once members of the project write or draft something/)).toBeVisible();
  await expect.element(link("Draft everything")).not.toBeInTheDocument();
});

test("the contents follow the reading place, and lead to a chapter whose address can be kept [READ-2]", async () => {
  const ada = await harbour();
  const { router } = await openDocument(ada);
  await contents().getByRole("link", { name: "4 Verification" }).click();
  expect(router.state.location.hash).toBe("#4");
  await expect.poll(() => topOf(document.getElementById("4") as Element)).toBeLessThan(200);
  await expect.poll(hereIn).toBe("4");
  document.getElementById("1.2")?.scrollIntoView();
  await expect.poll(hereIn).toBe("1.2");
  scrollTo(0, 0);
  await expect.poll(hereIn).toBe(undefined);
  await expect.poll(() => document.getElementById("3.1.2.1")).not.toBeNull();
  await expect.poll(() => text().querySelectorAll("article").length).toBe(31);
  document.getElementById("3.1.2.1")?.scrollIntoView();
  await expect.poll(hereIn).toBe("3.1.2.1");
  await expect.element(contents().getByRole("link", { name: "3.1.2.1 UC-1 Skipper" })).toBeVisible();
});

test("the contents mark the chapter an address led to, a row's as well, until one scrolls [READ-2]", async () => {
  const { router } = await openDocument(await harbour(), "#US-1");
  await expect.element(row("US-1")).toHaveFocus();
  const own = contents()
    .getByRole("link", { name: /UC-1 Skipper/ })
    .element()
    .getAttribute("data-number");
  await expect.poll(hereIn).toBe(own);
  await userEvent.keyboard("{PageUp}{PageUp}{PageUp}{PageUp}");
  await expect.poll(hereIn).not.toBe(own);
  await contents().getByRole("link", { name: "5 Appendices" }).click();
  expect(router.state.location.hash).toBe("#5");
  await expect.poll(hereIn).toBe("5");
});

test("the contents list every chapter from the beginning and stand still while one reads [READ-10]", async () => {
  await openDocument(await harbour());
  await expect.element(contents().getByRole("link", { name: "5 Appendices" })).toBeVisible();
  const listed = () => [...contents().element().querySelectorAll("[data-number]")].map(({ textContent }) => textContent);
  const before = listed();
  expect(before).toHaveLength(text().querySelectorAll("[data-chapter]").length);
  expect(before).toContain("3.1.2.1UC-1 Skipper");
  await expect.poll(() => document.getElementById("3.1.2.1")).not.toBeNull();
  await expect.poll(() => text().querySelectorAll("article").length).toBe(31);
  document.getElementById("3.1.2.1")?.scrollIntoView();
  await expect.poll(hereIn).toBe("3.1.2.1");
  expect(listed()).toEqual(before);
});

test("an address that ends in a number leads to its row, and so do the citations [READ-3]", async () => {
  const ada = await harbour();
  const { router } = await openDocument(ada, "#US-29");
  await expect.poll(() => topOf(row("US-29").element())).toBeGreaterThan(50);
  await expect.poll(() => topOf(row("US-29").element())).toBeLessThan(innerHeight);
  await expect.element(row("US-29")).toHaveFocus();
  await expect.poll(() => linkIn("US-1", "US-30")).toBeDefined();
  linkIn("US-1", "US-30")?.click();
  await expect
    .poll(() => router.state.location.pathname + router.state.location.hash)
    .toBe(`/dashboard/project/${ada.project_id}/document#US-30`);
  await expect.element(row("US-30")).toHaveFocus();
  await expect.poll(() => linkIn("US-30", "UC-1")).toBeDefined();
  linkIn("US-30", "UC-1")?.click();
  await expect.poll(() => router.state.location.hash).toBe("#UC-1");
  await expect.element(row("UC-1")).toHaveFocus();
});

test("the ring around the row that an address leads to is inside the row on all four sides, where nothing cuts it off [POLISH-79]", async () => {
  const ada = await harbour();
  await openDocument(ada, "#US-1");
  await expect.element(row("US-1")).toHaveFocus();
  const { outlineOffset, outlineWidth } = getComputedStyle(row("US-1").element());
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThan(0);
  expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
});

test("an earlier version is read as it was left [READ-4]", async () => {
  const ada = await harbour();
  const { db, project_id } = ada;
  await db.rpc("clone_specification", { project_id, new_version: "0.2" }).throwOnError();
  await db.from("user_stories").update({ story: "I want it all." }).eq("name", "Berth 2").throwOnError();
  const { address } = await openDocument(ada);
  await expect.element(row("US-2")).toMatchTextContent(/I want it all\./);
  await page.getByRole("combobox", { name: "Version" }).click();
  await page.getByRole("option", { name: "Version 0.1" }).click();
  expect(address()).toBe(`/dashboard/project/${project_id}/document?version=0.1`);
  await expect.element(row("US-2")).toMatchTextContent(/I want berth 2\./);
  await contents().getByRole("link", { name: "2 References" }).click();
  expect(address()).toBe(`/dashboard/project/${project_id}/document?version=0.1`);
});

test("the link beside a row or a chapter leads there in the version that is read [READ-11]", async () => {
  const ada = await harbour();
  await ada.db.rpc("clone_specification", { project_id: ada.project_id, new_version: "0.2" }).throwOnError();
  const { router } = await openDocument(ada, "?version=0.1");
  const here = () => router.state.location.search + router.state.location.hash;
  await expect.poll(() => document.querySelector("[aria-label='Link to US-20']")).not.toBe(null);
  document.querySelector<HTMLElement>("[aria-label='Link to US-20']")?.click();
  await expect.poll(here).toBe("?version=0.1#US-20");
  await expect.element(row("US-20")).toHaveFocus();
  document.querySelector<HTMLElement>("[aria-label='Link to chapter 2']")?.click();
  await expect.poll(here).toBe("?version=0.1#2");
  await expect.poll(() => topOf(document.getElementById("2") as Element)).toBeLessThan(200);
});

test("on a phone the contents are a drawer, and nothing is wider than the screen [READ-6]", async () => {
  const ada = await harbour();
  await openDocument(ada);
  await page.viewport(390, 844);
  await expect.poll(() => text().querySelectorAll("article").length).toBe(31);
  expect(document.documentElement.scrollWidth).toBe(390);
  await page.getByRole("button", { name: "Contents" }).click();
  await page.getByRole("dialog", { name: "Contents" }).getByRole("link", { name: "3.1 Functions" }).click();
  await expect.poll(() => page.getByRole("dialog").elements().length).toBe(0);
  await expect.poll(() => topOf(document.getElementById("3.1") as Element)).toBeLessThan(250);
  expect(await violationsIn()).toEqual([]);
});
