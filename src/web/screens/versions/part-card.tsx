import { useLocation } from "react-router";
import type { ComparedPart } from "#domain/compare/compare.ts";
import { isShared } from "#domain/compare/parts.ts";
import type { Item, Part } from "#domain/compare/version.ts";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { ItemWords } from "./item-words.tsx";
import { RestoreButton } from "./restore-button.tsx";
import { SomeOfMany } from "./some-of-many.tsx";

const fates = { added: "Deleted since", changed: "Changed since" };

/** One part of a version; `since` is what restoring it would bring back or change, undefined where that is not asked. */
export function PartCard({ part: { key, label, items }, since }: { part: Part; since?: ComparedPart | undefined }) {
  const { hash } = useLocation();
  const wanted = items.findIndex(({ reference }) => hash === `#${reference}`);
  const fateOf = (item: Item) => {
    const kind = since?.items.find((compared) => compared.item.id === item.id)?.kind;
    return kind === undefined || kind === "removed" ? null : fates[kind];
  };
  return (
    <Card className="overflow-hidden">
      <CardHeader title={label} {...(isShared(key) ? { description: "Shared by all versions" } : {})} />
      <div className="mt-3 border-t">
        <SomeOfMany rows={items} wanted={wanted}>
          {(item) => {
            const fate = fateOf(item);
            return (
              <li key={item.id} className="grid gap-2 px-5 py-4">
                <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
                  <ItemHeading item={item} />
                  {fate ? (
                    <span className="flex items-center gap-2">
                      <Badge tone="warning">{fate}</Badge>
                      <RestoreButton part={key} item={item} />
                    </span>
                  ) : null}
                </div>
                <ItemWords item={item} />
                <CitationLists reference={item.reference ?? item.id} />
              </li>
            );
          }}
        </SomeOfMany>
      </div>
    </Card>
  );
}

function ItemHeading({ item: { id, reference, title } }: { item: Item }) {
  if (!reference) {
    return (
      <h3 data-reference={id} className="text-xs font-medium text-muted">
        {title}
      </h3>
    );
  }
  return (
    <h3 className="flex flex-wrap items-baseline gap-2 font-medium">
      <Reference>{reference}</Reference>
      <span className="wrap-anywhere">
        <Words text={title} />
      </span>
    </h3>
  );
}
