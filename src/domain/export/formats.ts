import type { BesideKind } from "./exported.ts";

/** What a specification leaves as, in the order people are offered it. */
export const exportFormats = [
  "pdf",
  "docx",
  "markdown",
  "html",
  "json",
  "csv",
  "xlsx",
  "gherkin",
  "reqif",
  "spec-kit",
  "kiro",
  "openspec",
  "task-master",
  "agents",
] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportGroups = ["Documents", "Data", "For coding agents"] as const;
export type ExportGroup = (typeof exportGroups)[number];

/** `line` says what it is for, `beside` what it needs beside the words; `extension` has no dot in front. */
type Described = {
  label: string;
  group: ExportGroup;
  extension: string;
  media_type: string;
  line: string;
  beside?: readonly BesideKind[];
};

const ZIP = { extension: "zip", media_type: "application/zip" };

export const describedFormats: Readonly<Record<ExportFormat, Described>> = {
  pdf: {
    label: "PDF",
    group: "Documents",
    extension: "pdf",
    media_type: "application/pdf",
    line: "To deliver, sign and print, with a cover and page numbers.",
    beside: ["logo", "reports", "acceptance", "completeness", "quality"],
  },
  docx: {
    label: "Word",
    group: "Documents",
    extension: "docx",
    media_type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    line: "To go on editing where others comment and review.",
    beside: ["logo", "reports", "acceptance", "completeness", "quality"],
  },
  markdown: {
    label: "Markdown",
    group: "Documents",
    extension: "md",
    media_type: "text/markdown",
    line: "For repositories and wikis, readable as it is.",
    beside: ["reports", "acceptance", "completeness", "quality"],
  },
  html: {
    label: "Web page",
    group: "Documents",
    extension: "html",
    media_type: "text/html",
    line: "One file that opens in every browser, without a connection.",
    beside: ["logo", "reports", "acceptance", "completeness", "quality"],
  },
  json: {
    label: "JSON",
    group: "Data",
    extension: "json",
    media_type: "application/json",
    line: "Everything there is, to import again or to work on with programs.",
    beside: ["origins", "quality"],
  },
  csv: {
    label: "CSV",
    group: "Data",
    extension: "csv",
    media_type: "text/csv",
    line: "One table of all requirements, for trackers and spreadsheets.",
  },
  xlsx: {
    label: "Excel",
    group: "Data",
    extension: "xlsx",
    media_type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    line: "A workbook with a sheet of each kind of requirement.",
  },
  gherkin: { ...ZIP, label: "Gherkin", group: "Data", line: "Acceptance criteria as .feature files for Cucumber and its like." },
  reqif: {
    label: "ReqIF",
    group: "Data",
    extension: "reqifz",
    media_type: "application/zip",
    line: "For DOORS, Polarion, Jama and other requirements tools.",
    beside: ["changes", "origins"],
  },
  "spec-kit": {
    ...ZIP,
    label: "Spec Kit",
    group: "For coding agents",
    line: "Specifications, plans and tasks for GitHub's Spec Kit.",
  },
  kiro: { ...ZIP, label: "Kiro", group: "For coding agents", line: "Requirements, design and tasks as Kiro reads them." },
  openspec: { ...ZIP, label: "OpenSpec", group: "For coding agents", line: "A capability for each feature, with its scenarios." },
  "task-master": {
    ...ZIP,
    label: "Task Master",
    group: "For coding agents",
    line: "Tasks with what they depend on, for Task Master.",
  },
  agents: {
    ...ZIP,
    label: "AGENTS.md",
    group: "For coding agents",
    line: "How any agent finds, cites and reports on requirements.",
  },
};
