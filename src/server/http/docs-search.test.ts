import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { DocPart } from "#domain/docs/find-in-docs.ts";
import { foundBlank } from "#domain/docs/found-in-docs.ts";
import { createDocsSearchPage } from "./docs-search.ts";

const [{ address, shelf }] = foundBlank.found;
const row = `<li><a href="${address}"><i>${shelf}</i><b>__title__</b><p><mark class="m">__excerpt__</mark></p></a></li>`;
const html = `<input name="q" class="f" value=""/><noscript>other</noscript><noscript><p>${foundBlank.sentence}</p><ul>${row}</ul></noscript>`;
const part = (name: string, text: string): DocPart => ({
  address: `/docs/${name}`,
  shelf: "Guide",
  page: name,
  title: name,
  text,
});

async function page(parts: DocPart[]) {
  const path = join(await mkdtemp(join(tmpdir(), "product-architect-docs-")), "index.json");
  await writeFile(path, JSON.stringify(parts));
  return createDocsSearchPage(html, path);
}

test("what is found is written into the page, and nothing that was asked or found is more than words [GUIDE-07]", async () => {
  const search = await page([part("moor", "A <b>moor</b> & $& $1"), part("pier", "Boats moor at the pier.")]);
  expect(await search("moor")).toBe(
    `<input name="q" class="f" value="moor"/><noscript>other</noscript><noscript><p>2 places say “moor”, the best first.</p><ul>${[
      `<li><a href="/docs/moor"><i>Guide</i><b><mark class="m">moor</mark></b><p>A &lt;b&gt;<mark class="m">moor</mark>&lt;/b&gt; &amp; $&amp; $1</p></a></li>`,
      `<li><a href="/docs/pier"><i>Guide</i><b>pier</b><p>Boats <mark class="m">moor</mark> at the pier.</p></a></li>`,
    ].join("")}</ul></noscript>`,
  );
  expect(await search("  ")).toContain("<p>Type words to look for, and press Enter.</p></noscript>");
  for (const asked of ["<script>alert(1)</script>", '"><img src=x>', "\u0000\uFFFF", "(".repeat(100_000)]) {
    const said = await search(asked);
    expect(said).toContain("No page says “");
    expect(said).not.toMatch(/<script|<img|<li|value="">/);
    expect(said.length).toBeLessThan(1_500);
  }
});

test("a site that is not built yet answers with the page it has", async () => {
  expect(await createDocsSearchPage("<p>Not built</p>", undefined)("moor")).toBe("<p>Not built</p>");
});
