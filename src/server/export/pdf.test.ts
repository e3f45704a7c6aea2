import { expect, test } from "vitest";
import type { DocumentInput } from "#domain/document/document-input.ts";
import { sample } from "#domain/document/sample.ts";
import { readLogo } from "#domain/logo.ts";
import { pngOf } from "#tests/support/picture.ts";
import { writePdf } from "./make-paper.ts";
import { everyScript, exportedWith, manyStories, otherScripts, overviewOf } from "./testing-paper.ts";
import { openPdf } from "./testing-pdf.ts";
import { fontsFor } from "./typst/fonts.ts";

test("a PDF has a cover, contents with page numbers, bookmarks, running heads and requirements that are led to [EXPORT-30] [EXPORT-31] [EXPORT-32]", async () => {
  const pdf = await openPdf(await writePdf(exportedWith({})));
  const [cover = "", contents = ""] = pdf.pages;
  for (const word of ["Farm Boxes", "Software Requirements Specification", "Version", "0.1", "2026-11-21", "Marketplace"]) {
    expect(cover).toContain(word);
  }
  expect(cover).not.toContain("Page ");
  const verification = pdf.pages.findIndex((page, at) => at > 1 && page.includes("4.1 Methods")) + 1;
  expect(contents).toMatch(new RegExp(`4 Verification[ .⁠]*${verification}\\b`));
  const last = pdf.pages.length;
  expect(pdf.pages[verification - 1]).toMatch(
    new RegExp(`^Farm Boxes · version 0\\.1 4 Verification[\\s\\S]*Page ${verification} of ${last}$`),
  );

  const titles = pdf.bookmarks.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      "Contents",
      "1 Introduction",
      "3.1.2 User stories",
      "US-14@3 List a box",
      "TC-1@1 A box without a price",
    ]),
  );
  const story = pdf.bookmarks.find(({ title }) => title === "US-14@3 List a box");
  expect(pdf.pages[(story?.page ?? 0) - 1]).toContain("Given a signed-in farmer");
  const page = pdf.pages[(story?.page ?? 0) - 1] ?? "";
  for (const word of [
    "US-14@3",
    "so that restaurants find it.",
    "Acceptance criteria",
    "1. Given",
    "2. Given no price",
    "Drafted, then edited",
  ]) {
    expect(page).toContain(word);
  }
  // Verification, trace and the story's test case cite it
  expect(pdf.links.filter((link) => link.to === story?.page).length).toBeGreaterThan(2);
});

test("a PDF is tagged, says that it is PDF/UA-1, and has its title and language [EXPORT-33]", async () => {
  const pdf = await openPdf(await writePdf(exportedWith({})));
  expect(pdf.metadata).toMatchObject({ title: "Farm Boxes", language: "en", accessible: "1", marked: true, shown: true });
  expect(pdf.roles).toEqual(expect.arrayContaining(["H1", "H2", "Table", "TH", "TD", "TOC", "L", "Link", "P"]));
});

test("all scripts have their fonts in the PDF, and only those that are needed [EXPORT-34]", async () => {
  const pdf = await openPdf(await writePdf(overviewOf(everyScript)));
  const text = pdf.pages.join("\n");
  for (const words of ["verkaufen", "Πουλάμε λαχανικά", "Мы продаём овощи", "我们向餐馆出售蔬菜", "レストランに野菜を売ります"]) {
    expect(text).toContain(words);
  }
  expect(text.normalize("NFKC")).toMatch(/[\u0621-\u064a]{4,}/);
  expect(pdf.fonts.every((font) => font.isEmbedded)).toBe(true);
  const names = pdf.fonts.map(({ name }) => name).join(" ");
  for (const name of ["NotoSans-Regular", "NotoSans-Bold", "NotoSansArabic", "NotoSansSC", "NotoSansJP"])
    expect(names).toContain(name);
  // what is read from right to left begins at the right
  expect(pdf.rightmostOf(/[\u0621-\u064a]/)).toBeGreaterThan(500);
  expect(fontsFor("Farm").names).toEqual(["Noto Sans"]);
  expect(fontsFor("农场").names).toEqual(["Noto Sans", "Noto Sans SC"]);
  expect(fontsFor("Ферма مزرعة 🚚").names).toEqual(["Noto Sans", "Noto Sans Arabic", "Noto Emoji"]);
});

