import { useLocation } from "react-router";
import type { Part } from "#domain/compare/version.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { CitationLists } from "#web/ui/citation-lists.tsx";
import { Reference } from "#web/ui/reference.tsx";
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
              <h3 className="flex flex-wrap items-baseline gap-2 font-medium">
                {item.reference ? <Reference>{item.reference}</Reference> : null}
                <span className="wrap-anywhere">{item.title}</span>
              </h3>
              <ItemWords item={item} />
              {item.reference ? <CitationLists reference={item.reference} /> : null}
            </li>
          )}
        </SomeOfMany>
      </div>
    </Card>
  );
}
