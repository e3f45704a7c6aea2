import { useEffect } from "react";

const checks = new Set<() => boolean>();

/** Whether something on the screen was typed and not saved; asked at the moment somebody leaves. */
export function leavingLosesWords(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}

/** Leaving asks while `isUnsaved` says yes; it is called when it matters, so it reads what is true then. */
export function useLeaveCheck(isUnsaved: () => boolean) {
  useEffect(() => {
    checks.add(isUnsaved);
    return () => {
      checks.delete(isUnsaved);
    };
  });
}

addEventListener("beforeunload", (event) => {
  if (leavingLosesWords()) event.preventDefault();
});
