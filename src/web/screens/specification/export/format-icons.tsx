import {
  Bot,
  Braces,
  FileCode,
  FileSpreadsheet,
  FileText,
  Globe,
  Leaf,
  ListChecks,
  ListTree,
  type LucideIcon,
  Network,
  NotebookText,
  PackageOpen,
  Route,
  Table2,
} from "lucide-react";
import type { ReactNode } from "react";
import { type ExportFormat, exportFormats } from "#domain/export/formats.ts";

const icons: Readonly<Record<ExportFormat, LucideIcon>> = {
  pdf: FileText,
  docx: NotebookText,
  markdown: FileCode,
  html: Globe,
  json: Braces,
  csv: Table2,
  xlsx: FileSpreadsheet,
  gherkin: Leaf,
  reqif: Network,
  "spec-kit": ListTree,
  kiro: Route,
  openspec: PackageOpen,
  "task-master": ListChecks,
  agents: Bot,
};

export const formatIcons = Object.fromEntries(
  exportFormats.map((format) => {
    const Icon = icons[format];
    return [format, <Icon key={format} />];
  }),
) as Readonly<Record<ExportFormat, ReactNode>>;
