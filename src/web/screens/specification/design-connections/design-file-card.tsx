import { useQuery } from "@tanstack/react-query";
import type { DesignFile } from "#domain/design-connections.ts";
import { fileSize } from "#domain/file-size.ts";
import { designLinkQuery } from "#web/queries/file-links.ts";
import { FileCard } from "#web/ui/fields/file-card.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export function DesignFileCard({ file, onRemove }: { file: DesignFile; onRemove: () => void }) {
  const { canEdit } = useWorkspace();
  const link = useQuery(designLinkQuery(file));
  return (
    <FileCard
      address={link.data}
      isGone={link.isError}
      name={file.name}
      note={file.size > 0 ? fileSize(file.size) : "Stored elsewhere"}
      onRemove={canEdit ? onRemove : undefined}
    />
  );
}
