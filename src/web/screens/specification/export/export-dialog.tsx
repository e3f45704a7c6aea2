import { useMutation } from "@tanstack/react-query";
import { Download, Eye } from "lucide-react";
import { useState } from "react";
import { describedFormats, type ExportFormat, exportFormats, exportGroups } from "#domain/export/formats.ts";
import { currentVersion } from "#domain/projects.ts";
import { saveBlob } from "#web/lib/save-file.ts";
import { type ExportedFile, exportMutation } from "#web/queries/documents.ts";
import type { Project } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { RadioCards } from "#web/ui/fields/radio-cards.tsx";
import { VersionPicker } from "#workspace/document/version-picker.tsx";
import { ExportPreview, isShown } from "./export-preview.tsx";
import { formatIcons } from "./format-icons.tsx";
import { PartFields } from "./part-fields.tsx";
import { partOf, type Selection, wholeSelection } from "./selection.ts";

type ExportDialogProps = {
  project: Project;
  version?: string | undefined;
  /** The numbers of the rows that were chosen in a list. */
  rows?: readonly string[];
  onClose: () => void;
};

type Written = { asked: string; file: ExportedFile; text: string };

/** Everything a specification can be taken along as, and what of it. */
export function ExportDialog({ project, version: read = currentVersion(project), rows, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>(exportFormats[0] ?? "markdown");
  const [version, setVersion] = useState(read);
  const [selection, setSelection] = useState<Selection>(() => wholeSelection(rows));
  const [written, setWritten] = useState<Written | null>(null);
  const [isLooked, setIsLooked] = useState(false);
  const { mutateAsync, isPending } = useMutation(exportMutation(project));

  const part = partOf(selection);
  const input = { format, version, ...(part ? { part } : {}) };
  const asked = JSON.stringify(input);
  const done = written?.asked === asked ? written : null;
  const isMissing = selection.of !== "whole" && part === undefined;

  /** Once for the same wishes: what was looked at is what is kept. */
  async function write(): Promise<Written | null> {
    if (done) return done;
    const file = await mutateAsync(input).catch(() => null);
    if (!file) return null;
    const made = { asked, file, text: isShown(format) ? await file.blob.text() : "" };
    setWritten(made);
    return made;
  }
  async function download() {
    const made = await write();
    if (made) saveBlob(made.file);
  }

  async function look() {
    setIsLooked(true);
    await write();
  }

  const { label } = describedFormats[format];
  return (
    <Dialog open onOpenChange={onClose} size="xl" title="Export" description="Download this specification as a file.">
      <DialogBody className="gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-4">
          {exportGroups.map((group) => {
            const formats = exportFormats.filter((one) => describedFormats[one].group === group);
            if (formats.length === 0) return null;
            return (
              <section key={group} className="grid gap-2">
                <h3 className="text-xs font-semibold text-muted">{group}</h3>
                <RadioCards
                  aria-label={group}
                  value={formats.includes(format) ? format : ""}
                  onValueChange={(value) => setFormat(value as ExportFormat)}
                  cards={formats.map((one) => ({
                    value: one,
                    label: describedFormats[one].label,
                    description: describedFormats[one].line,
                    icon: formatIcons[one],
                  }))}
                />
              </section>
            );
          })}
        </div>
        <div className="grid content-start gap-4">
          <div className="grid justify-items-start gap-1.5">
            <h3 className="text-xs font-semibold text-muted">Version</h3>
            <VersionPicker project={project} version={version} onChange={setVersion} />
          </div>
          <PartFields selection={selection} onChange={setSelection} />
        </div>
        {isLooked && done && isShown(format) ? (
          <ExportPreview text={done.text} format={format} className="md:col-span-2" />
        ) : null}
      </DialogBody>
      <DialogFooter className="sticky bottom-0 rounded-b-xl bg-raised sm:-bottom-[12vh]">
        <p role="status" className="mr-auto self-center text-xs text-muted">
          {isPending ? `Writing ${label}…` : isMissing ? "Choose what to export." : ""}
        </p>
        {isShown(format) ? (
          <Button disabled={isPending || isMissing} onClick={() => void look()}>
            <Eye aria-hidden />
            Preview
          </Button>
        ) : null}
        <Button variant="primary" loading={isPending} disabled={isMissing} onClick={() => void download()}>
          {isPending ? null : <Download aria-hidden />}
          Download {label}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
