import { useMutation } from "@tanstack/react-query";
import { hasStyleGuide, readStyleGuide, styleGuideInput } from "#domain/style-guide.ts";
import { useTyped } from "#web/lib/typed.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { saveStyleGuideMutation, styleGuideDraft } from "#web/queries/style-guide.ts";
import { Button } from "#web/ui/button.tsx";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";
import { DesignSystemCard } from "./design-system-card.tsx";
import { Panel } from "./panel.tsx";
import type { PanelWords } from "./stored-panel.tsx";
import { StyleColorsCard } from "./style-colors-card.tsx";
import { StyleCornersCard } from "./style-corners-card.tsx";
import { StyleFontsCard } from "./style-fonts-card.tsx";
import { StylePreview } from "./style-preview.tsx";
import { useWorkspace } from "./workspace.ts";

export function StyleGuideForm({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const { place } = useWorkspace();
  const { values, changed, restored, change, discard } = useTyped(styleGuideDraft(place), readStyleGuide(stored));
  const save = useMutation(saveStyleGuideMutation(place));
  const problems = styleGuideInput.safeParse(values).error?.issues ?? [];
  const given = { values, problems, onChange: change };
  // the defaults are worth saving too
  const canSave = (changed || !hasStyleGuide(stored)) && problems.length === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) save.mutate(values);
      }}
    >
      <Panel
        {...words}
        status={changed ? <UnsavedHint restored={restored} onDiscard={discard} /> : null}
        actions={
          <Button type="submit" variant="primary" loading={save.isPending} disabled={!canSave}>
            Save Style Guide
          </Button>
        }
      >
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-4">
            <DesignSystemCard {...given} />
            <StyleColorsCard {...given} />
            <StyleFontsCard {...given} />
            <StyleCornersCard {...given} />
          </div>
          <StylePreview values={values} />
        </div>
      </Panel>
    </form>
  );
}
