import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { productName } from "#web/lib/page-title.ts";
import { useIsTakenOver } from "#web/lib/use-is-taken-over.ts";
import { Brand } from "#web/ui/marks/brand.tsx";
import { footerGroups, legalPlaces } from "./public-places.ts";

export function PublicFooter() {
  useStartAtTheTop();
  return (
    <footer className="border-t bg-surface">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6">
        <div className="grid gap-10 md:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-3">
            <Brand name={productName} />
            <p className="max-w-64 leading-6 text-pretty text-muted">
              Software requirements that people agree on and coding agents can build from.
            </p>
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
            {footerGroups.map(({ title, places }) => (
              <div key={title} className="grid content-start gap-3">
                <h2 className="font-medium">{title}</h2>
                <Links places={places} className="grid gap-1" />
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t pt-6 text-xs text-muted">
          <p>{productName}</p>
          <nav aria-label="Legal">
            <Links places={legalPlaces} className="flex flex-wrap gap-x-6" />
          </nav>
        </div>
      </div>
    </footer>
  );
}

function Links({ places, className }: { places: readonly { to: string; label: string }[]; className: string }) {
  return (
    <ul className={className}>
      {places.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-7 items-center rounded-sm text-muted hover:text-ink">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Every public page begins at its start, also on the way back; an address with a hash begins where the hash points. */
function useStartAtTheTop() {
  const { pathname, hash } = useLocation();
  const isTakenOver = useIsTakenOver();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the path is what this waits for
  useEffect(() => {
    if (!hash && !isTakenOver) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
}
