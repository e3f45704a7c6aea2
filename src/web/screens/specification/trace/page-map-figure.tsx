import type { PageMap } from "#domain/pictures/page-map.ts";
import { placePageMap } from "#domain/pictures/place-page-map.ts";
import { cn } from "#web/ui/cn.ts";
import { PageMapPicture } from "./page-map-picture.tsx";

/** In pixels; on paper the wide one is drawn. */
const widths = { narrow: 326, wide: 704 };

/** Who uses which page, as a picture and, for those who do not see it, in words. */
export function PageMapFigure({ map }: { map: PageMap }) {
  return (
    <figure className="mx-auto grid w-full max-w-3xl">
      {(["narrow", "wide"] as const).map((size) => (
        <div
          key={size}
          className={cn("overflow-x-auto", size === "wide" ? "max-sm:hidden print:block" : "sm:hidden print:hidden")}
        >
          <PageMapPicture placed={placePageMap(map, widths[size])} />
        </div>
      ))}
      <figcaption className="sr-only">
        {map.classes.map(({ reference, name }, at) => {
          const pages = map.uses.flatMap(([user, page]) => (user === at ? (map.pages[page]?.name ?? []) : []));
          return <p key={reference}>{`${name} uses ${pages.length > 0 ? pages.join(", ") : "no page"}.`}</p>;
        })}
      </figcaption>
    </figure>
  );
}
