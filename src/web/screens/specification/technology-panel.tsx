import { useIsMutating } from "@tanstack/react-query";
import { technologyGroups } from "#domain/technology-stack.ts";
import { useTyped } from "#web/lib/typed.ts";
import type { StoredSpecification } from "#web/queries/specification-words.ts";
import { technologyDraft } from "#web/queries/technology-stack.ts";
import { UnsavedHint } from "#web/ui/unsaved-hint.tsx";
import { Panel } from "./panel.tsx";
import { StoredPanel } from "./stored-panel.tsx";
import { TechnologyField } from "./technology-field.tsx";
import { useWorkspace } from "./workspace.ts";

const words = {
  title: "Technology stack",
  blurb: "What the product is built with. Every choice is saved as soon as it is made.",
};

export function TechnologyPanel() {
  return <StoredPanel words={words}>{(stored) => <TechnologyGroups stored={stored} />}</StoredPanel>;
}

function TechnologyGroups({ stored }: { stored: StoredSpecification | null }) {
  const { place } = useWorkspace();
  const saving = useIsMutating({ mutationKey: ["save-technology", place.project_id] }) > 0;
  const saved = {
    frontend_details: stored?.frontend_details ?? "",
    backend_details: stored?.backend_details ?? "",
    database_details: stored?.database_details ?? "",
  };
  const { values, changed, restored, change, discard } = useTyped(technologyDraft(place), saved);
  return (
    <Panel {...words} status={changed && !saving ? <UnsavedHint restored={restored} onDiscard={discard} /> : null}>
      <div className="grid gap-8">
        {technologyGroups.map((group) => (
          <TechnologyField
            key={group.key}
            group={group}
            stored={saved[group.key]}
            value={values[group.key]}
            onChange={(technology) => change({ [group.key]: technology })}
          />
        ))}
      </div>
    </Panel>
  );
}
