import type { CheckedGroup } from "#domain/quality/completeness/completeness.ts";
import { cn } from "#web/ui/cn.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { Reference } from "#web/ui/text/reference.tsx";
import { ItemActions } from "./item-actions.tsx";
import { ItemLine } from "./item-line.tsx";
import type { DecidingItems } from "./use-deciding.ts";
import { walk } from "./walk.ts";

type GroupProps = { group: CheckedGroup; deciding: DecidingItems };

/** Items that belong together; a section of ASVS is decided as one. */
export function ItemGroupCard({ group: { section, title, items }, deciding }: GroupProps) {
  const isChosen = section !== null && deciding.chosen === section.key;
  return (
    <Card className="overflow-hidden">
      {section ? (
        <div className={cn("border-b bg-sunken", isChosen && "bg-accent-soft")}>
          <button
            type="button"
            data-item={section.key}
            aria-pressed={isChosen}
            onKeyDown={walk}
            onClick={() => deciding.choose(isChosen ? null : section.key)}
            className="flex w-full items-baseline gap-2.5 px-4 py-2.5 text-start -outline-offset-2"
          >
            <Reference>{section.key}</Reference>
            <span className="grow font-semibold">{title}</span>
            <span className="shrink-0 text-xs text-muted tabular-nums">{inFigures(items.length)}</span>
          </button>
          {isChosen ? <ItemActions item={section} deciding={deciding} isSection /> : null}
        </div>
      ) : (
        <h2 className="border-b bg-sunken px-4 py-2.5 font-semibold">{title}</h2>
      )}
      <ul className="divide-y">
        {items.map((item) => (
          <ItemLine key={item.key} item={item} deciding={deciding} />
        ))}
      </ul>
    </Card>
  );
}
