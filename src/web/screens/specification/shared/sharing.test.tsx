import axe from "axe-core";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { callFunction } from "#data/functions.ts";
import { listProjectShares, revokeProjectShare } from "#data/project-shares.ts";
import { shareDocument, shareRefusals } from "#domain/project-shares.ts";
import { harbour, openDocument } from "#tests/support/harbour.ts";
import type { Author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id);
const dialog = () => page.getByRole("dialog", { name: "Share the document" });
const text = () => document.querySelector(".document") as HTMLElement;
const drawn = (count: number) => expect.poll(() => text().querySelectorAll("article").length).toBe(count);

async function link({ db, project_id }: Author, password = "") {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const asked = { projectId: project_id, name: "The client", version: null, chapters: null, expiresAt, password };
  return `/shared/${(await callFunction(db, shareDocument, asked)).token}`;
}

test("a link is made in the document's toolbar, shown once, listed with who opened it, and revoked [SHARE-10, SHARE-11]", async () => {
  const ada = await harbour();
  await openDocument(ada);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect.element(dialog()).toMatchTextContent(/There are no links yet/);
  await dialog().getByRole("button", { name: "Make Link" }).click();
  await expect.element(dialog()).toMatchTextContent(/Say who the link is for/);
  await dialog().getByRole("textbox", { name: "For" }).fill("The client");
  await dialog().getByRole("combobox", { name: "What" }).click();
  await page.getByRole("option", { name: "Some chapters" }).click();
  await dialog().getByRole("button", { name: "Make Link" }).click();
  await expect.element(dialog().getByRole("alert").filter({ hasText: "Choose a chapter" })).toBeVisible();
  await dialog().getByRole("checkbox", { name: "3.1 Functions" }).click();
  await dialog().getByRole("textbox", { name: "Password" }).fill("boats and berths");
  expect(await violations()).toEqual([]);
  await dialog().getByRole("button", { name: "Make Link" }).click();
  const made = dialog().getByRole("textbox", { name: "Link for The client" });
  await expect.element(made).toHaveValue(expect.stringMatching(/^http.*\/shared\/[\w-]{43}$/));
  await expect.element(dialog().getByRole("button", { name: "Copy" })).toBeVisible();
  const row = dialog().getByRole("listitem").filter({ hasText: "The client" });
  await expect.element(row).toMatchTextContent(/Open.*Password.*Chapter 3\.1, current version.*Not opened yet.*until /);
  const [kept] = await listProjectShares(ada.db, ada);
  expect(kept).toMatchObject({ chapters: ["3.1"], has_password: true });
  const days = (Date.parse(kept?.expires_at ?? "") - Date.now()) / 86_400_000;
  expect(days > 29 && days < 32).toBe(true);
  expect(await violations()).toEqual([]);
  await dialog().getByRole("button", { name: "Make Another Link" }).click();
  expect(
    dialog()
      .getByRole("textbox", { name: /^Link for/ })
      .elements(),
  ).toEqual([]);
  await row.getByRole("button", { name: "Revoke the link for The client" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect.element(row).toMatchTextContent(/Revoked.*revoked /);
  expect((await listProjectShares(ada.db, ada))[0]?.revoked).toBe(true);
});

test("a shared document is read like the document itself, and leads nowhere into the app [SHARE-12, SHARE-14]", async () => {
  const ada = await harbour();
  const hostile = '<img src=x onerror="window.broken = 1"><script>window.broken = 1</script> [go](javascript:window.broken=1)';
  await ada.db.from("user_stories").update({ name: hostile, story: hostile }).eq("name", "Berth 2").throwOnError();
  const address = await link(ada);
  const { router } = await openAs(null, address);
  await expect.element(page.getByRole("heading", { level: 1, name: "Harbour" })).toBeVisible();
  await expect.poll(() => document.title).toBe("Harbour — Product Architect");
  expect(document.querySelector<HTMLMetaElement>("meta[name=robots]")?.content).toBe("noindex, nofollow");
  expect(document.querySelector<HTMLMetaElement>("meta[name=referrer]")?.content).toBe("no-referrer");
  await drawn(31);
  expect(page.getByRole("article", { name: /^US-2 / }).element().textContent).toContain(
    '<img src=x onerror="window.broken = 1">',
  );
  expect([text().querySelector("img, script"), "broken" in window]).toEqual([null, false]);
  const ways = [...document.querySelectorAll("#main a")].map((way) => way.getAttribute("href") ?? "");
  expect(ways.length).toBeGreaterThan(30);
  expect(ways.filter((way) => !way.startsWith("#") && !way.startsWith(`${address}#`))).toEqual([]);
  expect(page.getByRole("button", { name: /^Edit |Share|Download/ }).elements()).toEqual([]);
  expect(text().textContent).not.toContain("written by hand");
  await page.getByRole("searchbox", { name: "Find in the document" }).fill("berth 30");
  await expect.element(page.getByRole("status").filter({ hasText: / of / })).toMatchTextContent(/1 of \d/);
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "4 Verification" }).click();
  expect(router.state.location.pathname + router.state.location.hash).toBe(`${address}#4`);
  [...text().querySelectorAll<HTMLElement>("#US-1 a")].find((way) => way.textContent === "US-30")?.click();
  await expect.poll(() => document.activeElement?.id).toBe("US-30");
  await expect.element(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.viewport(390, 844);
  await page.getByRole("button", { name: "Contents" }).click();
  await expect.element(page.getByRole("dialog", { name: "Contents" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expect.poll(violations).toEqual([]);
});

test("a password is asked for where there is one, and a link that is revoked while it is open ends plainly; the console is told no token [SHARE-13, SHARE-15]", async () => {
  const ada = await harbour();
  const address = await link(ada, "boats and berths");
  await openAs(null, address);
  await expect.element(page.getByRole("heading", { level: 1, name: "Enter the password" })).toBeVisible();
  expect(document.body.textContent).not.toContain("Harbour");
  expect(await violations()).toEqual([]);
  await page.getByRole("textbox", { name: "Password" }).fill("boats");
  await page.getByRole("button", { name: "Open the Document" }).click();
  await expect.element(page.getByText(shareRefusals.share_wrong_password)).toBeVisible();
  await page.getByRole("textbox", { name: "Password" }).fill("boats and berths");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Harbour" })).toBeVisible();
  const [share] = await listProjectShares(ada.db, ada);
  await revokeProjectShare(ada.db, { id: share?.id ?? "" });
  dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByRole("heading", { level: 1, name: "This link was revoked" })).toBeVisible();
  expect(document.body.textContent).not.toContain("Harbour");
  expect(await violations()).toEqual([]);
  const logged = vi.spyOn(console, "warn");
  await openAs(null, "/shared/token-of-nobody");
  await expect.element(page.getByRole("heading", { level: 1, name: "This link does not work" })).toBeVisible();
  await expect.poll(() => logged.mock.calls).toContainEqual(["A query failed", ["shared"], expect.any(Error)]);
  expect(logged.mock.calls.map((said) => said.map(String)).join()).not.toContain("token-of-nobody");
});
