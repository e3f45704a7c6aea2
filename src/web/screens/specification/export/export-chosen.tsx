import { lazy, Suspense } from "react";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const ExportDialog = lazy(async () => ({ default: (await import("./export-dialog.tsx")).ExportDialog }));

type ChosenProps = { version?: string | undefined; rows?: readonly string[]; onClose: () => void };

/** The dialog, whose scripts are asked for when it is. */
export function ExportChosen({ version, rows, onClose }: ChosenProps) {
  const { project } = useWorkspace();
  return (
    <Suspense>
      <ExportDialog project={project} version={version} {...(rows ? { rows } : {})} onClose={onClose} />
    </Suspense>
  );
}
