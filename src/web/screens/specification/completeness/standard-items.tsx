import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { isOneOf } from "#domain/option.ts";
import { countsOf } from "#domain/quality/completeness/completeness.ts";
import { acceptedIn } from "#domain/quality/completeness/deciding.ts";
import type { Standard } from "#domain/quality/completeness/decision.ts";
import { standardNames } from "#domain/quality/completeness/decision.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { ItemDialogs } from "./item-dialogs.tsx";
import { ItemGroupCard } from "./item-group-card.tsx";
import { ItemTools } from "./item-tools.tsx";
import { OfficialText } from "./official-text.tsx";
import { itemFilters, shownGroups } from "./shown-groups.ts";
import { type ReadCompleteness, useDeciding } from "./use-deciding.ts";
import { useSearchChoice } from "./use-search-choice.ts";

type ItemsProps = { standard: Standard; completeness: ReadCompleteness };

/** The items of one standard: looked for, decided one by one, by section or all that is proposed at once. */
export function StandardItems({ standard, completeness }: ItemsProps) {
  const [named, filterBy] = useSearchChoice("show");
  const [query, search] = useState("");
  const filter = isOneOf(itemFilters, named) ? named : "open";
  const { groups, counts } = completeness[standard];
  const shown = shownGroups(groups, filter, query);
  const deciding = useDeciding(completeness, shown);
  const proposed = shown.flatMap(({ items }) => items).filter((item) => item.proposed !== null);
  const { name, items } = standardNames[standard];
  return (
    <div className="grid gap-4">
      <ItemTools
        {...{ standard, counts, filter, filterBy, query, search }}
        proposed={countsOf(proposed).all}
        level={completeness.level}
      />
      {deciding.canEdit && proposed.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-accent-line bg-accent-soft px-4 py-2.5 text-accent-ink">
          <p className="grow">
            {counted(proposed.length, { one: "proposal", many: "proposals" })} in view, from what the specification says. None
            counts until it is accepted.
          </p>
          <Button
            size="sm"
            variant="primary"
            onClick={() =>
              deciding.decide(
                acceptedIn(shown, completeness.level),
                counted(proposed.length, { one: "proposal accepted", many: "proposals accepted" }),
              )
            }
          >
            Accept all in view
          </Button>
        </div>
      ) : null}
      {shown.map((group, at) => (
        <div key={group.key} className="grid gap-2">
          {group.above && group.above !== shown[at - 1]?.above ? (
            <h2 className="pt-2 text-xs font-semibold text-muted">{group.above}</h2>
          ) : null}
          <ItemGroupCard group={group} deciding={deciding} />
        </div>
      ))}
      {shown.length === 0 ? (
        <EmptyState
          icon={<CircleCheck />}
          title={filter === "open" && query === "" ? "Everything is decided" : "Nothing here"}
          text={
            filter === "open" && query === ""
              ? `All ${items} of ${name} are applied or waived.`
              : "Look for something else, or show all."
          }
        />
      ) : null}
      {standard === "asvs" ? <OfficialText canEdit={deciding.canEdit} /> : null}
      <ItemDialogs deciding={deciding} completeness={completeness} />
    </div>
  );
}
