import { missingDefaults, readStyleGuide, styleGuideInput, unchosen } from "#domain/style-guide.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { saveStyleGuideMutation, unsavedStyleGuide } from "#web/queries/style-guide.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConflictDialog } from "#web/ui/forms/conflict-dialog.tsx";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { DesignSystemCard } from "#workspace/design-connections/design-system-card.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import type { PanelWords } from "#workspace/panel/stored-panel.tsx";
import { useStoredForm, useStoredSave } from "#workspace/panel/use-stored-form.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { StyleColorsCard } from "./style-colors-card.tsx";
import { StyleCornersCard } from "./style-corners-card.tsx";
import { StyleFontsCard } from "./style-fonts-card.tsx";
import { StyleLogoCard } from "./style-logo-card.tsx";
import { StylePreview } from "./style-preview.tsx";

const labels = {
  design_system: "Design system",
  custom_design_system_url: "Address of the design system",
  primary_color: "Primary colour",
  secondary_color: "Secondary colour",
  primary_font: "Primary font",
  secondary_font: "Secondary font",
  roundedSmall: "Small corners",
  roundedMedium: "Medium corners",
  roundedLarge: "Large corners",
  circular: "Circular corners",
};

export function StyleGuideForm({ stored, words }: { stored: StoredSpecification | null; words: PanelWords }) {
  const { place } = useWorkspace();
  const form = useStoredForm({ unsaved: unsavedStyleGuide(place), stored, read: readStyleGuide, shape: styleGuideInput, labels });
  const { values, changed, restored, change, discard, problems } = form;
  const { save, pending, failure, conflict } = useStoredSave(form, saveStyleGuideMutation(place));
  const given = { values, problems, onChange: change };
  const canSave = changed && problems.length === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) save(values);
      }}
    >
      <Panel
        {...words}
        status={changed ? <UnsavedHint restored={restored} why={failure} onDiscard={discard} /> : null}
        actions={
          <>
            <Button type="submit" variant="primary" loading={pending} disabled={!canSave}>
              Save Style Guide
            </Button>
            {unchosen(values).length > 0 ? <Button onClick={() => change(missingDefaults(values))}>Use defaults</Button> : null}
          </>
        }
      >
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-4">
            <DesignSystemCard {...given} />
            <StyleLogoCard />
            <StyleColorsCard {...given} />
            <StyleFontsCard {...given} />
            <StyleCornersCard {...given} />
          </div>
          <StylePreview values={values} />
        </div>
      </Panel>
      <ConflictDialog conflict={conflict} />
    </form>
  );
}
