import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { asvsTextsQuery, bringAsvsTextsMutation } from "#web/queries/completeness.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Where titles and wording come from, and how the wording is brought. */
export function OfficialText({ canEdit }: { canEdit: boolean }) {
  const { project } = useWorkspace();
  const { data } = useQuery(asvsTextsQuery(project.organization_id));
  const { mutate, isPending } = useMutation(bringAsvsTextsMutation(project.organization_id));
  const picker = useRef<HTMLInputElement>(null);
  const isThere = data !== undefined && Object.keys(data).length > 0;
  return (
    <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4 text-xs text-muted">
      <p className="max-w-2xl grow text-pretty">
        Ids, levels and section names are those of{" "}
        <a className="underline" href="https://owasp.org/www-project-application-security-verification-standard/">
          OWASP ASVS 5.0.0
        </a>
        ; the titles are ours.{" "}
        {isThere ? (
          <>
            The wording shown beside them is OWASP’s, under{" "}
            <a className="underline" href="https://creativecommons.org/licenses/by-sa/4.0/">
              CC BY-SA 4.0
            </a>
            , unchanged.
          </>
        ) : (
          "The official wording is shown beside each once you import the file that OWASP publishes (…_en.flat.json)."
        )}
      </p>
      {canEdit ? (
        <>
          <input
            ref={picker}
            type="file"
            accept=".json,application/json"
            aria-label="The flat JSON file of OWASP ASVS 5.0"
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) mutate(file);
              event.target.value = "";
            }}
          />
          <Button size="sm" loading={isPending} onClick={() => picker.current?.click()}>
            {isThere ? "Import it again" : "Import the official text"}
          </Button>
        </>
      ) : null}
    </footer>
  );
}
