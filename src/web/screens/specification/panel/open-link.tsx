import { ExternalLink } from "lucide-react";
import { webAddress } from "#domain/design-connections.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Tooltip } from "#web/ui/actions/tooltip.tsx";

/** Opens a typed address in a new tab; nothing where it is none on the web. */
export function OpenLink({ address }: { address: string }) {
  const href = webAddress(address);
  if (!href) return null;
  return (
    <Tooltip text="Open in a new tab" side="top">
      <Button asChild variant="ghost" size="icon" className="mt-0.5">
        <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`Open ${href}`}>
          <ExternalLink aria-hidden />
        </a>
      </Button>
    </Tooltip>
  );
}
