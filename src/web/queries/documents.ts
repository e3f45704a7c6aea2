import { mutationOptions } from "@tanstack/react-query";
import type * as z from "zod";
import { readExport } from "#data/export-specification.ts";
import type { exportSpecification } from "#domain/export/export-specification.ts";
import { exportFileName } from "#domain/export/file-name.ts";
import { currentVersion } from "#domain/projects.ts";
import { db } from "#web/lib/supabase.ts";
import type { Project } from "./projects.ts";

export type ExportAsked = Omit<z.input<typeof exportSpecification.input>, "projectId">;
export type ExportedFile = { name: string; blob: Blob };

/** A version of the project, or a part of it, as a file of one format. */
export const exportMutation = (project: Project) =>
  mutationOptions({
    mutationFn: async (asked: ExportAsked): Promise<ExportedFile> => {
      const { format, version = currentVersion(project), part } = asked;
      const blob = await readExport(db, { ...asked, version, projectId: project.id });
      return { blob, name: exportFileName({ name: project.name, version }, { format, isPart: part !== undefined }) };
    },
    meta: { failure: "document.failed" },
  });
