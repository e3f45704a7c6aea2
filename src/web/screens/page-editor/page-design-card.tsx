import { useMutation, useQuery } from "@tanstack/react-query";
import { fileSize } from "#domain/file-size.ts";
import { isPicture } from "#domain/page-design-files.ts";
import { designLinkQuery } from "#web/queries/file-links.ts";
import { type DesignFile, removePageDesignMutation } from "#web/queries/page-designs.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { FileCard } from "#web/ui/fields/file-card.tsx";

export function PageDesignCard({ page, file, canEdit }: { page: ListedRow<"pages">; file: DesignFile; canEdit: boolean }) {
  const remove = useMutation(removePageDesignMutation({ project_id: page.project_id, page_id: page.id }));
  const link = useQuery(designLinkQuery(file));
  return (
    <FileCard
      address={link.data}
      isGone={link.isError}
      name={file.name}
      note={file.size > 0 ? fileSize(file.size) : "Stored elsewhere"}
      isPicture={isPicture(file)}
      removing={remove.isPending}
      onRemove={canEdit ? () => remove.mutate(file) : undefined}
    />
  );
}
