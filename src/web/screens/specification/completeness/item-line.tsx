import type { CheckedItem } from "#domain/quality/completeness/completeness.ts";
import { cn } from "#web/ui/cn.ts";
import { Reference } from "#web/ui/text/reference.tsx";
import { ItemActions } from "./item-actions.tsx";
import { signOf } from "./item-signs.ts";
import type { DecidingItems } from "./use-deciding.ts";
import { walk } from "./walk.ts";

type LineProps = { item: CheckedItem; deciding: DecidingItems };

/** An item with what counts of it; chosen, it says what can be done. */
export function ItemLine({ item, deciding }: LineProps) {
  const { key, title, level, standard } = item;
  const { icon: Icon, label, ink } = signOf(item);
  const isChosen = deciding.chosen === key;
  return (
    <li className={cn(isChosen && "bg-accent-soft/40")}>
      <button
        type="button"
        data-item={key}
        aria-pressed={isChosen}
        onKeyDown={walk}
        onClick={() => deciding.choose(isChosen ? null : key)}
        className={cn("flex w-full items-start gap-2.5 px-4 py-2.5 text-start -outline-offset-2", !isChosen && "hover:bg-hover")}
      >
        <Icon aria-hidden className={cn("mt-0.5 size-4 shrink-0", ink)} />
        <span className="grid min-w-0 grow gap-0.5">
          <span className="flex flex-wrap items-baseline gap-x-2">
            {standard === "25010" ? null : <Reference>{key}</Reference>}
            <span className="wrap-anywhere">{title}</span>
            <span className="sr-only">, {label.toLowerCase()}</span>
          </span>
          <span dir="auto" className="line-clamp-2 text-xs text-muted wrap-anywhere">
            {summaryOf(item)}
          </span>
        </span>
        {level === null ? null : <span className="shrink-0 text-2xs text-faint">L{level}</span>}
      </button>
      {isChosen ? <ItemActions item={item} deciding={deciding} /> : null}
    </li>
  );
}

function summaryOf({ state, decision, places, reopened, proposed, asks }: CheckedItem): string {
  if (state === "applied") return places.map(({ key, label }) => (/\d/.test(key) ? `${key} ${label}` : label)).join(" · ");
  if (state === "waived") return decision?.reason ?? "";
  if (reopened) return `Open again: ${reopened}`;
  if (proposed?.state === "waived") return `To waive: ${proposed.reason}`;
  if (proposed) return `To link: ${proposed.rests_on.map(inWords).join(", ")}`;
  return asks ?? "";
}

/** A list by its words, a row by its number. */
function inWords(key: string): string {
  return key.replaceAll("_", " ");
}
