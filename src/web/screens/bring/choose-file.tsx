import type { useMutation } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { bringableEndings } from "#domain/bring/source.ts";
import type { readFileMutation } from "#web/queries/imports.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";

type Reading = ReturnType<typeof useMutation<ReadFile, Error, File>>;
export type ReadFile = Awaited<ReturnType<NonNullable<ReturnType<typeof readFileMutation>["mutationFn"]>>>;

/** Where a file is dropped or picked, and what is wrong with the one that was. */
export function ChooseFile({ read }: { read: Pick<Reading, "mutate" | "isPending" | "error" | "variables"> }) {
  return (
    <div className="grid gap-4">
      {read.error ? <Banner title={read.error.message} /> : null}
      <FileDrop
        label="File to import"
        hintId="import-formats"
        accept={bringableEndings.map((ending) => `.${ending}`).join(",")}
        disabled={read.isPending}
        onChoose={(files) => {
          const [file] = files ?? [];
          if (file) read.mutate(file);
        }}
        className="grid justify-items-center gap-4 bg-surface px-6 py-14 text-center"
      >
        {(open) => (
          <>
            <span className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink">
              <FileUp aria-hidden className="size-5" />
            </span>
            <div className="grid gap-1">
              <p className="font-medium">Drop a file here, or choose one</p>
              <p id="import-formats" className="max-w-prose text-pretty text-muted">
                Markdown, Word, PDF, CSV, Excel, ReqIF, or an export of this product, up to 5 MB. You see a preview before
                anything is saved. For example a table with the columns Name, Story and Acceptance criteria, or a text with the
                headings Pages, User stories and Risks.
              </p>
            </div>
            <Button variant="primary" loading={read.isPending} onClick={open}>
              {read.isPending ? `Reading ${read.variables?.name ?? "the file"}…` : "Choose a file"}
            </Button>
          </>
        )}
      </FileDrop>
    </div>
  );
}
