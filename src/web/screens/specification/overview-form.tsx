import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { overviewInput } from "#domain/specifications.ts";
import { keepDraft, readDraft, useDraft } from "#web/lib/drafts.ts";
import { type OverviewField, overviewDraft, saveOverviewMutation } from "#web/queries/specifications.ts";
import { Button } from "#web/ui/button.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";
import { OverviewTextField } from "./overview-text-field.tsx";
import { overviewTexts } from "./overview-texts.ts";
import { Panel } from "./panel.tsx";
import { useWorkspace } from "./workspace.ts";

type Stored = { [Field in OverviewField]: string | null } | null;

/** What was typed lies over what is stored until it is saved, so nothing read again can overwrite it. */
export function OverviewForm({ stored, blurb }: { stored: Stored; blurb: string }) {
  const { place } = useWorkspace();
  const draft = overviewDraft(place);
  const kept = useDraft(draft);
  const [restored] = useState(() => readDraft(draft) !== null);
  const save = useMutation(saveOverviewMutation(place));
  const texts = {
    project_overview: kept?.texts.project_overview ?? stored?.project_overview ?? "",
    project_scope: kept?.texts.project_scope ?? stored?.project_scope ?? "",
    references_list: kept?.texts.references_list ?? stored?.references_list ?? "",
    product_perspective: kept?.texts.product_perspective ?? stored?.product_perspective ?? "",
  };
  const changed = overviewTexts.some(({ field }) => texts[field] !== (stored?.[field] ?? ""));
  const parsed = overviewInput.safeParse(texts);
  const problems = parsed.error?.issues ?? [];

  function change(field: OverviewField, text: string) {
    const { [field]: _replaced, ...replaced } = kept?.replaced ?? {};
    const { [field]: _older, ...others } = kept?.texts ?? {};
    const typed = text === (stored?.[field] ?? "") ? others : { ...others, [field]: text };
    keepDraft(draft, Object.keys(typed).length > 0 ? { texts: typed, replaced } : null);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (parsed.data) save.mutate(parsed.data);
      }}
    >
      <Panel
        title="Project Overview"
        blurb={blurb}
        drafts
        status={changed ? <UnsavedHint restored={restored} onDiscard={() => keepDraft(draft, null)} /> : null}
        actions={
          <Button type="submit" variant="primary" loading={save.isPending} disabled={!changed || problems.length > 0}>
            Save Changes
          </Button>
        }
      >
        <div className="grid gap-6">
          {overviewTexts.map((text) => (
            <OverviewTextField
              key={text.field}
              text={text}
              value={texts[text.field]}
              replaced={kept?.replaced[text.field]}
              problem={problems.find(({ path }) => path[0] === text.field)?.message}
              onChange={(value) => change(text.field, value)}
            />
          ))}
        </div>
      </Panel>
    </form>
  );
}
