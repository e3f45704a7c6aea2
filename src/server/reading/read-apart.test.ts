import { execFileSync } from "node:child_process";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { Limits } from "#server/apart/run-apart.ts";
import { startApart } from "#server/apart/start-apart.ts";
import { documentAnswer, pageAnswer } from "./answers.ts";
import { documentLength, isReadable } from "./document-text.ts";
import { readApart, usualLimits } from "./read-apart.ts";
import { docxOf, pdfOf } from "./testing-documents.ts";
import { killers } from "./testing-killers.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = Uint8Array.from([0x47, 0xe4, 0x72, 0x74, 0x6e, 0x65, 0x72]);
const read = (name: string, content: Uint8Array, limits?: Limits) =>
  readApart({ job: { kind: "document", name }, bytes: content, shape: documentAnswer }, limits);

test.each([
  ["plan.md", bytes("# Farm\r\n\r\n\r\n\r\nBoxes\u0000 of   carrots "), "# Farm\n\nBoxes of carrots"],
  ["alt.TXT", latin, "Gärtner"],
  ["wide.txt", Uint8Array.from([0xff, 0xfe, 0x42, 0x00, 0x6f, 0x00, 0x78, 0x00]), "Box"],
  ["wider.txt", Uint8Array.from([0xfe, 0xff, 0x00, 0x42, 0x00, 0x6f, 0x00, 0x78]), "Box"],
  ["plan.docx", docxOf(["Farmers sell boxes.", "Cooks &amp; chefs order."]), "Farmers sell boxes.\n\nCooks & chefs order."],
  ["plan.pdf", pdfOf(["Farmers sell boxes.", "Cooks order."]), "Farmers sell boxes.\n\nCooks order."],
])("%s is read as plain text", async (name, content, text) => {
  expect(isReadable(name)).toBe(true);
  expect(await read(name, content)).toBe(text);
});

test("a long document is read up to its limit, and a picture or a sheet not at all", async () => {
  expect(await read("a.txt", bytes("word ".repeat(50_000)))).toHaveLength(documentLength);
  const book = docxOf(Array.from({ length: 30_000 }, () => "Farmers sell boxes of vegetables to restaurants."));
  expect(await read("a.docx", book)).toHaveLength(documentLength);
  expect(["a.png", "a.xlsx", "a.doc", "toString", "a"].filter(isReadable)).toEqual([]);
});

test.each([
  ["not a PDF", "a.pdf", bytes("%PDF-1.7 and nothing else")],
  ["not a zip", "a.docx", bytes("PK\u0003\u0004 broken")],
  ["a zip without a document", "a.docx", zipSync({ "a.xml": strToU8("<a/>") })],
])("%s is known as broken", async (_what, name, content) => {
  await expect(read(name, content)).rejects.toMatchObject({ why: "broken" });
});

test.each(Object.keys(killers))(
  "%s ends its own reader at most: it is refused or read, and we hold no more than before [OUTSIDE-01]",
  async (what) => {
    const made = killers[what]?.();
    if (!made) throw new Error("There is no such killer.");
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    const outcome = await read(made.name, made.bytes).catch((error: { why?: string }) => error.why);
    expect(outcome).toMatch(what === "an attribute without end" ? /too_much|^$/ : /^(broken|too_much|too_long|)$/);
    expect(outcome).not.toContain("root:");
    expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
  },
  60_000,
);

test("a reader has nothing of ours but our program: no setting, no file, no other program [OUTSIDE-02]", async () => {
  process.env.SECRETS_KEY = "a-secret-of-ours";
  const program = fileURLToPath(new URL("./testing-inside.ts", import.meta.url));
  const child = startApart(usualLimits, { program, stdio: ["ignore", "pipe", "ignore"] });
  const said = child.stdout ? await json(child.stdout) : undefined;
  const refused = "ERR_ACCESS_DENIED";
  expect(said).toEqual({ settings: [], kept: refused, passwords: refused, written: refused, program: refused, thread: refused });
});

test("a reader that takes too long is ended with all it started, and what holds too much ends by itself", async () => {
  const large = docxOf(Array.from({ length: 30_000 }, () => "Farmers sell boxes of vegetables to restaurants."));
  await expect(read("a.docx", large, { time: 100, computing: 8, memory: 256 })).rejects.toMatchObject({ why: "too_long" });
  await expect(read("a.docx", large, { time: 60_000, computing: 30, memory: 40 })).rejects.toMatchObject({ why: "too_much" });
  const readers = execFileSync("ps", ["-eo", "ppid,args"], { encoding: "utf8" }).split("\n");
  expect(readers.filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes("reading/reader.ts"))).toEqual([]);
});

test.each([
  ["749,000 paragraphs", `<title>Boxes</title>${"<p>".repeat(749_000)}`],
  ["a million tags within each other", `<title>Boxes</title>${"<div>".repeat(600_000)}`],
  [
    "formatting that is never closed",
    `<title>Boxes</title>${Array.from({ length: 90_000 }, (_, at) => `<b a=${at}><p>`).join("")}`,
  ],
  ["tables within tables", `<title>Boxes</title>${"<table><td>".repeat(200_000)}`],
  ["comments without end", `<title>Boxes</title>${"<!---->".repeat(400_000)}`],
])("a page of %s is read as far as it goes [OUTSIDE-03]", async (_what, markup) => {
  const job = { kind: "page", address: "https://a.example/", content_type: "text/html; charset=utf-8" } as const;
  expect(await readApart({ job, bytes: bytes(markup), shape: pageAnswer })).toMatchObject({ title: "Boxes" });
});
