import { useMutation, useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import { type Feature, removeFeatureMutation } from "#web/queries/features.ts";
import { pagesQuery } from "#web/queries/pages.ts";
import { projectSectionsQuery } from "#web/queries/sections.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Reference } from "#web/ui/reference.tsx";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/table.tsx";
import { useWorkspace } from "./workspace.ts";

export function FeaturesTable({ features, onEdit }: { features: readonly Feature[]; onEdit: (feature: Feature) => void }) {
  const { canEdit } = useWorkspace();
  const [doomed, setDoomed] = useState<Feature | null>(null);
  return (
    <>
      <Table label="Features" className="table-fixed">
        <TableHead>
          <tr>
            <TableHeading className="w-36 max-md:hidden">Page</TableHeading>
            <TableHeading className="w-32 max-md:hidden">Section</TableHeading>
            <TableHeading className="max-md:pl-5 md:w-56">Feature Name</TableHeading>
            <TableHeading className="max-md:hidden">Description</TableHeading>
            {canEdit ? <TableHeading className="w-24 text-right">Actions</TableHeading> : null}
          </tr>
        </TableHead>
        <tbody>
          {features.map((feature) => (
            <FeatureRow key={feature.id} feature={feature} onEdit={() => onEdit(feature)} onRemove={() => setDoomed(feature)} />
          ))}
        </tbody>
      </Table>
      {doomed ? <RemoveFeatureDialog feature={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}

function FeatureRow({ feature, onEdit, onRemove }: { feature: Feature; onEdit: () => void; onRemove: () => void }) {
  const { project, canEdit } = useWorkspace();
  const page = useQuery(pagesQuery(project.id)).data?.find(({ id }) => id === feature.page_id)?.name;
  const section = useQuery(projectSectionsQuery(project.id)).data?.find(({ id }) => id === feature.section_id)?.name;
  const nowhere = <span className="text-faint">—</span>;
  return (
    <TableRow>
      <TableCell className="align-top text-muted wrap-anywhere max-md:hidden">{page ?? nowhere}</TableCell>
      <TableCell className="align-top text-muted wrap-anywhere max-md:hidden">{section ?? nowhere}</TableCell>
      <TableCell className="align-top max-md:pl-5">
        {page ? (
          <p className="text-xs text-faint md:hidden">
            {page}
            {section ? ` › ${section}` : null}
          </p>
        ) : null}
        <p className="font-medium wrap-anywhere">{feature.name}</p>
        <Reference>{cite("features", feature.number)}</Reference>
        <p className="mt-1 line-clamp-3 text-muted wrap-anywhere md:hidden">{feature.description}</p>
      </TableCell>
      <TableCell className="align-top text-muted max-md:hidden">
        <span className="line-clamp-3 wrap-anywhere" title={feature.description ?? undefined}>
          {feature.description}
        </span>
      </TableCell>
      {canEdit ? (
        <TableCell className="py-1.5 text-right align-top whitespace-nowrap">
          <IconButton label={`Edit ${feature.name}`} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${feature.name}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </TableCell>
      ) : null}
    </TableRow>
  );
}

function RemoveFeatureDialog({ feature, onClose }: { feature: Feature; onClose: () => void }) {
  const { project } = useWorkspace();
  const remove = useMutation(removeFeatureMutation(project.id));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Are you sure you want to delete this feature?"
      description={`${cite("features", feature.number)} “${feature.name}” is removed; its number is not given again.`}
      confirm="Delete"
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ id: feature.id }, { onSettled: onClose })}
    />
  );
}
