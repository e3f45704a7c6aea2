import { zipSync } from "fflate";
import { unpackWords } from "./sources/unpack.ts";
import { Unreadable } from "./unreadable.ts";

/** Characters of one document that are read; a brief gives a model no more. */
export const documentLength = 20_000;
const MOST_PAGES = 200;

type Reader = (bytes: Uint8Array) => string | Promise<string>;

const readers: Readonly<Record<string, Reader>> = { txt: plainText, md: plainText, pdf: pdfText, docx: docxText };

/** Whether there is text to be had from a document of this name. */
export function isReadable(name: string): boolean {
  return Object.hasOwn(readers, extensionOf(name));
}

/** The first characters of a document as plain text; throws where it is not what its name says. */
export async function documentText({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<string> {
  const text = await readers[extensionOf(name)]?.(bytes);
  return tidied(text ?? "");
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1).toLowerCase();
}

function plainText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, documentLength * 4 + 4), { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 }).catch((error: unknown) => {
    throw error instanceof Error && error.name === "PasswordException" ? new Unreadable("locked") : error;
  });
  let text = "";
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && text.length < documentLength; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ("str" in item) text += item.str + (item.hasEOL ? "\n" : "");
    text += "\n\n";
  }
  return text;
}

async function docxText(bytes: Uint8Array): Promise<string> {
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(zipSync(unpackWords(bytes), { level: 0 })) });
  return value;
}

function tidied(text: string): string {
  return text
    .slice(0, documentLength * 2)
    .replace(/\p{Cc}/gu, (letter) => (letter === "\n" || letter === "\t" ? letter : " "))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .slice(0, documentLength)
    .toWellFormed();
}
