import { useState, useSyncExternalStore } from "react";
import { paths } from "#web/lib/paths.ts";
import { readStored, writeStored } from "#web/lib/storage.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";

const consentKey = "pa:cookie-consent";

/** A page drawn at build has the banner, which `src/web/app/before-paint.js` hides from those who have accepted. */
export function CookieBanner() {
  const known = useSyncExternalStore(onceForAll, hasAccepted, () => false);
  const [accepted, setAccepted] = useState(false);
  if (known || accepted) return null;
  return (
    <section
      aria-label="Cookies"
      data-bottom-banner
      className="print:hidden noscript:hidden fixed inset-x-3 bottom-3 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-raised py-2.5 pr-2.5 pl-4 shadow-float sm:right-auto sm:left-4 sm:max-w-lg"
    >
      <p className="min-w-48 grow basis-0 text-pretty text-muted">
        We use cookies and local storage to keep you signed in and remember your choices.{" "}
        <TextLink to={paths.cookies()}>Cookie policy</TextLink>
      </p>
      <Button
        variant="primary"
        onClick={() => {
          writeStored(consentKey, "accepted");
          setAccepted(true);
        }}
      >
        Accept
      </Button>
    </section>
  );
}

const hasAccepted = () => readStored(consentKey) === "accepted";
const onceForAll = () => () => {};
