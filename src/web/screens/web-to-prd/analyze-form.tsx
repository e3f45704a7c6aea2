import { useState } from "react";
import { badWebsiteUrl, websiteUrl } from "#domain/web-to-prd.ts";
import { keepUnsaved, useUnsaved } from "#web/editing/unsaved.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { refuseWebsiteUrl, unsavedWebsiteUrl } from "#web/queries/web-to-prd.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { ReaderNotice } from "./reader-notice.tsx";
import { ReadingProgress } from "./reading-progress.tsx";
import { useAnalysis } from "./use-analysis.ts";

/** Without an entry it makes one, else what is read joins it. */
export function AnalyzeForm({ organization_id, entry_id }: { organization_id: string; entry_id?: string }) {
  const unsaved = unsavedWebsiteUrl(useSignedInUser().id);
  const typed = useUnsaved(unsaved) ?? "";
  const [problem, setProblem] = useState<string>();
  const { analyze, isPending } = useAnalysis(organization_id);

  function submit() {
    if (isPending) return;
    const { success, data, error } = websiteUrl.safeParse(typed);
    setProblem(success ? undefined : (error.issues[0]?.message ?? badWebsiteUrl));
    if (success) analyze(data, entry_id);
    else refuseWebsiteUrl();
  }

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CardBody className="gap-3">
          <Field label={entry_id ? "Another address of this product" : "Website URL"} error={problem}>
            <div className="flex flex-wrap gap-2">
              <UrlInput
                value={typed}
                onChange={(text) => {
                  setProblem(undefined);
                  keepUnsaved(unsaved, text === "" ? null : text);
                }}
              />
              <Button
                type="submit"
                variant="primary"
                className="h-9 max-sm:w-full"
                loading={isPending}
                disabled={isPending || typed.trim() === ""}
              >
                {isPending ? "Analyzing..." : entry_id ? "Add to this entry" : "Analyze Website"}
              </Button>
            </div>
          </Field>
          {isPending ? <ReadingProgress organization_id={organization_id} /> : null}
          {entry_id ? null : <ReaderNotice organization_id={organization_id} />}
        </CardBody>
      </form>
    </Card>
  );
}

function UrlInput({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <Input
      type="url"
      name="website_url"
      inputMode="url"
      autoComplete="url"
      placeholder="https://example.com"
      className="w-auto grow basis-64"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
