import { useMutation } from "@tanstack/react-query";
import { FileText, ImageOff, X } from "lucide-react";
import { useState } from "react";
import { fileSize } from "#domain/file-size.ts";
import { isPicture } from "#domain/page-design-files.ts";
import { type DesignFile, pageDesignAddress, removePageDesignMutation } from "#web/queries/page-designs.ts";
import type { Page } from "#web/queries/pages.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

export function PageDesignCard({ page, file, canEdit }: { page: Page; file: DesignFile; canEdit: boolean }) {
  const remove = useMutation(removePageDesignMutation({ project_id: page.project_id, page_id: page.id }));
  const address = pageDesignAddress(file);
  return (
    <li className="relative overflow-hidden rounded-lg border bg-surface">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open ${file.name}`}
        className="relative grid aspect-4/3 place-items-center bg-sunken -outline-offset-2"
      >
        {isPicture(file) ? (
          <Preview address={address} name={file.name} />
        ) : (
          <FileText aria-hidden className="size-8 text-faint" />
        )}
      </a>
      <div className="border-t px-2.5 py-1.5">
        <p className="truncate text-xs font-medium" title={file.name}>
          {file.name}
        </p>
        <p className="text-2xs text-muted">{file.size > 0 ? fileSize(file.size) : "Kept elsewhere"}</p>
      </div>
      {canEdit ? (
        <IconButton
          label={`Remove ${file.name}`}
          variant="secondary"
          size="icon-sm"
          side="left"
          className="absolute top-1.5 right-1.5"
          loading={remove.isPending}
          onClick={() => remove.mutate(file)}
        >
          {remove.isPending ? null : <X aria-hidden />}
        </IconButton>
      ) : null}
    </li>
  );
}

function Preview({ address, name }: { address: string; name: string }) {
  const [isGone, setIsGone] = useState(false);
  if (isGone) {
    return (
      <span className="grid justify-items-center gap-1 text-xs text-muted">
        <ImageOff aria-hidden className="size-5" />
        Cannot be shown
      </span>
    );
  }
  return (
    <img
      src={address}
      alt={name}
      loading="lazy"
      onError={() => setIsGone(true)}
      className="absolute inset-0 size-full object-cover object-top"
    />
  );
}
