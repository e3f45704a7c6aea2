import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { accountOf } from "#domain/bring/account.ts";
import { keptText } from "#domain/bring/kept.ts";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { nothingStanding } from "#domain/bring/standing.ts";
import { sourceAnswer } from "#server/reading/answers.ts";
import { readApart } from "#server/reading/read-apart.ts";
import { docxOf, pdfOf } from "#server/reading/testing-documents.ts";

/** What is said to become of a file's parts that stay source text, and the source text. */
async function keptOf(name: string, bytes: Uint8Array) {
  const reading = readingOf(await readApart({ job: { kind: "source", name }, bytes, shape: sourceAnswer }));
  const rows = matchRows(reading.rows, nothingStanding);
  const units = accountOf(reading, rows, new Set()).filter(({ fate }) => fate === "kept");
  return { told: units.map(({ text }) => text), text: keptText(reading, rows, new Set()), rows: reading.rows };
}

const drawing = (words: string) =>
  `<w:r><w:drawing xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><wp:inline><wp:docPr id="1" name="p" descr="${words}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="r9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

test("pictures of a Word document and words deleted in it are told, and what they say is kept [BRING-53]", async () => {
  const parts = unzipSync(docxOf(["FIRST", "SECOND"]));
  const xml = new TextDecoder().decode(parts["word/document.xml"]);
  const deleted =
    '<w:r><w:t>The guard shall </w:t></w:r><w:del w:id="1" w:author="A"><w:r><w:delText>open</w:delText></w:r></w:del><w:r><w:t>lock the gate.</w:t></w:r>';
  const body = xml
    .replace("<w:r><w:t>FIRST</w:t></w:r>", deleted)
    .replace("<w:r><w:t>SECOND</w:t></w:r>", drawing("Plan of the gate"));
  const bytes = zipSync({
    ...parts,
    "word/document.xml": strToU8(body),
    "word/_rels/document.xml.rels": strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/></Relationships>',
    ),
  });
  const { told, text } = await keptOf("gate.docx", bytes);
  for (const words of ["1 picture is not read.", "Picture: Plan of the gate", "Deleted: open"]) {
    expect(told).toContain(words);
    expect(text).toContain(words);
  }
});

test("pictures on a sheet and the words of its shapes are told and kept [BRING-53]", async () => {
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const bytes = zipSync({
    "xl/workbook.xml": strToU8(
      `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="Gates" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    "xl/worksheets/sheet1.xml": strToU8(
      `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Only words</t></is></c></row></sheetData></worksheet>`,
    ),
    "xl/drawings/drawing1.xml": strToU8(
      '<xdr:wsDr xmlns:xdr="x" xmlns:a="a"><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="P" descr="Photo of the gate"/></xdr:nvPicPr></xdr:pic><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="3" name="Q"/></xdr:nvPicPr></xdr:pic><xdr:sp><xdr:txBody><a:p><a:r><a:t>Mind the </a:t></a:r><a:r><a:t>dog</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:wsDr>',
    ),
  });
  const { told, text } = await keptOf("gates.xlsx", bytes);
  for (const words of ["2 pictures are not read.", "Picture: Photo of the gate", "Mind the dog"]) {
    expect(told).toContain(words);
    expect(text).toContain(words);
  }
});

test("addresses of pictures within other words of Markdown are told and kept, and no row is made of them [BRING-53]", async () => {
  const text = `# Features\n\n- Guards see who rang ![bell](img/bell.png)\n\n<p><img alt="key" src="img/key.png"></p>\n\n![A gate](img/gate.png)\n`;
  const { told, text: kept, rows } = await keptOf("gate.md", new TextEncoder().encode(text));
  for (const words of ["2 pictures are not read.", "Picture: bell (img/bell.png)", "Picture: key (img/key.png)"]) {
    expect(told).toContain(words);
    expect(kept).toContain(words);
  }
  expect(rows.filter(({ kind }) => kind !== "source").every(({ kind }) => kind === "features")).toBe(true);
});

test("pictures of a PDF are counted, their masks apart [BRING-53]", async () => {
  const pdf = new TextDecoder("latin1").decode(pdfOf(["The guard shall lock the gate."]));
  const picture = (number: number, more: string) =>
    `${number} 0 obj\n<< /Type /XObject /Subtype /Image /Width 1 /Height 1 ${more}/Length 1 >>\nstream\nx\nendstream\nendobj\n`;
  const bytes = Buffer.from(
    pdf.replace("%PDF-1.4\n", `%PDF-1.4\n${picture(90, "/SMask 91 0 R ")}${picture(91, "")}${picture(92, "")}`),
    "latin1",
  );
  const { told, text } = await keptOf("gate.pdf", new Uint8Array(bytes));
  expect(told).toContain("2 pictures are not read.");
  expect(text).toContain("2 pictures are not read.");
});
