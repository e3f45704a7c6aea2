import { FileText, ImageOff, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** A stored file as an item of a list: what it looks like, its name, and a way to open and to remove it. */
export function FileCard({
  address,
  isGone = false,
  name,
  note,
  isPicture = true,
  removing = false,
  onRemove,
}: {
  /** Absent until it is known; it may be another one from time to time. */
  address: string | undefined;
  isGone?: boolean;
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
        {isPicture ? (
          <Picture key={address && "shown"} address={address} isGone={isGone} name={name} />
        ) : (
          <FileText aria-hidden className="size-8 text-faint" />
        )}
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

function Picture({ address, isGone, name }: { address: string | undefined; isGone: boolean; name: string }) {
  // the address it was first drawn from, so that it is not loaded again for every new one
  const [first] = useState(address);
  const [isBroken, setIsBroken] = useState(false);
  if (isGone || isBroken) {
    return (
      <span className="grid justify-items-center gap-1 text-xs text-muted">
        <ImageOff aria-hidden className="size-5" />
        Cannot be shown
      </span>
    );
  }
  if (first === undefined) return null;
  return (
    <img
      src={first}
      alt={name}
      loading="lazy"
      onError={() => setIsBroken(true)}
      className="absolute inset-0 size-full object-cover object-top"
    />
  );
}
