import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { docxParts } from "./testing-documents.ts";

const body = (inside: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`;
const docx = (document: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ ...docxParts, "word/document.xml": strToU8(document), ...more });

/** A few kilobytes with 2.9 million paragraphs. */
export const manyParagraphs = () => docx(body("<w:p/>".repeat(2_900_000)));

/** A PDF of these objects, from 1, the first of which is its catalogue. */
function pdf(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.5\n")];
  const offsets = objects.map((object, index) => {
    const offset = parts.reduce((sum, part) => sum + part.length, 0);
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  parts.push(Buffer.from(`${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`));
  return new Uint8Array(Buffer.concat(parts));
}

const packed = (content: string, more = "") => {
  const bytes = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} /Filter /FlateDecode ${more} >>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);
};
const catalogue = "<< /Type /Catalog /Pages 2 0 R >>";
const onePage = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>";
const font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

/** Documents made to take a reader down, by what they do. */
export const killers: Record<string, () => { name: string; bytes: Uint8Array }> = {
  "2.9 million paragraphs": () => ({ name: "a.docx", bytes: manyParagraphs() }),
  "a zip bomb": () => ({ name: "a.docx", bytes: docx(body(" ".repeat(60_000_000))) }),
  "a zip that lies about what it holds": () => {
    const bytes = docx(body(`<w:p><w:r><w:t>${"x".repeat(30_000_000)}</w:t></w:r></w:p>`));
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < bytes.length - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
        view.setUint32(at + 24, 400, true);
    }
    return { name: "a.docx", bytes };
  },
  "zips in zips": () => {
    let inner = zipSync({ "word/document.xml": new Uint8Array(19_000_000) });
    for (let depth = 0; depth < 6; depth += 1) inner = zipSync({ "word/document.xml": inner, "word/again.xml": inner });
    return { name: "a.docx", bytes: inner };
  },
  "a hundred thousand files": () => {
    const files = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`word/${at}.xml`, new Uint8Array()]));
    return { name: "a.docx", bytes: zipSync({ ...docxParts, ...files }, { level: 0 }) };
  },
  "a billion laughs": () => {
    const levels = Array.from({ length: 12 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
    const inside = body("<w:p><w:r><w:t>&l12;</w:t></w:r></w:p>");
    return { name: "a.docx", bytes: docx(`<!DOCTYPE lolz [<!ENTITY l0 "ha">${levels}]>${inside}`) };
  },
  "an entity of our own files": () => ({
    name: "a.docx",
    bytes: docx(`<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body("<w:p><w:r><w:t>&x;</w:t></w:r></w:p>")}`),
  }),
  "a million tags within each other": () => ({
    name: "a.docx",
    bytes: docx(body(`${"<w:p>".repeat(1_000_000)}${"</w:p>".repeat(1_000_000)}`)),
  }),
  "an attribute without end": () => ({ name: "a.docx", bytes: docx(body(`<w:p w:a="${"&lt;".repeat(4_500_000)}"/>`)) }),
  "more attributes than anybody compares": () => ({
    name: "a.docx",
    bytes: docx(body(`<w:p ${Array.from({ length: 300_000 }, (_, at) => `a${at}="${at}"`).join(" ")}/>`)),
  }),
  "a million brackets open": () => ({ name: "a.docx", bytes: docx("<".repeat(19_000_000)) }),
  "a PDF that unpacks to gigabytes": () => {
    const once = deflateSync(Buffer.alloc(400_000_000, " "));
    const twice = deflateSync(once);
    const stream = Buffer.concat([
      Buffer.from(`<< /Length ${twice.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`),
      twice,
      Buffer.from("\nendstream"),
    ]);
    return { name: "a.pdf", bytes: pdf([catalogue, onePage, page, stream, font]) };
  },
  "a PDF that draws for ever": () => ({
    name: "a.pdf",
    bytes: pdf([catalogue, onePage, page, packed(`BT /F1 1 Tf ${"() Tj ".repeat(8_000_000)} ET`), font]),
  }),
  "a PDF whose pages hold themselves": () => ({
    name: "a.pdf",
    bytes: pdf([catalogue, "<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 100000000 >>"]),
  }),
  "a PDF whose words are where they are not": () => ({
    name: "a.pdf",
    bytes: pdf([catalogue, onePage, page, "<< /Length 4 0 R /Filter /FlateDecode >>\nstream\n\nendstream", "5 0 R"]),
  }),
  "a PDF of drawings within themselves": () => ({
    name: "a.pdf",
    bytes: pdf([
      catalogue,
      onePage,
      page.replace("/Font << /F1 5 0 R >>", "/XObject << /X 5 0 R >>"),
      packed("/X Do ".repeat(50)),
      packed("/X Do ".repeat(50), "/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>"),
    ]),
  }),
  "a PDF of brackets": () => ({
    name: "a.pdf",
    bytes: pdf([`<< /Type /Catalog /Pages 2 0 R /X ${"[".repeat(5_000_000)}`, onePage]),
  }),
};
