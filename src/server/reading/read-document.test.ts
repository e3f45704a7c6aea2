import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { documentLength, isReadable } from "./document-text.ts";
import { readDocument } from "./read-document.ts";
import { docxOf, pdfOf } from "./testing-documents.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = Uint8Array.from([0x47, 0xe4, 0x72, 0x74, 0x6e, 0x65, 0x72]);

test.each([
  ["plan.md", bytes("# Farm\r\n\r\n\r\n\r\nBoxes\u0000 of   carrots "), "# Farm\n\nBoxes of carrots"],
  ["alt.TXT", latin, "Gärtner"],
  ["wide.txt", Uint8Array.from([0xff, 0xfe, 0x42, 0x00, 0x6f, 0x00, 0x78, 0x00]), "Box"],
  ["plan.docx", docxOf(["Farmers sell boxes.", "Cooks &amp; chefs order."]), "Farmers sell boxes.\n\nCooks & chefs order."],
  ["plan.pdf", pdfOf(["Farmers sell boxes.", "Cooks order."]), "Farmers sell boxes.\n\nCooks order."],
])("%s is read as plain text", async (name, content, text) => {
  expect(isReadable(name)).toBe(true);
  expect(await readDocument({ name, bytes: content })).toBe(text);
});

test("a long document is read up to its limit, and a picture or a sheet not at all", async () => {
  expect(await readDocument({ name: "a.txt", bytes: bytes("word ".repeat(50_000)) })).toHaveLength(documentLength);
  expect(["a.png", "a.xlsx", "a.doc", "toString", "a"].filter(isReadable)).toEqual([]);
});

const bomb = zipSync({ "word/document.xml": new Uint8Array(60_000_000) });
test.each([
  ["not a PDF", "a.pdf", bytes("%PDF-1.7 and nothing else")],
  ["not a zip", "a.docx", bytes("PK\u0003\u0004 broken")],
  ["a zip without a document", "a.docx", zipSync({ "a.xml": strToU8("<a/>") })],
  ["a zip that unpacks to more than is read", "a.docx", bomb],
])("%s is refused without harm", async (_what, name, content) => {
  await expect(readDocument({ name, bytes: content })).rejects.toThrow();
});

test("a document that takes too long or too much memory is given up, and the next one is read", async () => {
  const large = docxOf(Array.from({ length: 150_000 }, () => "Farmers sell boxes of vegetables to restaurants."));
  const slow = readDocument({ name: "a.docx", bytes: large }, { time: 0, memory: 4e9 });
  const next = readDocument({ name: "b.md", bytes: bytes("Next") });
  await expect(slow).rejects.toThrow("took too long");
  await expect(readDocument({ name: "a.docx", bytes: large }, { time: 60_000, memory: 0 })).rejects.toThrow("too much memory");
  expect(await next).toBe("Next");
});
