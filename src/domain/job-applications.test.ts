import { expect, test } from "vitest";
import { cvMaxBytes, cvMediaType, cvPath, cvRefusal } from "./job-applications.ts";

test("a CV is a PDF, DOC or DOCX file of at most 5 MB", () => {
  for (const name of ["cv.pdf", "CV.PDF", "me.v2.doc", "me.docx"]) expect(cvRefusal({ name, size: cvMaxBytes })).toBeNull();
  for (const name of ["cv.txt", "cv", "pdf", "cv.pdf.exe", "cv.", "cv.constructor"])
    expect(cvRefusal({ name, size: 10 })).toBe("type");
  expect(cvRefusal({ name: "cv.pdf", size: cvMaxBytes + 1 })).toBe("size");
  expect(cvMaxBytes).toBe(5 * 1024 * 1024);
});

test("a CV is stored under the time, something random and its extension, as the type the extension stands for", () => {
  expect(cvPath({ name: "Ada's CV.DOCX", at: 1_764_000_000_000, random: "0a1b2c" })).toBe("cvs/1764000000000-0a1b2c.docx");
  expect(cvMediaType("Ada.DOC")).toBe("application/msword");
});
