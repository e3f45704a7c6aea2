import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { dataSheet } from "#domain/catalog/data-sheet.ts";
import { describedFormats, exportFormats } from "#domain/export/formats.ts";
import { openAs } from "#tests/support/screen.tsx";
import { setTheme } from "#web/lib/theme.ts";
import { pictureNames } from "./product-picture.tsx";

const words = () =>
  [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd)")].map((one) => one.textContent).join("\n");
/** Those in sight: each stands there for both themes. */
const pictures = () => [...document.querySelectorAll<HTMLImageElement>("main img")].filter((one) => one.checkVisibility());

test("the features page and the data sheet name the formats that are written, and no other [SITE-40]", async () => {
  await openAs(null, "/features");
  await expect.element(page.getByRole("heading", { name: "Export", exact: true })).toBeVisible();
  const sheet = JSON.stringify(dataSheet);
  for (const format of exportFormats) {
    const { label, group } = describedFormats[format];
    const named = new RegExp(`(?<![\\w.])${label}(?!\\w)`);
    expect(named.test(words()), `${label} on the page`).toBe(true);
    if (group !== "For coding agents") expect(named.test(sheet), `${label} on the sheet`).toBe(true);
  }
  for (const said of [words(), sheet]) expect(said).toContain("PDF export with");
});

test("pictures of the product stand where they are spoken of, light by day and dark by night [SITE-41]", async () => {
  const shown = new Set<string>();
  for (const address of ["/", "/features", "/how-it-works"]) {
    for (const theme of ["light", "dark"] as const) {
      setTheme(theme);
      await openAs(null, address);
      await expect.poll(() => pictures().length).toBeGreaterThan(0);
      for (const picture of pictures()) {
        shown.add(picture.getAttribute("src") ?? "");
        expect([picture.loading, picture.width > 0, picture.alt.length > 20]).toEqual(["lazy", true, true]);
        expect(picture.getAttribute("src")).toContain(`-${theme}.webp`);
        expect(picture.clientWidth / picture.clientHeight).toBeCloseTo(1.6, 1);
      }
    }
  }
  setTheme("light");
  expect([...shown].sort()).toEqual(
    pictureNames.flatMap((name) => ["dark", "light"].map((theme) => `/pictures/${name}-${theme}.webp`)).sort(),
  );
  for (const address of shown) {
    const answer = await fetch(address);
    const { size } = await answer.blob();
    expect([answer.status, size > 10_000 && size < 60_000], address).toEqual([200, true]);
  }
});

test("what is not there yet says so, and the data sheet does not promise it [SITE-42]", async () => {
  const { router } = await openAs(null, "/how-it-works");
  await expect.element(page.getByText("The code generator is being built.", { exact: false })).toBeVisible();
  await router.navigate("/enterprise");
  await expect
    .element(page.getByText("a chart, a module and an image of our own are not published yet", { exact: false }))
    .toBeVisible();
  expect(JSON.stringify(dataSheet)).not.toMatch(/published|registry|OVA|VM pack|code generator hands/i);
});
