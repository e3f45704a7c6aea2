import { WifiOff } from "lucide-react";
import { useIsOnline } from "#web/ui/forms/use-not-saved.ts";

/** Says as long as it lasts that nothing can be saved or read; words stay on the device meanwhile. */
export function OfflineNotice() {
  const online = useIsOnline();
  return (
    <div role="status" className="fixed bottom-4 left-4 z-30 max-w-[calc(100vw-2rem)]">
      {online ? null : (
        <p className="flex items-center gap-2 rounded-lg border border-warning-line bg-warning-soft px-3 py-2 text-xs shadow-float">
          <WifiOff aria-hidden className="size-4 shrink-0 text-warning-ink" />
          You are offline. What you write stays on this device; save it once you are online again.
        </p>
      )}
    </div>
  );
}
