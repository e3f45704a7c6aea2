import type { ReactNode } from "react";
import { useFoundWording } from "#web/queries/found-wording.ts";
import { QualityContext } from "./project-quality.ts";

/** Has what is found in the project's words at hand wherever they are written. */
export function QualityWatch({ project_id, children }: { project_id: string; children: ReactNode }) {
  return <QualityContext value={useFoundWording(project_id)}>{children}</QualityContext>;
}
