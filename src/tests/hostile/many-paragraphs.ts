import { strToU8, zipSync } from "fflate";

/** A document whose only fault is how many paragraphs it has; each copy is another file, or one reading would do for all. */
export function manyParagraphs(count: number, copy: number): Uint8Array {
  const office = "http://schemas.openxmlformats.org";
  return zipSync(
    {
      "[Content_Types].xml": strToU8(
        `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      "copy.txt": strToU8(String(copy)),
      "_rels/.rels": strToU8(
        `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      "word/document.xml": strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${"<w:p/>".repeat(count)}</w:body></w:document>`,
      ),
    },
    { level: 9 },
  );
}
