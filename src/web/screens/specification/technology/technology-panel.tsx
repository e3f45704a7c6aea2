import { useIsMutating } from "@tanstack/react-query";
import { technologyGroups } from "#domain/technology-stack.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { readTechnologies, technologies, unsavedTechnology } from "#web/queries/technology-stack.ts";
import { UnsavedHint } from "#web/ui/forms/unsaved-hint.tsx";
import { Panel } from "#workspace/panel/panel.tsx";
import { StoredPanel } from "#workspace/panel/stored-panel.tsx";
import { useStoredForm } from "#workspace/panel/use-stored-form.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { TechnologyField } from "./technology-field.tsx";
import { TechnologyRead } from "./technology-read.tsx";

const labels = Object.fromEntries(technologyGroups.map(({ key, label }) => [key, label]));

const words = {
  title: "Technology stack",
  blurb: "What the product is built with. Every choice is saved as soon as it is made.",
  asked: "technologyStack" as const,
};

export function TechnologyPanel() {
  const { canEdit } = useWorkspace();
  return (
    <StoredPanel words={words}>
      {(stored) => (canEdit ? <TechnologyGroups stored={stored} /> : <TechnologyRead stored={stored} words={words} />)}
    </StoredPanel>
  );
}

function TechnologyGroups({ stored }: { stored: StoredSpecification | null }) {
  const { place } = useWorkspace();
  const saving = useIsMutating({ mutationKey: ["save-technology", place.project_id] }) > 0;
  const form = useStoredForm({ unsaved: unsavedTechnology(place), stored, read: readTechnologies, shape: technologies, labels });
  const { changed, restored, discard } = form;
  return (
    <Panel {...words} status={changed && !saving ? <UnsavedHint restored={restored} onDiscard={discard} /> : null}>
      <div className="grid gap-8">
        {technologyGroups.map((group) => (
          <TechnologyField key={group.key} group={group} form={form} />
        ))}
      </div>
    </Panel>
  );
}
