import { useLocation } from "react-router";
import type { Item, Part } from "#domain/compare/version.ts";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { ItemWords } from "./item-words.tsx";
import { SomeOfMany } from "./some-of-many.tsx";

export function PartCard({ part: { label, items } }: { part: Part }) {
  const { hash } = useLocation();
  const wanted = items.findIndex(({ reference }) => hash === `#${reference}`);
  return (
    <Card className="overflow-hidden">
      <CardHeader title={label} />
      <div className="mt-3 border-t">
        <SomeOfMany rows={items} wanted={wanted}>
          {(item) => (
            <li key={item.id} className="grid gap-2 px-5 py-4">
              <ItemHeading item={item} />
              <ItemWords item={item} />
              <CitationLists reference={item.reference ?? item.id} />
            </li>
          )}
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
