import { lazy, Suspense, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { productName } from "#web/lib/page-title.ts";
import { useProofAsked } from "#web/queries/proof-asked.ts";
import { useSaveKeys } from "#web/ui/forms/use-save-keys.ts";
import { CookieBanner } from "./cookie-banner.tsx";

export function RootLayout() {
  useFocusOnArrival();
  useSaveKeys();
  return (
    <>
      <title>{productName}</title>
      <a
        href="#main"
        className="print:hidden fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-accent px-3 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Progress />
      <Outlet />
      <Proof />
      <CookieBanner />
      <ScrollRestoration getKey={({ key, pathname }) => (key === "default" ? pathname : key)} />
    </>
  );
}

const ProofDialog = lazy(async () => ({ default: (await import("./proof-dialog.tsx")).ProofDialog }));

/** Asked for only now and then, so it is loaded when it is. */
function Proof() {
  const isAsked = useProofAsked();
  return isAsked ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
}

/** A new screen begins at its start for keyboard and screen reader, as a fresh document would. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // a field of the new screen may have it already
    if (document.activeElement?.matches("#main :is(input, textarea)")) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}

function Progress() {
  const { state } = useNavigation();
  return state === "loading" ? (
    <div
      role="progressbar"
      aria-label="Loading the next screen"
      className="fixed inset-x-0 top-0 z-50 h-0.5 bg-accent animate-glow"
    />
  ) : null;
}
