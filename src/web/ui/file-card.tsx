import { FileText, ImageOff, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./icon-button.tsx";

/** A stored file as an item of a list: what it looks like, its name, and a way to open and to remove it. */
export function FileCard({
  address,
  name,
  note,
  isPicture = true,
  removing = false,
  onRemove,
}: {
  address: string;
  name: string;
  note: string;
  isPicture?: boolean;
  removing?: boolean;
  onRemove?: (() => void) | undefined;
}) {
  return (
    <li className="relative overflow-hidden rounded-lg border bg-surface">
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Open ${name}`}
        className="relative grid aspect-4/3 place-items-center bg-sunken -outline-offset-2"
      >
        {isPicture ? <Picture address={address} name={name} /> : <FileText aria-hidden className="size-8 text-faint" />}
      </a>
      <div className="border-t px-2.5 py-1.5">
        <p className="truncate text-xs font-medium" title={name}>
          {name}
        </p>
        <p className="text-2xs text-muted">{note}</p>
      </div>
      {onRemove ? (
        <IconButton
          label={`Remove ${name}`}
          variant="secondary"
          size="icon-sm"
          side="left"
          className="absolute top-1.5 right-1.5"
          loading={removing}
          onClick={onRemove}
        >
          {removing ? null : <X aria-hidden />}
        </IconButton>
      ) : null}
    </li>
  );
}

function Picture({ address, name }: { address: string; name: string }) {
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
