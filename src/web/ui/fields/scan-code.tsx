import { Skeleton } from "#web/ui/layout/skeleton.tsx";

/** A picture to scan, and beside it what to type where it cannot be scanned; room for both until they are there. */
export function ScanCode({ picture, alt, words }: { picture: string | undefined; alt: string; words: string | undefined }) {
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[11rem_1fr]">
      {picture ? (
        <img src={picture} alt={alt} className="size-44 rounded-lg border p-1" />
      ) : (
        <Skeleton className="size-44 rounded-lg" />
      )}
      <div className="grid gap-2">
        <p className="text-muted">Cannot scan it? Type this key into the app instead:</p>
        <code className="rounded-lg border bg-sunken p-2 font-mono text-xs tracking-wider wrap-anywhere" data-testid="secret">
          {words?.match(/.{1,4}/g)?.join(" ") ?? "…"}
        </code>
      </div>
    </div>
  );
}
