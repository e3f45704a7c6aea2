import { ImageOff, X } from "lucide-react";
import { useState } from "react";
import type { DesignFile } from "#domain/design-connections.ts";
import { fileSize } from "#domain/file-size.ts";
import { designFileAddress } from "#web/queries/design-connections.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useWorkspace } from "./workspace.ts";

export function DesignFileCard({ file, onRemove }: { file: DesignFile; onRemove: () => void }) {
  const { canEdit } = useWorkspace();
  const [isGone, setIsGone] = useState(false);
  const address = designFileAddress(file);
  return (
    <li className="relative overflow-hidden rounded-lg border bg-surface">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open ${file.name}`}
        className="relative grid aspect-4/3 place-items-center bg-sunken -outline-offset-2"
      >
        {isGone ? (
          <span className="grid justify-items-center gap-1 text-xs text-muted">
            <ImageOff aria-hidden className="size-5" />
            Cannot be shown
          </span>
        ) : (
          <img
            src={address}
            alt={file.name}
            loading="lazy"
            onError={() => setIsGone(true)}
            className="absolute inset-0 size-full object-cover object-top"
          />
        )}
      </a>
      <div className="border-t px-2.5 py-1.5">
        <p className="truncate text-xs font-medium">{file.name}</p>
        <p className="text-2xs text-muted">{file.size > 0 ? fileSize(file.size) : "Kept elsewhere"}</p>
      </div>
      {canEdit ? (
        <IconButton
          label={`Remove ${file.name}`}
          variant="secondary"
          size="icon-sm"
          side="left"
          className="absolute top-1.5 right-1.5"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      ) : null}
    </li>
  );
}
