import { useState, useSyncExternalStore } from "react";

/** Why what was to be saved is not, in a sentence that stays until it is; null where nothing failed. */
export function useNotSaved(why: string | null): string | null {
  const online = useIsOnline();
  const [wasCut, setWasCut] = useState(false);
  const isCut = why !== null && (wasCut || !online);
  if (isCut !== wasCut) setWasCut(isCut);
  if (why === null) return null;
  if (!online) return "Not saved: you are offline. Your words are kept on this device.";
  if (isCut) return "Not saved yet. You are online again: please save again.";
  return why === "" ? "Not saved. Your words are kept on this device." : `Not saved: ${why}`;
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
