import { File as FileIcon, X } from "lucide-react";
import { fileSize } from "#domain/file-size.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type Props = {
  file: File;
  /** Why it cannot be uploaded. */
  refusal: string | null;
  disabled: boolean;
  onRemove: () => void;
};

export function ChosenFile({ file, refusal, disabled, onRemove }: Props) {
  return (
    <li className="flex items-center gap-2.5">
      <FileIcon aria-hidden className="size-4 shrink-0 text-faint" />
      <div className="min-w-0 grow">
        <p className="truncate">{file.name}</p>
        {refusal ? (
          <p role="alert" className="text-xs font-medium text-danger-ink">
            {refusal}
          </p>
        ) : (
          <p className="text-xs text-muted">{fileSize(file.size)} · not uploaded yet</p>
        )}
      </div>
      <IconButton label={`Do not upload ${file.name}`} side="left" size="icon-sm" disabled={disabled} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
