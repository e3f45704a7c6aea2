import { useSyncExternalStore } from "react";

/** While the app takes over a page drawn at build, which its reader has begun to read. */
export function useIsTakenOver() {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}