test("Korean, Hebrew, Thai, Devanagari, Bengali, Tamil, Georgian and Armenian words have their fonts in the PDF [EXPORT-75]", async () => {
  const pdf = await openPdf(await writePdf(overviewOf(Object.values(otherScripts).join("\n\n"))));
  const text = pdf.pages.join("\n").normalize("NFKC");
  expect(text).not.toContain("\ufffd");
  expect(text).not.toContain("scripts that its fonts do not have");
  for (const script of ["Hangul", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Georgian", "Armenian"]) {
    expect(text, script).toMatch(new RegExp(`\\p{Script=${script}}{3,}`, "u"));
  }
  expect(text).toContain("우리는 식당에 채소를 판매합니다");
  const names = pdf.fonts.map(({ name }) => name).join(" ");
  for (const name of Object.keys(otherScripts)) expect(names).toContain(name);
  expect(pdf.fonts.every((font) => font.isEmbedded)).toBe(true);
  expect(pdf.rightmostOf(/\p{Script=Hebrew}/u)).toBeGreaterThan(500);
  expect(pdf.rightmost).toBeLessThan(595);
  expect(fontsFor("韓國 한국").names).toEqual(["Noto Sans", "Noto Sans KR", "Noto Sans SC"]);
});

test("what no font has stands as a mark, and the contents page says how much that is [EXPORT-35]", async () => {
  const pdf = await openPdf(await writePdf(overviewOf("Hello ᏣᎳ \ud800 friends 😀")));
  expect(pdf.pages.join("\n")).toContain("Hello \ufffd\ufffd");
  expect(pdf.pages[1]).toContain("characters of this document belong to scripts that its fonts do not have");
});

test("Markdown is set as it is meant, and no word is ever code, however it looks [EXPORT-36] [EXPORT-37]", async () => {
  const marks = [
    '#panic("x")',
    "#import",
    "$x^2$",
    "\\u{41}",
    "@label",
    "<label>",
    "`tick",
    "[a]",
    "]",
    "*/ //",
    "= no heading",
    "#{",
    "'\"--",
  ];
  const prose =
    "## Why\n\n1. first\n2. second\n   - deeper\n\n> said\n\n```ts\nconst a = 1;\n```\n\n~~gone~~ [site](https://a.example/x)";
  const overview = `${prose}\n\n${marks.map((mark) => `- ${mark.replace(/[`*_[\]\\<>]/g, "\\$&")}`).join("\n")}\n\n${"x".repeat(3000)}\u200b\u202e`;
  const exported = exportedWith({
    project: { name: '#set text(red) $ [ "' },
    specification: {
      project_overview: overview,
      project_scope: "word ".repeat(20_000),
      product_perspective: "&".repeat(100_000),
    },
  });
  const pdf = await openPdf(await writePdf(exported));
  expect(pdf.metadata.title).toBe('#set text(red) $ [ "');
  const text = pdf.pages.join("\n");
  for (const mark of marks) expect(text).toContain(mark);
  for (const word of ["1. first", "2. second", "deeper", "const a = 1;"]) expect(text).toContain(word);
  expect(text).not.toMatch(/## Why|~~gone|```/);
  expect(pdf.links.map(({ url }) => url)).toContain("https://a.example/x");
  expect(text.match(/\bword\b/g)).toHaveLength(20_000);
  expect(pdf.rightmost).toBeLessThan(595);
});

test("no letter that nobody sees keeps a PDF from being made, wherever it stands [ATTACK-111]", async () => {
  const hidden = [
    "[Boxes\u00ad](https://a.example)",
    "[`\u00ad`](https://a.example)",
    "![\u00ad](https://a.example)",
    "한\ufeff국",
    "ع\ufeffع",
    "[\u2066Boxes\u2069](https://a.example) [\u2067\u2066\u2069\u2069](https://a.example) `\u2068\u202bab\u202c\u2069`",
    `שלם ${"\u2067".repeat(300)}abc 2.0${"\u2069".repeat(300)} עכשיו ${"\u202b".repeat(300)}x${"\u202c".repeat(300)}`,
  ];
  const pdf = await openPdf(await writePdf(overviewOf(hidden.join("\n\n"))));
  expect(pdf.pages.join("\n")).toContain("Boxes 한국");
  const map = {
    user_classes: [{ ...sample.user_classes[0], name: "한\ufeff국" }],
    pages: sample.pages.map((page) => ({ ...page, name: "ไ\ufeffไ" })),
  };
  await expect(writePdf(exportedWith(map as Partial<DocumentInput>))).resolves.toBeInstanceOf(Uint8Array);
});

test("a table that goes over pages has its head on each of them, and 500 requirements are no 2 MB [EXPORT-38] [EXPORT-39]", async () => {
  const bytes = await writePdf(exportedWith(manyStories(500)));
  expect(bytes.length).toBeLessThan(2_000_000);
  const pdf = await openPdf(bytes);
  const table = pdf.pages.filter((page) => /4 Verification/.test(page) && /US-\d+ Test of/.test(page));
  expect(table.length).toBeGreaterThan(5);
  for (const page of table) expect(page).toContain("Requirement Method Test cases");
});

test("the cover has the style guide's colour, else the project's [EXPORT-40]", async () => {
  const specification = { selected_colors: JSON.stringify({ primary: "#7c2d12" }) };
  const guided = await openPdf(await writePdf(exportedWith({ specification })));
  const own = await openPdf(await writePdf(exportedWith({ project: { name: "Own", color: "rgb(187, 247, 208)" } })));
  expect(await guided.colorsOfCover()).toContain("#7c2d12");
  expect(await own.colorsOfCover()).toContain("#bbf7d0");
});

test("the cover of a PDF has the logo, with words for those who do not see it, and one that cannot be drawn keeps nobody from the document [EXPORT-71]", async () => {
  const png = pngOf({ width: 300, height: 100 });
  const bytes = await writePdf({ ...exportedWith({}), beside: { logo: readLogo(png) } });
  const pdf = await openPdf(bytes);
  const [picture, ...others] = await pdf.picturesOfCover();
  expect(others).toEqual([]);
  expect(picture?.width).toBeCloseTo(170, 0);
  expect(picture?.height).toBeCloseTo(170 / 3, 0);
  expect(pdf.altsOfCover).toContain("Logo of Farm Boxes");
  expect(pdf.metadata).toMatchObject({ accessible: "1", marked: true });
  const torn = `${Buffer.from(png, "base64").subarray(0, 60).toString("base64")}`;
  const without = await openPdf(await writePdf({ ...exportedWith({}), beside: { logo: readLogo(torn) } }));
  expect(await without.picturesOfCover()).toEqual([]);
  expect(without.pages[0]).toContain("Farm Boxes");
  expect(without.pages).toHaveLength(pdf.pages.length);
});
