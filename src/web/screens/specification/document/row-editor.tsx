import { useQuery } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { featureFields, useEditFeatureForm } from "#workspace/features/feature-dialog.tsx";
import { RowFormContext } from "#workspace/rows/row-fields.tsx";
import { EditRow } from "#workspace/rows/row-form.tsx";
import { useProjectQuality } from "#workspace/wording/project-quality.ts";
import { QualityWatch } from "#workspace/wording/quality-watch.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { NounFields } from "./noun-fields.tsx";

type EditorProps = { noun: Noun; citation: string; onClose: () => void };

/** A row of the document as its form, where it stands; with its last word it is the row again. */
export function RowEditor({ noun, citation, onClose }: EditorProps) {
  return (
    <section
      aria-label={`Edit ${citation}`}
      data-quiet
      className="my-4 rounded-xl border border-accent-line bg-surface text-sm shadow-card"
    >
      <Editor noun={noun} citation={citation} onClose={onClose} />
    </section>
  );
}

function Editor({ noun, citation, onClose }: EditorProps) {
  const { project } = useWorkspace();
  const isWatched = useProjectQuality() !== null;
  const editor = <FoundEditor noun={noun} citation={citation} onClose={onClose} />;
  return isWatched ? editor : <QualityWatch project_id={project.id}>{editor}</QualityWatch>;
}

function FoundEditor({ noun, citation, onClose }: EditorProps) {
  const { project } = useWorkspace();
  const { data } = useQuery(rowsQuery<Noun>(noun, project.id));
  const row = data?.find(({ number }) => cite(noun, number) === citation);
  if (!row) return null;
  if (noun === "features") return <FeatureEditor feature={row as ListedRow<"features">} onClose={onClose} />;
  return (
    <EditRow noun={noun} row={row} onClose={onClose}>
      <NounFields noun={noun} />
    </EditRow>
  );
}

function FeatureEditor({ feature, onClose }: { feature: ListedRow<"features">; onClose: () => void }) {
  const { form, ...frame } = useEditFeatureForm({ feature, onClose });
  return (
    <RowForm {...frame} reference={cite("features", feature.number)} action="Save">
      <RowFormContext value={{ noun: "features", id: feature.id, form, keep: frame.keep }}>{featureFields}</RowFormContext>
    </RowForm>
  );
}
