import { ApplyDialog } from "./apply-dialog.tsx";
import type { DecidingItems, ReadCompleteness } from "./use-deciding.ts";
import { WaiveDialog } from "./waive-dialog.tsx";

type DialogsProps = { deciding: DecidingItems; completeness: ReadCompleteness };

/** What is asked before the item at hand is decided. */
export function ItemDialogs({ deciding, completeness }: DialogsProps) {
  const { item, asked, ask, decideItem, lastReason } = deciding;
  if (!item || !asked) return null;
  const close = () => ask(null);
  if (asked === "waive") {
    const former = item.proposed?.state === "waived" ? item.proposed.reason : item.decision?.reason;
    return (
      <WaiveDialog
        item={item}
        start={former ?? lastReason}
        onClose={close}
        onWaive={(reason) => decideItem({ state: "waived", reason }, "waived")}
      />
    );
  }
  return (
    <ApplyDialog
      item={item}
      places={completeness.places}
      onClose={close}
      onApply={(rests_on) => decideItem({ state: "applied", rests_on }, "applied")}
    />
  );
}
