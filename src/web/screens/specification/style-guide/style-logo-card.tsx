import { useMutation, useQuery } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { useId } from "react";
import { logoAddress, logoKinds, logoLimit, logoMediaTypes, logoWords } from "#domain/logo.ts";
import { addLogoMutation, logoQuery, removeLogoMutation } from "#web/queries/project-logos.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FileDrop } from "#web/ui/fields/file-drop.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** The logo that stands on what is exported; it is kept as soon as it is chosen. */
export function StyleLogoCard() {
  const { project, canEdit } = useWorkspace();
  const id = useId();
  const logo = useQuery(logoQuery(project.id));
  const add = useMutation(addLogoMutation(project.id));
  const remove = useMutation(removeLogoMutation(project.id));
  const busy = add.isPending || remove.isPending || logo.isPending;
  return (
    <Card>
      <CardHeader title="Logo" description="On the cover of PDF and Word documents, and at the top of the web page." />
      <CardBody className="justify-items-start">
        {logo.data ? (
          <img
            src={logoAddress(logo.data)}
            alt={logoWords(project.name)}
            className="max-h-28 max-w-full rounded-lg border bg-white object-contain p-4"
          />
        ) : canEdit ? null : (
          <p className="text-muted">{logo.isPending ? "" : "None."}</p>
        )}
        {canEdit ? (
          <FileDrop
            label="Logo to upload"
            hintId={id}
            accept={logoMediaTypes.join(",")}
            disabled={busy}
            onChoose={(chosen) => {
              const [file] = chosen ?? [];
              if (file && !busy) add.mutate(file);
            }}
            className="flex w-full flex-wrap items-center gap-x-3 gap-y-2 p-4"
          >
            {(open) => (
              <>
                <Button loading={add.isPending} disabled={busy} onClick={open}>
                  {add.isPending ? null : <ImageUp aria-hidden />}
                  {logo.data ? "Replace logo" : "Upload logo"}
                </Button>
                {logo.data ? (
                  <Button variant="ghost" loading={remove.isPending} disabled={busy} onClick={() => remove.mutate()}>
                    Remove logo
                  </Button>
                ) : null}
                <p id={id} className="min-w-40 flex-1 text-xs text-muted">
                  {logoKinds}, up to {logoLimit}. Or drop it here.
                </p>
              </>
            )}
          </FileDrop>
        ) : null}
      </CardBody>
    </Card>
  );
}
