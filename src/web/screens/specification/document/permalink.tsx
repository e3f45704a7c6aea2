import { Link2 } from "lucide-react";
import { HashLink } from "./hash-link.tsx";

/** A link to where it stands, to be copied or kept. */
export function Permalink({ hash, label }: { hash: string; label: string }) {
  return (
    <HashLink
      hash={hash}
      aria-label={label}
      data-quiet
      className="self-center rounded-sm p-1 text-faint opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 print:hidden"
    >
      <Link2 aria-hidden className="size-4" />
    </HashLink>
  );
}
