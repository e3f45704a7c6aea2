import type { DesignFile } from "#domain/design-connections.ts";
import { fileSize } from "#domain/file-size.ts";
import { designFileAddress } from "#web/queries/design-connections.ts";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { FileCard } from "#web/ui/file-card.tsx";

export function DesignFileCard({ file, onRemove }: { file: DesignFile; onRemove: () => void }) {
  const { canEdit } = useWorkspace();
  return (
    <FileCard
      address={designFileAddress(file)}
      name={file.name}
      note={file.size > 0 ? fileSize(file.size) : "Kept elsewhere"}
      onRemove={canEdit ? onRemove : undefined}
    />
  );
}
