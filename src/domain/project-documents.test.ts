import { expect, test } from "vitest";
import {
  projectDocumentExtensions,
  projectDocumentFileName,
  projectDocumentMediaType,
  projectDocumentPath,
  projectDocumentRefusal,
} from "./project-documents.ts";

test("documents of the twelve known kinds are taken and others are refused with the list [QUEST-37]", () => {
  expect(projectDocumentExtensions).toEqual("pdf doc docx xls xlsx ppt pptx txt md jpg jpeg png".split(" "));
  for (const extension of projectDocumentExtensions) {
    expect(projectDocumentRefusal({ name: `brief.${extension}`, size: 1 })).toBeNull();
    expect(projectDocumentRefusal({ name: `BRIEF.${extension.toUpperCase()}`, size: 1 })).toBeNull();
  }
  for (const name of ["run.exe", "page.html", "logo.svg", "archive.zip", "pdf", "brief.", "brief.constructor", ""]) {
    expect(projectDocumentRefusal({ name, size: 1 })).toContain("pdf, doc, docx");
  }
});

test("a document of ten megabytes is taken and one byte more is refused", () => {
  expect(projectDocumentRefusal({ name: "a.pdf", size: 10_485_760 })).toBeNull();
  expect(projectDocumentRefusal({ name: "a.pdf", size: 10_485_761 })).toBe("Choose a file of at most 10 MB.");
});

test("a document's name is reduced to letters, digits, underscore, dot and hyphen [QUEST-39]", () => {
  expect(projectDocumentFileName("My brief (final) – ü.pdf")).toBe("My_brief__final_____.pdf");
  expect(projectDocumentFileName("../../etc/passwd")).toBe(".._.._etc_passwd");
  expect(projectDocumentFileName("a_b-c.9.TXT")).toBe("a_b-c.9.TXT");
  expect(projectDocumentFileName(`${"x".repeat(400)}.docx`)).toMatch(/^x+\.docx$/);
});

test("a document lies under its project, with the time and its reduced name", () => {
  expect(projectDocumentPath({ project_id: "p1", name: "a b.md", at: 17 })).toBe("p1/17_a_b.md");
  expect(projectDocumentMediaType("notes.MD")).toBe("text/markdown");
});
