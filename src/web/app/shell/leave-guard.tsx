import { type Location, useBlocker } from "react-router";
import { leavingLosesWords } from "#web/editing/leave-check.ts";
import { readAuth } from "#web/queries/session.ts";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { sectionAt } from "#workspace/workspace/section-choice.ts";
import { useKnownEntries } from "./known-entries.ts";

/** Said with a move to whoever has no place any more where they are. */
export const mustLeave = { mustLeave: true };

/** Asks before somebody leaves what is not saved. Whoever is signed out or must leave is let go: the words stay on the device. */
export function LeaveGuard() {
  useKnownEntries();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isAnotherPlace(currentLocation, nextLocation) &&
      leavingLosesWords() &&
      readAuth().user !== null &&
      !mayNotStay(nextLocation),
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title="Leave without saving?"
      description="Your changes are not saved. They stay on this device and are here when you come back."
      cancel="Stay"
      confirm="Leave"
      onConfirm={() => blocker.proceed?.()}
    />
  );
}

const mayNotStay = ({ state }: Location<Partial<typeof mustLeave> | null>) => state?.mustLeave === true;

/** Steps of a wizard and places within a section are one place. */
function isAnotherPlace(here: Location, there: Location) {
  return here.pathname !== there.pathname || sectionAt(here) !== sectionAt(there) || idIn(here) !== idIn(there);
}

function idIn({ search }: Location) {
  return new URLSearchParams(search).get("id");
}
