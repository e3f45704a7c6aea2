import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { dataSheet } from "#domain/catalog/data-sheet.ts";
import { writeDataSheet } from "./data-sheet.ts";

const plain = (text: string) => text.replace(/\s+/g, "");

test("the data sheet is one page of PDF with every statement in it", async () => {
  const bytes = await writeDataSheet();
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.length).toBeLessThan(150_000);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  const statements = [
    dataSheet.title,
    dataSheet.subtitle,
    dataSheet.summary,
    dataSheet.plan,
    ...dataSheet.parts.flatMap(({ title, points }) => [title, ...points]),
    ...dataSheet.needs.flat(),
  ];
  expect(statements.filter((statement) => !plain(text).includes(plain(statement)))).toEqual([]);
});
