import { useQuery } from "@tanstack/react-query";
import { cite } from "#domain/citation.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import { type ListedRow, type RowNoun, rowNouns, rowsQuery } from "#web/queries/rows.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { featureFields, useEditFeatureForm } from "#workspace/features/feature-dialog.tsx";
import { RowFormContext } from "#workspace/rows/row-fields.tsx";
import { EditRow } from "#workspace/rows/row-form.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { NounFields } from "./noun-fields.tsx";

type EditorProps = { noun: Noun; citation: string; onClose: () => void };

/** A row of the document as its form, where it stands; with its last word it is the row again. */
export function RowEditor({ noun, citation, onClose }: EditorProps) {
  const listed = rowNouns.find((one) => one === noun);
  return (
    <section
      aria-label={`Edit ${citation}`}
      data-quiet
      className="my-4 rounded-xl border border-accent-line bg-surface text-sm shadow-card"
    >
      {listed ? (
        <ListedEditor noun={listed} citation={citation} onClose={onClose} />
      ) : (
        <Elsewhere noun={noun} citation={citation} />
      )}
    </section>
  );
}

function ListedEditor({ noun, citation, onClose }: EditorProps & { noun: RowNoun }) {
  const { project } = useWorkspace();
  const { data } = useQuery(rowsQuery<RowNoun>(noun, project.id));
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
      <RowFormContext value={{ noun: "features", form, keep: frame.keep }}>{featureFields}</RowFormContext>
    </RowForm>
  );
}

/** Risks are kept as one list, which is edited as one. */
function Elsewhere({ noun, citation }: { noun: Noun; citation: string }) {
  const { project } = useWorkspace();
  return (
    <p className="px-5 py-4">
      {nouns[noun].title} are edited together.{" "}
      <TextLink to={rowAddress(paths.specification(project.id, nouns[noun].section), citation)}>
        Edit {citation} among them
      </TextLink>
    </p>
  );
}
