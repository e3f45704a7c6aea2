import { failures } from "./failure.ts";

/** How many opening bytes `checkContent` wants to see. */
export const HEAD_BYTES = 4096;

const PLAIN_IMAGES = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];
const INERT = /^(audio\/|video\/|text\/(plain|csv|markdown)$|application\/(json|zip|msword|rtf|vnd\.[\w.-]+)$)/;

const ZIPPED = /^application\/vnd\.openxmlformats-officedocument\.[\w.-]+$/;
const COMPOUND = /^application\/(msword|vnd\.ms-(excel|powerpoint))$/;
/** Word has always opened RTF under its own name. */
const COMPOUND_SIGNATURES = ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "{\\rtf"];

const SIGNATURES: Record<string, (head: Buffer) => boolean> = {
  "image/png": (head) => head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  "image/jpeg": (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  "image/gif": (head) => /^GIF8[79]a/.test(text(head, 0, 6)),
  "image/webp": (head) => text(head, 0, 4) === "RIFF" && text(head, 8, 12) === "WEBP",
  "image/avif": (head) => text(head, 4, 8) === "ftyp" && /avi[fs]/.test(text(head, 8, 64)),
  "image/svg+xml": (head) => /^\s*</.test(head.toString().replace(/^\ufeff/, "")) && head.includes("<svg"),
  "application/pdf": (head) => head.subarray(0, 1024).includes("%PDF-"),
};

/** `image/PNG; charset=x` as `image/png; charset=x`; what is no media type at all is refused. */
export function mediaType(declared: string | null): string {
  const given = declared?.trim().toLowerCase() || "application/octet-stream";
  if (given.length > 255 || !/^[\w.+-]+\/[\w.+-]+(\s*;\s*[\w.-]+=("[\w .-]*"|[\w.-]+))*$/.test(given)) {
    throw failures.wrongType("The content type of the file cannot be read: send one such as image/png.");
  }
  return given;
}

export function checkAllowed(type: string, allowed: string[] | null): void {
  const given = essence(type);
  const fits = (pattern: string) =>
    pattern.endsWith("/*") ? given.startsWith(pattern.slice(0, -1)) : essence(pattern.toLowerCase()) === given;
  if (allowed?.length && !allowed.some(fits)) throw failures.wrongType(`mime type ${given} is not supported`);
}

/** Whatever has a beginning of its own must have it: what is shown in the browser, and what people open because of its name. */
export function checkContent(type: string, head: Buffer): void {
  const given = essence(type);
  const recognises = recogniserOf(given);
  if (!recognises) throw failures.wrongType(`mime type ${given} is not supported`);
  if (!recognises(head)) throw failures.wrongType(`The file is not the ${given} it is said to be: choose another file.`);
}

function recogniserOf(given: string): ((head: Buffer) => boolean) | null {
  if (SIGNATURES[given]) return SIGNATURES[given];
  if (given.startsWith("image/")) return null;
  if (ZIPPED.test(given)) return (head) => text(head, 0, 2) === "PK";
  if (COMPOUND.test(given)) return (head) => COMPOUND_SIGNATURES.some((start) => text(head, 0, start.length) === start);
  return () => true;
}

/** How a file goes out: only plain images and PDF open in the browser, and no type goes out that a browser would run. */
export function servedAs(type: string): { type: string; inline: boolean } {
  const given = essence(type);
  if (PLAIN_IMAGES.includes(given) || given === "application/pdf") return { type: given, inline: true };
  if (given === "image/svg+xml") return { type: given, inline: false };
  if (given === "text/plain") return { type: "text/plain; charset=utf-8", inline: false };
  return { type: INERT.test(given) ? given : "application/octet-stream", inline: false };
}

function essence(type: string) {
  const given = type.split(";", 1)[0]?.trim() ?? "";
  return given === "image/jpg" ? "image/jpeg" : given;
}

function text(head: Buffer, from: number, to: number) {
  return head.subarray(from, to).toString("latin1");
}
