import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { dataSheet } from "#domain/catalog/data-sheet.ts";

type Doc = InstanceType<typeof PDFDocument>;

const ink = "#17171c";
const muted = "#565664";
const accent = "#2f4fd0";
const line = "#e3e3ea";
const margin = 46;
const lineGap = 1.4;

const regular = fileURLToPath(import.meta.resolve("@fontsource/inter/files/inter-latin-400-normal.woff"));
const strong = fileURLToPath(import.meta.resolve("@fontsource/inter/files/inter-latin-600-normal.woff"));

/** The enterprise data sheet as a tagged A4 PDF. */
export async function writeDataSheet(): Promise<Buffer<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: "A4",
    margin,
    lang: "en",
    pdfVersion: "1.7",
    subset: pdfUa(),
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: `${dataSheet.title}: data sheet`, Author: "Product Architect", Subject: dataSheet.subtitle },
  });
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on("end", resolve));
  doc.registerFont("regular", regular);
  doc.registerFont("strong", strong);

  const sheet = doc.struct("Document");
  doc.addStructure(sheet);
  const add = (type: string, draw: () => void) => sheet.add(doc.struct(type, {}, draw));

  drawHead(doc, add);
  for (const { title, points } of dataSheet.parts) {
    drawHeading(doc, add, title);
    for (const point of points) add("P", () => drawPoint(doc, point));
  }
  drawHeading(doc, add, "What it needs");
  for (const [name, text] of dataSheet.needs) add("P", () => drawNeed(doc, name, text));
  drawHeading(doc, add, "The plan");
  add("P", () => doc.font("regular").fontSize(9.3).fillColor(ink).text(dataSheet.plan, { lineGap: 2 }));
  sheet.end();
  drawFeet(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The published types stop short of this subset, which the library writes. */
function pdfUa() {
  return "PDF/UA" as string as "PDF/A-1a";
}

function drawHead(doc: Doc, add: (type: string, draw: () => void) => void) {
  doc.markContent("Artifact", { type: "Layout" });
  doc.roundedRect(margin, margin, 30, 30, 7).fill(accent);
  doc.lineWidth(2.3).lineCap("round").strokeColor("#ffffff");
  doc
    .moveTo(margin + 13.6, margin + 10.1)
    .lineTo(margin + 8.1, margin + 23.1)
    .stroke();
  doc
    .moveTo(margin + 16.4, margin + 10.1)
    .lineTo(margin + 21.9, margin + 23.1)
    .stroke();
  doc.circle(margin + 15, margin + 7.9, 2.5).fill("#ffffff");
  doc.endMarkedContent();
  add("H1", () =>
    doc
      .font("strong")
      .fontSize(20)
      .fillColor(ink)
      .text(dataSheet.title, margin + 42, margin - 1),
  );
  add("P", () =>
    doc
      .font("regular")
      .fontSize(10)
      .fillColor(accent)
      .text(dataSheet.subtitle, margin + 42, margin + 24),
  );
  add("P", () =>
    doc
      .fontSize(10.5)
      .fillColor(muted)
      .text(dataSheet.summary, margin, margin + 54, { lineGap: 4 }),
  );
}

function drawHeading(doc: Doc, add: (type: string, draw: () => void) => void, title: string) {
  // a heading is never the last thing on a page
  if (doc.y > doc.page.height - margin - 60) doc.addPage();
  doc.y += 9;
  add("H2", () => doc.font("strong").fontSize(12).fillColor(ink).text(title, margin, doc.y));
  doc.y += 4;
}

function drawPoint(doc: Doc, text: string) {
  const width = doc.page.width - 2 * margin - 14;
  doc.font("regular").fontSize(9.3);
  if (doc.y + doc.heightOfString(text, { width, lineGap }) > doc.page.height - margin) doc.addPage();
  const { y } = doc;
  doc.fillColor(accent).text("•", margin, y, { lineBreak: false });
  doc.fillColor(ink).text(text, margin + 14, y, { width, lineGap });
  doc.y += 2;
}

function drawNeed(doc: Doc, name: string, text: string) {
  if (doc.y > doc.page.height - margin - 24) doc.addPage();
  const { y } = doc;
  doc.font("strong").fontSize(9.3).fillColor(muted).text(name, margin, y, { width: 100 });
  doc
    .font("regular")
    .fillColor(ink)
    .text(text, margin + 110, y, { width: doc.page.width - 2 * margin - 110, lineGap: 2 });
  doc.y += 2;
}

function drawFeet(doc: Doc) {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    const foot = doc.page.height - margin + 18;
    // below the margin, where text would begin a new page
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    doc
      .moveTo(margin, foot - 8)
      .lineTo(doc.page.width - margin, foot - 8)
      .lineWidth(0.75)
      .stroke(line);
    doc.font("regular").fontSize(8).fillColor(muted);
    doc.text(`Product Architect · ${page + 1} of ${count}`, margin, foot, { lineBreak: false });
    doc.endMarkedContent();
  }
}
