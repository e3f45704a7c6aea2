import { type FoundGroup, foundIn } from "#web/queries/found-groups.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { inFigures } from "#web/ui/text/counted.ts";

/** Which list is looked at, or all of them, each with how many it has. */
export function KindFilter({
  groups,
  chosen,
  onChoose,
}: {
  groups: readonly FoundGroup[];
  chosen: string | null;
  onChoose: (table: string | null) => void;
}) {
  const kinds = [{ table: null, title: "All", count: foundIn(groups) }, ...groups];
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">Where to look</legend>
      {kinds.map(({ table, title, count }) => (
        <Button
          key={title}
          size="sm"
          variant={table === chosen ? "secondary" : "ghost"}
          aria-pressed={table === chosen}
          onClick={() => onChoose(table)}
        >
          {title} <span className="text-faint tabular-nums">{inFigures(count)}</span>
        </Button>
      ))}
    </fieldset>
  );
}
