/** A link to where it stands, to be copied or kept; `useRowLinks` follows it. */
export function Permalink({ hash, label }: { hash: string; label: string }) {
  return (
    <a
      href={`#${hash}`}
      data-row-link
      aria-label={label}
      data-quiet
      className="self-center rounded-sm p-1 text-faint opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 print:hidden"
    >
      #
    </a>
  );
}
