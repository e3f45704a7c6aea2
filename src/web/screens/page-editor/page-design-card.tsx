import { useMutation } from "@tanstack/react-query";
import { fileSize } from "#domain/file-size.ts";
import { isPicture } from "#domain/page-design-files.ts";
import { type DesignFile, pageDesignAddress, removePageDesignMutation } from "#web/queries/page-designs.ts";
import type { Page } from "#web/queries/pages.ts";
import { FileCard } from "#web/ui/file-card.tsx";

export function PageDesignCard({ page, file, canEdit }: { page: Page; file: DesignFile; canEdit: boolean }) {
  const remove = useMutation(removePageDesignMutation({ project_id: page.project_id, page_id: page.id }));
  return (
    <FileCard
      address={pageDesignAddress(file)}
      name={file.name}
      note={file.size > 0 ? fileSize(file.size) : "Kept elsewhere"}
      isPicture={isPicture(file)}
      removing={remove.isPending}
      onRemove={canEdit ? () => remove.mutate(file) : undefined}
    />
  );
}
