import { execFileSync } from "node:child_process";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readLogo } from "#domain/logo.ts";
import { pngOf } from "#tests/support/picture.ts";
import { makePaper, paperLimits, writeDocx } from "./make-paper.ts";
import { everyScript, exportedWith, manyStories, overviewOf } from "./testing-paper.ts";

const styleMap = ["Title", "Subtitle", "Requirement", "Code"].map(
  (name) => `p[style-name='${name}'] => p.${name.toLowerCase()}:fresh`,
);
/** Mammoth asks for what our own process does without, so it runs in one of its own, as readers do. */
const convert = `
  import { buffer } from "node:stream/consumers";
  import mammoth from "mammoth";
  const { value } = await mammoth.convertToHtml({ buffer: await buffer(process.stdin) }, { styleMap: ${JSON.stringify(styleMap)} });
  process.stdout.write(value);
`;

function opened(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const xml = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const html = execFileSync(process.execPath, ["--input-type=module", "--eval", convert], { input: bytes, encoding: "utf8" });
  return { xml, html, document: xml("word/document.xml") };
}

test("a Word document has styles, contents with page numbers, tables with heads, links and running heads [EXPORT-41] [EXPORT-42] [EXPORT-43] [EXPORT-44]", async () => {
  const { xml, html, document } = opened(await writeDocx(exportedWith({})));
  expect(html).toContain('<p class="title">Farm Boxes</p>');
  for (const heading of [
    "<h1>1 Introduction</h1>",
    "3.1 Functions</h2>",
    "3.1.2 User stories</h3>",
    "3.1.2.1 UC-1 Farmer</h4>",
  ]) {
    expect(html.replace(/<a id="[^"]*"><\/a>/g, "")).toContain(heading);
  }
  expect(html).toMatch(/<p class="requirement"><a id="US_14"><\/a>US-14@3 {2}List a box<\/p>/);
  expect(html).toMatch(/<a href="#US_14">US-14<\/a>/);
  expect(html.match(/<thead>/g)?.length).toBeGreaterThan(5);
  expect(document).toMatch(/<w:instrText[^>]*>TOC [^<]*\\o &quot;1-3&quot;/);
  expect(document).toMatch(/<w:tblHeader\/>/);
  expect(document).toMatch(/4 Verification[\s\S]{0,900}PAGEREF[\s\S]{0,400}<w:t[^>]*>\d+<\/w:t>/);
  const styles = xml("word/styles.xml");
  for (const id of ["Title", "Heading1", "Heading2", "Heading3", "Heading4", "Requirement", "Code", "TableText"]) {
    expect(styles).toContain(`w:styleId="${id}"`);
  }
  const running = ["word/header1.xml", "word/header2.xml", "word/footer1.xml", "word/footer2.xml"].map(xml).join();
  expect(running).toContain("Farm Boxes · version 0.1");
  expect(running).toMatch(/Page [\s\S]*PAGE[\s\S]* of [\s\S]*NUMPAGES/);
});

test("a Word document says what it is in its properties [EXPORT-45]", async () => {
  const { xml } = opened(await writeDocx(exportedWith({ project: { name: "Farm & <Boxes>", version: "2.0" } })));
  const core = xml("docProps/core.xml");
  for (const said of [
    "<dc:title>Farm &amp; &lt;Boxes&gt;",
    "<dc:subject>Software Requirements",
    "<dc:creator>Product Architect",
    "<dc:description>Version 2.0",
  ]) {
    expect(core).toContain(said);
  }
  expect(xml("docProps/custom.xml")).toMatch(/name="Version"[^>]*><vt:lpwstr>2\.0</);
});

test("Markdown is real lists, tables, links and code in Word, and what is read from the right is marked so [EXPORT-46] [EXPORT-47]", async () => {
  const markdown =
    "1. first\n2. second\n   - deeper\n\n5. fifth\n\n> said *softly*\n\n```\na = 1\n```\n\n| Plan | Price |\n| --- | --- |\n| Farmer | 5 % |\n\n~~gone~~ [site](https://a.example/x) [bad](javascript:alert)";
  const { html, document } = await opened(
    await writeDocx(overviewOf(`${markdown}\n\n${everyScript}\n\n\ud800 \u0000 ]]> <w:p>`)),
  );
  expect(html).toMatch(/<ol><li>first<\/li><li>second<ul><li>deeper<\/li><\/ul><\/li>/);
  expect(html).toContain('<a href="https://a.example/x">site</a>');
  expect(html).toMatch(/<p class="code">a = 1<\/p>/);
  expect(html).toMatch(/<em>softly<\/em>/);
  expect(html).toMatch(/<th><p>(<strong>)?Plan/);
  expect(html).not.toContain("javascript:");
  expect(html).toContain("]]&gt; &lt;w:p&gt;");
  const arabic = document.split("<w:p>").find((paragraph) => paragraph.includes("نبيع")) ?? "";
  expect(arabic).toMatch(/<w:bidi\/>[\s\S]*<w:rtl\/>/);
  for (const words of ["Πουλάμε", "Мы продаём", "我们向餐馆出售蔬菜", "レストランに"]) expect(html).toContain(words);
});

test("who asks for more than can be made is told so in a sentence, and nobody waits for it [EXPORT-48]", async () => {
  const large = exportedWith(manyStories(400));
  let beats = 0;
  const heart = setInterval(() => {
    beats += 1;
  }, 20);
  const refused = await makePaper("pdf", large, { ...paperLimits, time: 600 }).catch((error: unknown) => error);
  clearInterval(heart);
  expect(refused).toMatchObject({
    kind: "invalid",
    message: "This document takes longer to make than this server allows. Export some of its chapters, or choose Markdown.",
  });
  expect(beats).toBeGreaterThan(5);
  await expect(makePaper("pdf", large, { ...paperLimits, memory: 30 })).rejects.toMatchObject({ kind: "invalid" });
  // five wait for one project, the sixth is told to come back
  const many = await Promise.allSettled(
    Array.from({ length: 7 }, () => makePaper("docx", { ...large, document: { ...large.document, chapters: [] } })),
  );
  const told = many.flatMap((one) => (one.status === "rejected" ? [(one.reason as Error).message] : []));
  expect(new Set(told)).toEqual(
    new Set(["More documents are being made now than this server can take. Try again in 60 seconds."]),
  );
  expect(many.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(3);
});

test("the cover of a Word document has the logo, with words for those who do not see it [EXPORT-71]", async () => {
  const png = pngOf({ width: 300, height: 100 });
  const bytes = await writeDocx({ ...exportedWith({}), beside: { logo: readLogo(png) } });
  const files = unzipSync(bytes);
  const [name = ""] = Object.keys(files).filter((path) => path.startsWith("word/media/"));
  expect(Buffer.from(files[name] ?? []).toString("base64")).toBe(png);
  const { document, html } = opened(bytes);
  expect(document).toMatch(/<wp:docPr [^>]*descr="Logo of Farm Boxes"/);
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(document) ?? [];
  expect(Number(width) / Number(height)).toBeCloseTo(3, 1);
  expect(html.indexOf("<img")).toBeLessThan(html.indexOf("Farm Boxes</p>"));
});
