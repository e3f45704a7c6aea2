import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { Brand } from "#web/ui/brand.tsx";
import { publicPlaces } from "./public-places.ts";

const links = [...publicPlaces, { to: paths.cookies(), label: "Cookies" }];

export function PublicFooter() {
  useStartAtTheTop();
  return (
    <footer className="border-t bg-surface">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-6">
        <Brand name={productName} />
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-2 text-muted">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-flex min-h-6 items-center rounded-sm hover:text-ink">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** Every public page begins at its start, also on the way back; an address with a hash begins where the hash points. */
function useStartAtTheTop() {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the path is what this waits for
  useEffect(() => {
    if (!hash) window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
}
