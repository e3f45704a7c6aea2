import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { cite } from "#domain/citation.ts";
import { removeRowMutation } from "#web/queries/rows.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { useIsWide } from "#web/ui/layout/use-is-wide.ts";
import { ListCell, ListColumn } from "#web/ui/lists/list-boxes.tsx";
import { ListRows } from "#web/ui/lists/list-rows.tsx";
import type { List } from "#web/ui/lists/use-list.ts";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { CutText } from "#web/ui/text/cut-text.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { RowReference } from "#workspace/history/row-reference.tsx";
import { RowActions } from "#workspace/rows/row-actions.tsx";
import { UnsavedRow } from "#workspace/rows/unsaved-row.tsx";
import { useManyRows } from "#workspace/rows/use-many-rows.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import type { ListedFeature } from "./use-features-list.ts";

const column = {
  page: "w-36 shrink-0 px-3 py-2.5 max-xl:hidden",
  section: "w-32 shrink-0 px-3 py-2.5 max-xl:hidden",
  name: "min-w-0 grow px-3 py-2.5 xl:w-56 xl:shrink-0 xl:grow-0",
  description: "min-w-0 flex-1 px-3 py-2.5 max-xl:hidden",
  actions: "w-22 shrink-0 pr-3 text-right",
};

export function FeaturesTable({ list, onEdit }: { list: List<ListedFeature>; onEdit: (feature: ListedFeature) => void }) {
  const { canEdit } = useWorkspace();
  const [doomed, setDoomed] = useState<ListedFeature | null>(null);
  const many = useManyRows("features", list);
  const isWide = useIsWide("xl");
  const draw = useCallback(
    (row: ListedFeature) => <FeatureCells feature={row} isWide={isWide} {...(canEdit ? { onEdit, onRemove: setDoomed } : {})} />,
    [isWide, canEdit, onEdit],
  );
  const editing = canEdit && {
    onOpen: onEdit,
    onRemove: setDoomed,
    ...many,
  };
  return (
    <>
      <ListRows list={list} label="Features" estimate={76} columns={<FeatureColumns canEdit={canEdit} />} {...editing}>
        {draw}
      </ListRows>
      {doomed ? <RemoveFeatureDialog feature={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}

function FeatureColumns({ canEdit }: { canEdit: boolean }) {
  return (
    <>
      <ListColumn className={column.page}>Page</ListColumn>
      <ListColumn className={column.section}>Section</ListColumn>
      <ListColumn className={column.name}>Feature Name</ListColumn>
      <ListColumn className={column.description}>Description</ListColumn>
      {canEdit ? <ListColumn className={`${column.actions} py-2.5`}>Actions</ListColumn> : null}
    </>
  );
}

type CellsProps = {
  feature: ListedFeature;
  isWide: boolean;
  onEdit?: (feature: ListedFeature) => void;
  onRemove?: (feature: ListedFeature) => void;
};

function FeatureCells({ feature, isWide, onEdit, onRemove }: CellsProps) {
  const { page, section } = feature;
  const nowhere = <span className="text-faint">—</span>;
  const description = <Words text={feature.description ?? ""} />;
  return (
    <>
      <ListCell className={`${column.page} text-muted wrap-anywhere`}>{page ? <Words text={page} /> : nowhere}</ListCell>
      <ListCell className={`${column.section} text-muted wrap-anywhere`}>{section ? <Words text={section} /> : nowhere}</ListCell>
      <ListCell className={column.name}>
        {page && !isWide ? (
          <p className="text-xs text-faint">
            <Words text={section ? `${page} › ${section}` : page} />
          </p>
        ) : null}
        <p dir="auto" className="font-medium wrap-anywhere">
          <Words text={feature.name} />
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <RowReference noun="features" row={feature} />
          <UnsavedRow noun="features" id={feature.id} />
        </p>
        {isWide ? null : <CutText className="mt-1 text-muted">{description}</CutText>}
        <CitationLists reference={cite("features", feature.number)} className="mt-1" />
      </ListCell>
      <ListCell className={`${column.description} text-muted`}>{isWide ? <CutText>{description}</CutText> : null}</ListCell>
      {onEdit && onRemove ? (
        <ListCell className={`${column.actions} py-1.5 whitespace-nowrap`}>
          <RowActions name={feature.name} onEdit={() => onEdit(feature)} onRemove={() => onRemove(feature)} />
        </ListCell>
      ) : null}
    </>
  );
}

function RemoveFeatureDialog({ feature, onClose }: { feature: ListedFeature; onClose: () => void }) {
  const { project } = useWorkspace();
  const remove = useMutation(removeRowMutation("features", project.id));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Are you sure you want to delete this feature?"
      description={
        <>
          {cite("features", feature.number)} “<Words text={feature.name} newTab />” is removed. Its number is not used again.
        </>
      }
      confirm="Delete"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: feature.id }, { onSettled: onClose })}
    />
  );
}
